import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messageReactions } from '../../db/schema/chat.ts';

type Reacted = Pick<typeof messageReactions.$inferSelect, 'messageId' | 'emoji' | 'userId'>;

/** How many users reacted to a message with each emoji. */
export async function countKinds(db: Db, messageId: string) {
  return await db
    .select({ emoji: messageReactions.emoji, people: count() })
    .from(messageReactions)
    .where(eq(messageReactions.messageId, messageId))
    .groupBy(messageReactions.emoji);
}

/** Returns false if the reaction already exists. */
export async function insertReaction(
  db: Db,
  reacted: Reacted & { readonly createdAt: Date },
): Promise<boolean> {
  const rows = await db.insert(messageReactions).values(reacted).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Returns false if the reaction does not exist. */
export async function removeReaction(db: Db, { messageId, emoji, userId }: Reacted): Promise<boolean> {
  const rows = await db
    .delete(messageReactions)
    .where(
      and(
        eq(messageReactions.messageId, messageId),
        eq(messageReactions.emoji, emoji),
        eq(messageReactions.userId, userId),
      ),
    )
    .returning();
  return rows.length > 0;
}

export async function removeReactionsTo(db: Db, messageId: string): Promise<void> {
  await db.delete(messageReactions).where(eq(messageReactions.messageId, messageId));
}

export async function removeReactionsBy(db: Db, userId: string): Promise<void> {
  await db.delete(messageReactions).where(eq(messageReactions.userId, userId));
}
