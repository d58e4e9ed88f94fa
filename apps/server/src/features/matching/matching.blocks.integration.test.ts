import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ComposedTeams } from '@teamwright/contracts/matching/teams.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block, unblock } from '../../testing/actors/blocks.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let able: TestUser;
let project: Project;
let theirs: Project;

const wanted = { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'], teamSize: 4 };
const here = { area: 'Bergen', nearby: true };

/** Six users in one town, each with the skills that the projects require. */
beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { skills: ['React'], profile: here });
  able = await createUser(site, { username: 'able-otter', skills: ['React', 'PostgreSQL'], profile: here });
  for (let more = 0; more < 4; more += 1) await createUser(site, { skills: ['React'], profile: here });
  project = await createProject(owner, wanted);
  theirs = await createProject(able, wanted);
});
afterAll(() => site.close());

async function idsAt(developer: TestUser, path: string): Promise<string[]> {
  const answer = await developer.call('GET', path);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }[]>().map(({ id }) => id);
}

async function composed(developer: TestUser, of: Project): Promise<ComposedTeams> {
  const answer = await developer.call('POST', '/api/teams/compose', { body: { postId: of.id } });
  expect(answer.statusCode).toBe(200);
  return answer.json<ComposedTeams>();
}

/** All lists and pages that might show the other user or their project to the first one. */
async function placesWhereSeen(
  one: TestUser,
  own: Project,
  other: TestUser,
  others: Project,
): Promise<string[]> {
  const { id } = one.user;
  const nearby = (await one.call('GET', '/api/nearby?by=area')).json();
  const named = (what: 'people' | 'projects'): string[] =>
    nearby.groups.flatMap(
      (group: Record<string, { id: string }[]>) => group[what]?.map((each) => each.id) ?? [],
    );
  const found = (await one.call('GET', `/api/people?searchTerm=${other.user.username}`)).json();
  const listed = (await one.call('GET', '/api/post/getPosts')).json();
  const brief = listed.posts.find((post: Project) => post.id === others.id)?.viewer?.match;
  const explained = await one.call('GET', `/api/match/${own.id}/${other.user.id}`);
  const seen = {
    projects: (await idsAt(one, `/flask/projects/recommendations/${id}`)).includes(others.id),
    people: (await idsAt(one, `/flask/users/recommendations/post/${own.id}`)).includes(other.user.id),
    teams: JSON.stringify(await composed(one, own)).includes(other.user.id),
    similar: (await idsAt(one, `/api/post/${own.id}/similar`)).includes(others.id),
    nearbyPeople: named('people').includes(other.user.id),
    nearbyProjects: named('projects').includes(others.id),
    search: found.people.some((developer: { id: string }) => developer.id === other.user.id),
    brief: brief !== undefined,
    explained: explained.statusCode === 200,
  };
  return Object.entries(seen).flatMap(([place, is]) => (is ? [place] : []));
}

const all = [
  ...[
    'projects',
    'people',
    'teams',
    'similar',
    'nearbyPeople',
    'nearbyProjects',
    'search',
    'brief',
    'explained',
  ],
];

describe('users with a block between them', () => {
  test('see each other nowhere while the block exists, and everywhere before and after', async () => {
    const seen = async () => [
      await placesWhereSeen(owner, project, able, theirs),
      await placesWhereSeen(able, theirs, owner, project),
    ];
    expect(await seen()).toEqual([all, all]);
    for (const [blocker, blocked] of [[owner, able] as const, [able, owner] as const]) {
      await block(blocker, blocked);
      expect(await seen()).toEqual([[], []]);
      await unblock(blocker, blocked);
    }
    expect(await seen()).toEqual([all, all]);
  });

  test('are not counted nearby, but their group stays visible to others', async () => {
    const total = async (developer: TestUser) => {
      const [group] = (await developer.call('GET', '/api/nearby?by=area')).json().groups;
      return [group.totalPeople, group.totalProjects, group.people.length, group.projects.length];
    };
    const before = await total(owner);
    await block(owner, able);
    expect(await total(owner)).toEqual([5, 1, limits.nearbyGroups.people, 1]);
    await unblock(owner, able);
    expect(await total(owner)).toEqual(before);
  });

  test("leave other users' pages full", async () => {
    const extra: TestUser[] = [];
    for (let more = 0; more < 9; more += 1) extra.push(await createUser(site, { skills: ['React'] }));
    const path = `/flask/users/recommendations/post/${project.id}`;
    const before = await idsAt(owner, path);
    expect(before).toHaveLength(12);
    for (const developer of extra.filter(({ user }) => before.includes(user.id)).slice(0, 2))
      await block(owner, developer);
    expect(await idsAt(owner, path)).toHaveLength(12);
  });

  test('have no score, like a user without a known skill', async () => {
    const [lead, unknown] = [await createUser(site), await createUser(site)];
    const blocker = await createUser(site, { skills: ['React'] });
    const own = await createProject(lead, wanted);
    await block(blocker, lead);
    const [blocked, without] = await Promise.all(
      [blocker, unknown].map(({ user }) => lead.call('GET', `/api/match/${own.id}/${user.id}`)),
    );
    expect(blocked?.statusCode).toBe(404);
    expect({ ...blocked?.json(), requestId: '' }).toEqual({ ...without?.json(), requestId: '' });
  });

  test('are not proposed for one team, also when a co-owner blocks', async () => {
    const lead = await createUser(site);
    const one = await createUser(site, { skills: ['Elixir'] });
    const two = await createUser(site, { skills: ['Haskell'] });
    const fresh = await createProject(lead, {
      technologies: ['Elixir', 'Haskell'],
      skills: ['Frontend'],
      teamSize: 3,
    });
    const together = async () => {
      const { teams } = await composed(lead, fresh);
      return teams
        .map((team) => team.members.map((member) => member.userId))
        .some((ids) => ids.includes(one.user.id) && ids.includes(two.user.id));
    };
    expect(await together()).toBe(true);
    await block(two, one);
    expect(await together()).toBe(false);
    expect((await composed(lead, fresh)).teams.length).toBeGreaterThan(0);
    const second = await createUser(site);
    await makeCoOwner(site, second, fresh, lead);
    await block(second, one);
    expect(await idsAt(lead, `/flask/users/recommendations/post/${fresh.id}`)).not.toContain(one.user.id);
    expect(await idsAt(one, `/flask/projects/recommendations/${one.user.id}`)).not.toContain(fresh.id);
  });
});
