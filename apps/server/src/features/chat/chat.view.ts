import type {
  Message,
  MessagePicture,
  RepliedMessage,
  Room,
  RoomMember,
} from '@teamwright/contracts/chat/chat.ts';
import type { RoomUser } from '@teamwright/contracts/core/realtime.ts';
import { roomPictureAddress } from '@teamwright/contracts/uploads.ts';
import type { MemberRow } from '../teams/teams.service.ts';
import type { PictureRow, RepliedRow } from './chat.parts.repository.ts';
import { roomAbilities } from './chat.policy.ts';
import type { MessageRow } from './chat.repository.ts';
import type { RoomRow } from './chat.rooms.repository.ts';

/** How many members a room in a list shows. */
const maxShownMembers = 5;

export const deletedUser = 'Deleted user';

/** A deleted message keeps its position in the room, without its text. */
export function messageView(row: MessageRow): Message {
  const createdAt = row.createdAt.toISOString();
  const gone = row.senderStatus === 'deleted';
  return {
    _id: row.id,
    id: row.id,
    postId: row.roomId,
    seq: row.seq,
    revision: row.revision,
    clientId: row.clientId,
    senderId: gone ? null : row.senderId,
    senderUsername: gone ? deletedUser : row.senderUsername,
    senderPic: gone ? null : row.senderPic,
    message: row.deletedAt === null ? row.body : '',
    timestamp: createdAt,
    createdAt,
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    reactions: row.reactions,
    replyTo: row.deletedAt === null && row.replied ? repliedView(row.replied) : null,
    mentions: row.mentions,
    pinned: row.pinned && { ...row.pinned, at: new Date(row.pinned.at).toISOString() },
    pictures: row.pictures.map(pictureView),
  };
}

function repliedView(row: RepliedRow): RepliedMessage {
  const { id, seq, revision, deleted } = row;
  const gone = row.senderStatus === 'deleted';
  return {
    id,
    seq,
    revision,
    senderId: gone ? null : row.senderId,
    senderUsername: gone ? deletedUser : row.senderUsername,
    message: row.body,
    deleted,
  };
}

function pictureView(picture: PictureRow): MessagePicture {
  const { name } = picture;
  return { ...picture, url: roomPictureAddress(name), smallUrl: roomPictureAddress(name, 'small') };
}

export function roomView(
  actor: { readonly isAdmin: boolean },
  row: RoomRow,
  members: readonly MemberRow[],
): Room {
  return {
    _id: row.id,
    postId: row.id,
    title: row.title,
    name: row.title,
    slug: row.slug,
    ownerId: row.ownerId,
    members: members.slice(0, maxShownMembers).map(face),
    memberCount: members.length,
    lastActivity: row.lastActivity?.toISOString() ?? null,
    lastMessage: lastMessage(row),
    lastSeq: row.lastSeq,
    unreadCount: row.unreadCount,
    wantedCount: row.wantedCount,
    attention: row.attention,
    can: roomAbilities(actor, row.role, row.status),
  };
}

function lastMessage(row: RoomRow): Room['lastMessage'] {
  if (row.lastBody === null || row.lastBodySeq === null) return null;
  const gone = row.lastSender === null || row.lastSenderStatus === 'deleted';
  return {
    senderUsername: gone ? deletedUser : row.lastSender,
    message: row.lastBody,
    seq: row.lastBodySeq,
    pictures: row.lastPictureCount ?? 0,
  };
}

function face({ userId, username, profilePicture }: MemberRow): Room['members'][number] {
  return { _id: userId, userId, username, pic: profilePicture, profilePicture };
}

export function memberView(row: MemberRow, online: boolean): RoomMember {
  return { ...face(row), email: row.email, role: row.role, online };
}

export function roomUser({ userId, username, profilePicture }: MemberRow): RoomUser {
  return { userId, username, profilePicture };
}
