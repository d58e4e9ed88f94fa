import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DisjointSets } from './disjoint-sets.ts';

const size = 8;
const anyPairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 12 });

/** All elements that are reached from one over pairs. */
function reachedFrom(element: number, pairs: readonly (readonly [number, number])[]): number[] {
  const reached = new Set([element]);
  for (let round = 0; round < size; round += 1)
    for (const pair of pairs)
      if (pair.some((one) => reached.has(one))) for (const one of pair) reached.add(one);
  return [...reached].sort((a, b) => a - b);
}

test('has the elements that pairs connect in one set, the set with the lowest element first', () => {
  fc.assert(
    fc.property(anyPairs, (pairs) => {
      const sets = new DisjointSets(size);
      for (const [one, other] of pairs) {
        const isNew = sets.rootOf(one) !== sets.rootOf(other);
        expect(sets.join(one, other)).toBe(isNew);
      }
      const groups = sets.groups();
      expect(groups.flat().sort((a, b) => a - b)).toEqual([...Array(size).keys()]);
      for (const group of groups) expect(group).toEqual(reachedFrom(group[0] ?? 0, pairs));
      const lowest = groups.map(([first]) => first ?? 0);
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    }),
  );
});
