import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { insights } from '@teamwright/contracts/insights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { type CallOptions, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPageCounter } from './insights.counter.service.ts';

type Report = Answer<typeof insights.report>;

let site: TestApp;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp({ env: { INSIGHTS: 'on' } });
  admin = await createAdmin(site);
});
afterAll(() => site.close());

async function record(body: unknown, options: CallOptions = {}): Promise<number> {
  return (await site.guest().call('POST', '/api/insights', { body, ...options })).statusCode;
}

async function report(query = ''): Promise<Report> {
  const answer = await admin.call('GET', `/api/admin/insights${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Report>();
}

async function viewsToday(): Promise<number> {
  return (await report()).days.at(-1)?.views ?? -1;
}

describe('counting', () => {
  test('adds up views at once, by day', async () => {
    const before = await viewsToday();
    const answers = await Promise.all(Array.from({ length: 20 }, () => record({ path: '/about' })));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await viewsToday()).toBe(before + 20);
    site.clock.advance(dayMs);
    await record({ path: '/about' });
    const { days } = await report('?days=2');
    expect(days.map(({ views }) => views)).toEqual([before + 20, 1]);
  });

  test('rates loads', async () => {
    await record({ vitals: { lcp: 1800, inp: 320, cls: 0.4 } });
    expect((await report()).vitals).toEqual([
      { metric: 'lcp', good: 1, fair: 0, poor: 0 },
      { metric: 'inp', good: 0, fair: 1, poor: 0 },
      { metric: 'cls', good: 0, fair: 0, poor: 1 },
    ]);
  });

  test('skips visitors who request privacy, and other sites', async () => {
    const before = await viewsToday();
    await record({ path: '/about' }, { headers: { dnt: '1' } });
    await record({ path: '/about' }, { headers: { 'sec-gpc': '1' } });
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await record({ path: '/about' }, { headers: foreign })).toBe(403);
    expect(await viewsToday()).toBe(before);
  });

  test('stores nothing that identifies visitors or what they viewed', async () => {
    await record({ path: '/project/a-secret-plan?token=abc' });
    await report();
    const { pool } = site.database;
    const rows = await pool.query('select * from page_views');
    expect(Object.keys(rows.rows[0] ?? {})).toEqual(['day', 'route', 'views']);
    expect(JSON.stringify(rows.rows)).not.toMatch(/secret|token/);
  });

  test.each([[{ path: 'x'.repeat(2001) }], [{ vitals: { lcp: -1 } }], [{ vitals: { lcp: 'fast' } }]])(
    'rejects %j',
    async (body) => {
      expect(await record(body)).toBe(400);
    },
  );

  test('reports whole days, at most a year', async () => {
    expect((await report('?days=7')).days).toHaveLength(7);
    expect((await admin.call('GET', '/api/admin/insights?days=366')).statusCode).toBe(400);
    expect((await admin.call('GET', '/api/admin/insights?days=0')).statusCode).toBe(400);
    const user = await createUser(site);
    expect((await user.call('GET', '/api/admin/insights')).statusCode).toBe(404);
  });
});

describe('the counter', () => {
  const patternOf = (path: string) => (path === '/u/ada' ? '/u/:username' : undefined);

  test('keeps sums that cannot be stored for the next time, and counts them once', async () => {
    const { database, clock, app } = site;
    const counter = createPageCounter({ db: database.db, clock, log: app.log, patternOf });
    for (const path of ['/u/ada', '/u/ada', '/nowhere']) counter.view(path);
    await database.pool.query('alter table page_views rename to page_views_away');
    await counter.flush();
    await database.pool.query('alter table page_views_away rename to page_views');
    await counter.flush();
    await counter.close();
    const { routes } = await report('?days=1');
    expect(routes.find(({ route }) => route === '/u/:username')).toMatchObject({ views: 2 });
    expect(routes.find(({ route }) => route === 'other')?.views).toBeGreaterThan(0);
  });
});

describe('while the feature is off', () => {
  test('the routes do not exist', async () => {
    const off = await createTestApp();
    const guest = off.guest();
    expect((await guest.call('POST', '/api/insights', { body: { path: '/' } })).statusCode).toBe(404);
    expect((await guest.call('GET', '/insights/script.js')).statusCode).toBe(404);
    const answer = await (await createAdmin(off)).call('GET', '/api/admin/insights?days=1');
    expect(answer.json()).toMatchObject({ on: false, routes: [] });
    await off.close();
  });

  test('rate-limits beacons by address', async () => {
    const strict = await createTestApp({ env: { INSIGHTS: 'on', LIMITS: 'default' } });
    const guest = strict.guest();
    const send = () => guest.call('POST', '/api/insights', { body: { path: '/' } });
    const answers = await Promise.all(Array.from({ length: 121 }, send));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
    await strict.close();
  });
});
