import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emailTo, settledEmailsTo, tokenOf } from '../../testing/actors/emails.ts';
import {
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { inOrderBehind } from '../../testing/audits/lock-order.ts';
import {
  authenticate,
  createGithubSite,
  enterWith,
  exchanged,
  type GithubSite,
  hostPerson,
} from '../../testing/fakes/github.ts';
import type { Client } from '../../testing/test-app.ts';

const verifySubject = 'Confirm your email address';
const newPassword = 'eleven quiet herons';
const _elevenMinutes = 11 * 60 * 1000;

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());
// Sessions use the real clock.
afterEach(() => site.clock.advance(Date.now() - site.clock.now().getTime()));

async function userOf(client: Client) {
  return (await client.call('GET', '/api/user/me')).json().user;
}

async function verify(client: Client, token: string) {
  return await client.call('POST', '/api/auth/verify-email', { body: { token } });
}

async function signIn(email: string, password: string, client = site.guest()): Promise<number> {
  return (await client.call('POST', '/api/auth/login', { body: { email, password } })).statusCode;
}

async function verifyToken({ user }: TestUser): Promise<string> {
  return tokenOf(await emailTo(site, user.email, verifySubject));
}

async function resetToken(email: string): Promise<string> {
  await site.guest().call('POST', '/api/auth/forgot-password', { body: { email } });
  return tokenOf(await emailTo(site, email, 'Choose a new password'));
}

async function reset(token: string, password = newPassword) {
  return await site.guest().call('POST', '/api/auth/reset-password', { body: { token, password } });
}

/** A user of the code host who verified this address there. */
function hostPersonOf(email: string): string {
  return hostPerson(site, { emails: [{ email, primary: true, verified: true }] }).login;
}

function change(user: TestUser, body: object) {
  return user.call('POST', `/api/user/update/${user.user.id}`, { body });
}

async function sessionCount(userId: string): Promise<number> {
  const query = 'select 1 from sessions where user_id = $1';
  return (await site.database.pool.query(query, [userId])).rowCount ?? 0;
}

describe('the first verification of an address', () => {
  test('ends the sessions and the password of a stranger who signed up with it', async () => {
    const attacker = await createUser(site);
    const { email, id } = attacker.user;
    const answer = await verify(site.guest(), await verifyToken(attacker));
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Your email address is confirmed. Please choose a new password.',
        resetToken: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(await userOf(attacker)).toBeNull();
    expect(await signIn(email, testPassword)).toBe(401);
    await emailTo(site, email, 'Your email address is confirmed');
    expect((await reset(answer.json().resetToken)).statusCode).toBe(200);
    const owner = site.guest();
    expect(await signIn(email, newPassword, owner)).toBe(200);
    expect((await userOf(owner)).id).toBe(id);
  });

  test('gives the owner the account in a browser that is signed in to another account', async () => {
    const [attacker, owner] = [await createUser(site), await createVerifiedUser(site)];
    expect((await verify(owner, await verifyToken(attacker))).json().resetToken).not.toBeNull();
    expect(await userOf(attacker)).toBeNull();
    expect(await userOf(owner)).toMatchObject({ id: owner.user.id });
  });

  test('keeps the password and the sessions in the browser that is signed in', async () => {
    const user = await createUser(site);
    const elsewhere = site.guest();
    await signIn(user.user.email, testPassword, elsewhere);
    const answer = await verify(user, await verifyToken(user));
    expect(answer.json()).toMatchObject({
      message: 'Your email address is confirmed.',
      resetToken: null,
    });
    expect(await userOf(elsewhere)).toMatchObject({ emailVerified: true });
    expect(await signIn(user.user.email, testPassword)).toBe(200);
  });

  test('cancels a change of the address that a stranger requested', async () => {
    const attacker = await createUser(site);
    const token = await verifyToken(attacker);
    const wanted = `stranger-${attacker.user.id.slice(-8)}@example.org`;
    await change(attacker, { email: wanted, currentPassword: testPassword });
    const newAddress = tokenOf(await emailTo(site, wanted, 'Confirm your new email address'));
    await verify(site.guest(), token);
    expect((await verify(attacker, newAddress)).statusCode).toBe(400);
    expect((await verify(site.guest(), newAddress)).statusCode).toBe(400);
  });

  test('ends a GitHub link that a stranger started before it', async () => {
    const attacker = await createUser(site);
    const { id } = attacker.user;
    // As stored by an earlier version, which let unverified accounts link.
    await site.database.pool.query('update users set email_verified = true where id = $1', [id]);
    const bearer = await exchanged(site, attacker, hostPerson(site).login);
    await site.database.pool.query('update users set email_verified = false where id = $1', [id]);
    await verify(site.guest(), await verifyToken(attacker));
    expect((await authenticate(attacker, bearer)).statusCode).toBe(401);
    const { rowCount } = await site.database.pool.query('select 1 from github_flows where user_id = $1', [
      id,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('a new address', () => {
  test('is rejected in a browser that is not signed in to the account', async () => {
    const [attacker, victim] = [await createVerifiedUser(site), await createVerifiedUser(site)];
    const wanted = `victim-${attacker.user.id.slice(-8)}@example.org`;
    await change(attacker, { email: wanted, currentPassword: testPassword });
    const token = tokenOf(await emailTo(site, wanted, 'Confirm your new email address'));
    for (const client of [site.guest(), victim]) {
      const refused = await verify(client, token);
      expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
        status: 403,
        message: 'Please sign in to the account that requested this address, then open the link again.',
      });
    }
    expect(await userOf(attacker)).toMatchObject({ email: attacker.user.email });
    expect((await enterWith(site, site.guest(), hostPersonOf(wanted))).json().user.id).not.toBe(
      attacker.user.id,
    );
  });

  test('takes effect in the browser that is signed in, also after a rejection elsewhere', async () => {
    const user = await createVerifiedUser(site);
    const wanted = `wanted-${user.user.id.slice(-8)}@example.org`;
    await change(user, { email: wanted, currentPassword: testPassword });
    const token = tokenOf(await emailTo(site, wanted, 'Confirm your new email address'));
    expect((await verify(site.guest(), token)).statusCode).toBe(403);
    expect((await verify(user, token)).statusCode).toBe(200);
    expect(await userOf(user)).toMatchObject({ email: wanted, emailVerified: true });
  });
});

describe('a GitHub sign-in with the same address', () => {
  test('ends other sessions and removes a password that was set before the verification', async () => {
    const attacker = await createUser(site);
    const { email, id } = attacker.user;
    // As stored by an earlier version, whose first verification removed nothing.
    await site.database.pool.query('update users set email_verified = true where id = $1', [id]);
    const owner = site.guest();
    expect((await enterWith(site, owner, hostPersonOf(email))).json().user.id).toBe(id);
    expect(await userOf(attacker)).toBeNull();
    expect(await signIn(email, testPassword)).toBe(401);
    expect(await userOf(owner)).toMatchObject({ id });
  });

  test('keeps the password of the user who verified the address', async () => {
    const user = await createUser(site);
    await verify(user, await verifyToken(user));
    const owner = site.guest();
    await enterWith(site, owner, hostPersonOf(user.user.email));
    expect(await userOf(user)).toBeNull();
    expect(await signIn(user.user.email, testPassword)).toBe(200);
  });
});

describe('a password reset', () => {
  test('unlinks GitHub, returns that, and notifies the user by email', async () => {
    const user = await createVerifiedUser(site);
    const { email, id } = user.user;
    const { login } = hostPerson(site);
    await enterWith(site, user, login);
    const answer = await reset(await resetToken(email));
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 200,
      message:
        'Your password is changed and GitHub is unlinked. Please sign in. You can link GitHub again in your settings.',
    });
    await emailTo(site, email, 'Your password was changed');
    const sent = await emailTo(site, email, 'GitHub was unlinked from your account');
    expect(sent.text).toContain(`The GitHub account ${login} was unlinked`);
    expect((await enterWith(site, site.guest(), login)).json().user.id).not.toBe(id);
  });

  test('ends a concurrent sign-in with the old password', async () => {
    const user = await createVerifiedUser(site);
    const { email, id } = user.user;
    const token = await resetToken(email);
    const late = site.guest();
    const statuses = await inOrderBehind(
      site,
      ['users', id],
      [async () => (await reset(token)).statusCode, () => signIn(email, testPassword, late)],
    );
    expect(statuses).toEqual([200, 401]);
    expect(await userOf(late)).toBeNull();
    expect(await sessionCount(id)).toBe(0);
  });

  test('ends a concurrent sign-in with a linked GitHub account', async () => {
    const user = await createVerifiedUser(site);
    const { email, id } = user.user;
    const { login } = hostPerson(site);
    await enterWith(site, user, login);
    const token = await resetToken(email);
    const late = site.guest();
    const bearer = await exchanged(site, late, login);
    const statuses = await inOrderBehind(
      site,
      ['users', id],
      [
        async () => (await reset(token)).statusCode,
        async () => (await authenticate(late, bearer)).statusCode,
      ],
    );
    expect(statuses[0]).toBe(200);
    expect((await userOf(late))?.id).not.toBe(id);
    expect(await sessionCount(id)).toBe(0);
    expect((await enterWith(site, site.guest(), login)).json().user.id).not.toBe(id);
  });

  test('rejects a GitHub link that is finished at the same time', async () => {
    const user = await createVerifiedUser(site);
    const { email, id } = user.user;
    const { login } = hostPerson(site);
    const token = await resetToken(email);
    const bearer = await exchanged(site, user, login);
    const statuses = await inOrderBehind(
      site,
      ['users', id],
      [
        async () => (await reset(token)).statusCode,
        async () => (await authenticate(user, bearer)).statusCode,
      ],
    );
    expect(statuses).toEqual([200, 401]);
    expect((await enterWith(site, site.guest(), login)).json().user.id).not.toBe(id);
  });

  test.each([
    ['password', { password: 'twelve quiet herons', currentPassword: testPassword }],
    ['address', { email: 'late@example.org', currentPassword: testPassword }],
  ])('rejects a concurrent change of the %s in a session that it ends', async (_what, body) => {
    const user = await createVerifiedUser(site);
    const { email, id } = user.user;
    const token = await resetToken(email);
    const statuses = await inOrderBehind(
      site,
      ['users', id],
      [async () => (await reset(token)).statusCode, async () => (await change(user, body)).statusCode],
    );
    expect(statuses).toEqual([200, 401]);
    expect(await signIn(email, newPassword)).toBe(200);
    expect(await settledEmailsTo(site, 'late@example.org', 'Confirm your new email address')).toBe(0);
  });
});
