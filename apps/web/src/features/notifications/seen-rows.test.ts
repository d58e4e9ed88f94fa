import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { describe, expect, test } from 'vitest';
import { withoutArrived, withSeen } from './seen-rows.ts';

function row(id: string, status: Notification['status'] = 'pending'): Notification {
  return { id, type: 'join_request', status } as unknown as Notification;
}

describe('rows that arrive while the list is read', () => {
  const seen = new Map([
    ['b', true],
    ['d', true],
  ]);
  const idsOf = (list: readonly Notification[]) => withoutArrived(list, seen).map(({ id }) => id);

  test('wait, also between seen rows', () => {
    expect(idsOf([row('a'), row('b'), row('c'), row('d')])).toEqual(['b', 'd']);
  });

  test('are shown if they are earlier ones below the list, or if no seen row is left', () => {
    expect(idsOf([row('b'), row('d'), row('e')])).toEqual(['b', 'd', 'e']);
    expect(idsOf([row('x'), row('y')])).toEqual(['x', 'y']);
  });
});

test('a row stays in the group in which it was first shown', () => {
  const first = withSeen(new Map(), [row('a'), row('b', 'rejected')]);
  expect([...withSeen(first, [row('a', 'accepted'), row('b'), row('c')])]).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ]);
});
