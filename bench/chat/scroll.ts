import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { testPassword } from '../../apps/server/src/testing/actors/factories.ts';
import { createRemoteRoom, createRemoteUsers } from '../../apps/server/src/testing/processes/remote.ts';
import { type Seen, watchScrolling } from '../../e2e/support/scrolling.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { ensureChromium } from '../../tools/chromium.ts';
import { atMost } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { uploadPictures } from './scroll-pictures.ts';
import { fillRoom } from './scroll-room.ts';
import { type Weight, weigh } from './scroll-weight.ts';

const fullSize = 10_000;
/** Number of messages; results of fewer than the full size are not stored. */
const size = Number(process.argv[2] ?? fullSize);
const pictureCount = 50;
/** Pixels per wheel event; one event is sent in every frame, as with fast scrolling. */
const turn = 400;
/** Number of messages scrolled with Page Up. */
const heldFor = size * 0.15;
const restMs = 3_000;

/**
 * Scrolls a room with 10,000 messages on the real server in Chromium: by wheel from the last message to the
 * first and back, then up with Page Up held. The frames of the idle page show the limit of the machine.
 */
async function benchScroll(): Promise<ScrollRow[]> {
  const dataDir = await temporaryDataDir();
  const embedded = await openEmbedded({ dataDir: dataDir.path, role: 'server' });
  const env = { DATABASE_URL: embedded.url, LIMITS: 'relaxed' };
  const server = await startServer({ port: await freePort(), dataDir: dataDir.path, env });
  const database = createDatabase(embedded.url, 2);
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  try {
    const people = await createRemoteUsers(server.url, 2);
    const room = await createRemoteRoom(people);
    const [reader = '', other = ''] = people.map(({ userId }) => userId);
    const page = await signedIn(browser, server.url);
    const pictures = await uploadPictures(page.context().request, room, pictureCount);
    await fillRoom(database.pool, { room, reader, other, size, pictures });
    return await read(page, room);
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
    await embedded.close();
    await dataDir.remove();
  }
}

async function signedIn(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('writer-0@example.org');
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-in');
  return page;
}

async function read(page: Page, room: string): Promise<ScrollRow[]> {
  const session = await page.context().newCDPSession(page);
  await page.goto(`/chat/${room}`);
  const log = page.getByRole('log');
  await log.getByRole('article').last().waitFor();
  await log.hover();
  const rows: ScrollRow[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    const watched = await watchScrolling(log);
    await act();
    console.log(what);
    rows.push(rowOf(what, await watched.end(), await weigh(session, log)));
  };
  await measure('at rest', () => page.waitForTimeout(restMs));
  await measure('wheel up to the first message', () => wheel(page, log, -turn, 1));
  await measure('wheel down to the last', () => wheel(page, log, turn, size));
  await measure('Page Up held', () => holdPageUp(page, log, size - heldFor));
  return rows;
}

/** Whether a message is in view. Call it rarely: it costs time in the frame. */
async function shows(log: Locator, seq: number): Promise<boolean> {
  return await log.evaluate((element, wanted) => {
    const message = element.querySelector(`[data-seq="${wanted}"]`);
    const { top, bottom } = element.getBoundingClientRect();
    const place = message?.getBoundingClientRect();
    return place !== undefined && place.bottom > top && place.top < bottom;
  }, seq);
}

async function wheel(page: Page, log: Locator, pixels: number, until: number): Promise<void> {
  do for (let turns = 0; turns < 20; turns += 1) await page.mouse.wheel(0, pixels);
  while (!(await shows(log, until)));
}

async function holdPageUp(page: Page, log: Locator, until: number): Promise<void> {
  await log.focus();
  const drawn = () => log.locator(`[data-seq="${until}"]`).count();
  while ((await drawn()) === 0)
    for (let times = 0; times < 10; times += 1) await page.keyboard.down('PageUp');
  await page.keyboard.up('PageUp');
}

interface ScrollRow extends Weight {
  readonly what: string;
  readonly frames: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly longestMs: number;
  /** Tasks of more than 50 ms. */
  readonly longTasks: number;
  readonly longestTaskMs: number;
  readonly movedPx: number;
}

function rowOf(what: string, { frames, longTasks, moved }: Seen, weight: Weight): ScrollRow {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    what,
    frames: frames.length,
    p50Ms: tenths(percentile(frames, 0.5)),
    p95Ms: tenths(percentile(frames, 0.95)),
    longestMs: tenths(Math.max(...frames)),
    longTasks: longTasks.length,
    longestTaskMs: Math.max(0, ...longTasks),
    movedPx: tenths(moved),
    ...weight,
  };
}

const rows = await benchScroll();
console.table(rows);
if (size === fullSize)
  await keep(
    'chat-scroll',
    rows,
    rows.flatMap(({ what, p95Ms, longestTaskMs, movedPx }) => [
      atMost(`chat, ${what}, p95 of a frame`, p95Ms, 20, 'ms'),
      atMost(`chat, ${what}, longest task`, longestTaskMs, 100, 'ms'),
      atMost(`chat, ${what}, a message in view moved`, movedPx, 1, 'px'),
    ]),
  );
