import { describe, expect, test } from 'vitest';
import type { RoomCan } from './chat.ts';
import { isWantedAt, messageCan } from './permissions.ts';

const own = { senderId: 'me', deletedAt: null, pinned: null };
const others = { senderId: 'other', deletedAt: null, pinned: null };
const member: RoomCan = { write: true, deleteOwn: 'yes', deleteOthers: 'no', unpinOthers: false };
const manager: RoomCan = { ...member, deleteOthers: 'yes', unpinOthers: true };
const administrator: RoomCan = { ...member, deleteOthers: 'with_reason' };
const reader: RoomCan = { write: false, deleteOwn: 'no', deleteOthers: 'no', unpinOthers: false };

const nothing = {
  edit: false,
  delete: false,
  deleteNeedsReason: false,
  react: false,
  reply: false,
  pin: false,
  report: false,
};
const conversation = { ...nothing, react: true, reply: true, pin: true };

describe('messageCan', () => {
  test.each([
    ['their own message', member, own, { ...conversation, edit: true, delete: true }],
    ['a message of another user', member, others, { ...conversation, report: true }],
    ['a message of a deleted account', member, { ...others, senderId: null }, conversation],
  ])('lets a member change %s', (_message, room, message, expected) => {
    expect(messageCan(room, 'me', message)).toEqual(expected);
  });

  test('lets a manager delete the messages of others without a reason', () => {
    expect(messageCan(manager, 'me', others)).toEqual({ ...conversation, delete: true, report: true });
  });

  test('lets an administrator who is a member delete the messages of others with a reason', () => {
    expect(messageCan(administrator, 'me', others)).toEqual({
      ...conversation,
      delete: true,
      deleteNeedsReason: true,
      report: true,
    });
    expect(messageCan(administrator, 'me', own)).toMatchObject({ delete: true, deleteNeedsReason: false });
  });

  test.each([
    ['member', member, 'me', true],
    ['member', member, 'other', false],
    ['member', member, null, false],
    ['manager', manager, 'other', true],
  ])('decides whether a %s can remove a pin by its author', (_role, room, byId, expected) => {
    expect(messageCan(room, 'me', { ...others, pinned: { byId } }).pin).toBe(expected);
  });

  test('allows only reports in a read-only room', () => {
    expect(messageCan(reader, 'me', own)).toEqual(nothing);
    expect(messageCan(reader, 'me', others)).toEqual({ ...nothing, report: true });
  });

  test('allows nothing on a deleted message', () => {
    expect(messageCan(manager, 'me', { ...others, deletedAt: '2026-11-20T09:00:00.000Z' })).toEqual(nothing);
  });
});

test.each([
  ['all', true, true],
  ['mentions', true, false],
  ['muted', false, false],
] as const)('at level %s, mentions are wanted: %s, other messages: %s', (level, mentions, others) => {
  expect(isWantedAt(level, true)).toBe(mentions);
  expect(isWantedAt(level, false)).toBe(others);
});
