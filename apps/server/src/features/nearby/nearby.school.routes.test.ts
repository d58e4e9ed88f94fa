import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import type { PersonPage } from '@teamwright/contracts/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailTo, settledEmailsTo, tokenOf } from '../../testing/actors/emails.ts';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const subject = 'Confirm your school';
let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** A user with a confirmed address. */
async function student(school = 'Fjord University', email?: string): Promise<TestUser> {
  const user = await createUser(site, { profile: { school }, ...(email && { email }) });
  await site.database.pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  return user;
}

function ask(user: TestUser, email: string) {
  return user.call('POST', '/api/nearby/school', { body: { email } });
}

function open(user: Pick<TestUser, 'call'>, token: string) {
  return user.call('POST', '/api/nearby/school/verify', { body: { token } });
}

async function markOf(developer: TestUser): Promise<string | null> {
  const { user } = (await developer.call('GET', '/api/user/me')).json<{ user: OwnUser }>();
  const page = await site.guest().call('GET', `/api/user/by-name/${user.username}`);
  expect(page.json<PersonPage>().schoolVerifiedBy).toBe(user.schoolVerifiedBy);
  return user.schoolVerifiedBy;
}

async function verifySchool(user: TestUser, email: string): Promise<void> {
  expect((await ask(user, email)).statusCode).toBe(200);
  expect((await open(user, tokenOf(await emailTo(site, email, subject)))).statusCode).toBe(200);
}

describe('school verification', () => {
  test('uses a link in an email, shows the domain, and can be removed by the user', async () => {
    const user = await student();
    expect(await markOf(user)).toBeNull();
    await verifySchool(user, 'first@student.fjord.edu');
    expect(await markOf(user)).toBe('student.fjord.edu');
    const taken = await user.call('DELETE', '/api/nearby/school');
    expect(taken.json<OwnUser>().schoolVerifiedBy).toBeNull();
    expect(await markOf(user)).toBeNull();
  });

  test('does not exist outside academic domains: only the domain is shown', async () => {
    const user = await student('Stanford University');
    await verifySchool(user, 'me@stanford.lol');
    expect(await markOf(user)).toBeNull();
    const page = await site.guest().call('GET', `/api/user/by-name/${user.user.username}`);
    expect(page.json<PersonPage>()).toMatchObject({
      schoolVerifiedBy: null,
      schoolAddressAt: 'stanford.lol',
    });
  });

  test('stays for another spelling and is lost with another school, also after changing back', async () => {
    const user = await student();
    await verifySchool(user, 'second@fjord.edu');
    const rename = (school: string) =>
      user.call('POST', `/api/user/update/${user.user.id}`, { body: { school } });
    await rename('Fjord Univ., Norway');
    expect(await markOf(user)).toBe('fjord.edu');
    await rename('Sea School');
    expect(await markOf(user)).toBeNull();
    await rename('Fjord University');
    expect(await markOf(user)).toBeNull();
  });

  test("needs no email when the user's own address belongs to the school", async () => {
    const user = await student('Fjord University', 'own@fjord.edu');
    expect((await ask(user, 'OWN@fjord.edu')).json()).toMatchObject({
      message: 'Your school is verified.',
    });
    expect(await markOf(user)).toBe('fjord.edu');
    expect(await settledEmailsTo(site, 'own@fjord.edu', subject)).toBe(0);
  });

  test.each([
    ['somebody@gmail.com', 'Gmail School'],
    ['somebody@alumni.fjord.edu', 'Fjord University'],
    ['somebody@harvard.edu', 'Fjord University'],
    ['somebody@fjord.edu', 'Harvard University'],
  ])('is rejected for %s and %s', async (email, school) => {
    const user = await student(school);
    const answer = await ask(user, email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty('email');
    expect(await settledEmailsTo(site, email, subject)).toBe(0);
  });

  test('requires a school, a confirmed address and a session', async () => {
    expect((await ask(await student(''), 'a@fjord.edu')).statusCode).toBe(400);
    const unverified = await createUser(site, { profile: { school: 'Fjord University' } });
    expect((await ask(unverified, 'a@fjord.edu')).statusCode).toBe(403);
    const guest = await site.guest().call('POST', '/api/nearby/school', { body: { email: 'a@fjord.edu' } });
    expect(guest.statusCode).toBe(401);
    expect((await ask(await student(), 'nonsense')).statusCode).toBe(400);
  });

  test("is not granted when the address's owner opens the link in another session", async () => {
    const [liar, victim] = [await student(), await student()];
    await ask(liar, 'victim@fjord.edu');
    const token = tokenOf(await emailTo(site, 'victim@fjord.edu', subject));
    expect((await open(site.guest(), token)).statusCode).toBe(401);
    expect((await open(victim, token)).statusCode).toBe(403);
    expect({ liar: await markOf(liar), victim: await markOf(victim) }).toEqual({ liar: null, victim: null });
  });

  test('is granted once per mailbox, until the user removes it', async () => {
    const [first, second] = [await student(), await student()];
    await verifySchool(first, 'once@fjord.edu');
    await ask(second, 'Once+again@fjord.edu');
    const token = tokenOf(await emailTo(site, 'once+again@fjord.edu', subject));
    expect((await open(second, token)).statusCode).toBe(409);
    await deleteAccount(first);
    expect((await open(second, token)).statusCode).toBe(200);
    expect(await markOf(second)).toBe('fjord.edu');
    expect((await open(second, token)).statusCode).toBe(400);
  });

  test('rejects the link after the user has changed the school', async () => {
    const user = await student();
    await ask(user, 'late@fjord.edu');
    const token = tokenOf(await emailTo(site, 'late@fjord.edu', subject));
    await user.call('POST', `/api/user/update/${user.user.id}`, { body: { school: 'Harvard' } });
    expect((await open(user, token)).statusCode).toBe(400);
    expect(await markOf(user)).toBeNull();
    expect((await open(user, 'nonsense')).statusCode).toBe(400);
  });

  test('counts one of two concurrent clicks', async () => {
    const user = await student();
    await ask(user, 'twice@fjord.edu');
    const token = tokenOf(await emailTo(site, 'twice@fjord.edu', subject));
    const answers = await Promise.all([open(user, token), open(user, token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('does not store the address', async () => {
    const { rows } = await site.database.pool.query('select * from school_proofs');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
