import { describe, expect, it } from 'vitest';
import { markAfterArrival } from './unread-mark.ts';

describe('markAfterArrival', () => {
  it.each([
    ['a reader at the end gets no line', 10, { lastSeq: 10, seq: 11, readSeq: 10, reading: true }, 11],
    ['a line in use stays', 7, { lastSeq: 10, seq: 11, readSeq: 10, reading: true }, 7],
    [
      'away: the line begins after what was read',
      7,
      { lastSeq: 10, seq: 11, readSeq: 10, reading: false },
      10,
    ],
    ['away: further messages move nothing', 10, { lastSeq: 11, seq: 12, readSeq: 10, reading: false }, 10],
  ])('%s', (_, mark, arrival, expected) => {
    expect(markAfterArrival(mark, arrival)).toBe(expected);
  });
});
