import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePoints } from './whole-points.ts';

test('gives the remaining points to the largest remainders', () => {
  expect(wholePoints([10.4, 5.4, 3.3])).toEqual([11, 5, 3]);
  expect(wholePoints([0.5, 0.5])).toEqual([1, 0]);
  expect(wholePoints([])).toEqual([]);
});

test('gives no part more than its maximum', () => {
  expect(wholePoints([10.6, 5.4], { maxima: [10, 6] })).toEqual([10, 6]);
  expect(wholePoints([10.6, 5.4], { total: 15 })).toEqual([10, 5]);
});

test('returns parts that add up to the rounded sum, each within one point', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 9 }), (parts) => {
      const whole = wholePoints(parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(whole.reduce((sum, part) => sum + part, 0)).toBe(Math.round(total));
      for (const [at, part] of parts.entries()) expect(Math.abs((whole[at] ?? 0) - part)).toBeLessThan(1);
    }),
  );
});
