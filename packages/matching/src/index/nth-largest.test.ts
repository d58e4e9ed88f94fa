import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthLargest } from './nth-largest.ts';

test('returns the same value as sorting, with equal values too', () => {
  const values = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, fc.nat(), (given, seed) => {
      const n = 1 + (seed % given.length);
      expect(nthLargest(Int32Array.from(given), n)).toBe(given.toSorted((a, b) => b - a)[n - 1]);
    }),
  );
});
