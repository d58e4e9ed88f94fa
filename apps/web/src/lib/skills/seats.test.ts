import { expect, test } from 'vitest';
import { distinctSeatNames, openSeatId } from './seats.ts';

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

test('seats with one name are numbered', () => {
  const seats = [
    { id: 'a', name: 'Any role' },
    { id: 'b', name: 'Backend' },
    { id: 'c', name: 'Any role' },
  ];
  expect([...distinctSeatNames(seats).values()]).toEqual(['Any role 1', 'Backend', 'Any role 2']);
});
