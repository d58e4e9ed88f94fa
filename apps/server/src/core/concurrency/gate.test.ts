import { expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createGate } from './gate.ts';

const refusal = () => new AppError('unavailable', 'Busy', { retryAfter: 1 });
const refused = { code: 'unavailable' };

/** Work that ends when the test ends it. */
function heldWork() {
  const begun: string[] = [];
  const held = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const promise = Promise.withResolvers<string>();
      held.set(name, promise);
      return promise.promise;
    },
    end: (name: string) => held.get(name)?.resolve(name),
    fail: (name: string) => held.get(name)?.reject(new Error(name)),
  };
}

test('runs at most the maximum at a time and the rest in order', async () => {
  const gate = createGate({ maxRunning: 2, maxWaiting: 9, maxWaitMs: 60_000, refusal });
  const { work, begun, end, fail } = heldWork();
  const runs = ['a', 'b', 'c', 'd'].map((name) => gate.run('key', work(name)));
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  fail('a');
  await expect(runs[0]).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(runs.slice(1))).toEqual(['b', 'c', 'd']);
});

test('rejects a call if the queue is full, without delaying other keys', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 60_000, refusal });
  const { work, end, begun } = heldWork();
  const first = gate.run('greedy', work('first'));
  const second = gate.run('greedy', work('second'));
  await expect(gate.run('greedy', work('third'))).rejects.toMatchObject(refused);
  expect(await gate.run('other', async () => 'served')).toBe('served');
  end('first');
  await expect.poll(() => begun).toEqual(['first', 'second']);
  end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await gate.run('greedy', async () => 'again')).toBe('again');
});

test('rejects a call that waits too long and frees its slot', async () => {
  const gate = createGate({ maxRunning: 1, maxWaiting: 5, maxWaitMs: 20, refusal });
  const { work, end, begun } = heldWork();
  const first = gate.run('key', work('first'));
  await expect(gate.run('key', work('late'))).rejects.toMatchObject(refused);
  end('first');
  await first;
  expect(begun).toEqual(['first']);
  expect(await gate.run('key', async () => 'next')).toBe('next');
});
