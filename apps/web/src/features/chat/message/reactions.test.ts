import { describe, expect, test } from 'vitest';
import { reactionName } from './reactions.tsx';

const members = [
  { userId: 'amber', username: 'amber-finch' },
  { userId: 'me', username: 'quiet-heron' },
];

describe('reactionName', () => {
  test.each([
    [['amber'], '👍 1: amber-finch'],
    [['amber', 'me'], '👍 2: You, amber-finch'],
    [['gone', 'amber'], '👍 2: a former member, amber-finch'],
  ])('names the users %j', (userIds, expected) => {
    expect(reactionName({ emoji: '👍', userIds }, members, 'me')).toBe(expected);
  });
});
