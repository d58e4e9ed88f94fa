import { expect, test } from 'vitest';
import { isId, newId } from './ids.ts';

test('new ids sort by creation, also within a millisecond', () => {
  const ids = Array.from({ length: 5_000 }, () => newId());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('an id for a time and given bytes can be repeated', () => {
  const [at, bytes] = [new Date('2026-03-01T12:00:00Z'), new Uint8Array(16).fill(7)];
  expect(newId(at, bytes)).toBe(newId(at, bytes));
  expect(newId(at)).not.toBe(newId(at));
  expect(newId(at) < newId(new Date('2026-03-01T12:00:01Z'))).toBe(true);
});

test.each(['', 'x', '0198d1f0-0000-7000-8000', "'; drop table users"])('%j is no id', (value) => {
  expect(isId(value)).toBe(false);
});
