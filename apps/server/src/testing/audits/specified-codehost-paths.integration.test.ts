import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostRepository } from '../actors/repositories.ts';
import { createGithubSite, type GithubSite, hostPerson, visitHost } from '../fakes/github.ts';
import type { Client } from '../test-app.ts';
import { callsAroundCodehost, type Watched, watchCalls } from './specified-calls.ts';

describe('the calls around the code host, made like the specified client', () => {
  let site: Watched<GithubSite>;
  let client: Client;
  let login: string;
  let email: string;

  beforeAll(async () => {
    site = watchCalls(await createGithubSite());
    client = site.guest();
    ({ login } = hostPerson(site, { bio: 'Builds boards', repositories: [hostRepository()] }));
    email = `${login}@example.org`;
  });
  afterAll(() => site.close());

  async function exchange(path: string): Promise<string> {
    const body = await visitHost(site, client, login);
    const answer = await client.call('POST', path, { body });
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: expect.objectContaining({ access_token: expect.any(String) }),
    });
    return answer.json().access_token;
  }

  async function read(token: string, path: string) {
    const answer = await client.call('GET', path, { headers: { authorization: `Bearer ${token}` } });
    expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
    return answer.json();
  }

  test('sign-in: POST exchange-token, GET /user, /user/repos, /user/emails, POST /api/auth/github', async () => {
    for (const path of ['/login/oauth/access_token', '/api/github/exchange-token']) {
      const token = await exchange(path);
      const userdata = await read(token, '/user');
      const account = { id: expect.any(Number), login, html_url: expect.any(String), bio: 'Builds boards' };
      const counts = {
        public_repos: expect.any(Number),
        followers: expect.any(Number),
        following: expect.any(Number),
      };
      const times = { created_at: expect.any(String), updated_at: expect.any(String) };
      expect(userdata).toMatchObject({ ...account, ...counts, ...times, avatar_url: expect.any(String) });
      for (const key of ['company', 'location']) expect(userdata).toHaveProperty(key);

      expect(await read(token, '/user/repos')).toMatchObject([
        { id: expect.any(Number), name: 'ferry-board', full_name: `${login}/ferry-board` },
      ]);
      expect(await read(token, '/user/emails')).toContainEqual(
        expect.objectContaining({ email, primary: true, verified: true }),
      );

      const headers = { authorization: `Bearer ${token}` };
      const body = { email, userdata };
      const answer = await client.call('POST', '/api/auth/github', { body, headers });
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
        status: 200,
        body: { success: true, username: login, email, isAdmin: false, user: { email, githubLogin: login } },
      });
    }
  });

  test('POST /api/auth/upload-project and GET /api/projects/user?email={email}', async () => {
    const [repository] = (await client.call('GET', '/user/repos')).json();
    for (const chosen of [repository, repository.full_name]) {
      const body = { email, repository: chosen };
      const answer = await client.call('POST', '/api/auth/upload-project', { body });
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
        status: 201,
        body: { success: true, message: 'Project uploaded successfully!', project: { name: 'ferry-board' } },
      });
    }
    const list = await client.call('GET', `/api/projects/user?email=${encodeURIComponent(email)}`);
    expect(list.json()).toEqual([
      expect.objectContaining({
        repoId: String(repository.id),
        name: 'ferry-board',
        description: 'Departures on the wall of a café.',
        language: 'TypeScript',
        updatedAt: expect.any(String),
        url: expect.stringContaining(`/${login}/ferry-board`),
      }),
    ]);
  });

  test('covers all of them', () => {
    expect(site.uncalled(callsAroundCodehost)).toEqual([]);
  });
});
