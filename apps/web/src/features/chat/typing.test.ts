import { expect, it } from 'vitest';
import { typingText } from './typing.ts';

it.each([
  [[], ''],
  [['amber-finch'], 'amber-finch is typing...'],
  [['amber-finch', 'north-ridge'], 'amber-finch, north-ridge are typing...'],
])('%j', (names, expected) => {
  expect(typingText(names)).toBe(expected);
});
