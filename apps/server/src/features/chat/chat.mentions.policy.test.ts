import { expect, test } from 'vitest';
import { mentionsIn } from './chat.mentions.policy.ts';

const members = [
  { userId: 'b', username: 'Bob' },
  { userId: 'a', username: 'ana' },
];

test('names each person once, as typed first, and nobody inside code', () => {
  expect(mentionsIn('@bob @BOB `@ana`', members)).toEqual([{ userId: 'b', name: 'bob' }]);
  expect(mentionsIn('bob, ana', members)).toEqual([]);
});
