import { expect, test } from 'vitest';
import { mentionsIn } from './chat.mentions.policy.ts';

const members = [
  { userId: 'b', username: 'Bob' },
  { userId: 'a', username: 'ana' },
];

test('returns each user once, as first typed, and ignores names inside code', () => {
  expect(mentionsIn('@bob @BOB `@ana`', members)).toEqual([{ userId: 'b', name: 'bob' }]);
  expect(mentionsIn('bob, ana', members)).toEqual([]);
});
