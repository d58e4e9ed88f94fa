import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, testPassword } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function signUp(body: unknown) {
  return site.guest().call('POST', '/api/auth/signup', { body });
}

describe('signing up', () => {
  test('creates an account and returns it without a password', async () => {
    const answer = await signUp({
      username: 'quiet-heron',
      email: ' Quiet.Heron@Example.org ',
      password: testPassword,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      success: true,
      user: {
        username: 'quiet-heron',
        email: 'quiet.heron@example.org',
        isAdmin: false,
        emailVerified: false,
      },
    });
    expect(answer.body).not.toContain(testPassword);
    expect(answer.body).not.toContain('password"');
  });

  test.each([
    ['nothing', {}],
    ['a blank username', { username: '  ', email: 'a@example.org', password: testPassword }],
    ['a blank password', { username: 'someone', email: 'a@example.org', password: '        ' }],
  ])('with %s reports that all fields are needed', async (_what, body) => {
    const answer = await signUp(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', message: 'Please fill out all fields.' });
  });

  test.each([
    ['username', { username: 'x' }],
    ['username', { username: 'a/b' }],
    ['username', { username: 'at@sign' }],
    ['username', { username: 'n'.repeat(41) }],
    ['email', { email: 'not an address' }],
    ['password', { password: 'short' }],
    ['password', { password: 'p'.repeat(129) }],
    ['password', { password: 'Password123' }],
  ])('names the rejected field: %s in %j', async (field, change) => {
    const answer = await signUp({
      username: 'fine name',
      email: 'fine@example.org',
      password: testPassword,
      ...change,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('rejects a taken email and a taken username in any case', async () => {
    const { user } = await createUser(site);
    const sameEmail = await signUp({
      username: 'another',
      email: user.email.toUpperCase(),
      password: testPassword,
    });
    expect({ status: sameEmail.statusCode, fields: Object.keys(sameEmail.json().fields) }).toEqual({
      status: 409,
      fields: ['email'],
    });
    const body = {
      username: user.username.toUpperCase(),
      email: 'other@example.org',
      password: testPassword,
    };
    const sameName = await signUp(body);
    expect({ status: sameName.statusCode, fields: Object.keys(sameName.json().fields) }).toEqual({
      status: 409,
      fields: ['username'],
    });
  });

  test('accepts one of several simultaneous sign-ups', async () => {
    const body = { username: 'race', email: 'race@example.org', password: testPassword };
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp(body)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});

describe('signing in', () => {
  test.each(['/api/auth/login', '/api/github/exchange-token', '/login/oauth/access_token'])(
    '%s returns the user at top level and sets an http-only cookie',
    async (path) => {
      const { user } = await createUser(site);
      const guest = site.guest();
      const answer = await guest.call('POST', path, {
        body: { email: ` ${user.email} `, password: testPassword },
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ success: true, _id: user.id, user: { id: user.id } });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.cookies).toMatchObject([
        { name: 'teamwright', httpOnly: true, sameSite: 'Lax', path: '/' },
        { name: 'teamwright-browser', httpOnly: true, sameSite: 'Lax', path: '/' },
      ]);
      const me = await guest.call('GET', '/api/user/me');
      expect(me.json().user.id).toBe(user.id);
    },
  );

  test('rejects a wrong password and an unknown address with the same error', async () => {
    const { user } = await createUser(site);
    const wrong = await site
      .guest()
      .call('POST', '/api/auth/login', { body: { email: user.email, password: 'wrong password' } });
    const unknown = await site
      .guest()
      .call('POST', '/api/auth/login', { body: { email: 'nobody@example.org', password: 'wrong password' } });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ message: 'Invalid email or password', code: 'unauthenticated' });
      expect(answer.cookies).toEqual([]);
    }
  });

  test('reports an empty field', async () => {
    const answer = await site
      .guest()
      .call('POST', '/api/auth/login', { body: { email: '  ', password: 'x' } });
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 400,
      message: 'Please fill all the fields',
    });
  });

  test('is rejected for a while after five failures, also with the right password', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const { user } = await createUser(strict);
      const attempt = (password: string) =>
        strict.guest().call('POST', '/api/auth/login', { body: { email: user.email, password } });
      for (let failure = 0; failure < 5; failure += 1)
        expect((await attempt('wrong password')).statusCode).toBe(401);
      const refused = await attempt(testPassword);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });

  test('checks at most five passwords, also when they arrive at the same time', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const { user } = await createUser(strict);
      const guesses = [...Array.from({ length: 9 }, (_, n) => `wrong password ${n}`), testPassword];
      const answers = await Promise.all(
        guesses.map((password) =>
          strict.guest().call('POST', '/api/auth/login', { body: { email: user.email, password } }),
        ),
      );
      const statuses = answers.map((answer) => answer.statusCode);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the session cookie', () => {
  test('is rejected when its signature or its token is changed', async () => {
    const user = await createUser(site);
    const [session = ''] = user.cookie.split('; ');
    const token = session.split('.')[0];
    for (const cookie of [`${token}`, `${token}.AAAA`, `${session}x`, 'teamwright=.', 'teamwright=']) {
      const guest = site.guest();
      guest.cookie = cookie;
      expect((await guest.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    }
  });

  test('ends with sign-out, for every copy of it', async () => {
    const user = await createUser(site);
    const copy = site.guest();
    copy.cookie = user.cookie;
    expect((await user.call('POST', '/api/user/signout')).json()).toMatchObject({ success: true });
    expect((await copy.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    expect((await copy.call('POST', '/api/user/signout')).statusCode).toBe(401);
  });

  test('ends after a week without use', async () => {
    const user = await createUser(site);
    await site.database.pool.query(
      "update sessions set updated_at = now() - interval '8 days' where user_id = $1",
      [user.user.id],
    );
    expect((await user.call('GET', '/api/user/me')).json()).toEqual({ user: null });
  });

  test('is rejected for a suspended user', async () => {
    const user = await createUser(site);
    await site.database.pool.query("update users set status = 'suspended' where id = $1", [user.user.id]);
    expect((await user.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    const body = { email: user.user.email, password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/login', { body })).statusCode).toBe(403);
  });
});

describe('sessions', () => {
  test('are listed, and one can be ended from another', async () => {
    const user = await createUser(site);
    const other = site.guest();
    await other.call('POST', '/api/auth/login', {
      body: { email: user.user.email, password: testPassword },
    });
    const list = (await user.call('GET', '/api/user/sessions')).json<{ id: string; current: boolean }[]>();
    expect(list).toHaveLength(2);
    const rest = list.find((session) => !session.current);
    expect((await user.call('DELETE', `/api/user/sessions/${rest?.id}`)).statusCode).toBe(200);
    expect((await other.call('GET', '/api/user/me')).json()).toEqual({ user: null });
  });

  test('of other users are forbidden, and unknown ones are not found', async () => {
    const [user, stranger] = [await createUser(site), await createUser(site)];
    const [session] = (await user.call('GET', '/api/user/sessions')).json<{ id: string }[]>();
    expect((await stranger.call('DELETE', `/api/user/sessions/${session?.id}`)).statusCode).toBe(403);
    expect((await stranger.call('DELETE', `/api/user/sessions/${stranger.user.id}`)).statusCode).toBe(404);
    expect((await stranger.call('DELETE', '/api/user/sessions/nonsense')).statusCode).toBe(404);
  });
});
