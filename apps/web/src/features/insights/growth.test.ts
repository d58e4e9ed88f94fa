import { expect, test } from 'vitest';
import { addedInYear, isGrowing } from './growth.ts';

test('counts the skills that were added in the last twelve months', () => {
  const growth = [
    { month: '2024-09', all: 0 },
    { month: '2025-11', all: 8 },
    { month: '2026-05', all: 9 },
    { month: '2026-11', all: 11 },
  ];
  expect(addedInYear(growth)).toBe(3);
});

test('is zero if the last skill was added before, or there is none', () => {
  expect(
    addedInYear([
      { month: '2024-09', all: 4 },
      { month: '2026-11', all: 4 },
    ]),
  ).toBe(0);
  expect(addedInYear([])).toBe(0);
});

test('counts all skills of a history that began within the year', () => {
  expect(
    addedInYear([
      { month: '2026-10', all: 0 },
      { month: '2026-11', all: 5 },
    ]),
  ).toBe(5);
});

test('grows if at least an eighth of the skills is new', () => {
  const from = (all: number) => [
    { month: '2025-11', all },
    { month: '2026-11', all: 16 },
  ];
  expect(isGrowing(from(14))).toBe(true);
  expect(isGrowing(from(15))).toBe(false);
  expect(isGrowing([])).toBe(false);
});
