import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { messagePins, messages } from '../../db/schema/chat.ts';
import { messageColumns } from './chat.repository.ts';

const isActive = isNull(messagePins.unpinnedAt);

/** Most recently pinned first. */
export async function listPinned(db: Db, roomId: string) {
  return await db
    .select(messageColumns)
    .from(messagePins)
    .innerJoin(messages, eq(messages.id, messagePins.messageId))
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messagePins.roomId, roomId), isActive))
    .orderBy(desc(messagePins.pinnedAt), desc(messagePins.id));
}

export async function findPin(db: Db, messageId: string) {
  const rows = await db
    .select({ pinnedBy: messagePins.pinnedBy })
    .from(messagePins)
    .where(and(eq(messagePins.messageId, messageId), isActive));
  return rows[0];
}

/** Number of pinned messages in a room. Locks the count until the transaction ends. */
export async function countPins(db: Db, roomId: string): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pins ${roomId}`}, 0))`);
  const rows = await db
    .select({ pins: count() })
    .from(messagePins)
    .where(and(eq(messagePins.roomId, roomId), isActive));
  return rows[0]?.pins ?? 0;
}

export async function insertPin(db: Db, pin: typeof messagePins.$inferInsert): Promise<void> {
  await db.insert(messagePins).values(pin);
}

/** Keeps the row, with the user who unpinned the message and the time. */
export async function updatePin(
  db: Db,
  messageId: string,
  end: { unpinnedBy: string; unpinnedAt: Date },
): Promise<void> {
  await db
    .update(messagePins)
    .set(end)
    .where(and(eq(messagePins.messageId, messageId), isActive));
}
