import { expect, test } from 'vitest';
import { changedLevels, exposureLevel, highestLevel } from './exposure-level.ts';
import { fairness } from './rules.ts';

test('the level rises with the number of pages and is highest above the cap', () => {
  const levels = Array.from({ length: 40 }, (_, pages) => exposureLevel(pages));
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(new Set(levels).size).toBe(highestLevel + 1);
  expect(levels[0]).toBe(0);
  expect(levels.indexOf(highestLevel)).toBe(fairness.pagesPerWeek + 1);
});

test('changedLevels returns only levels that differ from the stored ones', () => {
  const stored = [
    { userId: 'as before', level: 4 },
    { userId: 'no longer', level: 1 },
    { userId: 'more', level: 1 },
  ];
  const pages = new Map([
    ['as before', 99],
    ['more', 10],
    ['seldom', 2],
    ['new', 3],
  ]);
  expect(changedLevels(stored, pages)).toEqual([
    { userId: 'no longer', level: 0 },
    { userId: 'more', level: 2 },
    { userId: 'new', level: 1 },
  ]);
  expect(changedLevels([], new Map())).toEqual([]);
});
