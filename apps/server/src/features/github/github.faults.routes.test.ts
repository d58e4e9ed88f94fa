import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noFaults } from '../../platform/codehost/local/faults.ts';
import { createVerifiedUser } from '../../testing/actors/factories.ts';
import {
  authenticate,
  createGithubSite,
  enterWith,
  exchanged,
  type GithubSite,
  hostPerson,
  visitHost,
} from '../../testing/fakes/github.ts';
import { createTestApp } from '../../testing/test-app.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterEach(() => void Object.assign(site.host.faults, noFaults()));
afterAll(() => site.close());

const away = 'GitHub cannot be reached right now. Please try again in a moment.';
const again = 'This sign-in has expired or was used already. Please start again.';

test('an expired code requires a new sign-in', async () => {
  const client = site.guest();
  const body = await visitHost(site, client, hostPerson(site).login);
  site.host.faults.codesExpired = true;
  const refused = await client.call('POST', '/api/github/exchange-token', { body });
  expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
    status: 400,
    message: again,
  });
});

describe('while the code host is unavailable', () => {
  test('the exchange reports it', async () => {
    const client = site.guest();
    const body = await visitHost(site, client, hostPerson(site).login);
    site.host.faults.down = true;
    const answer = await client.call('POST', '/api/github/exchange-token', { body });
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 503,
      message: away,
    });
    expect(answer.headers['retry-after']).toBe('10');
  });

  test('the token stays valid: it signs in once the host is back', async () => {
    const client = site.guest();
    const token = await exchanged(site, client, hostPerson(site).login);
    site.host.faults.broken = true;
    const answer = await authenticate(client, token);
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 503,
      message: away,
    });
    site.host.faults.broken = false;
    expect((await authenticate(client, token)).statusCode).toBe(200);
  });

  test('unlinking works, and access is revoked later', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    await enterWith(site, person, host.login);
    const token = await hostTokenOf(person.user.id);
    const status = () => statusWith(token);
    site.host.faults.down = true;
    expect((await person.call('DELETE', '/api/user/github')).statusCode).toBe(200);
    const tried = "select 1 from jobs.job where name = 'github.give_back' and state = 'retry'";
    await expect
      .poll(async () => (await site.database.pool.query(tried)).rowCount, { timeout: 15_000 })
      .toBeGreaterThan(0);
    site.host.faults.down = false;
    expect(await status()).toBe(200);
    await expect.poll(status, { timeout: 30_000, interval: 200 }).toBe(401);
  });

  test('an account that is linked again before the access is revoked keeps its new access', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    await enterWith(site, person, host.login);
    const former = await hostTokenOf(person.user.id);
    site.host.faults.onCall = (path) => {
      if (path.startsWith('/applications/')) throw new TypeError('The host does not respond');
    };
    expect((await person.call('DELETE', '/api/user/github')).statusCode).toBe(200);
    expect((await enterWith(site, person, host.login)).statusCode).toBe(200);
    Object.assign(site.host.faults, noFaults());
    await expect.poll(() => statusWith(former), { timeout: 30_000, interval: 200 }).toBe(401);
    expect(await statusWith(await hostTokenOf(person.user.id))).toBe(200);
    expect((await person.call('GET', '/user')).statusCode).toBe(200);
  });
});

const unreadable = 'GitHub gave an answer that we cannot read. Please try again in a moment.';

describe.each([
  ['JSON that breaks off', { garbled: true }],
  ['a page of a proxy', { instead: '<html>Please sign in to the network</html>' }],
  ['nothing', { instead: '' }],
  ['a number', { instead: '7' }],
  ['JSON of another shape', { instead: '{"error":"captive portal"}' }],
  ['a list of something else', { instead: '[1,2]' }],
])('while the code host answers with %s', (_what, fault) => {
  test.each(['/user', '/user/repos', '/user/emails'])(
    'returns 502 for %s, and passes nothing on',
    async (path) => {
      const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
      await enterWith(site, person, host.login);
      Object.assign(site.host.faults, fault);
      const answer = await person.call('GET', path);
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 502,
        body: expect.objectContaining({ success: false, code: 'unavailable', message: unreadable }),
      });
      expect(answer.headers['retry-after']).toBe('10');
    },
  );

  test('a sign-in fails, and its token stays valid', async () => {
    const client = site.guest();
    const token = await exchanged(site, client, hostPerson(site).login);
    Object.assign(site.host.faults, fault);
    const answer = await authenticate(client, token);
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 502,
      message: unreadable,
    });
    Object.assign(site.host.faults, noFaults());
    expect((await authenticate(client, token)).statusCode).toBe(200);
  });
});

async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await site.host.fetch(`${site.host.apiUrl}/user`, { headers })).status;
}

async function hostTokenOf(userId: string): Promise<string> {
  const { decryptToken } = await import('./github.tokens.service.ts');
  const { systemCtx } = await import('../../core/http.ts');
  const query = 'select sealed_token from github_accounts where user_id = $1';
  const { rows } = await site.database.pool.query(query, [userId]);
  return decryptToken(systemCtx(site.app), rows[0].sealed_token);
}

describe('a rate limit', () => {
  test('that ends soon is waited for', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    await enterWith(site, person, host.login);
    Object.assign(site.host.faults, { limited: 1, limitSeconds: 0 });
    expect((await person.call('GET', '/user')).json()).toMatchObject({ login: host.login });
  });

  test('that lasts longer is returned with its end', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    await enterWith(site, person, host.login);
    // Every call fails, because a job of the account may call at the same time.
    Object.assign(site.host.faults, { limited: Number.POSITIVE_INFINITY, limitSeconds: 900 });
    const answer = await person.call('GET', '/user');
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 429,
      message: expect.stringMatching(/^GitHub asks us to slow down. Please try again in 1[56] minutes.$/),
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
    site.host.faults.limited = 0;
    expect((await person.call('GET', '/user')).statusCode).toBe(200);
  });
});

describe('a revoked token', () => {
  test('of a linked account is reported, stored as such, and replaced by linking again', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    const access = async () => (await person.call('GET', '/api/user/me')).json().user.githubAccess;
    await enterWith(site, person, host.login);
    site.host.faults.tokensRevoked = true;
    const refused = await person.call('GET', '/user/repos');
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'GitHub no longer accepts our access. Please link your account again.',
    });
    site.host.faults.tokensRevoked = false;
    expect(await access()).toBe('lost');
    expect((await person.call('GET', '/user')).statusCode).toBe(403);
    await enterWith(site, person, host.login);
    expect(await access()).toBe('full');
    expect((await person.call('GET', '/user')).statusCode).toBe(200);
  });

  test('of a running sign-in requires a new sign-in', async () => {
    const client = site.guest();
    const token = await exchanged(site, client, hostPerson(site).login);
    site.host.faults.tokensRevoked = true;
    for (const answer of [
      await authenticate(client, token),
      await client.call('GET', '/user', { headers: { authorization: `Bearer ${token}` } }),
    ])
      expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
        status: 401,
        message: again,
      });
  });
});

test('without a code host the routes report it, and nothing is offered', async () => {
  const alone = await createTestApp({ env: { HOST: '0.0.0.0' } });
  try {
    expect((await alone.guest().call('GET', '/api/config')).json().github).toBe(false);
    for (const call of [
      alone.guest().call('GET', '/api/github/authorize'),
      alone.guest().call('POST', '/api/github/exchange-token', { body: { code: 'x', state: 'y' } }),
    ]) {
      const answer = await call;
      expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
        status: 503,
        code: 'unavailable',
      });
    }
    expect((await alone.guest().call('GET', '/code-host/tidal-wren')).statusCode).toBe(404);
    const person = await createVerifiedUser(alone);
    expect((await person.call('DELETE', '/api/user/github')).statusCode).toBe(404);
  } finally {
    await alone.close();
  }
});
