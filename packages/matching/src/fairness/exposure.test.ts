import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exposureOf } from './exposure.ts';

/** Gini coefficient by its definition: the mean difference of all pairs divided by twice the mean. */
function giniOfAll(times: readonly number[]): number {
  const sum = times.reduce((a, b) => a + b, 0);
  const differences = times.flatMap((a) => times.map((b) => Math.abs(a - b))).reduce((a, b) => a + b, 0);
  return differences / (2 * times.length * sum);
}

const anyCounts = fc
  .array(fc.nat(20), { minLength: 1, maxLength: 150 })
  .filter((times) => times.some((one) => one > 0));

test('equals the result of counting each user', () => {
  fc.assert(
    fc.property(anyCounts, (times) => {
      const rows = [...Map.groupBy(times, (one) => one)].map(([count, of]) => ({
        times: count,
        people: of.length,
      }));
      const { gini, shown, slots, distinctPerSlot, topShare } = exposureOf(rows, times.length);
      const sum = times.reduce((a, b) => a + b, 0);
      const top = times.toSorted((a, b) => b - a).slice(0, Math.ceil(times.length / 100));
      expect(gini).toBeCloseTo(giniOfAll(times), 9);
      expect({ shown, slots }).toEqual({ shown: times.filter((one) => one > 0).length, slots: sum });
      expect(distinctPerSlot).toBeCloseTo(shown / sum, 9);
      expect(topShare).toBeCloseTo(top.reduce((a, b) => a + b, 0) / sum, 9);
    }),
  );
});

test('has a Gini of 0 if all are shown equally often, and near 1 if one user has all slots', () => {
  expect(exposureOf([{ times: 7, people: 40 }], 40).gini).toBeCloseTo(0, 9);
  const one = exposureOf([{ times: 7, people: 1 }], 1000);
  expect(one.gini).toBeCloseTo(0.999, 9);
  expect(one.topShare).toBe(1);
});

test('returns zeros without pages', () => {
  expect(exposureOf([], 12)).toEqual({
    people: 12,
    shown: 0,
    slots: 0,
    gini: 0,
    distinctPerSlot: 0,
    topShare: 0,
  });
});
