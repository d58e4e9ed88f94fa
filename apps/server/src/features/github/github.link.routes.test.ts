import type { HostPerson } from '@teamwright/demo/codehost/host-person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { codeAt } from '../../testing/actors/authenticator-app.ts';
import { emailTo, settledEmailsTo } from '../../testing/actors/emails.ts';
import { createVerifiedUser, testPassword } from '../../testing/actors/factories.ts';
import { enterCode, isSignedIn, setUpAuthenticator } from '../../testing/actors/two-factors.ts';
import {
  authenticate,
  createGithubSite,
  enterWith,
  exchanged,
  type GithubSite,
  hostPerson,
} from '../../testing/fakes/github.ts';
import type { Client } from '../../testing/test-app.ts';
import { deleteExpiredFlows } from './github.flow.service.ts';
import { reencryptTokens } from './github.service.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());
// Sessions use the real clock.
afterEach(() => site.clock.advance(Date.now() - site.clock.now().getTime()));

async function me(client: Client) {
  return (await client.call('GET', '/api/user/me')).json().user;
}

/** The status that the code host's API returns for the last token of this user. */
async function holdsAccess(sealedToken: string): Promise<boolean> {
  const { decryptToken } = await import('./github.tokens.service.ts');
  const token = decryptToken(systemCtx(site.app), sealedToken);
  const headers = { authorization: `Bearer ${token}` };
  return (await site.host.fetch(`${site.host.apiUrl}/user`, { headers })).status === 200;
}

async function sealedTokenOf(userId: string): Promise<string> {
  const query = 'select sealed_token from github_accounts where user_id = $1';
  return (await site.database.pool.query(query, [userId])).rows[0]?.sealed_token;
}

async function auditedOf(userId: string): Promise<string[]> {
  const query = 'select action from audit_log where subject = $1 order by created_at, id';
  return (await site.database.pool.query<{ action: string }>(query, [userId])).rows.map((row) => row.action);
}

describe('linking', () => {
  test('adds GitHub to the signed-in account, whatever its email address', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    const { cookie } = person;
    const linked = await enterWith(site, person, host.login, 'scope=public&returnTo=%2Fdashboard');
    expect(linked.json()).toMatchObject({
      message: 'GitHub is linked',
      user: { id: person.user.id, email: person.user.email, githubLogin: host.login, githubAccess: 'public' },
    });
    expect(person.cookie).toContain(cookie);
    expect(await auditedOf(person.user.id)).toContain('github_linked');
    expect((await enterWith(site, site.guest(), host.login)).json().user.id).toBe(person.user.id);
    const page = await site.guest().call('GET', `/api/user/by-name/${person.user.username}`);
    expect(page.json()).toMatchObject({ githubLogin: host.login });
  });

  test('reads repositories in pages with the linked account', async () => {
    const repositories = ['one', 'two', 'three'].map((name, index) => ({
      name,
      description: '',
      topics: [],
      languages: { Go: 10 },
      files: {},
      pushedDaysAgo: index,
      private: name === 'two',
    }));
    const [person, host] = [await createVerifiedUser(site), hostPerson(site, { repositories })];
    expect((await person.call('GET', '/user/repos')).statusCode).toBe(404);
    await enterWith(site, person, host.login);
    const first = await person.call('GET', '/user/repos?per_page=2&sort=pushed');
    expect(first.json()).toMatchObject([{ name: 'one' }, { name: 'two', private: true }]);
    expect(first.headers.link).toContain('</user/repos?per_page=2&sort=pushed&page=2>; rel="next"');
    expect((await person.call('GET', '/user/repos?per_page=2&page=2')).json()).toMatchObject([
      { name: 'three' },
    ]);
    expect((await person.call('GET', '/user/repos?sort=anything')).statusCode).toBe(400);
    await enterWith(site, person, host.login, 'scope=public');
    const names = (await person.call('GET', '/user/repos')).json().map((row: { name: string }) => row.name);
    expect(names).toEqual(['one', 'three']);
  });

  test('rejects an account that another user has linked, and a second account', async () => {
    const [owner, other] = [await createVerifiedUser(site), await createVerifiedUser(site)];
    const [first, second] = [hostPerson(site), hostPerson(site)];
    await enterWith(site, owner, first.login);
    const taken = await enterWith(site, other, first.login);
    expect({ status: taken.statusCode, message: taken.json().message }).toEqual({
      status: 409,
      message: 'This GitHub account is linked to another account here.',
    });
    const another = await enterWith(site, owner, second.login);
    expect({ status: another.statusCode, githubLogin: (await me(owner)).githubLogin }).toEqual({
      status: 409,
      githubLogin: first.login,
    });
  });

  test('is cancelled when the user signs out during the flow', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    const token = await exchanged(site, person, host.login);
    await person.call('POST', '/api/user/signout');
    const refused = await authenticate(person, token);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 401,
      message: expect.stringContaining('signed out'),
    });
  });
});

describe('emails', () => {
  test('report linking and unlinking to a confirmed address', async () => {
    const host = hostPerson(site);
    const person = await createVerifiedUser(site);
    await enterWith(site, person, host.login);
    const linked = await emailTo(site, person.user.email, 'GitHub was linked to your account');
    expect(linked.text).toContain(`The GitHub account ${host.login} was linked to your account`);
    await enterWith(site, site.guest(), host.login);
    await person.call('DELETE', '/api/user/github');
    const unlinked = await emailTo(site, person.user.email, 'GitHub was unlinked from your account');
    expect(unlinked.text).toContain('they are no longer updated');
    expect(await settledEmailsTo(site, person.user.email, 'GitHub was linked to your account')).toBe(1);
  });

  test('are not sent about the account that was created by GitHub sign-in', async () => {
    const host = hostPerson(site);
    const entered = await enterWith(site, site.guest(), host.login);
    const { email } = entered.json().user;
    expect(await settledEmailsTo(site, email, 'GitHub was linked to your account')).toBe(0);
  });
});

describe('unlinking', () => {
  test('revokes the access at the code host', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    expect((await person.call('DELETE', '/api/user/github')).statusCode).toBe(404);
    await enterWith(site, person, host.login);
    const token = await sealedTokenOf(person.user.id);
    expect(await holdsAccess(token)).toBe(true);
    const unlinked = await person.call('DELETE', '/api/user/github');
    expect(unlinked.json()).toMatchObject({ success: true, user: { githubLogin: null, githubAccess: null } });
    await expect.poll(() => holdsAccess(token)).toBe(false);
    expect((await person.call('GET', '/user')).statusCode).toBe(404);
    expect(await auditedOf(person.user.id)).toContain('github_unlinked');
  });

  test('is rejected for users without another way to sign in', async () => {
    const client = site.guest();
    await enterWith(site, client, hostPerson(site, { emails: [] }).login);
    const refused = await client.call('DELETE', '/api/user/github');
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'GitHub is your only way to sign in. Please add an email address and confirm it first.',
    });
    expect((await me(client)).githubLogin).not.toBeNull();
  });

  test('is possible after setting a password soon after a sign-in', async () => {
    const { login, emails } = hostPerson(site);
    const client = site.guest();
    const { user } = (await enterWith(site, client, login)).json();
    const change = (password: string) =>
      client.call('POST', `/api/user/update/${user.id}`, { body: { password } });
    expect((await change(testPassword)).statusCode).toBe(200);
    const body = { email: emails[0]?.email, password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
    const other = site.guest();
    const stranger = (await enterWith(site, other, hostPerson(site).login)).json().user;
    site.clock.advance(11 * 60 * 1000);
    const refused = await other.call('POST', `/api/user/update/${stranger.id}`, {
      body: { password: testPassword },
    });
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'This needs a sign-in within the last ten minutes. Please sign in again.',
    });
  });
});

describe('tokens', () => {
  test('are deleted with the account', async () => {
    const client = site.guest();
    const { user } = (await enterWith(site, client, hostPerson(site).login)).json();
    const token = await sealedTokenOf(user.id);
    expect((await client.call('DELETE', `/api/user/delete/${user.id}`)).statusCode).toBe(200);
    expect(await sealedTokenOf(user.id)).toBeUndefined();
    await expect.poll(() => holdsAccess(token)).toBe(false);
  });

  test('are stored encrypted, re-encrypted with a new key, and revoked when unused', async () => {
    const [person, host] = [await createVerifiedUser(site), hostPerson(site)];
    await enterWith(site, person, host.login);
    const sealed = await sealedTokenOf(person.user.id);
    expect(sealed).not.toContain('gho_');
    const ctx = systemCtx(site.app);
    await reencryptTokens(ctx);
    expect(await sealedTokenOf(person.user.id)).toBe(sealed);
    const current = 'the key that comes after, longer than thirty-two';
    const secrets = { current, previous: ctx.deps.secrets.current };
    await reencryptTokens({ ...ctx, deps: { ...ctx.deps, secrets } });
    const renewed = await sealedTokenOf(person.user.id);
    expect(renewed).not.toBe(sealed);
    const { decryptToken } = await import('./github.tokens.service.ts');
    const alone = { ...ctx, deps: { ...ctx.deps, secrets: { current } } };
    expect(decryptToken(alone, renewed)).toBe(decryptToken(ctx, sealed));
  });

  test('of unfinished sign-ins are deleted and revoked at the code host', async () => {
    await exchanged(site, site.guest(), hostPerson(site).login);
    const { rows } = await site.database.pool.query(
      "select sealed from github_flows where key like 'token:%' order by created_at desc, id desc limit 1",
    );
    expect(await holdsAccess(rows[0].sealed)).toBe(true);
    site.clock.advance(11 * 60 * 1000);
    await deleteExpiredFlows(systemCtx(site.app));
    expect((await site.database.pool.query('select 1 from github_flows')).rowCount).toBe(0);
    await expect.poll(() => holdsAccess(rows[0].sealed)).toBe(false);
  });
});

describe('the avatar', () => {
  async function pictureAfter(host: HostPerson, client: Client = site.guest()): Promise<string> {
    await enterWith(site, client, host.login);
    return await vi.waitFor(
      async () => {
        const { profilePicture } = await me(client);
        if (profilePicture === null) throw new Error('no picture yet');
        return profilePicture;
      },
      { timeout: 15_000, interval: 50 },
    );
  }

  test('is copied and stored like uploaded pictures, never linked to', async () => {
    const address = await pictureAfter(hostPerson(site));
    expect(address).toMatch(/^\/media\/[\w-]+\.webp$/);
    expect((await site.guest().call('GET', address)).headers['content-type']).toBe('image/webp');
  });

  test('never replaces a picture', async () => {
    const person = await createVerifiedUser(site);
    const own = '/media/20260101000000-00000000000000000000000000000000.webp';
    await site.database.pool.query('update users set profile_picture = $2 where id = $1', [
      person.user.id,
      own,
    ]);
    await enterWith(site, person, hostPerson(site).login);
    await expect
      .poll(
        async () => {
          const query = `select 1 from jobs.job where name = 'github.copy_avatar' and data->>'userId' = $1
            and state <> 'completed'`;
          return (await site.database.pool.query(query, [person.user.id])).rowCount;
        },
        { timeout: 15_000 },
      )
      .toBe(0);
    expect((await me(person)).profilePicture).toBe(own);
  });
});

describe('signing in with GitHub while two-step sign-in is on', () => {
  test('asks for the code before it opens a session', async () => {
    const { login } = hostPerson(site);
    const owner = site.guest();
    await enterWith(site, owner, login);
    const { secret } = await setUpAuthenticator(site, owner, {});
    const guest = site.guest();

    const entered = await enterWith(site, guest, login);

    expect(entered.json()).toMatchObject({ success: true, secondFactor: 'required' });
    expect(await isSignedIn(guest)).toBe(false);
    expect((await enterCode(guest, codeAt(secret, site.clock.now()))).statusCode).toBe(200);
    expect(await isSignedIn(guest)).toBe(true);
  });
});
