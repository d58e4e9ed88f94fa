import type { RecommendedProject, RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const technologies = ['React', 'PostgreSQL'];

let site: TestApp;
let owner: TestUser;
let unknown: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { skills: ['React'] });
  unknown = await createUser(site, {
    profile: { bio: 'React and PostgreSQL', timeZone: 'Europe/Oslo', hoursPerWeek: 10, interests: ['React'] },
  });
  project = await createProject(owner, { technologies });
});
afterAll(() => site.close());

/** The endpoint's answer to a user or, about a user, to the owner. */
function matchOf(reader: TestUser, user: TestUser, id = project.id) {
  return reader.call('GET', `/api/match/${id}/${user.user.id}`);
}

async function cardOf(reader: TestUser): Promise<Project | undefined> {
  const list = await reader.call('GET', '/api/post/getPosts?limit=100');
  return list.json<{ posts: Project[] }>().posts.find(({ id }) => id === project.id);
}

async function recommended(user: TestUser, query = ''): Promise<RecommendedProject[]> {
  return (await user.call('GET', `/flask/projects/recommendations/${user.user.id}${query}`)).json();
}

async function teammates(id = project.id, query = ''): Promise<string[]> {
  const answer = await owner.call('GET', `/flask/users/recommendations/post/${id}${query}`);
  return answer.json<RecommendedUser[]>().map((user) => user.id);
}

test('recommends no project to a user without any known skill, not even hidden ones', async () => {
  expect(await recommended(unknown)).toEqual([]);
  expect(await recommended(unknown, '?mustHaves=show')).toEqual([]);
  const hidden = await unknown.call('GET', `/api/recommendations/hidden/${unknown.user.id}`);
  expect(hidden.json()).toEqual({ hidden: 0 });
});

test('gives no score on cards, in searches and on the page of the project, only what the seats ask for', async () => {
  const card = await cardOf(unknown);
  expect(card?.viewer).toBeDefined();
  expect(card?.viewer).not.toHaveProperty('match');
  expect(card?.seats.flatMap(({ skills }) => skills)).toEqual(expect.arrayContaining(technologies));
  const page: ProjectPage = await pageOf(unknown, project);
  expect(page.viewer).not.toHaveProperty('match');
  const similar = await unknown.call('GET', `/api/post/${project.id}/similar`);
  expect(similar.statusCode).toBe(200);
  expect(similar.body).not.toContain('"score"');
});

test('has no explained match for the user or an owner, and says that no skill is known', async () => {
  for (const reader of [unknown, owner]) {
    const answer = await matchOf(reader, unknown);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'not_found',
      fields: { skills: 'There is no score without a known skill' },
    });
  }
  expect((await matchOf(await createUser(site, { skills: ['Go'] }), unknown)).statusCode).toBe(403);
});

test('does not say so about another missing match', async () => {
  const answer = await owner.call('GET', `/api/match/${project.id}/${project.id}`);
  expect(answer.json()).not.toHaveProperty('fields');
});

test('leaves the user out of the teammates, over all seats and for each seat', async () => {
  const other = await createProject(owner, { technologies: ['Sourdough'], skills: ['Rye'] });
  expect(await teammates()).not.toContain(unknown.user.id);
  expect(await teammates(other.id)).not.toContain(unknown.user.id);
  for (const seat of project.seats)
    expect(await teammates(project.id, `?seatId=${seat.id}`)).not.toContain(unknown.user.id);
});

test('gives no score to notifications and waiting requests, and notifications say so', async () => {
  const asking = await createUser(site);
  const invited = await createUser(site);
  await createJoinRequest(asking, project);
  await createInvitation(owner, project, invited);
  for (const reader of [owner, invited]) {
    const [news] = await listNotificationsOf(reader);
    expect(news?.postId).toBe(project.id);
    expect(JSON.stringify(news)).not.toContain('"score"');
    expect(news?.withoutScore).toBe(true);
  }
  expect((await matchOf(owner, asking)).statusCode).toBe(404);
  expect((await matchOf(invited, invited)).statusCode).toBe(404);
  const waiting = await owner.call('GET', `/api/post/${project.id}/requests`);
  expect(waiting.statusCode).toBe(200);
  expect(waiting.body).not.toContain('"score"');
  const known = await createUser(site, { skills: ['React'] });
  await createJoinRequest(known, project);
  const [news] = await listNotificationsOf(owner);
  expect(news?.senderId).toBe(known.user.id);
  expect(news).not.toHaveProperty('withoutScore');
});

test('has a score everywhere after the first skill, and none after it is hidden', async () => {
  const user = await createUser(site);
  const set = (status: string) =>
    user.call('PUT', `/api/user/${user.user.id}/skills/React`, { body: { status } });
  await set('confirmed');
  expect((await cardOf(user))?.viewer?.match?.score).toBeGreaterThan(0);
  expect((await matchOf(owner, user)).statusCode).toBe(200);
  expect(await teammates()).toContain(user.user.id);
  expect((await recommended(user)).map(({ id }) => id)).toContain(project.id);
  await set('hidden');
  expect((await cardOf(user))?.viewer).not.toHaveProperty('match');
  expect((await matchOf(user, user)).statusCode).toBe(404);
  expect(await teammates()).not.toContain(user.user.id);
  expect(await recommended(user)).toEqual([]);
});
