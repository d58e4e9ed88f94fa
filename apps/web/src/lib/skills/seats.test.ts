import { expect, test } from 'vitest';
import { openSeatId } from './seats.ts';

const seats = [
  { id: 'a', memberId: 'ada' },
  { id: 'b', memberId: null },
];

test('openSeatId returns the wanted seat only while it is open', () => {
  expect(openSeatId(seats, 'b')).toBe('b');
  expect(openSeatId(seats, 'a')).toBeNull();
  expect(openSeatId(seats, 'gone')).toBeNull();
  expect(openSeatId(seats, undefined)).toBeNull();
});
