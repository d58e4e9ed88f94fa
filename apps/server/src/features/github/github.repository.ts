import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { githubAccounts, githubFlows } from '../../db/schema/github.ts';

export type FlowRow = typeof githubFlows.$inferSelect;

export async function insertFlow(db: Db, row: typeof githubFlows.$inferInsert): Promise<void> {
  await db.insert(githubFlows).values(row);
}

/** A step of a running sign-in, in the browser that started it. */
interface FlowKey {
  readonly key: string;
  readonly cookieHash: string;
}

function isFlow({ key, cookieHash }: FlowKey, now: Date) {
  return and(
    eq(githubFlows.key, key),
    eq(githubFlows.cookieHash, cookieHash),
    gt(githubFlows.expiresAt, now),
  );
}

export async function findFlow(db: Db, key: FlowKey, now: Date): Promise<FlowRow | undefined> {
  const rows = await db.select().from(githubFlows).where(isFlow(key, now));
  return rows[0];
}

/** Deletes and returns the row, so that only one of several concurrent calls succeeds. */
export async function takeFlow(db: Db, key: FlowKey, now: Date): Promise<FlowRow | undefined> {
  const rows = await db.delete(githubFlows).where(isFlow(key, now)).returning();
  return rows[0];
}

export async function takeExpiredFlows(db: Db, now: Date): Promise<FlowRow[]> {
  return await db.delete(githubFlows).where(lt(githubFlows.expiresAt, now)).returning();
}

export interface HostAccount {
  readonly host: string;
  readonly githubId: string;
}

/** Serialises the sign-ins of each code-host account until the transaction ends. */
export async function lockHostAccount(db: Db, { host, githubId }: HostAccount): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`github ${host} ${githubId}`}, 0))`);
}

export async function findOwner(db: Db, { host, githubId }: HostAccount) {
  const rows = await db
    .select({ userId: githubAccounts.userId })
    .from(githubAccounts)
    .where(and(eq(githubAccounts.host, host), eq(githubAccounts.githubId, githubId)));
  return rows[0]?.userId;
}

export async function findLink(db: Db, userId: string) {
  const rows = await db.select().from(githubAccounts).where(eq(githubAccounts.userId, userId));
  return rows[0];
}

/** Creates or updates a link. */
export async function upsertLink(
  db: Db,
  { createdAt, ...row }: typeof githubAccounts.$inferInsert,
): Promise<void> {
  await db
    .insert(githubAccounts)
    .values({ createdAt, ...row })
    .onConflictDoUpdate({ target: githubAccounts.userId, set: row });
}

/** Unlinks and returns the removed link. */
export async function removeLink(db: Db, userId: string) {
  const rows = await db.delete(githubAccounts).where(eq(githubAccounts.userId, userId)).returning();
  return rows[0];
}

/** Deletes and returns the running flows of a user who links an account. */
export async function removeFlowsOf(db: Db, userId: string): Promise<FlowRow[]> {
  return await db.delete(githubFlows).where(eq(githubFlows.userId, userId)).returning();
}

/** Deletes an unusable token; false if it was replaced or removed in the meantime. */
export async function removeToken(db: Db, userId: string, sealedToken: string): Promise<boolean> {
  const rows = await db
    .update(githubAccounts)
    .set({ sealedToken: null })
    .where(and(eq(githubAccounts.userId, userId), eq(githubAccounts.sealedToken, sealedToken)))
    .returning({ userId: githubAccounts.userId });
  return rows.length > 0;
}

export async function listTokens(db: Db) {
  return await db
    .select({ userId: githubAccounts.userId, sealedToken: githubAccounts.sealedToken })
    .from(githubAccounts)
    .where(isNotNull(githubAccounts.sealedToken));
}

/** Stores the same token under a new encryption, unless it was replaced in the meantime. */
export async function updateSeal(db: Db, userId: string, before: string, after: string): Promise<void> {
  await db
    .update(githubAccounts)
    .set({ sealedToken: after })
    .where(and(eq(githubAccounts.userId, userId), eq(githubAccounts.sealedToken, before)));
}
