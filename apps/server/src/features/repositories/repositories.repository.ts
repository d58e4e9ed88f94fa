import type { AnalysisReason } from '@teamwright/contracts/repositories.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { githubAccounts } from '../../db/schema/github.ts';
import { repositories } from '../../db/schema/repositories.ts';

export type RepositoryRow = typeof repositories.$inferSelect;

export async function listRepositories(db: Db, userId: string) {
  return await db
    .select()
    .from(repositories)
    .where(eq(repositories.userId, userId))
    .orderBy(desc(repositories.pushedAt), desc(repositories.id));
}

/** Counts the user's other repositories. */
export async function countOtherRepositories(db: Db, userId: string, repoId: string): Promise<number> {
  return await db.$count(repositories, and(eq(repositories.userId, userId), ne(repositories.repoId, repoId)));
}

export async function findOwnRepository(db: Db, userId: string, repoId: string) {
  const rows = await db
    .select()
    .from(repositories)
    .where(and(eq(repositories.userId, userId), eq(repositories.repoId, repoId)));
  return rows[0];
}

/** Locked until the transaction ends, so that no analysis writes to a repository that is being removed. */
export async function lockOwnRepository(db: Db, userId: string, repoId: string) {
  const rows = await db
    .select()
    .from(repositories)
    .where(and(eq(repositories.userId, userId), eq(repositories.repoId, repoId)))
    .for('update');
  return rows[0];
}

export async function lockRepository(db: Db, id: string): Promise<RepositoryRow | undefined> {
  const rows = await db.select().from(repositories).where(eq(repositories.id, id)).for('update');
  return rows[0];
}

export async function findRepository(db: Db, id: string): Promise<RepositoryRow | undefined> {
  const rows = await db.select().from(repositories).where(eq(repositories.id, id));
  return rows[0];
}

interface Claim {
  readonly id: string;
  readonly by: string;
  readonly now: Date;
  readonly until: Date;
}

/**
 * Returns undefined if the repository is deleted or another job reads it. A retried job still holds its own claim.
 */
export async function claimRepository(db: Db, { id, by, now, until }: Claim) {
  const free = or(
    isNull(repositories.claimedUntil),
    lt(repositories.claimedUntil, now),
    eq(repositories.claimedBy, by),
  );
  const rows = await db
    .update(repositories)
    .set({ claimedBy: by, claimedUntil: until })
    .where(and(eq(repositories.id, id), free))
    .returning();
  return rows[0];
}

type Changes = Partial<typeof repositories.$inferInsert>;

export async function updateRepository(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(repositories).set(changes).where(eq(repositories.id, id));
}

/** Stops the reading of all repositories of a user for a reason that only the user can remove. */
export async function updateStopped(db: Db, userId: string, reason: 'unlinked' | 'access_lost') {
  await db
    .update(repositories)
    .set({ analysisStatus: 'stopped', analysisReason: reason, retryAt: null, wordsRules: 0 })
    .where(eq(repositories.userId, userId));
}

/** Requests a reading, with `reasons` only of repositories that were stopped for one of them. Returns the ids. */
export async function updateRequested(
  db: Db,
  userId: string,
  now: Date,
  reasons?: readonly AnalysisReason[],
): Promise<string[]> {
  const rows = await db
    .update(repositories)
    .set({ analysisStatus: 'analysing', analysisReason: null, retryAt: null, requestedAt: now })
    .where(
      and(eq(repositories.userId, userId), reasons && inArray(repositories.analysisReason, [...reasons])),
    )
    .returning({ id: repositories.id });
  return rows.map((row) => row.id);
}

/**
 * Claims repositories without a request since then, oldest first, and marks them as requested now. Without access, it
 * takes only those that still show a scheduled reading: their job stores that there is no access.
 */
export async function takeDue(db: Db, since: Date, now: Date, max: number): Promise<string[]> {
  const due = db
    .select({ id: repositories.id })
    .from(repositories)
    .innerJoin(users, and(eq(users.id, repositories.userId), eq(users.status, 'active')))
    .leftJoin(githubAccounts, eq(githubAccounts.userId, repositories.userId))
    .where(
      and(
        lt(repositories.requestedAt, since),
        or(isNotNull(githubAccounts.sealedToken), ne(repositories.analysisStatus, 'stopped')),
      ),
    )
    .orderBy(repositories.requestedAt)
    .limit(max)
    .for('update', { of: repositories, skipLocked: true });
  const rows = await db
    .update(repositories)
    .set({ requestedAt: now })
    .where(inArray(repositories.id, due))
    .returning({ id: repositories.id });
  return rows.map((row) => row.id);
}

export async function removeRepository(db: Db, id: string): Promise<void> {
  await db.delete(repositories).where(eq(repositories.id, id));
}

export async function removeRepositoriesOf(db: Db, userId: string): Promise<void> {
  await db.delete(repositories).where(eq(repositories.userId, userId));
}

/** Inserts or updates a repository of a user. */
export async function upsertRepository(db: Db, row: typeof repositories.$inferInsert) {
  const { id, userId, repoId, createdAt, ...changes } = row;
  const rows = await db
    .insert(repositories)
    .values(row)
    .onConflictDoUpdate({ target: [repositories.userId, repositories.repoId], set: changes })
    .returning();
  return rows[0];
}
