import { and, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/accounts.ts';

/** Removes sessions that are no longer valid: 30 days old, or unused for a week. */
export async function removeExpiredSessions(db: Db) {
  return await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, sql`now()`), lte(sessions.updatedAt, sql`now() - interval '7 days'`)))
    .returning({ id: sessions.id, userId: sessions.userId });
}

/** Removes all but the `kept` newest sessions of a user and returns the ids of those removed. */
export async function removeOldestSessions(db: Db, userId: string, kept: number): Promise<string[]> {
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, beyond)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}
