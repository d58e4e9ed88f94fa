import { describe, expect, test } from 'vitest';
import { mentionsIn, roomAbilities, withMentionsRenamed } from './chat.policy.ts';

const user = { isAdmin: false };
const admin = { isAdmin: true };

describe('roomAbilities', () => {
  test.each([
    ['a member', user, 'member', 'open', [true, 'yes', 'no', false]],
    ['the owner', user, 'owner', 'open', [true, 'yes', 'yes', true]],
    ['a co-owner', user, 'co_owner', 'closed', [true, 'yes', 'yes', true]],
    ['a former member', user, undefined, 'open', [false, 'no', 'no', false]],
    ['an administrator who is a member', admin, 'member', 'full', [true, 'yes', 'with_reason', false]],
    ['an administrator who manages the team', admin, 'owner', 'open', [true, 'yes', 'yes', true]],
    [
      'an administrator outside the team',
      admin,
      undefined,
      'open',
      [false, 'with_reason', 'with_reason', false],
    ],
    ['a member of an archived project', user, 'member', 'archived', [false, 'no', 'no', false]],
    ['the owner of an archived project', user, 'owner', 'archived', [false, 'no', 'no', false]],
    [
      'an administrator in an archived project',
      admin,
      'member',
      'archived',
      [false, 'no', 'with_reason', false],
    ],
  ] as const)('of %s', (_who, actor, role, status, expected) => {
    const { write, deleteOwn, deleteOthers, unpinOthers } = roomAbilities(actor, role, status);
    expect([write, deleteOwn, deleteOthers, unpinOthers]).toEqual(expected);
  });
});

const members = [
  { userId: 'b', username: 'Bob' },
  { userId: 'a', username: 'ana' },
];

describe('mentionsIn', () => {
  test('returns each user once, as first typed, and ignores names inside code', () => {
    expect(mentionsIn('@bob @BOB `@ana`', members)).toEqual([{ userId: 'b', name: 'bob' }]);
    expect(mentionsIn('bob, ana', members)).toEqual([]);
  });
});

describe('withMentionsRenamed', () => {
  const renamed = (text: string) => withMentionsRenamed(text, 'bo', 'Deleted user');

  test.each([
    ['@bo and @BO, but not @bob', '@Deleted user and @Deleted user, but not @bob'],
    ['`@bo` in code stays, @bo not', '`@bo` in code stays, @Deleted user not'],
    ['bo@example.org', 'bo@example.org'],
  ])('%s becomes %s', (text, expected) => {
    expect(renamed(text)).toBe(expected);
  });

  test('shortens the name when the message would become too long', () => {
    const text = `${'x'.repeat(3990)} @bo @bo`;
    expect(renamed(text)).toBe(`${'x'.repeat(3990)} @… @…`);
    expect(renamed(text).length).toBeLessThanOrEqual(4000);
  });
});
