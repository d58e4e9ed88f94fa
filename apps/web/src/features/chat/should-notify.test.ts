import { describe, expect, test } from 'vitest';
import { isHiddenFor } from './blocked-messages.ts';
import { canChangeWantedCount, isHighlighted, shouldNotify } from './should-notify.ts';
import { sampleMessage } from './testing.ts';

describe('shouldNotify', () => {
  const plain = sampleMessage(1);
  const toMe = sampleMessage(2, { mentions: [{ userId: 'me', name: 'me' }] });
  const toOther = sampleMessage(3, { mentions: [{ userId: 'north', name: 'north' }] });
  test.each([
    ['all', [plain, toMe, toOther], [true, true, true]],
    ['mentions', [plain, toMe, toOther], [false, true, false]],
    ['muted', [plain, toMe, toOther], [false, false, false]],
    ['all', [sampleMessage(4, { senderId: 'me' }), sampleMessage(5, { senderId: null })], [false, true]],
  ] as const)('with notification level %s', (level, messages, expected) => {
    const listener = { ownId: 'me', level, isHidden: isHiddenFor([]) };
    expect(messages.map((message) => shouldNotify(message, listener))).toEqual(expected);
  });

  test('is false for messages of blocked users, even if they mention the user', () => {
    expect(shouldNotify(toMe, { ownId: 'me', level: 'all', isHidden: isHiddenFor(['amber']) })).toBe(false);
  });
});

test.each([
  ['all', 0, false],
  ['all', 1, true],
  ['mentions', 1, true],
  ['muted', 1, false],
] as const)(
  'with notification level %s and %i unread, a room stands out: %s',
  (attention, unreadCount, expected) => {
    expect(isHighlighted({ attention, unreadCount })).toBe(expected);
  },
);

describe('canChangeWantedCount', () => {
  const edited = sampleMessage(1, { editedAt: '2026-11-20T10:00:00.000Z' });
  test.each([
    ['is true in a room that counts mentions', 'mentions', 1, edited, true],
    ['is false for a reaction', 'mentions', 1, sampleMessage(1), false],
    ['is false in a room without unread messages', 'mentions', 0, edited, false],
    ['is false in a room that counts all messages', 'all', 1, edited, false],
    ['is false in a muted room', 'muted', 1, edited, false],
  ] as const)('%s', (_, attention, unreadCount, message, expected) => {
    expect(canChangeWantedCount({ attention, unreadCount }, message)).toBe(expected);
  });
});
