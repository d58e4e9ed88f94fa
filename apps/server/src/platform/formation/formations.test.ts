import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { afterAll, expect, test } from 'vitest';
import { createFormations } from './formations.ts';

const formations = createFormations();
afterAll(() => formations.close());

const instance: EventInstance = {
  people: Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, level: (at % 5) / 4, languages: ['en'] })),
  sizes: { min: 4, max: 4, preferred: 4 },
  rules: [
    { id: 'size', kind: 'size', strength: 'hard' },
    { id: 'fair', kind: 'level', strength: 1, mode: 'balanced', tolerance: 0.5 },
  ],
};

test('reports scores while it forms teams, and does not block the event loop', async () => {
  const scores: number[] = [];
  let longestMs = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const formed = await formations.form({
    instance,
    seed: 1,
    timeMs: 1_500,
    onProgress: ({ score }) => scores.push(score),
  });
  clearInterval(timer);
  expect(formed).toMatchObject({ fault: null, clash: null });
  expect(formed.teams).toHaveLength(10);
  expect(scores.length).toBeGreaterThan(0);
  expect(longestMs).toBeLessThan(1_000);
});

test('returns the result so far soon after it was stopped', async () => {
  const stop = new AbortController();
  const formed = formations.form({
    instance,
    seed: 1,
    timeMs: 10 * 60_000,
    stop: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect((await formed).teams).toHaveLength(10);
});

test('forms teams again and again in a thread that was started before', async () => {
  const prepared = createFormations();
  prepared.prepare();
  const request = { instance, seed: 1, iterations: 20_000, timeMs: 60_000 };
  const first = await prepared.form(request);
  expect(first.teams).toHaveLength(10);
  expect(await prepared.form(request)).toEqual(first);
  await prepared.close();
});

test('gives a formation its whole time after it waited for another one', async () => {
  const timeMs = 1_000;
  const begun = performance.now();
  await formations.form({ instance, seed: 2, timeMs });
  const alone = performance.now() - begun;

  const first = formations.form({ instance, seed: 1, timeMs: 1_500 });
  const second = formations.form({ instance, seed: 2, timeMs });
  await first;
  const startedAt = performance.now();
  expect((await second).teams).toHaveLength(10);
  expect(performance.now() - startedAt).toBeGreaterThan(alone / 2);
});

test('an unused thread ends when the formations are closed', async () => {
  const unused = createFormations();
  unused.prepare();
  await unused.close();
});
