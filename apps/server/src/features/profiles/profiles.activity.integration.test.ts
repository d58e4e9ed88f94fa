import { hourMs } from '@teamwright/contracts/core/durations.ts';
import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { weights } from '@teamwright/matching/score/weights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { withTransaction } from '../../core/transaction.ts';
import { createProject, createUser, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordVisit } from './profiles.service.ts';

const clock = settableClock(new Date().toISOString());
let site: TestApp;
let owner: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ clock });
  owner = await createUser(site);
  project = await createProject(owner);
});
afterAll(() => site.close());

async function activityOf(user: TestUser) {
  const match = await owner.call('GET', `/api/match/${project.id}/${user.user.id}`);
  return match.json<Match>().terms.youToProject.find(({ feature }) => feature === 'activity');
}

async function countChanges(user: TestUser): Promise<number> {
  const { rows } = await site.database.pool.query<{ count: number }>(
    "select count(*)::int from match_changes where entity = 'developer' and entity_id = $1",
    [user.user.id],
  );
  return rows[0]?.count ?? 0;
}

async function profilesOf(user: TestUser): Promise<number> {
  const { rows } = await site.database.pool.query('select 1 from profiles where user_id = $1', [
    user.user.id,
  ]);
  return rows.length;
}

const me = (user: TestUser) => user.call('GET', '/api/user/me');

test('activity is highest after sign-in, falls during absence, and rises again with the next visit', async () => {
  const user = await createUser(site, { skills: ['React'] });
  const pointsOf = async () => (await activityOf(user))?.contribution ?? 0;
  expect(await activityOf(user)).toMatchObject({
    feature: 'activity',
    label: 'Activity',
    max: weights.youToProject.activity,
  });
  const fresh = await pointsOf();
  clock.advance(120 * 24 * hourMs);
  const absent = await pointsOf();
  expect(absent).toBeLessThan(fresh);
  await me(user);
  // Not all points: the skill that was declared 120 days ago covers less of the seat, and activity counts by this
  // share.
  expect(await pointsOf()).toBeGreaterThan(absent + (fresh - absent) / 2);
});

test('counts a day once, for any number of visits and sessions', async () => {
  const user = await createUser(site);
  clock.set(`${new Date(clock.now().getTime() + 48 * hourMs).toISOString().slice(0, 10)}T01:00:00.000Z`);
  const before = await countChanges(user);
  const again = async () =>
    await user.call('POST', '/api/auth/login', {
      body: { email: user.user.email, password: testPassword },
    });
  await Promise.all([me(user), again(), me(user), again()]);
  clock.advance(hourMs);
  await Promise.all([me(user), again()]);
  expect(await countChanges(user)).toBe(before + 1);
  clock.advance(24 * hourMs);
  await me(user);
  expect(await countChanges(user)).toBe(before + 2);
});

test('stores no activity of suspended users, or of users deleted at the same time', async () => {
  const user = await createUser(site);
  const { pool } = site.database;
  await pool.query('delete from profiles where user_id = $1', [user.user.id]);
  const leaving = await pool.connect();
  const note = () => withTransaction(systemCtx(site.app), (ctx) => recordVisit(ctx, user.user.id));
  try {
    await leaving.query('begin');
    await leaving.query('select 1 from users where id = $1 for update', [user.user.id]);
    await note();
    expect(await profilesOf(user)).toBe(0);
    await leaving.query("update users set status = 'deleted' where id = $1", [user.user.id]);
    await leaving.query('commit');
  } finally {
    leaving.release();
  }
  await note();
  expect(await profilesOf(user)).toBe(0);
});
