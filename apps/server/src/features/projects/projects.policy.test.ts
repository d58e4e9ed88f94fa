import { describe, expect, test } from 'vitest';
import {
  canRequestToJoin,
  canSeeOffer,
  canSeeOwnMatch,
  memberAbilities,
  noCloseReason,
  noEditReason,
  noReopenReason,
  projectAbilities,
  statusBySeats,
} from './projects.policy.ts';

test.each([
  ['open', undefined, undefined, 'This project is not closed'],
  ['full', undefined, undefined, 'This project is not closed'],
  ['closed', undefined, 'This project is already closed', undefined],
  ['archived', 'This project is archived', 'This project is already archived', 'This project is archived'],
] as const)('an %s project: editing %s, closing %s, reopening %s', (status, edit, close, reopen) => {
  expect(noEditReason(status)).toBe(edit);
  expect(noCloseReason(status)).toBe(close);
  expect(noReopenReason(status)).toBe(reopen);
});

test('makes a reopened project without a seat full', () => {
  expect([2, 1, 0].map(statusBySeats)).toEqual(['open', 'open', 'full']);
});

describe('permissions on a project', () => {
  const manager = ['editSeats', 'composeTeam', 'edit', 'enterRoom', 'invite'];

  test.each([
    ['open', 'owner', [...manager, 'close']],
    ['open', 'co_owner', [...manager, 'close', 'leave']],
    ['open', 'member', ['enterRoom', 'leave']],
    ['open', 'none', ['request']],
    ['open', 'requested', []],
    ['open', undefined, ['request']],
    ['full', 'owner', ['close', 'composeTeam', 'edit', 'editSeats', 'enterRoom']],
    ['full', 'none', []],
    ['closed', 'owner', ['edit', 'editSeats', 'enterRoom', 'reopen']],
    ['closed', 'none', []],
    ['archived', 'owner', ['enterRoom']],
    ['archived', 'member', ['enterRoom', 'leave']],
  ] as const)('%s, as %s', (status, relation, expected) => {
    const can = projectAbilities({ status, ownerStatus: 'active', relation, isBlocked: false });
    const allowed = Object.entries(can).flatMap(([verb, allowed]) => (allowed ? [verb] : []));
    expect(allowed.sort()).toEqual([...expected].sort());
  });
});

test.each([
  ['none', 'active', true, false],
  ['none', 'suspended', false, false],
  ['none', 'active', false, true],
  [undefined, 'active', false, true],
  ['member', 'active', false, false],
  ['requested', 'active', false, false],
] as const)(
  'for relation %s, owner %s and block %s, can.request is %s',
  (relation, ownerStatus, isBlocked, expected) => {
    const viewed = { status: 'open', ownerStatus, relation, isBlocked } as const;
    expect(canRequestToJoin(viewed)).toBe(expected);
    expect(projectAbilities(viewed).request).toBe(expected);
  },
);

test.each([
  ['none', 'active', false, true],
  ['requested', 'active', false, true],
  ['invited', 'active', false, true],
  ['none', 'active', true, false],
  ['none', 'suspended', false, false],
  ['member', 'active', false, false],
  ['owner', 'active', false, false],
] as const)(
  'for relation %s, owner %s and block %s, can.match is %s',
  (relation, ownerStatus, isBlocked, expected) => {
    expect(canSeeOwnMatch({ ownerStatus, relation, isBlocked })).toBe(expected);
  },
);

describe('permissions on a member', () => {
  const everything = ['changeRole', 'offerOwnership', 'remove'];

  test.each([
    ['open', 'owner', 'member', everything],
    ['closed', 'owner', 'co_owner', everything],
    ['archived', 'owner', 'member', ['remove']],
    ['open', 'co_owner', 'member', ['remove']],
    ['open', 'co_owner', 'co_owner', ['remove']],
    ['open', 'co_owner', 'owner', []],
    ['open', 'member', 'member', []],
    ['open', 'none', 'member', []],
    ['open', undefined, 'member', []],
  ] as const)(
    'in a project that is %s, for a viewer who is %s, on a %s',
    (status, relation, role, expected) => {
      const can = memberAbilities({ status, relation, role, isViewer: false, hasOpenOffer: false });
      const allowed = Object.entries(can).flatMap(([verb, allowed]) => (allowed ? [verb] : []));
      expect(allowed.sort()).toEqual(expected);
    },
  );

  test('excludes all actions on the viewer, and no second offer while one is open', () => {
    const viewed = { status: 'open', relation: 'owner', role: 'member' } as const;
    expect(memberAbilities({ ...viewed, role: 'owner', isViewer: true, hasOpenOffer: false })).toEqual({
      remove: false,
      changeRole: false,
      offerOwnership: false,
    });
    expect(memberAbilities({ ...viewed, isViewer: false, hasOpenOffer: true })).toEqual({
      remove: true,
      changeRole: true,
      offerOwnership: false,
    });
  });
});

test('shows an offer to the two users concerned only', () => {
  const offer = { userId: 'heir', ownerId: 'owner' };
  expect(['heir', 'owner', 'other', undefined].map((id) => canSeeOffer(offer, id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
