import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

test('a step ends early if the time is over, but not if a work budget replaces the clock', () => {
  let left = 1_000;
  const limits = { msLeft: () => left, isStopped: () => false };
  const [byClock, byWork] = [new Budget(limits), new Budget({ ...limits, iterations: 100 })];
  expect([byClock.isOver, byWork.isOver]).toEqual([false, false]);
  left = 0;
  expect([byClock.isOver, byWork.isOver]).toEqual([true, false]);
});

test('a step ends early if the caller stops the search', () => {
  let isStopped = false;
  const budget = new Budget({ iterations: 100, msLeft: () => 1_000, isStopped: () => isStopped });
  expect(budget.isOver).toBe(false);
  isStopped = true;
  expect(budget.isOver).toBe(true);
  expect(budget.spend(1)).toBe(1);
});
