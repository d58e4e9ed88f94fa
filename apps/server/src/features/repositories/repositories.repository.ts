import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { repositories } from '../../db/schema/repositories.ts';

export async function listRepositories(db: Db, userId: string) {
  return await db
    .select()
    .from(repositories)
    .where(eq(repositories.userId, userId))
    .orderBy(desc(repositories.pushedAt), desc(repositories.id));
}

export async function removeRepositoriesOf(db: Db, userId: string): Promise<void> {
  await db.delete(repositories).where(eq(repositories.userId, userId));
}
