import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';

/** A message for tests: number `seq` of its room, one minute after the previous one. */
export function sampleMessage(seq: number, part: Partial<Message> = {}): Message {
  const at = new Date(Date.UTC(2026, 10, 20, 9, seq)).toISOString();
  return {
    _id: `message-${seq}`,
    id: `message-${seq}`,
    postId: 'tidewater',
    seq,
    revision: 0,
    clientId: null,
    senderId: 'amber',
    senderUsername: 'amber-finch',
    senderPic: null,
    message: `Message ${seq}`,
    timestamp: at,
    createdAt: at,
    editedAt: null,
    deletedAt: null,
    reactions: [],
    replyTo: null,
    mentions: [],
    pinned: null,
    pictures: [],
    ...part,
  };
}

export function sampleMessages(from: number, to: number): Message[] {
  return Array.from({ length: to - from + 1 }, (_, index) => sampleMessage(from + index));
}

/** A room for tests. */
export function sampleRoom(id: string, part: Partial<Room> = {}): Room {
  return {
    _id: id,
    postId: id,
    title: id,
    name: id,
    slug: id,
    ownerId: 'amber',
    members: [],
    memberCount: 0,
    lastActivity: null,
    lastMessage: null,
    lastSeq: 0,
    unreadCount: 0,
    wantedCount: 0,
    attention: 'all',
    can: { write: true, deleteOwn: 'yes', deleteOthers: 'no', unpinOthers: false },
    ...part,
  };
}
