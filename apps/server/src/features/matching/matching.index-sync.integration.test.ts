import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Steps } from '@teamwright/matching/steps.ts';
import { runToEnd } from '@teamwright/matching/testing/run-to-end.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { listenTo } from '../../platform/postgres/listener.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMatchIndex } from './matching.index-sync.service.ts';
import { matchingJobs } from './matching.jobs.ts';

let site: TestApp;
let owner: TestUser;
let project: Project;
let people: [TestUser, TestUser, TestUser, TestUser];

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  people = [await createUser(site), await createUser(site), await createUser(site), await createUser(site)];
  project = await createProject(owner, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
});
afterAll(() => site.close());

/** The index of another process on the same database. */
function otherProcess() {
  return createMatchIndex(site.database.db, site.clock);
}

type Index = ReturnType<typeof otherProcess>;

/** Ids of the best users for the project in the index of a process. */
function best(index: Index): string[] {
  return index.matcher
    .recommendDevelopers(project.id, { limit: 20, now: site.clock.now().getTime() })
    .map(({ developerId }) => developerId);
}

async function confirm(developer: TestUser, skill: string): Promise<void> {
  await developer.call('PUT', `/api/user/${developer.user.id}/skills/${skill}`, {
    body: { status: 'confirmed' },
  });
}

test('gives two processes the same result after one of them missed notifications', async () => {
  const away = otherProcess();
  await away.catchUp();
  for (const developer of people) await confirm(developer, 'React');
  const [closed, suspended, member, free] = people;
  await closed.call('POST', `/api/user/update/${closed.user.id}`, { body: { openToCollaborate: false } });
  const { pool } = site.database;
  await pool.query("update users set status = 'suspended' where id = $1", [suspended.user.id]);
  await pool.query("insert into match_changes (entity, entity_id) values ('developer', $1)", [
    suspended.user.id,
  ]);
  await join(member, project, owner);
  const { matchIndex } = site.app.deps;
  await Promise.all([away.catchUp(), matchIndex.catchUp()]);
  expect(best(away)).toEqual([free.user.id]);
  const fresh = otherProcess();
  await fresh.catchUp();
  for (const index of [matchIndex, fresh]) expect(best(index)).toEqual(best(away));
});

test('applies changes while another transaction runs for long', async () => {
  const index = otherProcess();
  await index.catchUp();
  const long = await site.database.pool.connect();
  try {
    await long.query('begin');
    await long.query('select pg_current_xact_id()');
    const late = await createProject(owner, { technologies: ['React'] });
    await index.catchUp();
    expect(index.matcher.hasProject(late.id)).toBe(true);
    await owner.call('POST', `/api/post/${late.id}/close`);
    await index.catchUp();
    const [, , , free] = people;
    const { matcher } = index;
    const shown = matcher.recommendProjects(free.user.id, { limit: 20, now: site.clock.now().getTime() });
    expect(shown.map(({ projectId }) => projectId)).not.toContain(late.id);
  } finally {
    await long.query('rollback');
    long.release();
  }
});

async function trimChanges(): Promise<void> {
  await site.database.pool.query("update match_changes set created_at = now() - interval '8 days'");
  for (const job of matchingJobs) await job.run(systemCtx(site.app));
}

test('reads the tables again after a process was stopped for longer than the log is kept', async () => {
  const away = otherProcess();
  await away.catchUp();
  const before = away.matcher;
  const [closed, , , free] = people;
  await closed.call('POST', `/api/user/update/${closed.user.id}`, { body: { openToCollaborate: true } });
  const present = otherProcess();
  await present.catchUp();
  await trimChanges();
  expect(best(away)).toEqual([free.user.id]);
  await Promise.all([away.catchUp(), present.catchUp()]);
  expect(best(away)).toEqual(best(present));
  expect(best(away)).toHaveLength(2);
  expect(away.matcher).not.toBe(before);
});

test('does not read the tables again in a running process', async () => {
  const [, , , free] = people;
  let hoursPerWeek = 10;
  // A running transaction of another database of the cluster holds the cursor back. Such rounds are repeated.
  await vi.waitFor(
    async () => {
      hoursPerWeek += 1;
      await free.call('POST', `/api/user/update/${free.user.id}`, { body: { hoursPerWeek } });
      const present = otherProcess();
      await present.catchUp();
      const kept = present.matcher;
      await trimChanges();
      await present.catchUp();
      expect(present.matcher).toBe(kept);
    },
    { timeout: 20_000 },
  );
});

test('makes reads wait for the build, and retries a failed one', async () => {
  const starting = otherProcess();
  const query = vi
    .spyOn(site.database.pool, 'query')
    .mockRejectedValueOnce(new Error('the database is away'));
  await expect(starting.catchUp()).rejects.toThrow();
  query.mockRestore();
  const waiting = [starting.catchUp(), starting.catchUp(), starting.catchUp()];
  expect(starting.matcher.stats().developers).toBe(0);
  await Promise.all(waiting);
  expect(starting.matcher.stats().developers).toBeGreaterThan(1);
});

test('wakes up with every change, also after a lost connection', async () => {
  const following = otherProcess();
  let wakes = 0;
  const connections: boolean[] = [];
  const wake = () => {
    wakes += 1;
    void following.catchUp();
  };
  const listener = listenTo({
    url: site.database.url,
    channels: { match_changes: wake, revocations: () => undefined },
    onConnected: ({ first }) => {
      connections.push(first);
      wake();
    },
  });
  try {
    await expect.poll(() => wakes).toBe(1);
    const fresh = await createProject(owner);
    await expect.poll(() => following.matcher.hasProject(fresh.id)).toBe(true);
    const [, , , free] = people;
    await confirm(free, 'PostgreSQL');
    await expect.poll(() => wakes).toBeGreaterThan(2);
    await site.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'",
    );
    const heard = wakes;
    await expect.poll(() => wakes).toBeGreaterThan(heard);
    expect(connections).toEqual([true, false]);
  } finally {
    await listener.close();
  }
});

/** Records the free developer's hours in every step, and runs `change` before each of the given steps. */
function* watching(matcher: Matcher, seen: number[][], steps: number): Steps<number[]> {
  const hours: number[] = [];
  seen.push(hours);
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + 5;
    while (performance.now() < until);
    hours.push(hoursOfFree(matcher));
    yield;
  }
  return hours;
}

function hoursOfFree(matcher: Matcher): number {
  const now = site.clock.now().getTime();
  const [, , , free] = people;
  const answer = runToEnd(matcher.composeTeams(project.id, { size: 50, pinned: [free.user.id], now }));
  const members = answer?.teams[0]?.members ?? [];
  return members.find(({ developerId }) => developerId === free.user.id)?.hoursPerWeek ?? -1;
}

async function setHours(hoursPerWeek: number): Promise<void> {
  const [, , , free] = people;
  await free.call('POST', `/api/user/update/${free.user.id}`, { body: { hoursPerWeek } });
}

test('gives a long read one index from first to last slice while changes arrive', async () => {
  const index = otherProcess();
  await setHours(20);
  await index.catchUp();
  const seen: number[][] = [];
  const read = index.read((matcher) => watching(matcher, seen, 60));
  await expect.poll(() => seen[0]?.length ?? 0, { interval: 1 }).toBeGreaterThan(2);
  await setHours(21);
  await index.catchUp();
  expect(new Set(await read)).toEqual(new Set([21]));
  expect(seen).toHaveLength(2);
  expect(new Set(seen[0])).toEqual(new Set([20]));
});

test('ends a long read although the index changes continuously, and applies the changes afterwards', async () => {
  const index = otherProcess();
  await setHours(22);
  await index.catchUp();
  const seen: number[][] = [];
  let ended = false;
  const read = index
    .read((matcher) => watching(matcher, seen, 60))
    .finally(() => {
      ended = true;
    });
  let hours = 22;
  const attempts: number[] = [];
  while (!ended) {
    hours = hours === 40 ? 23 : hours + 1;
    await setHours(hours);
    await index.catchUp();
    attempts.push(seen.length);
  }
  expect(new Set(await read).size).toBe(1);
  expect(seen).toHaveLength(4);
  expect(attempts).toContain(3);
  expect(hoursOfFree(index.matcher)).toBe(hours);
});
