import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBreaker, RedisUnavailableError } from './breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hanging = () => new Promise<never>(() => undefined);

function service() {
  const calls: string[] = [];
  const state = { answers: true };
  const breaker = createBreaker({
    probe: () => (state.answers ? Promise.resolve() : hanging()),
    timeoutMs: 100,
    probeIntervalMs: 1_000,
    onUnavailable: () => calls.push('away'),
    onAvailable: () => calls.push('back'),
  });
  return { breaker, calls, state };
}

test('fails fast after one late response, until a probe succeeds', async () => {
  const { breaker, calls, state } = service();
  await expect(breaker.execute(async () => 1)).rejects.toThrow(RedisUnavailableError);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await breaker.execute(async () => 1)).toBe(1);

  state.answers = false;
  const late = expect(breaker.execute(hanging)).rejects.toThrow('no answer within 100 ms');
  await vi.advanceTimersByTimeAsync(100);
  await late;
  await expect(breaker.execute(async () => 1)).rejects.toThrow(RedisUnavailableError);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toEqual(['back', 'away']);

  state.answers = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(breaker.isAvailable()).toBe(true);
  expect(calls).toEqual(['back', 'away', 'back']);
  breaker.close();
});

test('stays available after an error response and becomes unavailable after a lost connection', async () => {
  const { breaker, calls } = service();
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(breaker.execute(() => Promise.reject(new Error('wrong type')))).rejects.toThrow('wrong type');
  expect(breaker.isAvailable()).toBe(true);
  breaker.trip(new Error('connection lost'));
  breaker.trip(new Error('connection lost'));
  expect(calls).toEqual(['back', 'away']);
  breaker.close();
});
