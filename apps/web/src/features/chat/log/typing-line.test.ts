import { expect, test } from 'vitest';
import { isHiddenFor } from '../blocked-messages.ts';
import { typingText } from './typing-line.tsx';

test.each([
  [[], ''],
  [['amber-finch'], 'amber-finch is typing...'],
  [['amber-finch', 'north-ridge'], 'amber-finch, north-ridge are typing...'],
  [['amber-finch', 'loud-gull'], 'amber-finch is typing...'],
  [['loud-gull'], ''],
])('%j, with loud-gull blocked', (names, expected) => {
  const typingUsers = names.map((username) => ({ userId: `id of ${username}`, username }));
  expect(typingText(typingUsers, isHiddenFor(['id of loud-gull']))).toBe(expected);
});
