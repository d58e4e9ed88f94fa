import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function update(user: TestUser, body: unknown, id = user.user.id) {
  return user.call('POST', `/api/user/update/${id}`, { body });
}

describe('a profile', () => {
  test('changes the given fields and keeps the rest', async () => {
    const user = await createUser(site);
    const first = await update(user, {
      Bio: ' Builds tide tables. ',
      workplace: 'Harbour office',
      area: 'Bergen',
      school: 'Sea School',
      timeZone: 'Europe/Oslo',
      hoursPerWeek: 8,
      interests: ['maps', 'Maps', ''],
      roles: ['Backend'],
      openToCollaborate: false,
    });
    expect(first.statusCode).toBe(200);
    expect(first.json().message).toBe("User's profile updated successfully.");
    const second = await update(user, { hoursPerWeek: null, bio: 'Prints tide tables.' });
    expect(second.json()).toMatchObject({
      bio: 'Prints tide tables.',
      workplace: 'Harbour office',
      area: 'Bergen',
      timeZone: 'Europe/Oslo',
      hoursPerWeek: null,
      interests: ['maps'],
      openToCollaborate: false,
      user: { bio: 'Prints tide tables.' },
    });
  });

  test('is used for learning unless its owner switches that off', async () => {
    const user = await createUser(site);
    const me = async () => (await user.call('GET', '/api/user/me')).json().user;
    expect(await me()).toMatchObject({ learning: true });
    expect((await update(user, { learning: false })).json()).toMatchObject({ learning: false });
    await update(user, { bio: 'Still not.' });
    expect(await me()).toMatchObject({ learning: false, bio: 'Still not.' });
    expect((await update(user, { learning: true })).json().user).toMatchObject({ learning: true });
  });

  test('keeps the available hours of a week; a week without hours counts as none given', async () => {
    const user = await createUser(site);
    const availability = `0f${'0'.repeat(38)}81`;
    expect((await update(user, { availability })).json()).toMatchObject({ availability });
    expect((await update(user, { bio: 'Late.' })).json()).toMatchObject({ availability });
    expect((await update(user, { availability: 'f'.repeat(42) })).json().availability).toBe('f'.repeat(42));
    expect((await update(user, { availability: '0'.repeat(42) })).json().availability).toBeNull();
    await update(user, { availability });
    expect((await update(user, { availability: null })).json().availability).toBeNull();
    const person = await site.guest().call('GET', `/api/user/by-name/${user.user.username}`);
    expect(person.json()).not.toHaveProperty('availability');
  });

  test('keeps each goal once, in the order of the question, and shows it on the public page', async () => {
    const user = await createUser(site);
    const goals = ['hackathon', 'learn', 'hackathon'];
    expect((await update(user, { goals })).json()).toMatchObject({ goals: ['learn', 'hackathon'] });
    const person = await site.guest().call('GET', `/api/user/by-name/${user.user.username}`);
    expect(person.json().goals).toEqual(['learn', 'hackathon']);
  });

  test('can be changed by its owner only', async () => {
    const [user, stranger] = [await createUser(site), await createUser(site)];
    expect((await update(stranger, { bio: 'taken over' }, user.user.id)).statusCode).toBe(403);
    expect((await update(stranger, { bio: 'nobody' }, 'nonsense')).statusCode).toBe(404);
    const guest = await site
      .guest()
      .call('POST', `/api/user/update/${user.user.id}`, { body: { bio: 'guest' } });
    expect(guest.statusCode).toBe(401);
  });

  test('never takes permissions or foreign columns from a body', async () => {
    const user = await createUser(site);
    const body = { isAdmin: true, status: 'deleted', emailVerified: true, id: 'x', bio: 'hello' };
    const answer = await update(user, body);
    expect(answer.json()).toMatchObject({
      isAdmin: false,
      emailVerified: false,
      id: user.user.id,
      bio: 'hello',
    });
  });

  test.each([
    ['timeZone', 'Mars/Olympus'],
    ['hoursPerWeek', 0],
    ['hoursPerWeek', 81],
    ['availability', 'f'.repeat(41)],
    ['availability', 'g'.repeat(42)],
    ['goals', Array.from({ length: 6 }, () => 'learn')],
    ['bio', 'x'.repeat(2001)],
    ['bio', 'a\u0000b'],
    ['bio', '\ud800'],
    ['username', 'a'],
    ['interests', Array.from({ length: 31 }, (_, n) => `tag ${n}`)],
  ])('names the rejected field: %s', async (field, value) => {
    const answer = await update(await createUser(site), { [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });
});

describe('a username', () => {
  test('can be changed by a user without an email address, while another user has none', async () => {
    const [user, other] = [await createUser(site), await createUser(site)];
    const ids = [user.user.id, other.user.id];
    await site.database.pool.query("update users set email = '' where id = any($1)", [ids]);
    const answer = await update(user, { username: `${user.user.username}-new` });
    expect(answer.statusCode).toBe(200);
  });

  test('can change to a free one, also in case only', async () => {
    const user = await createUser(site);
    const upper = user.user.username.toUpperCase();
    expect((await update(user, { username: upper })).json().username).toBe(upper);
    const other = await createUser(site);
    expect((await update(other, { username: user.user.username })).statusCode).toBe(409);
  });

  test('goes to one of several users who request it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => createUser(site)));
    const answers = await Promise.all(people.map((user) => update(user, { username: 'wanted by all' })));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a password', () => {
  test('requires the current one when the sign-in is older than ten minutes', async () => {
    const user = await createUser(site);
    site.clock.advance(11 * minuteMs);
    expect((await update(user, { password: 'another fine phrase' })).statusCode).toBe(403);
    const wrong = await update(user, { password: 'another fine phrase', currentPassword: 'not this' });
    expect({ status: wrong.statusCode, fields: Object.keys(wrong.json().fields) }).toEqual({
      status: 403,
      fields: ['currentPassword'],
    });
    const right = { password: 'another fine phrase', currentPassword: testPassword };
    expect((await update(user, right)).statusCode).toBe(200);
    const signIn = (password: string) =>
      site.guest().call('POST', '/api/auth/login', { body: { email: user.user.email, password } });
    expect((await signIn(testPassword)).statusCode).toBe(401);
    expect((await signIn('another fine phrase')).statusCode).toBe(200);
  });

  test('ends the other sessions when it changes', async () => {
    const user = await createUser(site);
    const other = site.guest();
    await other.call('POST', '/api/auth/login', {
      body: { email: user.user.email, password: testPassword },
    });
    await update(user, { password: 'another fine phrase', currentPassword: testPassword });
    expect((await other.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    expect((await user.call('GET', '/api/user/me')).json().user.id).toBe(user.user.id);
  });
});

test('an email address changes only after the new one is confirmed', async () => {
  const user = await createUser(site);
  expect((await update(user, { email: user.user.email.toUpperCase() })).statusCode).toBe(200);
  const body = { email: 'new@example.org', currentPassword: testPassword };
  expect((await update(user, body)).json().user).toMatchObject({
    email: user.user.email,
    pendingEmail: 'new@example.org',
  });
});
