import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Assignment } from './assignment.ts';

const impossible = Number.NEGATIVE_INFINITY;
const anyWorth = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: -9, max: 9 }) }, fc.constant(impossible));
const anyTable = fc
  .integer({ min: 0, max: 6 })
  .chain((size) =>
    fc.array(fc.array(anyWorth, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
  );

/** The greatest sum of all ways, by trying each one. */
function bestByTrial(
  [row, ...others]: readonly (readonly number[])[],
  taken: readonly number[] = [],
): number {
  if (row === undefined) return 0;
  return Math.max(
    ...row.map((worth, column) =>
      taken.includes(column) ? impossible : worth + bestByTrial(others, [...taken, column]),
    ),
  );
}

test('an assignment has the greatest sum of all ways to give each row a column', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const assignment = new Assignment(table.length);
      assignment.worth.set(table.flat());
      assignment.solve();
      const columns = table.map((_row, row) => assignment.columnOf(row));
      const sum = columns.reduce((total, column, row) => total + (table[row]?.[column] ?? impossible), 0);
      expect(columns.toSorted((a, b) => a - b)).toEqual([...table.keys()]);
      expect(sum).toBe(bestByTrial(table));
    }),
    { numRuns: 1_000 },
  );
});

test('an assignment can be solved again for other worths', () => {
  const assignment = new Assignment(2);
  const solve = (...worth: number[]) => {
    assignment.worth.set(worth);
    assignment.solve();
    return [assignment.columnOf(0), assignment.columnOf(1)];
  };
  expect(solve(1, 2, 1, 3)).toEqual([0, 1]);
  expect(solve(1, 5, 4, 3)).toEqual([1, 0]);
});
