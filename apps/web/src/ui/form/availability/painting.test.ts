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

const across = { across: true, firstHour: 0 };
const down = { across: false, firstHour: 7 };

test.each([
  ['ArrowRight', across, cell(1, 5), cell(1, 6)],
  ['ArrowLeft', across, cell(1, 0), cell(1, 0)],
  ['ArrowRight', across, cell(6, 23), cell(6, 23)],
  ['ArrowRight', across, cell(2, 23), cell(2, 23)],
  ['ArrowDown', across, cell(1, 5), cell(2, 5)],
  ['ArrowDown', across, cell(6, 5), cell(6, 5)],
  ['ArrowUp', across, cell(0, 5), cell(0, 5)],
  ['Home', across, cell(3, 9), cell(3, 0)],
  ['End', across, cell(3, 9), cell(3, 23)],
  ['a', across, cell(3, 9), undefined],
  ['ArrowDown', down, cell(1, 8), cell(1, 9)],
  ['ArrowUp', down, cell(1, 7), cell(1, 7)],
  ['ArrowRight', down, cell(1, 8), cell(2, 8)],
  ['ArrowLeft', down, cell(0, 8), cell(0, 8)],
  ['Home', down, cell(3, 9), cell(3, 7)],
])('%s in %j leads from cell %d to %s', (key, layout, from, to) => {
  expect(cellAfter(key, from, layout)).toBe(to);
});
