import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { savedSearches, savedSearchHits } from '../../db/schema/saved-searches.ts';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** Newest first. */
export async function listSavedSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

/** Locks the account, so that two concurrent calls do not both save the last search that the limit allows. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function countSavedSearches(db: Db, userId: string): Promise<number> {
  return await db.$count(savedSearches, eq(savedSearches.userId, userId));
}

export async function insertSavedSearch(
  db: Db,
  values: typeof savedSearches.$inferInsert,
): Promise<SavedSearchRow | undefined> {
  const rows = await db.insert(savedSearches).values(values).returning();
  return rows[0];
}

export async function findSavedSearchByFilter(db: Db, userId: string, filterDigest: string) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.filterDigest, filterDigest)));
  return rows[0];
}

/** A user's own saved search, locked until the transaction ends. */
export async function findOwnForUpdate(db: Db, id: string, userId: string) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .for('update');
  return rows[0];
}

type Changes = Partial<Pick<SavedSearchRow, 'name' | 'alerts' | 'alertsSince' | 'checkedUntil'>>;

export async function updateSavedSearch(db: Db, id: string, changes: Changes) {
  const rows = await db.update(savedSearches).set(changes).where(eq(savedSearches.id, id)).returning();
  return rows[0];
}

/** Returns false if the user has no such saved search. */
export async function removeSavedSearch(db: Db, id: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

export async function removeSavedSearchesOf(db: Db, userId: string): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.userId, userId));
}

/** Searches of active users with alerts that were last checked up to `moment`, in the order of their ids. */
export async function listDueSearches(db: Db, moment: Date, after: string | undefined, limit: number) {
  return await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .innerJoin(users, and(eq(users.id, savedSearches.userId), eq(users.status, 'active')))
    .where(
      and(
        eq(savedSearches.alerts, true),
        lte(savedSearches.checkedUntil, moment),
        after ? gt(savedSearches.id, after) : undefined,
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(limit);
}

/** A search with alerts, locked until the transaction ends. */
export async function findWatchedForUpdate(db: Db, id: string) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.alerts, true)))
    .for('update');
  return rows[0];
}

/** Stores the projects that this search found. Returns the ids of those that it had not found before. */
export async function insertHits(
  db: Db,
  searchId: string,
  projectIds: readonly string[],
  foundAt: Date,
): Promise<Set<string>> {
  if (projectIds.length === 0) return new Set();
  const rows = await db
    .insert(savedSearchHits)
    .values(projectIds.map((projectId) => ({ searchId, projectId, foundAt })))
    .onConflictDoNothing()
    .returning({ projectId: savedSearchHits.projectId });
  return new Set(rows.map(({ projectId }) => projectId));
}
