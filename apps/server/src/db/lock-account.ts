import { and, eq, ne } from 'drizzle-orm';
import type { Db } from './client.ts';
import { users } from './schema/accounts.ts';

/**
 * Returns false if the account is deleted or unknown. Otherwise the account cannot be deleted before the transaction
 * ends. For code that skips a deleted account: every insert is checked by the database in any case.
 */
export async function lockAccount(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')))
    .for('key share');
  return rows.length > 0;
}
