import { expect, test } from 'vitest';
import { joinArrays, partOf, partsIn } from './joined-arrays.ts';

test('partOf returns each joined array unchanged, including empty ones', () => {
  const parts = [[], [7, 1, 4294967295], [], [5], []].map((values) => Uint32Array.from(values));
  const joined = joinArrays(parts);
  expect(partsIn(joined)).toBe(5);
  for (const [at, part] of parts.entries()) expect(partOf(joined, at)).toEqual(part);
});

test('joinArrays accepts an empty list', () => {
  expect(partsIn(joinArrays([]))).toBe(0);
});
