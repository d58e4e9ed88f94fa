import { describe, expect, test } from 'vitest';
import {
  canSeeOffer,
  isShut,
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
  const lead = ['edit', 'enterRoom', 'invite', 'removeMembers'];

  test.each([
    ['open', 'owner', [...lead, 'close', 'changeRoles', 'handOver']],
    ['open', 'co_owner', [...lead, 'close', 'leave']],
    ['open', 'member', ['enterRoom', 'leave']],
    ['open', 'none', ['request']],
    ['open', 'requested', []],
    ['open', undefined, ['request']],
    ['full', 'owner', ['changeRoles', 'close', 'edit', 'enterRoom', 'handOver', 'removeMembers']],
    ['full', 'none', []],
    ['closed', 'owner', ['changeRoles', 'edit', 'enterRoom', 'handOver', 'removeMembers', 'reopen']],
    ['closed', 'none', []],
    ['archived', 'owner', ['enterRoom', 'removeMembers']],
    ['archived', 'member', ['enterRoom', 'leave']],
  ] as const)('%s, as %s', (status, relation, expected) => {
    const can = projectAbilities({ status, ownerStatus: 'active', relation, shut: false });
    const allowed = Object.entries(can).flatMap(([verb, allowed]) => (allowed ? [verb] : []));
    expect(allowed.sort()).toEqual([...expected].sort());
  });
});

test.each([
  ['none', 'active', true, true],
  ['none', 'suspended', false, true],
  ['none', 'active', false, false],
  ['member', 'active', true, false],
  ['requested', 'suspended', true, false],
] as const)('for relation %s, owner %s and block %s, shut is %s', (relation, ownerStatus, apart, shut) => {
  expect(isShut({ relation, ownerStatus, apart })).toBe(shut);
  const can = projectAbilities({ status: 'open', ownerStatus, relation, shut });
  expect(can.request).toBe(relation === 'none' && !shut);
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
