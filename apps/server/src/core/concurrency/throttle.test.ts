import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs immediately, then at most once per interval, including the last call', () => {
  const runs: string[] = [];
  const throttle = createThrottle(1000, (key) => runs.push(`${key}${Date.now() - begun}`));
  const begun = Date.now();
  for (let n = 0; n < 5; n += 1) throttle.call('a');
  throttle.call('b');
  expect(runs).toEqual(['a0', 'b0']);
  vi.advanceTimersByTime(5000);
  expect(runs).toEqual(['a0', 'b0', 'a1000']);
  throttle.call('a');
  expect(runs.at(-1)).toBe('a5000');
});

test('drops waiting calls on stop', () => {
  const run = vi.fn();
  const throttle = createThrottle(1000, run);
  throttle.call('a');
  throttle.call('a');
  throttle.stop();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});
