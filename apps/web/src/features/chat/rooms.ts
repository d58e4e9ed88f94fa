import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';
import { chatCopy } from '../../copy/chat/chat.ts';
import { chatPicturesCopy } from '../../copy/chat/pictures.ts';
import { fill, texts } from '../../texts.ts';
import type { IsHidden } from './blocked-messages.ts';
import { plainLine } from './markdown/plain-words.ts';
import { shouldNotify } from './should-notify.ts';

export const roomTabs = ['all', 'mine', 'joined'] as const;

export type RoomTab = (typeof roomTabs)[number];

/** Maximum characters of the last message in a row. */
const previewLength = 50;

export function roomTitle({ title, name }: Pick<Room, 'title' | 'name'>): string {
  return title.trim() || name.trim() || texts.chat.untitledRoom;
}

export function memberCountText(count: number): string {
  return count === 1 ? chatCopy.oneMember : fill(chatCopy.members, { count });
}

/** The first 50 characters of a message as plain text on one line, ending with '…' if it is cut. */
export function previewText(message: string): string {
  const characters = [...plainLine(message)];
  if (characters.length <= previewLength) return characters.join('');
  return `${characters.slice(0, previewLength).join('').trimEnd()}…`;
}

/** Replaces the text of a message that has only pictures. */
export function picturesText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? chatPicturesCopy.onePicture : fill(chatPicturesCopy.pictures, { count });
}

// `members` contains only the first members. If there are more, the user may be one of them.
function belongsTo(room: Room, userId: string): boolean {
  return (
    room.ownerId === userId ||
    room.members.length < room.memberCount ||
    room.members.some((member) => (member.userId ?? member._id) === userId)
  );
}

function byActivity(a: Room, b: Room): number {
  const [first, second] = [a.lastActivity ?? '', b.lastActivity ?? ''];
  return second.localeCompare(first) || roomTitle(a).localeCompare(roomTitle(b));
}

/** Merges both lists of the user's rooms, each once by `_id`, latest activity first. */
export function mergeRooms(lists: readonly (readonly Room[])[], userId: string): Room[] {
  const byId = new Map<string, Room>();
  for (const room of lists.flat()) {
    if (!byId.has(room._id) && belongsTo(room, userId)) byId.set(room._id, room);
  }
  return [...byId.values()].sort(byActivity);
}

export function roomsOfTab(rooms: readonly Room[], tab: RoomTab, userId: string): Room[] {
  return rooms.filter((room) => tab === 'all' || (room.ownerId === userId) === (tab === 'mine'));
}

interface Reader {
  readonly userId: string;
  readonly isHidden: IsHidden;
}

/**
 * Returns the room after a message. A known message changes nothing, and a message of a blocked user only the
 * activity.
 */
export function roomAfterMessage(room: Room, message: Message, { userId, isHidden }: Reader): Room {
  const { lastSeq, attention: level } = room;
  if (message.seq <= lastSeq) return room;
  if (isHidden(message.senderId)) return { ...room, lastSeq: message.seq, lastActivity: message.createdAt };
  return {
    ...room,
    lastSeq: message.seq,
    lastActivity: message.createdAt,
    lastMessage: {
      senderUsername: message.senderUsername,
      message: message.message,
      seq: message.seq,
      pictures: message.pictures.length,
    },
    unreadCount: room.unreadCount + (message.senderId === userId ? 0 : 1),
    wantedCount: room.wantedCount + (shouldNotify(message, { ownId: userId, level, isHidden }) ? 1 : 0),
  };
}

/** Returns the room after an edit of a message. Updates the preview. */
export function roomAfterEdit(room: Room, { seq, message }: Message): Room {
  if (room.lastMessage?.seq !== seq) return room;
  return { ...room, lastMessage: { ...room.lastMessage, message } };
}
