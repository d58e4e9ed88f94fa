import { describe, expect, test } from 'vitest';
import { markAfterArrival } from './unread-mark.ts';

describe('markAfterArrival', () => {
  test.each([
    [
      'moves past the new message for a user who reads at the end',
      10,
      { lastSeq: 10, seq: 11, readSeq: 10, reading: true },
      11,
    ],
    ['keeps a visible line', 7, { lastSeq: 10, seq: 11, readSeq: 10, reading: true }, 7],
    [
      'starts after the read position of an absent user',
      7,
      { lastSeq: 10, seq: 11, readSeq: 10, reading: false },
      10,
    ],
    [
      'keeps the line of an absent user when more messages arrive',
      10,
      { lastSeq: 11, seq: 12, readSeq: 10, reading: false },
      10,
    ],
  ])('%s', (_, mark, arrival, expected) => {
    expect(markAfterArrival(mark, arrival)).toBe(expected);
  });
});
