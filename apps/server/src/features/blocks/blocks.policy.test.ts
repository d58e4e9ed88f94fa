import { expect, test } from 'vitest';
import { canBlock, hasBlocked, isBlocked } from './blocks.policy.ts';

const blocks = [{ blockerId: 'ada', blockedId: 'bo' }];

test.each([
  ['ada', 'bo', true, true],
  ['bo', 'ada', true, false],
  ['ada', 'cy', false, false],
  ['ada', 'ada', false, false],
] as const)('for %s and %s: any block %s, a block by the first %s', (one, other, apart, blocked) => {
  expect({ isBlocked: isBlocked(blocks, one, other), hasBlocked: hasBlocked(blocks, one, other) }).toEqual({
    isBlocked: apart,
    hasBlocked: blocked,
  });
});

test('users cannot block themselves', () => {
  expect([canBlock('ada', 'bo'), canBlock('ada', 'ada')]).toEqual([true, false]);
});
