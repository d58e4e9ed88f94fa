import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { termNames } from '@teamwright/matching/score/weights.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createProject, createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { upsertLevels } from './matching.exposure.repository.ts';
import { createMatchIndex } from './matching.index-sync.service.ts';
import { matchingJobs } from './matching.jobs.ts';

let site: TestApp;
let owner: TestUser;
let projectId: string;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  projectId = (await createProject(owner)).id;
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from shown_matches; delete from match_exposure'));

/** Only users with a known skill have scores. */
function createScored(): Promise<TestUser> {
  return createUser(site, { skills: ['Sourdough'] });
}

/** Records that this user appeared on this many pages some days ago. Pages count once a day. */
async function put({ user }: TestUser, pages: number, daysAgo = 1): Promise<void> {
  await site.database.pool.query(
    `insert into shown_matches (kind, viewer_id, developer_id, project_id, day, rank, score, policy, shown_at)
     select 'people', $1, $2, gen_random_uuid(), $4::timestamptz::date - page, 1, 50, 'test', $4
     from generate_series(1, $3) page`,
    [owner.user.id, user.id, pages, new Date(site.clock.now().getTime() - daysAgo * dayMs)],
  );
}

async function refresh(): Promise<void> {
  await matchingJobs.find(({ name }) => name === 'matching.exposure')?.run(systemCtx(site.app));
}

async function levels(): Promise<Record<string, number>> {
  const { rows } = await site.database.pool.query<{ user_id: string; level: number }>(
    'select user_id, level from match_exposure',
  );
  return Object.fromEntries(rows.map(({ user_id, level }) => [user_id, level]));
}

async function setLearning(developer: TestUser, learning: boolean): Promise<void> {
  const saved = await developer.call('POST', `/api/user/update/${developer.user.id}`, { body: { learning } });
  expect(saved.statusCode).toBe(200);
}

/** The exposure of a user in a process, 0–1; `index` may be a new one. */
async function measured(developer: TestUser, index = site.app.deps.matchIndex): Promise<number | undefined> {
  await index.catchUp();
  const match = index.matcher.explain(projectId, developer.user.id, site.clock.now().getTime());
  return match?.values.youToProject[termNames.indexOf('exposure')];
}

async function changes(): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ entity_id: string }>(
    "select entity_id from match_changes where entity = 'developer' order by seq",
  );
  return rows.map(({ entity_id }) => entity_id);
}

test('re-indexes only users whose level changed, and every process gives the same score', async () => {
  const [often, now, rarely] = [await createScored(), await createScored(), await createScored()];
  const running = createMatchIndex(site.database.db, site.clock);
  await running.catchUp();
  await put(often, 30);
  await put(now, 4);
  await put(now, 40, 8);
  await put(rarely, 2);
  for (let projects = 0; projects < 30; projects += 1) await put(rarely, 1);
  const before = await changes();
  await refresh();
  expect(await levels()).toEqual({ [often.user.id]: 4, [now.user.id]: 1 });
  expect((await changes()).slice(before.length).sort()).toEqual([often.user.id, now.user.id].sort());
  const started = createMatchIndex(site.database.db, site.clock);
  for (const index of [running, started, site.app.deps.matchIndex]) {
    expect(await measured(often, index)).toBe(0);
    expect(await measured(now, index)).toBe(0.75);
    expect(await measured(rarely, index)).toBe(1);
  }
});

test('changes nothing when the job runs twice or in two processes at the same time', async () => {
  const developer = await createUser(site);
  await put(developer, 10);
  await Promise.all([refresh(), refresh()]);
  const after = await changes();
  await refresh();
  expect(await changes()).toEqual(after);
  expect(await levels()).toEqual({ [developer.user.id]: 2 });
});

test('resets the level after a week without pages', async () => {
  const developer = await createScored();
  await put(developer, 30);
  await refresh();
  site.clock.advance(8 * dayMs);
  await refresh();
  expect(await levels()).toEqual({});
  expect(await measured(developer)).toBe(1);
});

describe('no level is stored', () => {
  test('for a user who opted out, whose exposure is neutral until they opt in', async () => {
    const developer = await createScored();
    await put(developer, 30);
    await refresh();
    await setLearning(developer, false);
    expect(await levels()).toEqual({});
    expect(await measured(developer)).toBe(0.5);
    await put(developer, 30);
    await refresh();
    expect(await levels()).toEqual({});
    await setLearning(developer, true);
    expect(await measured(developer)).toBe(1);
  });

  test('for a user who opts out while levels are stored, whichever comes first', async () => {
    const [first, last] = [await createUser(site), await createUser(site)];
    const optingOut = await site.database.pool.connect();
    try {
      await optingOut.query('begin');
      await optingOut.query('select from users where id = $1 for update', [first.user.id]);
      await put(last, 30);
      expect(await upsertLevels(site.database.db, [{ userId: first.user.id, level: 3 }])).toEqual([]);
    } finally {
      await optingOut.query('commit');
      optingOut.release();
    }
    let opted: Promise<void> | undefined;
    await site.database.db.transaction(async (tx) => {
      const stored = await upsertLevels(tx, [{ userId: last.user.id, level: 3 }]);
      expect(stored).toEqual([last.user.id]);
      opted = setLearning(last, false);
      await wait(200);
    });
    await opted;
    expect(await levels()).toEqual({});
  });

  test('for a deleted account', async () => {
    const developer = await createUser(site);
    await put(developer, 30);
    await refresh();
    const gone = await deleteAccount(developer);
    expect(gone.statusCode).toBe(200);
    expect(await levels()).toEqual({});
  });
});
