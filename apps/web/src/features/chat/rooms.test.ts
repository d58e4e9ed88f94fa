import { describe, expect, test } from 'vitest';
import { isHiddenFor } from './blocked-messages.ts';
import { mergeRooms, previewText, roomAfterEdit, roomAfterMessage, roomsOfTab, roomTitle } from './rooms.ts';
import { sampleMessage, sampleRoom } from './testing.ts';

describe('mergeRooms', () => {
  test('keeps each room once, latest activity first', () => {
    const quiet = sampleRoom('quiet', { ownerId: 'me' });
    const old = sampleRoom('old', { ownerId: 'me', lastActivity: '2026-11-18T10:00:00.000Z' });
    const fresh = sampleRoom('fresh', { ownerId: 'me', lastActivity: '2026-11-20T10:00:00.000Z' });
    expect(
      mergeRooms(
        [
          [quiet, old],
          [old, fresh],
        ],
        'me',
      ).map(({ _id }) => _id),
    ).toEqual(['fresh', 'old', 'quiet']);
  });

  test('keeps only rooms that the user owns or is a member of', () => {
    const face = { _id: 'me', userId: 'me', username: 'me', pic: null, profilePicture: null };
    const rooms = [
      sampleRoom('foreign', { memberCount: 0 }),
      sampleRoom('member', { members: [face], memberCount: 1 }),
      sampleRoom('perhaps', { memberCount: 9 }),
    ];
    expect(mergeRooms([rooms], 'me').map(({ _id }) => _id)).toEqual(['member', 'perhaps']);
  });
});

describe('roomsOfTab', () => {
  const rooms = [sampleRoom('mine', { ownerId: 'me' }), sampleRoom('joined')];
  test.each([
    ['all', ['mine', 'joined']],
    ['mine', ['mine']],
    ['joined', ['joined']],
  ] as const)('lists the rooms of the tab %s', (tab, expected) => {
    expect(roomsOfTab(rooms, tab, 'me').map(({ _id }) => _id)).toEqual(expected);
  });
});

describe('previewText', () => {
  test.each([
    ['short', 'short'],
    ['two\n  lines', 'two lines'],
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(50)}…`],
    ['😀'.repeat(51), `${'😀'.repeat(50)}…`],
    [`**${'x'.repeat(50)}**`, 'x'.repeat(50)],
    [`[${'y'.repeat(51)}](https://a.example)`, `${'y'.repeat(50)}…`],
    ['> # `npm` [_docs_](https://a.example)', 'npm docs'],
  ])('shortens %j', (message, expected) => {
    expect(previewText(message)).toBe(expected);
  });
});

describe('roomTitle', () => {
  test.each([
    [{ title: 'Tidewater', name: 'Other' }, 'Tidewater'],
    [{ title: ' ', name: 'Other' }, 'Other'],
    [{ title: '', name: '' }, 'Untitled Room'],
  ])('returns the title of %j', (room, expected) => {
    expect(roomTitle(room)).toBe(expected);
  });
});

describe('roomAfterMessage', () => {
  const room = sampleRoom('tidewater', { lastSeq: 4, unreadCount: 1 });
  const me = { userId: 'me', isHidden: isHiddenFor(['amber']) };
  const trusting = { userId: 'me', isHidden: isHiddenFor([]) };

  test('shows the message and counts it', () => {
    expect(roomAfterMessage(room, sampleMessage(5), trusting)).toMatchObject({
      lastSeq: 5,
      unreadCount: 2,
      lastMessage: { senderUsername: 'amber-finch', message: 'Message 5' },
    });
  });

  test('does not count own messages or known messages', () => {
    expect(roomAfterMessage(room, sampleMessage(5, { senderId: 'me' }), trusting).unreadCount).toBe(1);
    expect(roomAfterMessage(room, sampleMessage(4), trusting)).toBe(room);
  });

  test.each([
    ['mentions', 0, 1],
    ['muted', 0, 0],
    ['all', 1, 1],
  ] as const)('counts correctly with notification level %s', (attention, plain, mention) => {
    const chosen = { ...room, attention };
    expect(roomAfterMessage(chosen, sampleMessage(5), trusting)).toMatchObject({
      unreadCount: 2,
      wantedCount: plain,
    });
    const toMe = sampleMessage(5, { mentions: [{ userId: 'me', name: 'me' }] });
    expect(roomAfterMessage(chosen, toMe, trusting)).toMatchObject({ unreadCount: 2, wantedCount: mention });
  });

  test('neither previews nor counts messages of blocked users', () => {
    const after = roomAfterMessage(room, sampleMessage(5), me);
    expect(after).toMatchObject({ lastSeq: 5, unreadCount: 1, lastMessage: null });
    expect(roomAfterMessage(after, sampleMessage(6, { senderId: 'north' }), me).unreadCount).toBe(2);
  });
});

describe('roomAfterEdit', () => {
  const room = sampleRoom('pier', {
    lastMessage: { senderUsername: 'amber-finch', message: 'Old', seq: 4, pictures: 0 },
  });

  test('changes the preview only if it shows the edited message', () => {
    const edited = roomAfterEdit(room, sampleMessage(4, { message: 'New' }));
    expect(edited.lastMessage).toEqual({
      senderUsername: 'amber-finch',
      message: 'New',
      seq: 4,
      pictures: 0,
    });
    expect(roomAfterEdit(room, sampleMessage(3, { message: 'Other' }))).toBe(room);
  });
});
