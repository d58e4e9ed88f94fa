import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ maxEventLoopDelayMs: 50 });
});
afterAll(() => site.close());

const ask = () => site.guest().call('GET', '/api/post/getPosts');

test('rejects requests with a message while the event loop is far behind, and serves them again afterwards', async () => {
  expect((await ask()).statusCode).toBe(200);

  const refused = async () => {
    holdUp(400);
    const answer = await ask();
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json() };
  };
  await expect.poll(refused, { interval: 5, timeout: 20_000 }).toMatchObject({
    status: 503,
    retryAfter: '2',
    success: false,
    code: 'unavailable',
    message: 'The site is busy for a moment. Please try again.',
  });

  await expect.poll(async () => (await ask()).statusCode, { timeout: 20_000 }).toBe(200);
});

test('serves requests after a single stall, such as the loading of modules after the start', async () => {
  const patient = await createTestApp({ maxEventLoopDelayMs: 1_500 });
  const statuses = new Set<number>();
  for (const stalledMs of [1_100, 2_000]) {
    holdUp(stalledMs);
    for (let n = 0; n < 30; n += 1) {
      statuses.add((await patient.guest().call('GET', '/healthz')).statusCode);
      await sleep(50);
    }
  }
  expect([...statuses]).toEqual([200]);
  await patient.close();
});

/** Blocks the event loop. */
function holdUp(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
