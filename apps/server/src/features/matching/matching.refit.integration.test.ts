import { comparable } from '@teamwright/matching/score/policy-version.ts';
import { features, weights as shipped } from '@teamwright/matching/score/weights.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createAdmin } from '../../testing/admins.ts';
import { createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMatchIndex } from './matching.index-sync.service.ts';
import { matchingJobs } from './matching.jobs.ts';

const day = 24 * 3600 * 1000;
const pageSize = 6;

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let people: TestUser[];
let projectId: string;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
  owner = await createUser(site);
  people = await Promise.all(Array.from({ length: pageSize }, () => createUser(site)));
  projectId = (await createProject(owner)).id;
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from shown_matches; delete from match_weights'));

interface Log {
  policy?: string;
  /** Number of terms in the last measurement. */
  terms?: number;
  /** Days between the last page and now. */
  before?: number;
}

/** Pages of earlier days on which the users with the highest `feature` were accepted. */
async function fillLog(
  pages: number,
  feature: (typeof features)[number],
  { policy = `${comparable}p`, terms = features.length, before = 2 }: Log = {},
): Promise<void> {
  const random = createRandom(5);
  const place = features.indexOf(feature);
  const rows = Array.from({ length: pages }, (_, page) => {
    const values = people.map(() => Array.from({ length: terms }, () => random.next()));
    const best = values.reduce(
      (one, row, at) => ((row[place] ?? 0) > (values[one]?.[place] ?? 0) ? at : one),
      0,
    );
    const shownAt = new Date(site.clock.now().getTime() - (pages - page + before) * day).toISOString();
    return people.map(({ user }, at) => ({
      id: user.id,
      rank: at + 1,
      values: values[at],
      shownAt,
      accepted: at === best,
    }));
  });
  await site.database.pool.query(
    `insert into shown_matches (kind, viewer_id, developer_id, project_id, day, rank, score, policy, "values", shown_at, accepted_at)
     select 'people', $1, r.id, $2, r."shownAt"::date, r.rank, 50, $4, r."values", r."shownAt",
       case when r.accepted then r."shownAt" end
     from jsonb_to_recordset($3::jsonb) as r(id uuid, rank int, "values" real[], "shownAt" timestamptz, accepted boolean)`,
    [owner.user.id, projectId, JSON.stringify(rows.flat()), policy],
  );
}

async function refit(): Promise<void> {
  const job = matchingJobs.find(({ name }) => name === 'matching.refit');
  await job?.run(systemCtx(site.app));
}

async function verdicts(): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ verdict: string }>(
    'select verdict from match_weights order by created_at',
  );
  return rows.map(({ verdict }) => verdict);
}

test('applies better weights in every process and after a restart, and labels pages with them', async () => {
  const { matchIndex, impressionLog } = site.app.deps;
  const other = createMatchIndex(site.database.db, site.clock);
  await Promise.all([matchIndex.catchUp(), other.catchUp()]);
  const before = matchIndex.matcher.policy;
  await fillLog(400, 'hours');
  await refit();
  expect(await verdicts()).toEqual(['taken']);
  const started = createMatchIndex(site.database.db, site.clock);
  await Promise.all([matchIndex.catchUp(), other.catchUp(), started.catchUp()]);
  for (const { matcher } of [matchIndex, other, started]) {
    expect(matcher.weights.youToProject.hours).toBeGreaterThan(shipped.youToProject.hours);
    expect(matcher.policy).not.toBe(before);
    expect(matcher.policy).toBe(matchIndex.matcher.policy);
  }
  await owner.call('GET', `/flask/users/recommendations/post/${projectId}`);
  await impressionLog.idle();
  const noted = await site.database.pool.query<{ policy: string; values: number[] }>(
    'select policy, "values" from shown_matches order by shown_at desc limit 1',
  );
  expect(noted.rows[0]?.policy).toBe(matchIndex.matcher.policy);
  expect(noted.rows[0]?.values).toHaveLength(features.length);
});

test('changes nothing with too few outcomes, and records that', async () => {
  await fillLog(60, 'hours');
  const index = createMatchIndex(site.database.db, site.clock);
  await refit();
  await index.catchUp();
  expect(await verdicts()).toEqual(['too few outcomes']);
  expect(index.matcher.weights).toEqual(shipped);
});

test('ignores pages that were measured with the terms of an earlier release', async () => {
  await fillLog(400, 'hours', { policy: '1-0123abcd', terms: features.length - 2, before: 70 });
  await fillLog(60, 'hours');
  await refit();
  expect(await verdicts()).toEqual(['too few outcomes']);
  const { rows } = await site.database.pool.query<{ pages: number }>('select pages from match_weights');
  expect(rows).toEqual([{ pages: 60 }]);
});

test('fits once when two processes run at once or a job is retried', async () => {
  await fillLog(400, 'skills');
  await Promise.all([refit(), refit()]);
  await refit();
  expect(await verdicts()).toHaveLength(1);
});

test('ignores weights that were learned from other shipped weights', async () => {
  await site.database.pool.query(
    `insert into match_weights (id, shipped, policy, verdict, weights, pages, held_back, before, after)
     values (gen_random_uuid(), 'of another release', 'p', 'taken', $1, 1, 1, 0, 1)`,
    [JSON.stringify({ ...shipped, youToProject: { ...shipped.youToProject, hours: 90 } })],
  );
  const index = createMatchIndex(site.database.db, site.clock);
  await index.catchUp();
  expect(index.matcher.weights).toEqual(shipped);
});

test('ignores weights that were learned for fewer terms', async () => {
  const { beyond, exposure, ...fewer } = shipped.youToProject;
  await site.database.pool.query(
    `insert into match_weights (id, shipped, policy, verdict, weights, pages, held_back, before, after)
     values (gen_random_uuid(), '1-0123abcd', '1-4567abcd', 'taken', $1, 1, 1, 0, 1)`,
    [JSON.stringify({ youToProject: fewer, projectToYou: fewer })],
  );
  const index = createMatchIndex(site.database.db, site.clock);
  await index.catchUp();
  expect(index.matcher.weights).toEqual(shipped);
  expect(index.matcher.policy.startsWith(comparable)).toBe(true);
});

test('shows administrators the result of the last night', async () => {
  const report = async () => (await admin.call('GET', '/api/admin/refit')).json();
  expect(await report()).toEqual({ policy: expect.any(String), learned: false, last: null });
  await fillLog(60, 'hours');
  await refit();
  expect(await report()).toMatchObject({ learned: false, last: { verdict: 'too few outcomes', pages: 60 } });
  await site.database.pool.query('delete from shown_matches; delete from match_weights');
  await fillLog(400, 'hours');
  await refit();
  const taken = await report();
  expect(taken).toMatchObject({ learned: true, last: { verdict: 'taken' } });
  expect(taken.last.after).toBeGreaterThan(taken.last.before);
});
