import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { describe, expect, test } from 'vitest';
import { withKept } from './kept-rows.ts';

function row(id: string, status: Notification['status'] = 'pending'): Notification {
  return {
    _id: id,
    id,
    recipientId: '1',
    senderId: '2',
    senderUsername: 'wren',
    senderPic: null,
    postId: null,
    postSlug: null,
    postTitle: null,
    message: '',
    note: '',
    type: 'join_request',
    status,
    createdAt: '2026-11-27T09:00:00.000Z',
    readAt: null,
    requestId: null,
    role: '',
    seat: null,
    event: null,
    projects: [],
  } as unknown as Notification;
}

describe('answered rows', () => {
  const answered = (id: string, at: number) => ({ notification: row(id, 'accepted'), at });
  const idsOf = (rows: readonly Notification[]) => rows.map(({ id }) => id);

  test('keep their places after they left the list', () => {
    expect(idsOf(withKept([row('b'), row('d')], [answered('c', 2), answered('a', 0)]))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  test('are not listed twice while the list still has them', () => {
    expect(idsOf(withKept([row('a', 'accepted'), row('b')], [answered('a', 0)]))).toEqual(['a', 'b']);
  });
});
