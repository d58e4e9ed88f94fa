import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { repositories } from '../../db/schema/repositories.ts';

export type RepositoryRow = typeof repositories.$inferSelect;

export async function listRepositories(db: Db, userId: string) {
  return await db
    .select()
    .from(repositories)
    .where(eq(repositories.userId, userId))
    .orderBy(desc(repositories.pushedAt), desc(repositories.id));
}

/** Locked until the transaction ends, so that no analysis writes to what is being removed. */
export async function lockOwnRepository(db: Db, userId: string, repoId: string) {
  const rows = await db
    .select()
    .from(repositories)
    .where(and(eq(repositories.userId, userId), eq(repositories.repoId, repoId)))
    .for('update');
  return rows[0];
}

export async function removeRepository(db: Db, id: string): Promise<void> {
  await db.delete(repositories).where(eq(repositories.id, id));
}

export async function removeRepositoriesOf(db: Db, userId: string): Promise<void> {
  await db.delete(repositories).where(eq(repositories.userId, userId));
}

/** Inserts a repository of a person, or brings the one that is there up to date. */
export async function upsertRepository(db: Db, row: typeof repositories.$inferInsert) {
  const { id, userId, repoId, createdAt, ...changes } = row;
  const rows = await db
    .insert(repositories)
    .values(row)
    .onConflictDoUpdate({ target: [repositories.userId, repositories.repoId], set: changes })
    .returning();
  return rows[0];
}
