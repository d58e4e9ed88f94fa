import { readWeek } from '@teamwright/matching/hours/week.ts';
import { expect, test } from 'vitest';
import { weekInWords, weekSpans } from '../../../lib/time/week-words.ts';
import { cellAfter, paint } from './painting.ts';

const empty = readWeek('0'.repeat(42));
const cell = (day: number, hour: number) => day * 24 + hour;
const words = (week: readonly boolean[]) => weekInWords(weekSpans(week));

test('painting fills the rectangle between two cells in any direction', () => {
  const week = paint(empty, cell(4, 21), cell(1, 18), true);
  expect(words(week)).toBe('Tue–Fri 18–22');
  expect(words(paint(week, cell(2, 0), cell(2, 23), false))).toBe('Tue, Thu, Fri 18–22');
});

test.each([
  ['ArrowDown', cell(1, 5), cell(1, 6)],
  ['ArrowUp', cell(1, 0), cell(1, 0)],
  ['ArrowDown', cell(6, 23), cell(6, 23)],
  ['ArrowRight', cell(1, 5), cell(2, 5)],
  ['ArrowRight', cell(6, 5), cell(6, 5)],
  ['ArrowLeft', cell(0, 5), cell(0, 5)],
  ['Home', cell(3, 9), cell(3, 0)],
  ['End', cell(3, 9), cell(3, 23)],
  ['a', cell(3, 9), undefined],
])('%s leads from cell %d to %s', (key, from, to) => {
  expect(cellAfter(key, from)).toBe(to);
});
