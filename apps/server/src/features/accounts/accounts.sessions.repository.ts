import { lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions } from '../../db/schema/accounts.ts';

/** Those that no look-up finds any more: 30 days old, or a week without use. */
export async function removeExpiredSessions(db: Db) {
  return await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, sql`now()`), lte(sessions.updatedAt, sql`now() - interval '7 days'`)))
    .returning({ id: sessions.id, userId: sessions.userId });
}
