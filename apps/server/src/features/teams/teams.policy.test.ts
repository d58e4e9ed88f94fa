import { expect, test } from 'vitest';
import {
  canBeRemoved,
  canEnterRoom,
  canLeaveTeam,
  canManageTeam,
  canWriteInRoom,
  isClosed,
  isTeamOwner,
  noTeamReason,
  notAcceptingReason,
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

test.each([
  ['open', undefined, false, undefined],
  ['full', 'full', false, undefined],
  ['closed', 'closed', true, 'This project is closed'],
  ['archived', 'archived', true, 'This project is archived'],
] as const)(
  'a project that is %s: new members %s, closed %s, no team because %s',
  (status, reason, closed, noTeam) => {
    expect(notAcceptingReason(status)).toBe(reason);
    expect(isClosed(status)).toBe(closed);
    expect(noTeamReason(status)).toBe(noTeam);
  },
);

test('members can write until the project is archived', () => {
  const statuses = ['open', 'full', 'closed', 'archived'] as const;
  expect(statuses.map((status) => canWriteInRoom('member', status))).toEqual([true, true, true, false]);
  expect(statuses.some((status) => canWriteInRoom(undefined, status))).toBe(false);
});
