import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import type { Database, Db } from '../../db/client.ts';
import { credentials, sessions, users, verifications } from '../../db/schema/accounts.ts';
import { githubAccounts } from '../../db/schema/github.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { verifiedSchoolDomain } from '../../db/verified-school.ts';

/** The pending new address that is not confirmed yet. */
const pendingEmail = sql<string | null>`(
  select ${verifications.value} from ${verifications}
  where ${verifications.userId} = ${users.id} and ${verifications.identifier} like 'verify-email:%'
    and ${verifications.expiresAt} > now() and lower(${verifications.value}) <> lower(${users.email})
  order by ${verifications.createdAt} desc limit 1)`;

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailVerified: users.emailVerified,
  pendingEmail,
  profilePicture: users.profilePicture,
  isAdmin: users.isAdmin,
  status: users.status,
  createdAt: users.createdAt,
  bio: profiles.bio,
  workplace: profiles.workplace,
  area: profiles.area,
  school: profiles.school,
  schoolDomain: verifiedSchoolDomain,
  nearby: profiles.nearby,
  learning: profiles.learning,
  preferences: profiles.preferences,
  timeZone: profiles.timeZone,
  hoursPerWeek: profiles.hoursPerWeek,
  interests: profiles.interests,
  roles: profiles.roles,
  openToCollaborate: profiles.openToCollaborate,
  githubLogin: githubAccounts.login,
  githubScope: githubAccounts.scope,
  githubAccess: sql<boolean>`${githubAccounts.sealedToken} is not null`,
};

/** A user with their profile. Profile columns are null until first set. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export async function findAccount(db: Db, userId: string) {
  const rows = await db
    .select(account)
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(githubAccounts, eq(githubAccounts.userId, users.id))
    .where(eq(users.id, userId));
  return rows[0];
}

/** Compares without case. An account that was created with GitHub may have no address: the empty text finds none. */
export function hasEmail(email: string) {
  return sql<boolean>`(${users.email} <> '' and lower(${users.email}) = lower(${email}))`;
}

/** Which of the two is taken by another user, in any case; a username also by its skeleton. */
export async function findTaken(db: Db, wanted: { username: string; email: string; exceptId?: string }) {
  const sameUsername = sql`(lower(${users.username}) = lower(${wanted.username})
    or ${users.usernameSkeleton} = ${usernameSkeleton(wanted.username)})`;
  const sameEmail = hasEmail(wanted.email);
  const rows = await db
    .select({ username: sameUsername.mapWith(Boolean), email: sameEmail.mapWith(Boolean) })
    .from(users)
    .where(
      and(
        or(sameUsername, sameEmail),
        ne(users.status, 'deleted'),
        wanted.exceptId ? ne(users.id, wanted.exceptId) : undefined,
      ),
    );
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) };
}

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

export async function findPasswordHash(db: Db, userId: string) {
  const rows = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  return rows[0]?.password ?? undefined;
}

/** The account with this address and its password, if it has one. */
export async function findPasswordByEmail(db: Db, email: string) {
  const rows = await db
    .select({ id: users.id, password: credentials.password })
    .from(users)
    .leftJoin(credentials, and(eq(credentials.userId, users.id), eq(credentials.providerId, 'credential')))
    .where(and(hasEmail(email), ne(users.status, 'deleted')));
  return rows[0];
}

export async function updateUsername(db: Db, userId: string, username: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ username, usernameSkeleton: usernameSkeleton(username), updatedAt: now })
    .where(eq(users.id, userId));
}

/** Users whose names have no skeleton yet. A name that looks like an older one never gets one. */
export async function listWithoutSkeleton(db: Db, afterId: string, limit: number) {
  return await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNull(users.usernameSkeleton), ne(users.status, 'deleted'), gt(users.id, afterId)))
    .orderBy(users.id)
    .limit(limit);
}

/** Sets the skeleton unless another user has it, or the name has changed. */
export async function updateSkeleton(db: Db, { id, username }: { id: string; username: string }) {
  const skeleton = usernameSkeleton(username);
  const taken = sql`select from ${users} others where others.username_skeleton = ${skeleton} and others.status <> 'deleted'`;
  await db
    .update(users)
    .set({ usernameSkeleton: skeleton })
    .where(
      and(
        eq(users.id, id),
        eq(users.username, username),
        ne(users.status, 'deleted'),
        sql`not exists (${taken})`,
      ),
    );
}

export async function updatePicture(
  db: Db,
  userId: string,
  address: string | null,
  now: Date,
): Promise<void> {
  await db.update(users).set({ profilePicture: address, updatedAt: now }).where(eq(users.id, userId));
}

export async function updateIsAdmin(db: Db, email: string, isAdmin: boolean) {
  const rows = await db
    .update(users)
    .set({ isAdmin })
    .where(and(hasEmail(email), ne(users.status, 'deleted')))
    .returning({ id: users.id, username: users.username });
  return rows[0];
}

export async function listAdmins(db: Db) {
  return await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.username);
}

/** The rows of these users, without deleted ones. Locked until the transaction ends, always in the same order. */
export async function listAccountsForUpdate(db: Db, userIds: readonly string[]) {
  return await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      status: users.status,
      profilePicture: users.profilePicture,
    })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), ne(users.status, 'deleted')))
    .orderBy(users.id)
    .for('update');
}

/** Suspends the account for this reason, or restores it. */
export async function updateSuspension(
  db: Db,
  userId: string,
  reason: string | null,
  now: Date,
): Promise<void> {
  const standing =
    reason === null
      ? ({ status: 'active', suspendedAt: null } as const)
      : ({ status: 'suspended', suspendedAt: now } as const);
  await db
    .update(users)
    .set({ ...standing, suspensionReason: reason, updatedAt: now })
    .where(eq(users.id, userId));
}

/** Removes all personal data from the row. */
export async function eraseAccount(db: Db, userId: string, username: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      username,
      usernameSkeleton: null,
      email: '',
      emailVerified: false,
      profilePicture: null,
      isAdmin: false,
      status: 'deleted',
      suspendedAt: null,
      suspensionReason: null,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
