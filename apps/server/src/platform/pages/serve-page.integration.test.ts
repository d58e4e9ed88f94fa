import cookie from '@fastify/cookie';
import type { LoadPage } from '@teamwright/contracts/core/page-rendering.ts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import type { Deps } from '../../core/ctx.ts';
import type { App } from '../../core/http.ts';
import type { Realtime } from '../../core/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createServePage } from './serve-page.ts';

const sessionCookie = 'session';
const template = '<html><head></head><body><!--content--></body></html>';
const fallback = 'the browser renders this';
const tags = { guest: '<link>', user: '<link rel=user>' };
const link = '</page.js>; rel=modulepreload';

/** A page that shows what the API returns to the visitor. */
const loadWhoami: LoadPage = async ({ send, hasSession }) => {
  const text = await (await send('/api/whoami')).text();
  return {
    status: 200,
    location: undefined,
    personal: hasSession && text !== 'guest',
    hasContent: true,
    fingerprint: text,
    render: async (document) => document.replace('<!--content-->', text),
  };
};

// Safe: serving a page needs nothing else of them.
function asDeps(used: { readonly realtime: Pick<Realtime, 'moment'> }): Deps {
  return used as Deps;
}

interface SiteOptions {
  readonly loadPage?: LoadPage;
  readonly maxRunning?: number;
  readonly deadlineMs?: number;
}

/** A site with one page, and an API whose `state` is part of every answer. */
async function createSite({ loadPage = loadWhoami, ...limits }: SiteOptions = {}) {
  const site = fastify({ logger: false });
  const state = { text: '' };
  site.decorate('clock', { now: () => new Date() });
  site.decorate('deps', asDeps({ realtime: { moment: () => 'this moment' } }));
  await site.register(cookie);
  site.get('/api/whoami', async (request) => `${request.cookies[sessionCookie] ?? 'guest'}${state.text}`);
  const servePage = createServePage({
    config: loadConfig({ NODE_ENV: 'test' }),
    renderer: createPageRenderer({ loadPage, ...limits }),
    sessionCookie,
    template,
    build: 'a build',
  });
  site.get('/page', async (request, reply) => {
    if (await servePage(request, reply, { tags, link })) return reply;
    return reply.header('cache-control', 'no-cache').send(fallback);
  });
  const get = (headers: Record<string, string> = {}) => site.inject({ url: '/page', headers });
  const as = (user: string) => get({ cookie: `${sessionCookie}=${user}` });
  return { app: site as unknown as App, state, get, as };
}

describe('a rendered page', () => {
  test('is shared between guests for a short time, with a version that follows its data', async () => {
    const { get, state } = await createSite();
    const first = await get();
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d{1,2}, must-revalidate$/);
    expect(first.body).toBe('<html><head><link></head><body>guest</body></html>');
    const again = { 'if-none-match': String(first.headers.etag) };
    expect((await get(again)).statusCode).toBe(304);
    const several = { 'if-none-match': `"older", ${first.headers.etag}` };
    expect((await get(several)).statusCode).toBe(304);
    state.text = ' with news';
    const changed = await get(again);
    expect([changed.statusCode, changed.body]).toEqual([200, expect.stringContaining('guest with news')]);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('names the moment before its data was read', async () => {
    const moments: unknown[] = [];
    const loadPage: LoadPage = async (visit) => {
      moments.push(visit.moment);
      return await loadWhoami(visit);
    };
    await (await createSite({ loadPage })).as('ada');
    expect(moments).toEqual(['this moment']);
  });

  test('of a user never enters a cache, and shows no other user', async () => {
    const { get, as } = await createSite();
    const users = ['ada', 'grace'];
    for (const user of [...users, ...users]) {
      const { headers, body } = await as(user);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers).not.toHaveProperty('etag');
      expect(body).toContain('<link rel=user>');
      expect(users.filter((name) => body.includes(name))).toEqual([user]);
    }
    expect((await get()).body).not.toMatch(/ada|grace/);
  });

  test('without content names its files in a header, because the browser needs them to show it', async () => {
    const loadPage: LoadPage = async (visit) => ({ ...(await loadWhoami(visit)), hasContent: false });
    const { headers, body } = await (await createSite({ loadPage })).as('ada');
    expect(headers).toMatchObject({ link, 'cache-control': 'private, no-store' });
    expect(body).toBe('<html><head></head><body>ada</body></html>');
    expect((await (await createSite()).as('ada')).headers).not.toHaveProperty('link');
  });

  test('is sent if it is ready soon after the deadline, with what has arrived until then', async () => {
    const loadPage: LoadPage = async (visit) => {
      await new Promise((resolve) => visit.signal.addEventListener('abort', resolve, { once: true }));
      return await loadWhoami(visit);
    };
    expect((await (await createSite({ loadPage, deadlineMs: 50 })).as('ada')).body).toContain('ada');
  });

  test('is private with a cookie of an ended session', async () => {
    const { as } = await createSite();
    const { headers, body } = await as('guest');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body).toContain('guest');
  });

  test('is compressed as the client accepts it', async () => {
    const { get } = await createSite();
    const encodings = ['gzip, deflate, br', 'gzip', 'zstd'];
    const sent = await Promise.all(encodings.map((accepted) => get({ 'accept-encoding': accepted })));
    expect(sent.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  });
});

describe('the browser renders the page', () => {
  const failing = async (): Promise<never> => {
    throw new Error('a component failed');
  };

  test.each<[string, LoadPage]>([
    ['its data cannot be loaded', failing],
    ['a component throws', async (visit) => ({ ...(await loadWhoami(visit)), render: failing })],
  ])('if %s', async (_, loadPage) => {
    const { statusCode, headers, body } = await (await createSite({ loadPage })).get();
    expect([statusCode, body]).toEqual([200, fallback]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers).not.toHaveProperty('etag');
  });

  test('while as many pages as allowed are being rendered, also those past their deadline', async () => {
    const held = Promise.withResolvers<void>();
    let loads = 0;
    const loadPage: LoadPage = async (visit) => {
      loads += 1;
      await held.promise;
      return await loadWhoami(visit);
    };
    const { get } = await createSite({ loadPage, maxRunning: 2, deadlineMs: 50 });
    expect((await Promise.all([get(), get()])).map(({ body }) => body)).toEqual([fallback, fallback]);
    expect((await get()).body).toBe(fallback);
    expect(loads).toBe(2);
    held.resolve();
    await expect.poll(async () => (await get()).body).toContain('guest');
  });

  describe('while the database is slow', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase(4);
    });
    afterAll(() => database.close());

    test('because a table is locked', async () => {
      const loadPage: LoadPage = async (visit) => {
        await database.db.execute(sql`select count(*) from projects`);
        return await loadWhoami(visit);
      };
      const { get } = await createSite({ loadPage, deadlineMs: 500 });
      expect((await get()).body).toContain('guest');
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table projects in access exclusive mode`);
        expect((await get()).body).toBe(fallback);
      });
      await expect.poll(async () => (await get()).body).toContain('guest');
    });
  });
});
