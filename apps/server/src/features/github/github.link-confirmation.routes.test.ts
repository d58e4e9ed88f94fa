import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { createGithubSite, enterWith, type GithubSite, hostPerson } from '../../testing/fakes/github.ts';
import type { Client } from '../../testing/test-app.ts';

const elevenMinutes = 11 * 60 * 1000;

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

describe('linking and unlinking GitHub', () => {
  function start(user: TestUser, body: object = {}) {
    return user.call('POST', '/api/user/github', { body });
  }

  test('requires a verified address', async () => {
    const user = await createUser(site);
    const refused = await start(user);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'Please confirm the email address of your account first',
    });
    const sent = await user.call('GET', '/api/github/authorize');
    expect({ status: sent.statusCode, location: sent.headers.location }).toEqual({
      status: 302,
      location: '/settings/security?link=full',
    });
  });

  test('requires the current password unless the sign-in is recent', async () => {
    const user = await createVerifiedUser(site);
    expect((await start(user)).json().url).toContain('/code-host/login/oauth/authorize?');
    await enterWith(site, user, hostPerson(site).login);
    site.clock.advance(elevenMinutes);
    for (const body of [{}, { currentPassword: 'wrong password' }]) {
      const answers = [await start(user, body), await user.call('DELETE', '/api/user/github', { body })];
      for (const answer of answers)
        expect({ status: answer.statusCode, fields: Object.keys(answer.json().fields) }).toEqual({
          status: 403,
          fields: ['currentPassword'],
        });
    }
    const confirmed = { currentPassword: testPassword };
    expect((await start(user, confirmed)).statusCode).toBe(200);
    const unlinked = await user.call('DELETE', '/api/user/github', { body: confirmed });
    expect({ status: unlinked.statusCode, githubLogin: unlinked.json().user.githubLogin }).toEqual({
      status: 200,
      githubLogin: null,
    });
  });

  test('sends a browser with an old sign-in to the profile, which asks for the password', async () => {
    const user = await createVerifiedUser(site);
    site.clock.advance(elevenMinutes);
    const sent = await user.call('GET', '/api/github/authorize?scope=public&returnTo=%2Fchat');
    expect({ status: sent.statusCode, location: sent.headers.location }).toEqual({
      status: 302,
      location: '/settings/security?link=public',
    });
  });

  test('ends the other sessions when unlinking, because they may have come from GitHub', async () => {
    const user = await createVerifiedUser(site);
    const { login } = hostPerson(site);
    await enterWith(site, user, login);
    const other = site.guest();
    await enterWith(site, other, login);
    expect((await user.call('DELETE', '/api/user/github')).statusCode).toBe(200);
    expect(await me(other)).toBeNull();
    expect(await me(user)).toMatchObject({ githubLogin: null });
  });
});
