import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser, testPassword } from '../../testing/actors/factories.ts';
import {
  authenticate,
  createGithubSite,
  enterWith,
  exchanged,
  type GithubSite,
  hostPerson,
  visitHost,
} from '../../testing/fakes/github.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());

const start = /Please start again/;

async function me(client: { call: ReturnType<GithubSite['guest']>['call'] }) {
  return (await client.call('GET', '/api/user/me')).json().user;
}

describe('the redirect to the code host', () => {
  test('has state, PKCE and the callback of this site, and sets a cookie', async () => {
    const answer = await site.guest().call('GET', '/api/github/authorize?scope=full&returnTo=/chat');
    expect(answer.statusCode).toBe(302);
    const url = new URL(String(answer.headers.location));
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({
      scope: 'repo user',
      redirect_uri: 'http://localhost:3000/callback',
      code_challenge_method: 'S256',
      response_type: 'code',
    });
    expect(asked.state).toMatch(/^[\w-]{43}$/);
    expect(asked.code_challenge).toMatch(/^[\w-]{43}$/);
    expect(answer.cookies).toMatchObject([
      { name: 'teamwright-github', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 },
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('requests fewer scopes on demand', async () => {
    const answer = await site.guest().call('GET', '/api/github/authorize?scope=public');
    const url = new URL(String(answer.headers.location));
    expect(url.searchParams.get('scope')).toBe('read:user user:email');
    expect((await site.guest().call('GET', '/api/github/authorize?scope=everything')).statusCode).toBe(400);
  });

  test('leads to a callback without a code when the user denies', async () => {
    expect(await visitHost(site, site.guest())).toMatchObject({ error: 'access_denied', state: /.{43}/ });
  });
});

describe('the exchange', () => {
  test.each(['/api/github/exchange-token', '/login/oauth/access_token'])(
    '%s returns a token of this server and the return path, once',
    async (path) => {
      const client = site.guest();
      const { login } = hostPerson(site);
      const body = await visitHost(site, client, login, 'scope=full&returnTo=%2Fchat%3Fx%3D1');
      const answer = await client.call('POST', path, { body });
      expect(answer.json()).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'bearer',
        scope: 'repo user',
        returnTo: '/chat?x=1',
      });
      const again = await client.call('POST', path, { body });
      expect({ status: again.statusCode, message: again.json().message }).toEqual({
        status: 400,
        message: expect.stringMatching(start),
      });
    },
  );

  test('succeeds once of several concurrent calls', async () => {
    const client = site.guest();
    const body = await visitHost(site, client, hostPerson(site).login);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.call('POST', '/api/github/exchange-token', { body })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('is rejected in another browser, with another or no state, and after ten minutes', async () => {
    const client = site.guest();
    const refused = async (from: ReturnType<GithubSite['guest']>, body: object) => {
      const answer = await from.call('POST', '/api/github/exchange-token', { body });
      expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
        status: 400,
        message: expect.stringMatching(start),
      });
    };
    const body = await visitHost(site, client, hostPerson(site).login);
    await refused(site.guest(), body);
    const thief = site.guest();
    await visitHost(site, thief, hostPerson(site).login);
    await refused(thief, body);
    await refused(client, { ...body, state: 'x'.repeat(43) });
    await refused(client, { code: body.code });
    site.clock.advance(10 * minuteMs + 1);
    await refused(client, body);
  });

  test('two windows of one browser do not disturb each other', async () => {
    const client = site.guest();
    const first = await visitHost(site, client, hostPerson(site).login);
    const second = await visitHost(site, client, hostPerson(site).login);
    for (const body of [first, second])
      expect((await client.call('POST', '/api/github/exchange-token', { body })).statusCode).toBe(200);
  });
});

describe('the token', () => {
  test('reads profile, repositories and addresses in its own browser only, and signs in once', async () => {
    const person = hostPerson(site, { bio: 'Draws maps' });
    const client = site.guest();
    const token = await exchanged(site, client, person.login);
    const headers = { authorization: `Bearer ${token}` };
    expect((await client.call('GET', '/user', { headers })).json()).toMatchObject({
      id: person.id,
      login: person.login,
      bio: 'Draws maps',
    });
    expect((await client.call('GET', '/user/repos', { headers })).json()).toEqual([]);
    expect((await client.call('GET', '/user/emails', { headers })).json()).toMatchObject([
      { primary: true, verified: true },
    ]);
    expect((await site.guest().call('GET', '/user', { headers })).statusCode).toBe(401);
    expect((await authenticate(site.guest(), token)).statusCode).toBe(401);
    expect((await authenticate(client, token)).statusCode).toBe(200);
    expect((await authenticate(client, token)).statusCode).toBe(401);
  });

  test('expires after ten minutes, and other values are rejected', async () => {
    const client = site.guest();
    const token = await exchanged(site, client, hostPerson(site).login);
    site.clock.advance(10 * minuteMs + 1);
    expect((await authenticate(client, token)).statusCode).toBe(401);
    expect((await authenticate(client, 'made-up')).statusCode).toBe(401);
    expect((await client.call('POST', '/api/auth/github', { body: {} })).statusCode).toBe(401);
    expect((await client.call('GET', '/user')).statusCode).toBe(401);
  });

  test('alone decides the identity: the body may contradict it but not replace it', async () => {
    const [person, other] = [hostPerson(site), hostPerson(site)];
    const client = site.guest();
    const token = await exchanged(site, client, person.login);
    const lie = { email: other.emails[0]?.email, userdata: { id: other.id } };
    expect((await authenticate(client, token, lie)).statusCode).toBe(403);
    const claim = { email: other.emails[0]?.email, userdata: { id: person.id } };
    const entered = await authenticate(client, token, claim);
    expect(entered.json().user).toMatchObject({ email: person.emails[0]?.email, githubLogin: person.login });
  });
});

describe('signing in', () => {
  test('creates an account for an unknown user, and finds it the next time', async () => {
    const person = hostPerson(site);
    const client = site.guest();
    const entered = await enterWith(site, client, person.login, 'scope=public');
    expect(entered.statusCode).toBe(200);
    expect(entered.json()).toMatchObject({
      success: true,
      username: person.login,
      email: person.emails[0]?.email,
      emailVerified: true,
      githubLogin: person.login,
      githubAccess: 'public',
    });
    const { id } = await me(client);
    const elsewhere = site.guest();
    expect((await enterWith(site, elsewhere, person.login)).json().user).toMatchObject({
      id,
      githubAccess: 'full',
    });
    expect((await me(elsewhere)).id).toBe(id);
  });

  test('creates one account when two browsers sign in at the same time', async () => {
    const { login } = hostPerson(site);
    const entered = await Promise.all(Array.from({ length: 3 }, () => enterWith(site, site.guest(), login)));
    expect(entered.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(entered.map((answer) => answer.json().user.id)).size).toBe(1);
  });

  test('adds a number to a taken name, ignoring case', async () => {
    await createUser(site, { username: 'Lone-Pine' });
    const names = ['lone-pine', 'LONE-PINE'].map(async (login) => {
      const { user } = (
        await enterWith(site, site.guest(), hostPerson(site, { login, emails: [] }).login)
      ).json();
      return user.username.toLowerCase();
    });
    expect((await Promise.all(names)).sort()).toEqual(['lone-pine-2', 'lone-pine-3']);
  });

  test('links by an email address that both sides have verified', async () => {
    const { user } = await createUser(site);
    await site.database.pool.query('update users set email_verified = true where id = $1', [user.id]);
    const emails = [{ email: user.email.toUpperCase(), primary: true, verified: true }];
    const entered = await enterWith(site, site.guest(), hostPerson(site, { emails }).login);
    expect(entered.json().user).toMatchObject({ id: user.id, username: user.username });
    const second = await enterWith(site, site.guest(), hostPerson(site, { emails }).login);
    expect({ status: second.statusCode, message: second.json().message }).toEqual({
      status: 401,
      message: expect.stringContaining('another GitHub account'),
    });
  });

  test.each([
    [true, false],
    [false, true],
  ])('rejects a taken email, verified there %s and here %s', async (there, here) => {
    const { user } = await createUser(site);
    await site.database.pool.query('update users set email_verified = $2 where id = $1', [user.id, here]);
    const emails = [{ email: user.email, primary: true, verified: there }];
    const client = site.guest();
    const entered = await enterWith(site, client, hostPerson(site, { emails }).login);
    expect({ status: entered.statusCode, message: entered.json().message }).toEqual({
      status: 401,
      message:
        'An account with this email address exists already. Please sign in with its password, then link GitHub from your profile.',
    });
    expect(await me(client)).toBeNull();
  });

  test('works without an address for several users, and generates none', async () => {
    const hidden = { email: '7+x@users.noreply.code-host.example', primary: true, verified: true };
    const people = [[], [], [hidden]].map((emails) => hostPerson(site, { emails }));
    for (const { login } of people) {
      const client = site.guest();
      const { user } = (await enterWith(site, client, login)).json();
      expect(user).toMatchObject({ email: '', emailVerified: false, githubLogin: login });
      expect((await client.call('GET', '/api/projects/user?email=')).json()).toEqual([]);
      expect((await client.call('POST', '/api/auth/verify-email/resend', { body: {} })).statusCode).toBe(200);
    }
    const body = { email: '', password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/login', { body })).statusCode).toBe(400);
  });

  test('is rejected for a suspended account, with the reason', async () => {
    const { login } = hostPerson(site);
    const { user } = (await enterWith(site, site.guest(), login)).json();
    const suspend = "update users set status = 'suspended', suspension_reason = 'spam' where id = $1";
    await site.database.pool.query(suspend, [user.id]);
    const client = site.guest();
    const refused = await enterWith(site, client, login);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'This account is suspended: spam',
    });
    expect(await me(client)).toBeNull();
  });
});
