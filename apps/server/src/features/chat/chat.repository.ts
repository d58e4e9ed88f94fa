import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { messagePictures, messages, roomReads, rooms } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import { pictures } from '../../db/schema/uploads.ts';
import {
  type MentionRow,
  mentionsJson,
  type PictureRow,
  type PinRow,
  picturesJson,
  pinnedJson,
  type Reaction,
  type RepliedRow,
  reactionsJson,
  repliedJson,
} from './chat.parts.repository.ts';

export const lastSeq = sql<number>`coalesce(${rooms.lastSeq}, 0)`;
export const lastReadSeq = sql<number>`coalesce(${roomReads.lastReadSeq}, 0)`;

/**
 * The role of a user in a room and the status of its project. A project without messages has no row in `rooms` yet.
 */
export async function findMembership(db: Db, roomId: string, userId: string) {
  const rows = await db
    .select({
      roomId: projects.id,
      status: projects.status,
      role: memberships.role,
      active: sql<boolean>`exists (select from ${users} where ${users.id} = ${userId} and ${users.status} = 'active')`,
      lastSeq,
      lastReadSeq,
      lastReadAt: roomReads.updatedAt,
    })
    .from(projects)
    .leftJoin(memberships, and(eq(memberships.projectId, projects.id), eq(memberships.userId, userId)))
    .leftJoin(rooms, eq(rooms.projectId, projects.id))
    .leftJoin(roomReads, and(eq(roomReads.roomId, projects.id), eq(roomReads.userId, userId)))
    .where(eq(projects.id, roomId));
  return rows[0];
}

export async function listMemberIds(db: Db, roomId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.projectId, roomId));
  return rows.map((row) => row.userId);
}

export const messageColumns = {
  id: messages.id,
  roomId: messages.roomId,
  seq: messages.seq,
  revision: messages.revision,
  clientId: messages.clientId,
  senderId: messages.senderId,
  body: messages.body,
  createdAt: messages.createdAt,
  editedAt: messages.editedAt,
  deletedAt: messages.deletedAt,
  senderUsername: users.username,
  senderPic: users.profilePicture,
  senderStatus: users.status,
  reactions: sql<Reaction[]>`${sql.raw(reactionsJson)}`,
  mentions: sql<MentionRow[]>`${sql.raw(mentionsJson)}`,
  replied: sql<RepliedRow | null>`${sql.raw(repliedJson)}`,
  pinned: sql<PinRow | null>`${sql.raw(pinnedJson)}`,
  pictures: sql<PictureRow[]>`${sql.raw(picturesJson)}`,
};

/** A message with the current data of its sender. */
export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

export async function findMessage(db: Db, id: string) {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(eq(messages.id, id));
  return rows[0];
}

/** In no order, without ids that do not exist. */
export async function listMessagesById(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  return await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(inArray(messages.id, [...ids]));
}

interface MessageWindow {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** In the order of the room: the first messages after `after`, else the last ones (before `before`). */
export async function listMessages(db: Db, roomId: string, { before, after, limit }: MessageWindow) {
  const rows = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(
      and(
        eq(messages.roomId, roomId),
        before === undefined ? undefined : lt(messages.seq, before),
        after === undefined ? undefined : gt(messages.seq, after),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit);
  return after === undefined ? rows.reverse() : rows;
}

/**
 * Stores that a user has read up to `seq`: at most the room's last message, and never backwards. Returns false if
 * nothing changed.
 */
export async function updateRead(db: Db, read: { roomId: string; userId: string; seq: number; now: Date }) {
  const { roomId, userId, seq, now } = read;
  const result = await db.execute(sql`
    insert into ${roomReads} as r (room_id, user_id, last_read_seq, updated_at)
    select project_id, ${userId}, least(${seq}, last_seq), ${now.toISOString()}
    from ${rooms} where project_id = ${roomId} and least(${seq}, last_seq) > 0
    on conflict (room_id, user_id) do update
      set last_read_seq = excluded.last_read_seq, updated_at = excluded.updated_at
      where excluded.last_read_seq > r.last_read_seq
    returning last_read_seq`);
  return result.rows.length > 0;
}

export async function removeReadsOf(db: Db, userId: string): Promise<void> {
  await db.delete(roomReads).where(eq(roomReads.userId, userId));
}

/** A user as shown in the room's events. */
export async function findRoomUser(db: Db, userId: string) {
  const rows = await db
    .select({ userId: users.id, username: users.username, profilePicture: users.profilePicture })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0];
}

export async function insertRoomPicture(db: Db, row: typeof messagePictures.$inferInsert): Promise<void> {
  await db.insert(messagePictures).values(row);
}

/** The uploader and message of a picture, if the user is currently a member of its room. */
export async function findPictureForMember(db: Db, name: string, userId: string) {
  const rows = await db
    .select({ userId: pictures.userId, messageId: messagePictures.messageId })
    .from(messagePictures)
    .innerJoin(pictures, and(eq(pictures.name, messagePictures.name), isNull(pictures.droppedAt)))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, messagePictures.roomId), eq(memberships.userId, userId)),
    )
    .where(eq(messagePictures.name, name));
  return rows[0];
}

/** Removes the pictures of a message and returns their names. */
export async function removePicturesOf(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .delete(messagePictures)
    .where(eq(messagePictures.messageId, messageId))
    .returning({ name: messagePictures.name });
  return rows.map((row) => row.name);
}
