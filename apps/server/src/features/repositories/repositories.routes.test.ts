import type { HostRepository } from '@teamwright/demo/codehost/host-person.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser, createVerifiedUser, type TestUser } from '../../testing/actors/factories.ts';
import { createGithubSite, enterWith, type GithubSite, hostPerson } from '../../testing/fakes/github.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterAll(() => site.close());

const tideMill: HostRepository = {
  name: 'tide-mill',
  description: '',
  languages: { Elm: 4_000 },
  topics: [],
  files: {},
  pushedDaysAgo: 3,
};

async function linked(repositories = [tideMill]): Promise<{ person: TestUser; login: string }> {
  const person = await createVerifiedUser(site);
  const { login } = hostPerson(site, { repositories });
  await enterWith(site, person, login);
  return { person, login };
}

async function upload(user: TestUser, repository: unknown, email = user.user.email) {
  const answer = await user.call('POST', '/api/auth/upload-project', { body: { email, repository } });
  return [answer.statusCode, answer.json()] as const;
}

async function listed(user: TestUser): Promise<object[]> {
  return (await user.call('GET', `/api/projects/user?email=${user.user.email}`)).json();
}

test('adds a repository of the linked account as a project, by name or by URL', async () => {
  const { person, login } = await linked();
  const [status, body] = await upload(person, `${login}/tide-mill`);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      success: true,
      message: 'Project uploaded successfully!',
      project: { name: 'tide-mill', language: 'Elm' },
    },
  });
  expect(body.project.url).toContain(`/${login}/tide-mill`);
  const again = await upload(person, { id: 1, name: 'x', full_name: `${login}/tide-mill` });
  expect(again[0]).toBe(201);
  expect(await listed(person)).toEqual([body.project]);
});

test('removes a project only when its user removes it', async () => {
  const [mine, other] = [await linked(), await linked()];
  const [, { project }] = await upload(mine.person, `${mine.login}/tide-mill`);
  const remove = async (user: TestUser) =>
    (await user.call('DELETE', `/api/projects/user/${project.repoId}`)).statusCode;
  expect(await remove(other.person)).toBe(404);
  expect(await listed(mine.person)).toHaveLength(1);
  expect(await remove(mine.person)).toBe(200);
  expect(await remove(mine.person)).toBe(404);
  expect(await listed(mine.person)).toEqual([]);
});

test('adds one project when sent twice at the same time', async () => {
  const { person, login } = await linked();
  const answers = await Promise.all([1, 2, 3].map(() => upload(person, `${login}/tide-mill`)));
  expect(answers.map(([status]) => status)).toEqual([201, 201, 201]);
  expect(await listed(person)).toHaveLength(1);
});

test("rejects another user's email before anything is read", async () => {
  const { person, login } = await linked();
  expect(await upload(person, `${login}/tide-mill`, 'other@example.org')).toMatchObject([
    403,
    { code: 'forbidden' },
  ]);
});

test('returns not_found for repositories that are missing, hidden or owned by others', async () => {
  const { person, login } = await linked();
  const stranger = await linked([tideMill, { ...tideMill, name: 'sealed', private: true }]);
  const missing = [`${stranger.login}/tide-mill`, `${stranger.login}/sealed`, `${login}/nothing`];
  for (const name of missing) expect(await upload(person, name)).toMatchObject([404, { code: 'not_found' }]);
  expect(await listed(person)).toEqual([]);
});

test.each(['', 'tide-mill', '../user', 'a/..', 'a/b/c', 'a/b?x=1', 7, null, { full_name: 'a b/c' }])(
  'rejects %j as a repository name',
  async (repository) => {
    const { person } = await linked();
    expect(await upload(person, repository)).toMatchObject([400, { code: 'invalid' }]);
  },
);

test('rejects an upload without a linked account, and reports when the code host is unavailable', async () => {
  expect((await upload(await createUser(site), 'a/b'))[0]).toBe(404);
  const { person, login } = await linked();
  site.host.faults.broken = true;
  try {
    expect(await upload(person, `${login}/tide-mill`)).toMatchObject([503, { code: 'unavailable' }]);
  } finally {
    site.host.faults.broken = false;
  }
});
