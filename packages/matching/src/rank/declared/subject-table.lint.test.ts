import { expect, test } from 'vitest';
import { subjectTable } from './subject-table.ts';

const rows = subjectTable.trim().split('\n');
const names = rows.map((row) => row.split(': ')[0] ?? '');

test('every subject has one row', () => {
  expect(new Set(names).size).toBe(names.length);
});

test.each(rows)('neighbours exist and no word is repeated: %s', (row) => {
  const [name = '', rest = ''] = row.split(': ');
  const [starts = '', near = ''] = rest.split(' > ');
  const words = starts.split(' ');
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(near.split(' ').filter((other) => !names.includes(other) || other === name)).toEqual([]);
});
