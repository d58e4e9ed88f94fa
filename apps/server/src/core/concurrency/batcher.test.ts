import { afterEach, expect, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

const maxWaitMs = 25;

afterEach(() => vi.useRealTimers());

/** A batcher of words, keyed by their first letter. The test ends its batches. */
function heldBatcher(concurrency = 2, maxBatch = 100) {
  const batches: { words: readonly string[]; end: () => Promise<void>; fail: () => Promise<void> }[] = [];
  const batcher = createBatcher<string, string>({
    concurrency,
    maxWaitMs,
    maxBatch,
    run: (words) => {
      const { promise, resolve, reject } = Promise.withResolvers<() => string[]>();
      const then = async (act: () => void) => {
        act();
        await new Promise((done) => setImmediate(done));
      };
      batches.push({
        words,
        end: () => then(() => resolve(() => words.map((word) => word.toUpperCase()))),
        fail: () => then(() => reject(new Error('no'))),
      });
      return promise;
    },
  });
  const add = (...words: readonly string[]) => words.map((word) => batcher.add(word[0] ?? '', word));
  return { batcher, batches, add, begun: () => batches.map(({ words }) => words) };
}

test('puts items that arrive during a batch of their key into the next batch, in order', async () => {
  const { add, batches, begun } = heldBatcher();
  const results = add('a1', 'a2', 'a3', 'a4');
  expect(begun()).toEqual([['a1']]);
  await batches[0]?.end();
  expect(begun()).toEqual([['a1'], ['a2', 'a3', 'a4']]);
  await batches[1]?.end();
  expect(await Promise.all(results)).toEqual(['A1', 'A2', 'A3', 'A4']);
});

test('combines items of other keys into the next batch, but starts it after maxWaitMs at the latest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { add, batches, begun } = heldBatcher();
  add('a1', 'b1', 'c1', 'a2');
  vi.advanceTimersByTime(maxWaitMs - 1);
  expect(begun()).toEqual([['a1']]);
  vi.advanceTimersByTime(1);
  expect(begun()).toEqual([['a1'], ['b1', 'c1']]);
  add('d1', 'b2');
  vi.advanceTimersByTime(2 * maxWaitMs);
  expect(begun()).toHaveLength(2);
  await batches[0]?.end();
  expect(begun()[2]).toEqual(['a2', 'd1']);
  await batches[1]?.end();
  vi.advanceTimersByTime(maxWaitMs);
  expect(begun()[3]).toEqual(['b2']);
});

test('starts one batch with all waiting items when a batch ends in time', async () => {
  const { add, batches, begun } = heldBatcher();
  add('a1', 'b1', 'c1', 'a2');
  await batches[0]?.end();
  expect(begun()).toEqual([['a1'], ['b1', 'c1', 'a2']]);
});

test('limits the size of a batch', async () => {
  const { add, batches, begun } = heldBatcher(1, 2);
  add('a1', 'a2', 'b1', 'a3', 'b2', 'b3');
  for (const expected of [['a1'], ['a2', 'b1'], ['a3', 'b2'], ['b3']]) {
    expect(begun().at(-1)).toEqual(expected);
    await batches.at(-1)?.end();
  }
});

test('rejects only the items of a failing batch and continues with its keys', async () => {
  const { add, batches } = heldBatcher();
  const [failing, next] = add('a1', 'a2');
  const failed = expect(failing).rejects.toThrow('no');
  await batches[0]?.fail();
  await failed;
  await batches[1]?.end();
  expect(await next).toBe('A2');
});

test('fails a batch that returns too few results', async () => {
  const batcher = createBatcher<number, number>({ concurrency: 1, maxBatch: 10, run: async () => () => [] });
  await expect(batcher.add('a', 1)).rejects.toThrow('one result per item');
});

test('is idle when running and waiting items are settled', async () => {
  const { batcher, add, batches } = heldBatcher();
  await batcher.idle();
  add('a1', 'a2');
  let idle = false;
  const waiting = batcher.idle().then(() => {
    idle = true;
  });
  await batches[0]?.end();
  expect(idle).toBe(false);
  await batches[1]?.end();
  await waiting;
});

test('hands out the results of a batch after the next batch has started, in the order of the batches', async () => {
  const log: string[] = [];
  const batcher = createBatcher<string, string>({
    concurrency: 1,
    maxBatch: 1,
    run: async (words) => {
      log.push(`begins ${words}`);
      return () => {
        log.push(`gives out ${words}`);
        return words;
      };
    },
  });
  await Promise.all(['one', 'two', 'three'].map((word) => batcher.add('key', word)));
  expect(log).toEqual([
    ...['begins one', 'begins two', 'begins three'],
    ...['gives out one', 'gives out two', 'gives out three'],
  ]);
});
