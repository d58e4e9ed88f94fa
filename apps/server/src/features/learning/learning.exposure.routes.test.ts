import { limits } from '@teamwright/contracts/core/limits.ts';
import type { ExposureReport, PublicExposure } from '@teamwright/contracts/learning.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { fairness } from '@teamwright/matching/fairness/rules.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let project: Project;
let people: readonly TestUser[];

const pageSize = 12;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
  owner = await createUser(site, { profile: { openToCollaborate: false } });
  await admin.call('POST', `/api/user/update/${admin.user.id}`, { body: { openToCollaborate: false } });
  project = await createProject(owner, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
  const all: TestUser[] = [];
  for (let count = 0; count < pageSize + 3; count += 1)
    all.push(await createUser(site, { skills: ['React', 'PostgreSQL'] }));
  people = all;
});
afterAll(() => site.close());
beforeEach(async () => {
  // Makes all accounts old enough not to count as newcomers.
  await site.database.pool.query(
    "delete from shown_matches; update users set created_at = now() - interval '60 days'",
  );
});

/** Records that this user appeared on this many pages some days ago. Pages count once a day. */
async function put(developer: TestUser, pages: number, daysAgo = 1): Promise<void> {
  await site.database.pool.query(
    `insert into shown_matches (kind, viewer_id, developer_id, project_id, day, rank, score, policy, shown_at)
     select 'people', $1, $2, gen_random_uuid(), now()::date - page, 1, 50, 'test', now() - $4 * interval '1 day'
     from generate_series(1, $3) page`,
    [owner.user.id, developer.user.id, pages, daysAgo],
  );
}

async function page(): Promise<{ id: string; score: number }[]> {
  const found = await owner.call('GET', `/flask/users/recommendations/post/${project.id}`);
  await site.app.deps.impressionLog.idle();
  return found.json();
}

async function reindex(ids: readonly string[]): Promise<void> {
  await site.database.pool.query(
    "insert into match_changes (entity, entity_id) select 'developer', unnest($1::uuid[])",
    [ids],
  );
}

async function onPage(developer: TestUser | undefined): Promise<boolean> {
  return (await page()).some(({ id }) => id === developer?.user.id);
}

/** Records a page for every user, so that none counts as a newcomer. */
async function putAll(): Promise<void> {
  for (const developer of people) await put(developer, 1);
}

function who(id: string | undefined): TestUser {
  const developer = people.find(({ user }) => user.id === id);
  if (!developer) throw new Error('not a user of this test');
  return developer;
}

describe('a page of users', () => {
  test('prefers near-equal users over those above the weekly cap, until the week is over', async () => {
    await putAll();
    const before = await page();
    expect(before).toHaveLength(pageSize);
    const first = who(before[0]?.id);
    await put(first, fairness.pagesPerWeek, 8);
    expect(await onPage(first)).toBe(true);
    await put(first, fairness.pagesPerWeek);
    const after = await page();
    expect(after.map(({ id }) => id)).not.toContain(first.user.id);
    expect(after).toHaveLength(pageSize);
    expect(after.map(({ score }) => score)).toEqual(
      after.map(({ score }) => score).toSorted((a, b) => b - a),
    );
  });

  test('reserves a position for users who were never shown, and for new accounts', async () => {
    await putAll();
    const ids = new Set((await page()).map(({ id }) => id));
    const [never, fresh, optedOut] = people.filter(({ user }) => !ids.has(user.id));
    const { pool } = site.database;
    for (const developer of [never, optedOut])
      await pool.query('delete from shown_matches where developer_id = $1', [developer?.user.id]);
    expect(await onPage(never)).toBe(true);
    await pool.query("update users set created_at = now() - interval '2 days' where id = $1", [
      fresh?.user.id,
    ]);
    expect(await onPage(fresh)).toBe(true);
  });

  test('includes a newcomer with only declared skills on a new site, where all users are newcomers', async () => {
    const { pool } = site.database;
    const [declaring, ...showing] = people;
    const ids = showing.map(({ user }) => user.id);
    await pool.query(
      `insert into skill_evidence (id, user_id, skill_id, source, repository, weight, first_seen, last_seen)
       select gen_random_uuid(), person, skill, 'manifest', 'owner/name', 0.6, now(), now()
       from unnest($1::uuid[]) person, unnest(array['react', 'postgresql']) skill`,
      [ids],
    );
    await reindex(ids);
    // Evidence alone is worth less than a point, so the newcomer also shares fewer hours with the owner.
    const live = async (user: TestUser | undefined, timeZone: string | null) =>
      user?.call('POST', `/api/user/update/${user.user.id}`, { body: { timeZone } });
    await live(owner, 'Europe/Oslo');
    await live(declaring, 'Pacific/Auckland');
    const shown = await page();
    await live(owner, null);
    await live(declaring, null);
    await pool.query("delete from skill_evidence where repository = 'owner/name'");
    await reindex(ids);
    const declared = shown.find(({ id }) => id === declaring?.user.id);
    expect(declared?.score).toBeLessThan(Math.max(...shown.map(({ score }) => score)));
    expect(shown).toHaveLength(pageSize);
  });

  test('reserves none for users who opted out and therefore have no records', async () => {
    await putAll();
    const ids = new Set((await page()).map(({ id }) => id));
    const developer = people.find(({ user }) => !ids.has(user.id));
    const body = { learning: false };
    await developer?.call('POST', `/api/user/update/${developer.user.id}`, { body });
    expect(await onPage(developer)).toBe(false);
    await developer?.call('POST', `/api/user/update/${developer.user.id}`, { body: { learning: true } });
    expect(await onPage(developer)).toBe(true);
  });
});

describe('the exposure report', () => {
  async function report(query = ''): Promise<ExposureReport> {
    const answer = await admin.call('GET', `/api/admin/exposure${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  test('sums up how often users were shown, and the outcomes', async () => {
    const [one, two] = people;
    if (!one || !two) throw new Error('fewer than two users');
    await put(one, 3);
    await put(two, 1);
    await put(two, 5, 20);
    await site.database.pool.query('update shown_matches set opened_at = now() where developer_id = $1', [
      one.user.id,
    ]);
    expect(await report('?days=7')).toEqual({
      people: people.length,
      shown: 2,
      slots: 4,
      gini: expect.closeTo(0.9, 9),
      distinctPerSlot: 0.5,
      topShare: 0.75,
      opened: 3,
      invited: 0,
      accepted: 0,
    });
    expect((await report()).slots).toBe(9);
  });

  test('is empty at first, for administrators only, and limited to the stored period', async () => {
    expect(await report()).toMatchObject({ shown: 0, slots: 0, gini: 0 });
    expect((await owner.call('GET', '/api/admin/exposure')).statusCode).toBe(404);
    for (const days of [0, 91, 'x'])
      expect((await admin.call('GET', `/api/admin/exposure?days=${days}`)).statusCode).toBe(400);
  });
});

describe('the public report of exposure', () => {
  const { minPeople, minSlots, days } = limits.publicExposure;

  /** A site of its own, because the report is cached. */
  async function withSite(
    users: number,
    use: (own: TestApp, ids: readonly string[]) => Promise<void>,
    env: Readonly<Record<string, string>> = {},
  ) {
    const own = await createTestApp({ env });
    try {
      const ids: string[] = [];
      for (let count = 0; count < users; count += 1) ids.push((await createUser(own)).user.id);
      await use(own, ids);
    } finally {
      await own.close();
    }
  }

  async function show(own: TestApp, ids: readonly string[], pages: number): Promise<void> {
    await own.database.pool.query(
      `insert into shown_matches (kind, viewer_id, developer_id, project_id, day, rank, score, policy, shown_at)
       select 'people', $1, id::uuid, gen_random_uuid(), now()::date, 1, 50, 'test', now() - interval '1 day'
       from unnest($2::text[]) id, generate_series(1, $3)`,
      [ids[0], ids, pages],
    );
  }

  const read = async (own: TestApp) => await own.app.inject({ method: 'GET', url: '/api/exposure' });

  test('gives guests totals without outcomes, and counts once for concurrent and later calls', async () => {
    await withSite(minPeople, async (own, ids) => {
      const pages = minSlots / minPeople;
      await show(own, ids, pages);
      const answers = await Promise.all(Array.from({ length: 5 }, () => read(own)));
      const reports = answers.map((answer) => answer.json<PublicExposure>());
      expect(new Set(reports.map(({ at }) => at)).size).toBe(1);
      expect(reports[0]).toEqual({
        policy: own.app.deps.matchIndex.matcher.policy,
        at: expect.any(String),
        days,
        exposure: {
          people: minPeople,
          shown: minPeople,
          slots: minSlots,
          gini: expect.closeTo(0, 9),
          distinctPerSlot: 1 / pages,
          topShare: 1 / minPeople,
        },
      });
      expect(answers[0]?.headers['cache-control']).toBe('public, max-age=600');
      await show(own, ids, pages);
      expect((await read(own)).json()).toEqual(reports[0]);
    });
  });

  test('publishes no figures while users or slots are too few', async () => {
    await withSite(minPeople, async (own, ids) => {
      await show(own, ids.slice(1), minSlots / minPeople);
      expect((await read(own)).json()).toMatchObject({ exposure: null });
    });
    await withSite(minPeople - 1, async (own, ids) => {
      await show(own, ids, minSlots);
      expect((await read(own)).json()).toMatchObject({ exposure: null });
    });
  });

  test('rejects a network that calls too often', async () => {
    await withSite(
      0,
      async (own) => {
        const statuses = new Set<number>();
        for (let call = 0; call <= 120; call += 1) statuses.add((await read(own)).statusCode);
        expect([...statuses]).toEqual([200, 429]);
      },
      { LIMITS: 'default' },
    );
  });
});
