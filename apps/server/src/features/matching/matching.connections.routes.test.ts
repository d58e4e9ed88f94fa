import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { block, unblock } from '../../testing/actors/blocks.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let asking: Project;
beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'north-ridge', profile: { area: 'Bergen', school: 'ETH' } });
  asking = await createProject(owner, { technologies: ['Elixir'] });
});
afterAll(() => site.close());

async function connectionsFor(reader: TestUser, user: TestUser): Promise<Match['connections']> {
  const answer = await reader.call('GET', `/api/match/${asking.id}/${user.user.id}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Match>().connections;
}

test('a match names the projects and members of earlier teams, except archived ones', async () => {
  const user = await createUser(site, { skills: ['Elixir'] });
  expect(await connectionsFor(owner, user)).toEqual([]);
  const before = await createProject(owner, { title: 'Tide table' });
  await join(user, before, owner);
  const together = {
    kind: 'together',
    people: ['north-ridge'],
    projects: [{ title: 'Tide table', slug: before.slug }],
    place: null,
  };
  for (const reader of [owner, user])
    await vi.waitFor(async () => expect(await connectionsFor(reader, user)).toEqual([together]));

  await site.database.pool.query("update projects set status = 'archived' where id = $1", [before.id]);
  expect(await connectionsFor(owner, user)).toEqual([{ ...together, people: [], projects: [] }]);
});

test('a match names teammates in common, but none with a block between them and the reader', async () => {
  const user = await createUser(site, { skills: ['Elixir'] });
  const third = await createUser(site, { username: 'amber-finch' });
  const one = await createProject(third);
  const other = await createProject(third);
  await join(user, one, third);
  await join(owner, other, third);
  const teammates = (people: string[]) => [{ kind: 'teammates', people, projects: [], place: null }];
  await vi.waitFor(async () => expect(await connectionsFor(owner, user)).toEqual(teammates(['amber-finch'])));

  await block(third, user);
  expect(await connectionsFor(owner, user)).toEqual(teammates(['amber-finch']));
  expect(await connectionsFor(user, user)).toEqual(teammates([]));
  await unblock(third, user);
});

test('a match with teammates in common needs two more queries: their names, and blocks once', async () => {
  const third = await createUser(site);
  const [alone, teammate] = [
    await createUser(site, { skills: ['Elixir'] }),
    await createUser(site, { skills: ['Elixir'] }),
  ];
  await join(teammate, await createProject(third), third);
  await join(owner, await createProject(third), third);
  await vi.waitFor(async () => expect(await connectionsFor(owner, teammate)).toHaveLength(1));
  const count = (user: TestUser) => countQueries(site, () => connectionsFor(owner, user));
  expect((await count(teammate)) - (await count(alone))).toBe(2);
});

test('a match names the same school and area', async () => {
  const user = await createUser(site, { skills: ['Elixir'], profile: { area: 'Bergen', school: 'ETH' } });
  expect(await connectionsFor(user, user)).toEqual([
    { kind: 'area', people: [], projects: [], place: 'Bergen' },
    { kind: 'school', people: [], projects: [], place: 'ETH' },
  ]);
});
