import { readWeek } from '@teamwright/matching/hours/week.ts';
import { expect, test } from 'vitest';
import { spansOf, weekInWords, weekSpans } from './week-words.ts';

function days(...hours: readonly (readonly [number, number] | null)[]) {
  return hours.map((span) => (span === null ? [] : [{ start: span[0] * 60, end: span[1] * 60 }]));
}

test.each([
  ['Mon–Fri 18–22', days([18, 22], [18, 22], [18, 22], [18, 22], [18, 22], null, null)],
  ['Tue 18–20', days(null, [18, 20], null, null, null, null, null)],
  ['Tue, Thu 18:30–20', days(null, [18.5, 20], null, [18.5, 20], null, null, null)],
  ['Mon 9–12; Sat, Sun 10–18', days([9, 12], null, null, null, null, [10, 18], [10, 18])],
  ['', days(null, null, null, null, null, null, null)],
])('a week in words is "%s"', (words, week) => {
  expect(weekInWords(week)).toBe(words);
});

test('spans join neighbouring steps', () => {
  expect(spansOf([true, true, false, true], 15)).toEqual([
    { start: 0, end: 30 },
    { start: 45, end: 60 },
  ]);
});

test('the hours of a week become spans of its days', () => {
  const week = readWeek(`${'0'.repeat(10)}3c${'0'.repeat(30)}`);
  expect(weekInWords(weekSpans(week))).toBe('Tue 18–22');
  expect(weekInWords(weekSpans(week.map(() => true)))).toBe('Mon–Sun 0–24');
});
