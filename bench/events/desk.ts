import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { EventDesk, EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage, FormationSummary, TeamMove } from '@teamwright/contracts/events/forming.ts';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { testPassword } from '../../apps/server/src/testing/actors/factories.ts';
import {
  type Editor,
  editRandomly,
  placesOf,
  replay,
} from '../../apps/server/src/testing/actors/review-editors.ts';
import { createRemoteUsers, type RemoteUser } from '../../apps/server/src/testing/processes/remote.ts';
import { reviewCopy } from '../../apps/web/src/copy/events/review.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { createRandom } from '../../packages/matching/src/testing/random.ts';
import { ensureChromium } from '../../tools/chromium.ts';
import { atMost, type Goal } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { fillEvent } from './fill-event.ts';
import { measureServerMoves } from './measure-server-moves.ts';

/** People of the event whose table is measured, and of the one that two editors change. */
const people = { table: 1_000, editors: 40 };
const formingSeconds = 10;
const drags = 150;
/** Moves of each of two editors, and in a call. */
const moves = { each: 5_000, atOnce: 10 };
const token = 'a token for the metrics of this benchmark';
const dayMs = 24 * 3600 * 1000;

interface Measured {
  readonly rows: readonly object[];
  readonly goals: readonly Goal[];
}

interface Site {
  readonly url: string;
  readonly pool: ReturnType<typeof createDatabase>['pool'];
  readonly editors: readonly [RemoteUser, RemoteUser];
}

/** An open event with participants, which two organisers edit. */
async function openFilled({ pool, editors: [owner, co] }: Site, size: number): Promise<EventPage> {
  const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const { event } = await owner.post<EventDesk>('/api/events', {
    title: `Table of ${size}`,
    description: 'An event of the benchmark.',
    online: true,
    startsAt: inDays(20),
    endsAt: inDays(22),
    deadline: inDays(10),
    timeZone: 'Europe/Berlin',
    capacity: size,
  });
  await owner.post(`/api/events/${event.id}/open`, {});
  await owner.put(`/api/events/${event.id}/organisers/${co.userId}`);
  await fillEvent(pool, { eventId: event.id, people: size, stem: `table-${size}` });
  return event;
}

async function form({ editors: [owner] }: Site, { id }: EventPage, seconds: number): Promise<FormationPage> {
  const path = `/api/events/${id}/formations`;
  const { version } = await owner.post<FormationSummary>(path, { seconds });
  for (;;) {
    const page = await owner.get<FormationPage>(`${path}/${version}`);
    if (page.status === 'failed') throw new Error('the teams could not be formed');
    if (page.status === 'done') return page;
    await wait(500);
  }
}

/** The longest delay of the server's event loop since the last call, in milliseconds. */
async function longestDelayMs(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const seconds = /^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(await answer.text())?.[1];
  if (seconds === undefined) throw new Error('the metrics have no delay of the event loop');
  return Number(seconds) * 1000;
}

async function measureForming(site: Site, event: EventPage): Promise<Measured> {
  await longestDelayMs(site.url);
  await form(site, event, formingSeconds);
  const longestMs = await longestDelayMs(site.url);
  const what = `event loop of the server while ${people.table} people are formed, longest delay`;
  return { rows: [{ what, longestMs }], goals: [atMost(what, longestMs, 50, 'ms')] };
}

/** Moves between teams of a large event, one after the other, on the server. */
async function measureMovesOnServer(site: Site, event: EventPage): Promise<Measured> {
  const { version } = await form(site, event, 1);
  await longestDelayMs(site.url);
  const times = await measureServerMoves(site.editors[0], `/api/events/${event.id}/formations/${version}`);
  const longestMs = await longestDelayMs(site.url);
  const what = `event loop of the server while teams of ${people.table} people are edited, longest delay`;
  const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    rows: [{ what, longestMs, moves: times.length, p50Ms, p95Ms }],
    goals: [atMost(what, longestMs, 50, 'ms')],
  };
}

async function signIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const data = { email: 'writer-0@example.org', password: testPassword };
  const answer = await context.request.post('/api/auth/login', { data, headers: { origin: baseURL } });
  if (!answer.ok()) throw new Error(`signing in returned ${answer.status()}`);
  return await context.newPage();
}

/**
 * Records the time from each movement of the mouse to the new scores of the teams. The score of all teams often stays
 * the same after rounding.
 */
const recordScores = `(() => {
  let movedAt = 0;
  globalThis.rescored = [];
  addEventListener('mousemove', () => { movedAt = performance.now(); }, true);
  const teams = document.querySelector('[data-drop]').parentElement;
  new MutationObserver(() => {
    if (movedAt > 0) globalThis.rescored.push(performance.now() - movedAt);
    movedAt = 0;
  }).observe(teams, { subtree: true, childList: true, characterData: true });
})()`;

/** Holds a participant over one team after another. */
async function dragAround(page: Page): Promise<number[]> {
  const cards = page.locator('[data-drop]');
  await cards.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all([0, 1, 2].map((at) => cards.nth(at).boundingBox()));
  const places = boxes.map((box) => ({ x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 }));
  await cards.first().locator('[data-person] bdi').first().hover();
  await page.mouse.down();
  await page.evaluate(recordScores);
  for (let at = 0; at < drags; at += 1) {
    const { x, y } = places[at % places.length] ?? { x: 0, y: 0 };
    await page.mouse.move(x, y, { steps: 2 });
    await page.evaluate(
      'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
    );
  }
  await page.keyboard.press('Escape');
  return await page.evaluate<number[]>('globalThis.rescored');
}

async function measureTable(site: Site, { slug }: EventPage): Promise<Measured> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const page = await signIn(browser, site.url);
    await page.goto(`/events/${slug}/desk?tab=teams`);
    await page.getByText(/^All teams: /).waitFor();
    await page.getByText(reviewCopy.scoresLoading).waitFor({ state: 'hidden' });
    const times = await dragAround(page);
    if (times.length < drags / 2) throw new Error(`only ${times.length} of ${drags} moves showed new scores`);
    const [p50Ms, p95Ms] = [percentile(times, 0.5), percentile(times, 0.95)];
    const what = `review table of ${people.table} people, new scores while dragging, p95`;
    return { rows: [{ what, moves: times.length, p50Ms, p95Ms }], goals: [atMost(what, p95Ms, 16, 'ms')] };
  } finally {
    await browser.close();
  }
}

function editorOf(site: Site, { cookie }: RemoteUser, path: string): Editor {
  const call = async (to: string, wanted?: readonly TeamMove[]) =>
    await fetch(`${site.url}${to}`, {
      method: wanted === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(wanted && { 'content-type': 'application/json' }) },
      ...(wanted && { body: JSON.stringify({ moves: wanted }) }),
    });
  const pageOf = async (answer: Response): Promise<FormationPage> => {
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}`);
    // Safe: the answer of the contract's endpoint, because the server is ours.
    return (await answer.json()) as FormationPage;
  };
  return {
    read: async () => pageOf(await call(path)),
    async move(wanted) {
      const answer = await call(`${path}/moves`, wanted);
      return answer.status === 409 ? undefined : pageOf(answer);
    },
  };
}

async function measureEditors(site: Site): Promise<Measured> {
  const event = await openFilled(site, people.editors);
  const start = await form(site, event, 1);
  const path = `/api/events/${event.id}/formations/${start.version}`;
  const random = createRandom(1);
  const choices = { count: moves.each, atOnce: moves.atOnce, choose: (limit: number) => random.below(limit) };
  const begun = performance.now();
  const rejected = await Promise.all(
    site.editors.map((user) => editRandomly(editorOf(site, user, path), choices)),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { rows } = await site.pool.query<{ moves: TeamMove[] }>(
    `select move.moves from event_moves move join event_formations formation on formation.id = move.formation_id
     where formation.event_id = $1 order by move.revision`,
    [event.id],
  );
  const stored = rows.flatMap((row) => row.moves);
  const expected = replay(placesOf(start), stored);
  const real = placesOf(await site.editors[0].get<FormationPage>(path));
  const misplaced = [...expected].filter(([id, team]) => real.get(id) !== team).length;
  const all = 2 * moves.each;
  const lost = (Math.abs(all - stored.length) + misplaced) / all;
  const what = `share of ${all} moves of two editors that are lost`;
  const rejectedCalls = rejected.reduce((sum, count) => sum + count, 0);
  return { rows: [{ what, lost, rejectedCalls, seconds }], goals: [atMost(what, lost, 0, 'of 1')] };
}

/** Measures the desk of organisers on a real server, in a real browser. */
async function measureDesk(): Promise<Measured> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const env = { DATABASE_URL: embedded.url, LIMITS: 'relaxed', METRICS_TOKEN: token };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, 2);
  try {
    const [owner, co] = await createRemoteUsers(server.url, 2);
    if (owner === undefined || co === undefined) throw new Error('the benchmark needs two users');
    const site: Site = { url: server.url, pool: database.pool, editors: [owner, co] };
    const event = await openFilled(site, people.table);
    const measured = [
      await measureForming(site, event),
      await measureMovesOnServer(site, event),
      await measureTable(site, event),
      await measureEditors(site),
    ];
    return { rows: measured.flatMap(({ rows }) => rows), goals: measured.flatMap(({ goals }) => goals) };
  } finally {
    await server.stop();
    await database.close();
    await embedded.close();
    await dataDir.remove();
  }
}

const desk = await measureDesk();
console.table(desk.rows);
await keep('events-desk', desk.rows, desk.goals);
