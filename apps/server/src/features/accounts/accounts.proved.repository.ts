import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';

/** Returns false if the email or the username is taken. */
export async function insertAccount(db: Db, row: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return rows.length > 0;
}

/** Sets the picture of a user without one. Returns whether it did. */
export async function updateMissingPicture(db: Db, userId: string, address: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ profilePicture: address })
    .where(and(eq(users.id, userId), eq(users.status, 'active'), isNull(users.profilePicture)))
    .returning({ id: users.id });
  return rows.length > 0;
}
