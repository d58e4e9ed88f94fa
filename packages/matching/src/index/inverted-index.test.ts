import { expect, test } from 'vitest';
import { InvertedIndex } from './inverted-index.ts';
import { joinArrays } from './joined-arrays.ts';

const fields = joinArrays([Uint32Array.of()]);

function ids(documents: Iterable<{ id: string }>): string[] {
  return Array.from(documents, ({ id }) => id);
}

test('counts and lists open documents', () => {
  const index = new InvertedIndex();
  for (const id of ['a', 'b', 'c', 'd']) index.put({ id, open: true, fields });
  index.put({ id: 'b', open: false, fields });
  index.put({ id: 'a', open: true, fields });
  index.remove('d');
  expect(index.size).toBe(3);
  expect(index.openSize).toBe(2);
  expect(ids(index.open())).toEqual(['c', 'a']);
  expect(index.without(['a'], () => ids(index.open()))).toEqual(['c']);
});

test('still counts and lists open documents after removed ones are cleaned up', () => {
  const index = new InvertedIndex();
  for (let at = 0; at < 5000; at += 1) index.put({ id: `${at % 10}`, open: true, fields });
  expect(index.extent).toBeLessThan(2000);
  expect(index.openSize).toBe(10);
  expect(ids(index.open()).toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `${at}`));
});
