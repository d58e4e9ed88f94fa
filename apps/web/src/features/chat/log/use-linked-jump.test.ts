import { expect, test } from 'vitest';
import { namedMessage } from './use-linked-jump.ts';

test.each([
  ['?message=12', { seq: 12, rest: '' }],
  ['?tab=mine&message=12&q=a', { seq: 12, rest: '?tab=mine&q=a' }],
  ['?message=0', undefined],
  ['?message=9999999999', undefined],
  ['?message=1e3', undefined],
  ['?tab=mine', undefined],
  ['', undefined],
])('reads the message number in "%s"', (search, expected) => {
  expect(namedMessage(search)).toEqual(expected);
});
