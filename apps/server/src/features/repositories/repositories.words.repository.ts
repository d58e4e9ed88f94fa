import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { repositoryWords } from '../../db/schema/repositories.ts';

export async function findWords(db: Db, repositoryId: string) {
  const rows = await db.select().from(repositoryWords).where(eq(repositoryWords.repositoryId, repositoryId));
  return rows[0];
}

export async function upsertWords(db: Db, row: typeof repositoryWords.$inferInsert): Promise<void> {
  const { description, readme } = row;
  await db
    .insert(repositoryWords)
    .values(row)
    .onConflictDoUpdate({ target: repositoryWords.repositoryId, set: { description, readme } });
}

/** Returns whether there were any. */
export async function removeWordsOf(db: Db, userId: string): Promise<boolean> {
  const result = await db.delete(repositoryWords).where(eq(repositoryWords.userId, userId));
  return (result.rowCount ?? 0) > 0;
}

/** Returns whether there were any. */
export async function removeWords(db: Db, repositoryId: string): Promise<boolean> {
  const result = await db.delete(repositoryWords).where(eq(repositoryWords.repositoryId, repositoryId));
  return (result.rowCount ?? 0) > 0;
}
