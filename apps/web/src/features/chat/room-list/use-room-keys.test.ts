import { expect, test } from 'vitest';
import { neighbourRoom } from './use-room-keys.ts';

const rooms = ['a', 'b', 'c'].map((_id) => ({ _id }));

test.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  [undefined, 1, 'a'],
  ['gone', -1, 'c'],
] as const)('from %s, %i further, returns %s', (open, step, expected) => {
  expect(neighbourRoom(rooms, open, step)?._id).toBe(expected);
});
