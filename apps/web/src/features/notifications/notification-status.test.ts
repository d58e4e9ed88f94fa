import { describe, expect, test } from 'vitest';
import {
  isAwaitingAnswer,
  isPendingRequest,
  isWaitlisted,
  lookOf,
  noteOf,
  statusText,
} from './notification-status.ts';

describe('notification status', () => {
  test.each([
    ['join_request', 'pending', 'pending', 'Pending', true],
    ['join_request', 'accepted', 'accepted', 'Accepted', false],
    ['invitation', 'pending', 'pending', 'Pending', true],
    ['invitation', 'rejected', 'rejected', 'Rejected', false],
    ['join_request', 'withdrawn', 'closed', 'Withdrawn', false],
    ['invitation', 'expired', 'closed', 'Expired', false],
    ['request_accepted', 'info', 'accepted', 'Accepted', false],
    ['request_rejected', 'info', 'rejected', 'Rejected', false],
    ['request_expired', 'info', 'closed', 'Expired', false],
    ['member_left', 'info', 'info', undefined, false],
  ] as const)('type %s with status %s looks %s', (type, status, look, word, asks) => {
    expect(lookOf({ type, status })).toBe(look);
    expect(statusText({ type, status })).toBe(word);
    expect(isAwaitingAnswer({ type, status })).toBe(asks);
  });

  test('a pending request of a full project is on the waitlist, and only a pending one', () => {
    const request = { type: 'join_request', status: 'pending', isFull: true } as const;
    expect([isPendingRequest(request), isWaitlisted(request), isAwaitingAnswer(request)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(statusText(request)).toBe('Waitlist');
    const rejected = { ...request, status: 'rejected' } as const;
    expect([isWaitlisted(rejected), statusText(rejected)]).toEqual([false, 'Rejected']);
  });

  test('shows the note of the requester, not the note that an answer quotes', () => {
    expect(noteOf({ type: 'join_request', note: 'Hello' })).toBe('Hello');
    expect(noteOf({ type: 'request_accepted', note: 'Hello' })).toBe('');
  });
});
