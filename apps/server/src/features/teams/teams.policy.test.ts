import { expect, test } from 'vitest';
import { entersRoom, leadsTeam, leavesTeam, ownsTeam, removable, writesInRoom } from './teams.policy.ts';

const roles = ['owner', 'co_owner', 'member', undefined] as const;

test.each([
  ['leads', leadsTeam, [true, true, false, false]],
  ['owns', ownsTeam, [true, false, false, false]],
  ['enters the room', entersRoom, [true, true, true, false]],
  ['may leave', leavesTeam, [false, true, true, false]],
] as const)('returns by role whether a user %s', (_, rule, expected) => {
  expect(roles.map((role) => rule(role))).toEqual(expected);
});

test('any member except the owner can be removed', () => {
  expect((['owner', 'co_owner', 'member'] as const).map(removable)).toEqual([false, true, true]);
});

test('members can write until the project is archived', () => {
  const statuses = ['open', 'full', 'closed', 'archived'] as const;
  expect(statuses.map((status) => writesInRoom('member', status))).toEqual([true, true, true, false]);
  expect(statuses.some((status) => writesInRoom(undefined, status))).toBe(false);
});
