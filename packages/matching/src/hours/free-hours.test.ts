import { expect, test } from 'vitest';
import { freeHours } from './free-hours.ts';
import { hoursOfWeek, writeWeek } from './week.ts';

const weekOf = (hours: readonly number[]) =>
  writeWeek(Array.from({ length: hoursOfWeek }, (_, hour) => hours.includes(hour)));

test('free hours follow the difference between the clocks, also across the end of the week', () => {
  const week = weekOf([0, 18, 167]);
  expect(freeHours(week, 0)).toEqual([0, 18, 167]);
  expect(freeHours(week, 2)).toEqual([1, 2, 20]);
  expect(freeHours(week, -1)).toEqual([17, 166, 167]);
});

test('an hour that is free in part only does not count', () => {
  expect(freeHours(weekOf([18, 19, 40]), 0.5)).toEqual([19]);
});

test('a usual week is assumed without stated hours', () => {
  expect(freeHours(null, 0).length).toBeGreaterThan(0);
});
