import { dayMs, hourMs } from '@teamwright/contracts/core/durations.ts';
import type { NewsSinceVisit } from '@teamwright/contracts/news.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock(new Date().toISOString());
let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ clock });
});
afterAll(() => site.close());

async function newsOf(user: TestUser): Promise<NewsSinceVisit> {
  const answer = await user.call('GET', '/api/news');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The database stores the time of joining by its own clock. */
async function joinNow(user: TestUser, project: { id: string }): Promise<void> {
  await site.database.pool.query(
    'update memberships set joined_at = $3 where project_id = $1 and user_id = $2',
    [project.id, user.user.id, clock.now()],
  );
}

const matching = { technologies: ['React', 'TypeScript'] };

test('the first visit has no news', async () => {
  const user = await createUser(site, { skills: ['react', 'typescript'] });
  await createProject(await createUser(site), { ...matching, title: 'Reef' });
  clock.advance(3 * hourMs);
  expect(await newsOf(user)).toEqual({ since: null, teammates: [], projects: [] });
});

test('lists new teammates and fitting projects since the last visit, during all of the next one', async () => {
  const user = await createUser(site, { skills: ['react', 'typescript'], profile: { timeZone: 'UTC' } });
  const owner = await createUser(site);
  const [team, other] = [await createProject(owner, { teamSize: 5 }), await createProject(owner)];
  await join(user, team, owner);
  await joinNow(user, team);
  const left = clock.now().toISOString();

  clock.advance(dayMs);
  const [mate, blocked, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
  for (const joining of [mate, blocked]) {
    await join(joining, team, owner);
    await joinNow(joining, team);
  }
  await join(stranger, other, owner);
  await joinNow(stranger, other);
  expect((await user.call('PUT', `/api/blocks/${blocked.user.id}`)).statusCode).toBe(200);
  await site.database.pool.query(
    'update profiles set visited_at = $2, previous_visit_at = null where user_id = $1',
    [user.user.id, left],
  );
  const fitting = await createProject(await createUser(site, { profile: { timeZone: 'UTC' } }), {
    ...matching,
    title: 'Quay',
  });
  await createProject(await createUser(site), {
    title: 'Kiln',
    technologies: ['Fortran'],
    skills: ['Fortran'],
  });

  clock.advance(dayMs);
  const expected = {
    since: left,
    teammates: [{ id: mate.user.id, project: { slug: team.slug, title: team.title } }],
    projects: [{ id: fitting.id, slug: fitting.slug, title: 'Quay', score: expect.any(Number) }],
  };
  expect(await newsOf(user)).toMatchObject(expected);
  clock.advance(2 * hourMs);
  expect(await newsOf(user)).toMatchObject(expected);

  clock.advance(dayMs);
  const later = await newsOf(user);
  expect(later).toMatchObject({ teammates: [], projects: [] });
  expect(Date.parse(later.since ?? '')).toBeGreaterThan(Date.parse(left));
});

test('a user who joins a team later does not get earlier members as news', async () => {
  const [owner, member, user] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
  const team = await createProject(owner);
  clock.advance(dayMs);
  await join(member, team, owner);
  await joinNow(member, team);
  clock.advance(hourMs);
  await join(user, team, owner);
  await joinNow(user, team);
  clock.advance(hourMs);
  expect((await newsOf(user)).teammates).toEqual([]);
  expect((await newsOf(owner)).teammates.map(({ id }) => id)).toEqual([user.user.id, member.user.id]);
});

test('needs a signed-in user', async () => {
  expect((await site.guest().call('GET', '/api/news')).statusCode).toBe(401);
});
