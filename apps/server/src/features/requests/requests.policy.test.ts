import { limits } from '@teamwright/contracts/core/limits.ts';
import { describe, expect, test } from 'vitest';
import {
  canAnswerRequest,
  canCheckRequest,
  canRemindOfRequest,
  canReopenRequest,
  canWithdrawRequest,
  coolingOffStart,
  expiryOf,
  noSeatReason,
  notReopenableReason,
  secondsToNextInvitation,
} from './requests.policy.ts';

const joinRequest = { kind: 'join_request', userId: 'dev', createdBy: 'dev' } as const;
const invitation = { kind: 'invitation', userId: 'dev', createdBy: 'owner' } as const;
const roles = ['owner', 'co_owner', 'member', undefined] as const;

test('lets managers answer any join request', () => {
  expect(roles.map((role) => canAnswerRequest(joinRequest, 'x', role))).toEqual([true, true, false, false]);
  expect(canAnswerRequest(joinRequest, 'dev', undefined)).toBe(false);
});

test('lets only the invitee answer an invitation', () => {
  expect(roles.map((role) => canAnswerRequest(invitation, 'owner', role))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(canAnswerRequest(invitation, 'dev', undefined)).toBe(true);
});

test('lets only its maker withdraw a join request and remind of it', () => {
  for (const rule of [canWithdrawRequest, canRemindOfRequest]) {
    expect(rule(joinRequest, 'dev', undefined)).toBe(true);
    expect(roles.some((role) => rule(joinRequest, 'x', role))).toBe(false);
  }
});

test('lets managers withdraw any invitation and remind of it', () => {
  for (const rule of [canWithdrawRequest, canRemindOfRequest])
    expect(roles.map((role) => rule(invitation, 'x', role))).toEqual([true, true, false, false]);
});

test('lets the inviter withdraw an invitation and remind of it only while a manager', () => {
  for (const rule of [canWithdrawRequest, canRemindOfRequest])
    expect(roles.map((role) => rule(invitation, 'owner', role))).toEqual([true, true, false, false]);
});

test('lets managers reopen join requests, but not invitations', () => {
  expect(roles.map((role) => canReopenRequest(joinRequest, role))).toEqual([true, true, false, false]);
  expect(roles.some((role) => canReopenRequest(invitation, role))).toBe(false);
});

test('lets a rejected request return to the waitlist of a full project, but not of a closed one', () => {
  const statuses = ['open', 'full', 'closed', 'archived'] as const;
  expect(statuses.map(notReopenableReason)).toEqual([undefined, undefined, 'closed', 'archived']);
});

test('shows why a user cannot ask only to that user and to managers', () => {
  expect(canCheckRequest('dev', 'dev', undefined)).toBe(true);
  expect(roles.map((role) => canCheckRequest('dev', 'x', role))).toEqual([true, true, false, false]);
});

describe('a project', () => {
  test.each([
    ['open', 1, undefined],
    ['open', 0, 'noSeat'],
    ['full', 0, 'noSeat'],
    ['full', 1, undefined],
    ['closed', 1, 'closed'],
    ['archived', 1, 'archived'],
  ] as const)('%s with %i seats: acceptance %s', (status, seats, noSeat) => {
    expect(noSeatReason(status, seats)).toBe(noSeat);
  });
});

test('expires a request after 14 days and a rejection after 30', () => {
  const now = new Date('2026-05-31T12:00:00Z');
  expect(expiryOf(now).toISOString()).toBe('2026-06-14T12:00:00.000Z');
  expect(coolingOffStart(now).toISOString()).toBe('2026-05-01T12:00:00.000Z');
});

describe('the weekly limit on invitations', () => {
  const now = new Date('2026-05-31T12:00:00Z');
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const sent = (count: number) => Array.from({ length: count }, (_, index) => minutesAgo(count - index));

  test('allows invitations below the limit', () => {
    expect(secondsToNextInvitation([], now)).toBe(0);
    expect(secondsToNextInvitation(sent(limits.invitationsPerWeek - 1), now)).toBe(0);
  });

  test('requires a wait until the oldest counted invitation is a week old', () => {
    const count = limits.invitationsPerWeek;
    expect(secondsToNextInvitation(sent(count), now)).toBe(7 * 24 * 3600 - count * 60);
    expect(secondsToNextInvitation(sent(count + 5), now)).toBe(7 * 24 * 3600 - count * 60);
  });
});
