import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { neitherBlocked } from '../../db/exclude-blocked.ts';
import { users } from '../../db/schema/accounts.ts';
import { messageMentions, messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import type { MentionRow } from './chat.parts.repository.ts';

/** All users that a message in these rooms could mention. */
export async function listNames(db: Db, roomIds: readonly string[]) {
  return await db
    .select({ roomId: memberships.projectId, userId: memberships.userId, username: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(inArray(memberships.projectId, [...roomIds]));
}

export async function listMentionedIds(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: messageMentions.userId })
    .from(messageMentions)
    .where(eq(messageMentions.messageId, messageId));
  return rows.map((row) => row.userId);
}

/** The content of a mention notification, or undefined if the message is deleted. */
export async function findMentioning(db: Db, messageId: string) {
  const rows = await db
    .select({
      projectId: messages.roomId,
      seq: messages.seq,
      projectTitle: projects.title,
      senderId: messages.senderId,
      senderUsername: users.username,
    })
    .from(messages)
    .innerJoin(projects, eq(projects.id, messages.roomId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.id, messageId), isNull(messages.deletedAt)));
  return rows[0];
}

/**
 * Mentioned users who are still members of the room, without those who are blocked by the sender or have blocked the
 * sender.
 */
export async function listMentionedMembers(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: messageMentions.userId })
    .from(messageMentions)
    .innerJoin(messages, eq(messages.id, messageMentions.messageId))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, messages.roomId), eq(memberships.userId, messageMentions.userId)),
    )
    .where(
      and(
        eq(messageMentions.messageId, messageId),
        neitherBlocked(messages.senderId, messageMentions.userId),
      ),
    )
    .orderBy(messageMentions.userId);
  return rows.map((row) => row.userId);
}

export async function replaceMentions(
  db: Db,
  messageId: string,
  mentions: readonly MentionRow[],
): Promise<void> {
  await removeMentionsIn(db, messageId);
  if (mentions.length > 0)
    await db.insert(messageMentions).values(mentions.map((mention) => ({ messageId, ...mention })));
}

export async function removeMentionsIn(db: Db, messageId: string): Promise<void> {
  await db.delete(messageMentions).where(eq(messageMentions.messageId, messageId));
}

/** Messages that mention a user, locked until the transaction ends, with the name as typed. */
export async function listMentioningForUpdate(db: Db, userId: string, limit: number) {
  return await db
    .select({ id: messages.id, roomId: messages.roomId, body: messages.body, name: messageMentions.name })
    .from(messageMentions)
    .innerJoin(messages, eq(messages.id, messageMentions.messageId))
    .where(eq(messageMentions.userId, userId))
    .orderBy(messages.id)
    .limit(limit)
    .for('update', { of: messages });
}

export async function removeMentionsOf(db: Db, userId: string, messageIds: readonly string[]): Promise<void> {
  await db
    .delete(messageMentions)
    .where(and(eq(messageMentions.userId, userId), inArray(messageMentions.messageId, [...messageIds])));
}
