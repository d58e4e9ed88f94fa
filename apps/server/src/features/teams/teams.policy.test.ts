import { expect, test } from 'vitest';
import {
  canBeRemoved,
  canEnterRoom,
  canLeaveTeam,
  canManageTeam,
  canWriteInRoom,
  isTeamOwner,
} from './teams.policy.ts';

const roles = ['owner', 'co_owner', 'member', undefined] as const;

test.each([
  ['leads', canManageTeam, [true, true, false, false]],
  ['owns', isTeamOwner, [true, false, false, false]],
  ['enters the room', canEnterRoom, [true, true, true, false]],
  ['may leave', canLeaveTeam, [false, true, true, false]],
] as const)('returns by role whether a user %s', (_, rule, expected) => {
  expect(roles.map((role) => rule(role))).toEqual(expected);
});

test('any member except the owner can be removed', () => {
  expect((['owner', 'co_owner', 'member'] as const).map(canBeRemoved)).toEqual([false, true, true]);
});

test('members can write until the project is archived', () => {
  const statuses = ['open', 'full', 'closed', 'archived'] as const;
  expect(statuses.map((status) => canWriteInRoom('member', status))).toEqual([true, true, true, false]);
  expect(statuses.some((status) => canWriteInRoom(undefined, status))).toBe(false);
});
