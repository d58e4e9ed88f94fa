import { and, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../db/client.ts';
import { sessions, users } from '../../../db/schema/accounts.ts';

/** The query that runs for every request: prepared once per pool. */
export function prepareSessionLookup(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      signedInAt: sessions.createdAt,
      seenAt: sessions.updatedAt,
      userId: users.id,
      username: users.username,
      email: users.email,
      profilePicture: users.profilePicture,
      isAdmin: users.isAdmin,
      secondFactor: sessions.secondFactor,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.updatedAt, sql`now() - interval '7 days'`),
        eq(users.status, 'active'),
      ),
    )
    .prepare('session_lookup');
}

export async function touchSession(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, sessionId));
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionByToken>>>;

export async function findSessionByToken(db: Db, token: string) {
  const rows = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      status: users.status,
      suspensionReason: users.suspensionReason,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token));
  return rows[0];
}

export async function findSession(db: Db, sessionId: string) {
  const rows = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return rows[0];
}

export async function listSessions(db: Db, userId: string) {
  return await db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.updatedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.updatedAt, sql`now() - interval '7 days'`),
      ),
    )
    .orderBy(desc(sessions.updatedAt));
}

export async function removeSessions(db: Db, sessionIds: readonly string[]): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.id, [...sessionIds]));
}

/** Ends all sessions of a user, except for `keptId` if given. Returns the ids of the ended ones. */
export async function removeSessionsOf(db: Db, userId: string, keptId?: string): Promise<string[]> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return rows.map((row) => row.id);
}

/** Removes sessions that are no longer valid: 30 days old, or unused for a week. */
export async function removeExpiredSessions(db: Db) {
  return await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, sql`now()`), lte(sessions.updatedAt, sql`now() - interval '7 days'`)))
    .returning({ id: sessions.id, userId: sessions.userId });
}

/** Removes all but the `kept` newest sessions of a user and returns the ids of those removed. */
export async function removeOldestSessions(db: Db, userId: string, kept: number): Promise<string[]> {
  const beyond = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, beyond)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}
