import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

/** A batcher whose batches end when told to. */
function heldBatcher(maxBatch = 100) {
  const batches: { key: string; items: readonly number[]; end: () => void; fail: () => void }[] = [];
  const batcher = createBatcher<number, string>((key, items) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    batches.push({
      key,
      items,
      end: () => resolve(items.map((item) => `${key}${item}`)),
      fail: () => reject(new Error('no')),
    });
    return promise;
  }, maxBatch);
  return { batcher, batches };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what arrives behind a batch in flight goes into the next one, in order', async () => {
  const { batcher, batches } = heldBatcher();
  const results = [1, 2, 3, 4].map((item) => batcher.add('a', item));
  expect(batches.map(({ items }) => items)).toEqual([[1]]);
  batches[0]?.end();
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  batches[1]?.end();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4']);
});

test('keys do not wait for each other', () => {
  const { batcher, batches } = heldBatcher();
  void batcher.add('a', 1);
  void batcher.add('b', 2);
  expect(batches.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a batch is no larger than the limit', async () => {
  const { batcher, batches } = heldBatcher(2);
  for (let item = 1; item <= 6; item += 1) void batcher.add('a', item);
  for (const size of [1, 2, 2, 1]) {
    expect(batches.at(-1)?.items).toHaveLength(size);
    batches.at(-1)?.end();
    await turn();
  }
});

test('a failing batch rejects its own items only, and the key goes on', async () => {
  const { batcher, batches } = heldBatcher();
  const failing = batcher.add('a', 1);
  const next = batcher.add('a', 2);
  batches[0]?.fail();
  await expect(failing).rejects.toThrow('no');
  await turn();
  batches[1]?.end();
  expect(await next).toBe('a2');
});

test('a batch that forgets an item fails instead of leaving somebody waiting', async () => {
  const batcher = createBatcher<number, number>(() => Promise.resolve([]), 10);
  await expect(batcher.add('a', 1)).rejects.toThrow('each of its items');
});

test('is idle once everything has settled', async () => {
  const { batcher, batches } = heldBatcher();
  await batcher.idle();
  void batcher.add('a', 1);
  let idle = false;
  const waiting = batcher.idle().then(() => {
    idle = true;
  });
  await turn();
  expect(idle).toBe(false);
  batches[0]?.end();
  await waiting;
});
