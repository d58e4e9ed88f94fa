import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { learningJobs } from './learning.jobs.ts';

let site: TestApp;
let owner: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  project = await createProject(owner, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
});
afterAll(() => site.close());
beforeEach(() => site.database.pool.query('delete from shown_matches'));

interface Row {
  kind: string;
  viewer: string;
  developer: string;
  project: string;
  rank: number;
  score: number;
  policy: string;
  outcomes: string[];
}

/** The stored log, in the order of pages. */
async function log(): Promise<Row[]> {
  await site.app.deps.impressionLog.idle();
  const { rows } = await site.database.pool.query<Row>(`
    select kind, viewer_id as viewer, developer_id as developer, project_id as project, rank, score, policy,
      array_remove(array[case when opened_at is not null then 'opened' end,
        case when invited_at is not null then 'invited' end, case when requested_at is not null then 'requested' end,
        case when accepted_at is not null then 'accepted' end,
        case when rejected_at is not null then 'rejected' end], null) as outcomes
    from shown_matches order by kind, shown_at, rank`);
  return rows;
}

async function showPeople(viewer = owner, of = project): Promise<{ id: string; score: number }[]> {
  return (await viewer.call('GET', `/flask/users/recommendations/post/${of.id}`)).json();
}

async function showProjects(developer: TestUser): Promise<{ id: string; score: number }[]> {
  return (await developer.call('GET', `/flask/projects/recommendations/${developer.user.id}`)).json();
}

async function answer(developer: TestUser, how: 'accept' | 'reject', notificationId: string): Promise<void> {
  const response = await developer.call('PUT', `/api/notifications/${how}/${notificationId}`);
  expect(response.statusCode).toBe(200);
}

async function optOut(developer: TestUser): Promise<void> {
  const body = { learning: false };
  expect((await developer.call('POST', `/api/user/update/${developer.user.id}`, { body })).statusCode).toBe(
    200,
  );
}

/** Waits, because jobs record the outcomes. */
async function expectOutcomes(kind: string, developer: TestUser, outcomes: string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = (await log()).filter((row) => row.kind === kind && row.developer === developer.user.id);
      expect(rows.map((row) => row.outcomes)).toEqual([outcomes]);
    },
    { timeout: 10_000, interval: 100 },
  );
}

describe('a shown page', () => {
  test('is recorded in its order, once per viewer and day', async () => {
    const candidate = await createUser(site, { skills: ['React'] });
    const page = await showPeople();
    expect(page.length).toBeGreaterThan(0);
    const rows = await log();
    expect(rows.map(({ developer, score }) => ({ id: developer, score }))).toEqual(
      page.map(({ id, score }) => ({ id, score })),
    );
    expect(rows.map(({ rank }) => rank)).toEqual(page.map((_, place) => place + 1));
    expect(rows[0]).toMatchObject({ kind: 'people', viewer: owner.user.id, project: project.id });
    expect(new Set(rows.map(({ policy }) => policy)).size).toBe(1);
    expect(rows[0]?.policy).toMatch(/^\d+-[0-9a-f]{8}$/);
    await Promise.all([showPeople(), showPeople()]);
    expect(await log()).toHaveLength(rows.length);
    site.clock.advance(dayMs);
    await showPeople();
    expect(await log()).toHaveLength(rows.length * 2);
    const [best] = await showProjects(candidate);
    expect((await log()).filter(({ kind }) => kind === 'projects')[0]).toMatchObject({
      viewer: candidate.user.id,
      developer: candidate.user.id,
      project: best?.id,
      rank: 1,
      score: best?.score,
    });
  });

  test('is stored after the response, which does not wait for it', async () => {
    const blocker = await site.database.pool.connect();
    try {
      await blocker.query('begin; lock table shown_matches in share row exclusive mode');
      expect((await showPeople()).length).toBeGreaterThan(0);
      const stored = await site.database.pool.query('select from shown_matches');
      expect(stored.rowCount).toBe(0);
    } finally {
      await blocker.query('commit');
      blocker.release();
    }
    expect(await log()).not.toEqual([]);
  });

  test('does not fail the response when it cannot be stored', async () => {
    const { pool } = site.database;
    await pool.query('alter table shown_matches rename column policy to policy_away');
    expect((await showPeople()).length).toBeGreaterThan(0);
    await site.app.deps.impressionLog.idle();
    await pool.query('alter table shown_matches rename column policy_away to policy');
    expect(await log()).toEqual([]);
    await showPeople();
    expect(await log()).not.toEqual([]);
  });
});

describe('recorded outcomes', () => {
  test('a project that was opened, asked to join, and the acceptance', async () => {
    const candidate = await createUser(site, { skills: ['React'] });
    await showProjects(candidate);
    const other = await createUser(site);
    await other.call('GET', `/api/post/slug/${project.slug}`);
    await candidate.call('GET', `/api/post/slug/${project.slug}`);
    await expectOutcomes('projects', candidate, ['opened']);
    const { id } = await createJoinRequest(candidate, project);
    await expectOutcomes('projects', candidate, ['opened', 'requested']);
    await answer(owner, 'accept', id);
    await expectOutcomes('projects', candidate, ['opened', 'requested', 'accepted']);
    expect((await log()).filter(({ developer }) => developer === other.user.id)).toEqual([]);
  });

  test('a user whose page was opened, invited, and the rejection', async () => {
    const developer = await createUser(site, { skills: ['React'] });
    await showPeople();
    await owner.call('GET', `/api/user/by-name/${developer.user.username}`);
    await createInvitation(owner, project, developer);
    await expectOutcomes('people', developer, ['opened', 'invited']);
    const [asked] = (await developer.call('GET', `/api/notifications/${developer.user.id}`)).json();
    await answer(developer, 'reject', asked.id);
    await expectOutcomes('people', developer, ['opened', 'invited', 'rejected']);
  });

  test('are not attributed after a month', async () => {
    const developer = await createUser(site, { skills: ['React'] });
    await showProjects(developer);
    await log();
    site.clock.advance(31 * dayMs);
    await developer.call('GET', `/api/post/slug/${project.slug}`);
    expect((await log()).flatMap(({ outcomes }) => outcomes)).toEqual([]);
  });
});

describe('a user who opts out', () => {
  test('is removed immediately in every role, and not recorded again until opting in', async () => {
    const [candidate, stays] = [
      await createUser(site, { skills: ['React'] }),
      await createUser(site, { skills: ['React'] }),
    ];
    const own = await createProject(candidate, { technologies: ['React'] });
    await showPeople();
    await showPeople(candidate, own);
    await showProjects(stays);
    const involved = (row: Row) =>
      [row.viewer, row.developer].includes(candidate.user.id) || row.project === own.id;
    const before = await log();
    expect(before.filter(involved).length).toBeGreaterThan(2);
    await optOut(candidate);
    expect(await log()).toEqual(before.filter((row) => !involved(row)));
    site.clock.advance(dayMs);
    await showPeople();
    await showPeople(candidate, own);
    await showProjects(stays);
    const after = await log();
    expect(after.filter(involved)).toEqual([]);
    expect(after.map(({ developer }) => developer)).toContain(stays.user.id);
    await candidate.call('POST', `/api/user/update/${candidate.user.id}`, { body: { learning: true } });
    await showProjects(candidate);
    expect((await log()).filter(involved)).not.toEqual([]);
  });

  test('leaves no rows when opting out while pages are being stored', async () => {
    const candidate = await createUser(site, { skills: ['React'] });
    await Promise.all([
      showPeople(),
      showProjects(candidate),
      optOut(candidate),
      showPeople(),
      showProjects(candidate),
    ]);
    expect((await log()).filter(({ developer }) => developer === candidate.user.id)).toEqual([]);
  });

  test('is not recorded as the inviter', async () => {
    const developer = await createUser(site, { skills: ['React'] });
    const lead = await createUser(site);
    const other = await createProject(lead, { technologies: ['React'] });
    await showPeople(lead, other);
    await log();
    await site.database.pool.query(
      'insert into profiles (user_id, learning) values ($1, false) on conflict (user_id) do update set learning = false',
      [lead.user.id],
    );
    const invitation = await createInvitation(lead, other, developer);
    await vi.waitFor(async () => {
      const jobs = await site.database.pool.query(
        `select state from jobs.job where name = 'learning.invited' and data->>'requestId' = $1`,
        [invitation.id],
      );
      expect(jobs.rows).toEqual([{ state: 'completed' }]);
    }, 10_000);
    expect((await log()).flatMap(({ outcomes }) => outcomes)).toEqual([]);
  });
});

describe('a record is deleted', () => {
  test('after 90 days', async () => {
    await showPeople();
    const first = await log();
    site.clock.advance(89 * dayMs);
    for (const job of learningJobs) await job.run(systemCtx(site.app));
    expect(await log()).toEqual(first);
    site.clock.advance(2 * dayMs);
    for (const job of learningJobs) await job.run(systemCtx(site.app));
    expect(await log()).toEqual([]);
  });

  test('with the account', async () => {
    const candidate = await createUser(site, { skills: ['React'] });
    await showProjects(candidate);
    await showPeople();
    expect((await log()).filter(({ developer }) => developer === candidate.user.id)).not.toEqual([]);
    const gone = await deleteAccount(candidate);
    expect(gone.statusCode).toBe(200);
    expect((await log()).filter(({ developer }) => developer === candidate.user.id)).toEqual([]);
  });
});
