import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@teamwright/matching/steps.ts';
import { runToEnd } from '@teamwright/matching/testing/run-to-end.ts';
import { expect, test } from 'vitest';
import { inSlices } from './slices.ts';

/** Adds up numbers in steps of `stepMs` each. */
function* adding(steps: number, stepMs: number): Steps<number> {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const until = performance.now() + stepMs;
    while (performance.now() < until) sum += 0;
    sum += step;
    yield;
  }
  return sum;
}

test('returns the same result as an unsliced run and frees the event loop after each slice', async () => {
  let turns = 0;
  let ended = false;
  const countTurns = async () => {
    for (; !ended; turns += 1) await nextTurn();
  };
  const counting = countTurns();
  const sum = await inSlices(adding(400, 1));
  ended = true;
  await counting;
  expect(sum).toBe(runToEnd(adding(400, 0)));
  // 400 ms in slices that end after the step in which 8 ms are over.
  expect(turns).toBeGreaterThanOrEqual(40);
});

test('runs one slice per turn of the event loop, regardless of the number of works', async () => {
  let steps = 0;
  function* counting(): Steps<void> {
    for (let step = 0; step < 40; step += 1) {
      const until = performance.now() + 4;
      while (performance.now() < until) steps += 0;
      steps += 1;
      yield;
    }
  }
  const works = Array.from({ length: 5 }, () => inSlices(counting()));
  let most = 0;
  while (steps < 200) {
    const before = steps;
    await nextTurn();
    most = Math.max(most, steps - before);
  }
  await Promise.all(works);
  // Steps of 4 ms each: a slice ends after 8 ms, and two slices may run between two turns of this loop.
  expect(most).toBeLessThanOrEqual(4);
});

test('finishes a short work before a long one that started earlier', async () => {
  const ended: string[] = [];
  const long = inSlices(adding(100, 1)).then(() => ended.push('long'));
  const short = inSlices(adding(10, 1)).then(() => ended.push('short'));
  await Promise.all([long, short]);
  expect(ended).toEqual(['short', 'long']);
});

test('rejects with the error of the work and continues with the others', async () => {
  function* failing(): Steps<void> {
    yield;
    throw new RangeError('broken');
  }
  const other = inSlices(adding(20, 1));
  await expect(inSlices(failing())).rejects.toThrow('broken');
  expect(await other).toBe(190);
});

test('rejects work as unavailable when too much is in progress', async () => {
  const works = Array.from({ length: 100 }, () => inSlices(adding(2, 5)));
  await expect(inSlices(adding(1, 1))).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(works);
  expect(await inSlices(adding(2, 1))).toBe(1);
});
