import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditLog, auditReasons } from '../../db/schema/audit.ts';

export async function insertEntry(db: Db, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export async function insertReason(db: Db, reason: typeof auditReasons.$inferInsert): Promise<void> {
  await db.insert(auditReasons).values(reason);
}

export async function removeReasonsAbout(db: Db, userId: string): Promise<void> {
  await db.delete(auditReasons).where(eq(auditReasons.userId, userId));
}

/** Removes at most `count` entries that are older than `days`, with their reasons. Returns how many. */
export async function removeOldEntries(db: Db, days: number, count: number): Promise<number> {
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lt(auditLog.createdAt, sql`now() - make_interval(days => ${days})`))
    .orderBy(auditLog.createdAt)
    .limit(count);
  const ids = (await old).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.delete(auditReasons).where(inArray(auditReasons.entryId, ids));
  await db.delete(auditLog).where(inArray(auditLog.id, ids));
  return ids.length;
}

interface EntryFilter {
  /** The user who acted, or the user concerned. */
  readonly userId?: string | undefined;
  readonly action?: string | undefined;
}

function matches(db: Db, { userId, action }: EntryFilter): SQL | undefined {
  return and(userId ? concerns(db, userId) : undefined, action ? eq(auditLog.action, action) : undefined);
}

function concerns(db: Db, userId: string): SQL | undefined {
  const about = db
    .select({ id: auditReasons.entryId })
    .from(auditReasons)
    .where(eq(auditReasons.userId, userId));
  return or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId), inArray(auditLog.id, about));
}

export async function listEntries(
  db: Db,
  filter: EntryFilter,
  page: { readonly startIndex: number; readonly limit: number },
) {
  return await db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      actorId: auditLog.actorId,
      subject: auditLog.subject,
      reason: auditReasons.reason,
    })
    .from(auditLog)
    .leftJoin(auditReasons, eq(auditReasons.entryId, auditLog.id))
    .where(matches(db, filter))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .offset(page.startIndex)
    .limit(page.limit);
}

export async function countEntries(db: Db, filter: EntryFilter): Promise<number> {
  return await db.$count(auditLog, matches(db, filter));
}

/** The current names of these users. */
export async function listNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]));
}
