import { describe, expect, test } from 'vitest';
import { awakeSpans, sharedSpans } from './day-spans.ts';

describe('awakeSpans', () => {
  test.each([
    ['the same time zone', 1, 1, [{ start: 8, end: 22 }]],
    ['two hours to the east', 2, 0, [{ start: 6, end: 20 }]],
    ['a difference of half an hour', 5.5, 0, [{ start: 2.5, end: 16.5 }]],
    [
      'over midnight',
      -8,
      1,
      [
        { start: 0, end: 7 },
        { start: 17, end: 24 },
      ],
    ],
    ['up to midnight', 0, 2, [{ start: 10, end: 24 }]],
    ['the other side of the world', 13, -11, [{ start: 8, end: 22 }]],
  ])('%s', (_, offset, reader, spans) => {
    expect(awakeSpans(offset, reader)).toEqual(spans);
  });
});

describe('sharedSpans', () => {
  test('returns the hours that all spans have in common', () => {
    expect(sharedSpans([awakeSpans(0, 0), awakeSpans(5.5, 0)])).toEqual([{ start: 8, end: 16.5 }]);
  });

  test('may return two spans or none', () => {
    const halves = [
      { start: 0, end: 7 },
      { start: 17, end: 24 },
    ];
    expect(sharedSpans([halves, [{ start: 6, end: 20 }]])).toEqual([
      { start: 6, end: 7 },
      { start: 17, end: 20 },
    ]);
    expect(sharedSpans([halves, [{ start: 8, end: 16 }]])).toEqual([]);
  });
});
