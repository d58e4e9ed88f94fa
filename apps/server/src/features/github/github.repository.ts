import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { githubAccounts, githubFlows } from '../../db/schema/github.ts';

export type FlowRow = typeof githubFlows.$inferSelect;

export async function insertFlow(db: Db, row: typeof githubFlows.$inferInsert): Promise<void> {
  await db.insert(githubFlows).values(row);
}

/** A step of a sign-in under way, in the browser that began it. */
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

/** Takes it out of the table, so that of several who bring it at once one succeeds. */
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

/** One sign-in after the other for each account of the code host, until the transaction ends. */
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

/** Links, or renews what is linked. */
export async function upsertLink(
  db: Db,
  { createdAt, ...row }: typeof githubAccounts.$inferInsert,
): Promise<void> {
  await db
    .insert(githubAccounts)
    .values({ createdAt, ...row })
    .onConflictDoUpdate({ target: githubAccounts.userId, set: row });
}

/** Unlinks; answers what was linked. */
export async function removeLink(db: Db, userId: string) {
  const rows = await db.delete(githubAccounts).where(eq(githubAccounts.userId, userId)).returning();
  return rows[0];
}

/** Sign-ins under way of who links an account. */
export async function removeFlowsOf(db: Db, userId: string): Promise<FlowRow[]> {
  return await db.delete(githubFlows).where(eq(githubFlows.userId, userId)).returning();
}

/** The token is of no use any more; false when it was replaced or removed meanwhile. */
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

/** The same token under another seal, unless it was replaced meanwhile. */
export async function updateSeal(db: Db, userId: string, before: string, after: string): Promise<void> {
  await db
    .update(githubAccounts)
    .set({ sealedToken: after })
    .where(and(eq(githubAccounts.userId, userId), eq(githubAccounts.sealedToken, before)));
}
