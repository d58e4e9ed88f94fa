import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { usernameSkeleton } from '../../core/username-skeleton.ts';
import type { Db } from '../../db/client.ts';
import { users, verifications } from '../../db/schema/accounts.ts';
import { githubAccounts } from '../../db/schema/github.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { verifiedSchoolDomain } from '../../db/verified-school.ts';

/** The account's row, locked until the transaction ends. */
export async function lockAccount(db: Db, userId: string) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      username: users.username,
      status: users.status,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows[0];
}

/** The account with this address in any case, unless it is deleted. */
export async function findAccountByEmail(db: Db, email: string) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      emailVerified: users.emailVerified,
      username: users.username,
      status: users.status,
    })
    .from(users)
    .where(and(hasEmail(email), ne(users.status, 'deleted')));
  return rows[0];
}

export async function updateVerifiedEmail(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId));
}

/** Returns false if the email or the username is taken. */
export async function insertAccount(db: Db, row: typeof users.$inferInsert): Promise<boolean> {
  const rows = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return rows.length > 0;
}

/** Sets the picture of a user without one. Returns whether it did. */
export async function updateMissingPicture(db: Db, userId: string, address: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ profilePicture: address })
    .where(and(eq(users.id, userId), eq(users.status, 'active'), isNull(users.profilePicture)))
    .returning({ id: users.id });
  return rows.length > 0;
}

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
  availability: profiles.availability,
  interests: profiles.interests,
  roles: profiles.roles,
  goals: profiles.goals,
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
