import { and, eq, gt, like, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { credentials, users, verifications } from '../../db/schema/accounts.ts';
import { hasEmail } from './accounts.repository.ts';

/** Returns false if it exists already: a repeated job finds its own link. */
export async function insertLink(db: Db, link: typeof verifications.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(verifications)
    .values(link)
    .onConflictDoNothing({ target: verifications.id })
    .returning({ id: verifications.id });
  return rows.length > 0;
}

/** Deletes and returns a link, so that only one of several concurrent uses succeeds. */
export async function takeLink(db: Db, identifier: string, now: Date) {
  const rows = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
    .returning({ userId: verifications.userId, address: verifications.value });
  return rows[0];
}

export async function hasLink(db: Db, identifier: string, now: Date): Promise<boolean> {
  const open = and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now));
  return (await db.$count(verifications, open)) > 0;
}

/** Deletes all links of a user, or those of one purpose. */
export async function removeLinks(db: Db, userId: string, purpose = ''): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.userId, userId), like(verifications.identifier, `${purpose}%`)));
}

/** Deletes links that were sent to any other address. */
export async function removeLinksElsewhere(db: Db, userId: string, address: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.userId, userId), sql`lower(${verifications.value}) <> lower(${address})`));
}

/** Deletes links that were sent to this address. */
export async function removeLinksTo(db: Db, userId: string, address: string): Promise<void> {
  await db
    .delete(verifications)
    .where(and(eq(verifications.userId, userId), sql`lower(${verifications.value}) = lower(${address})`));
}

export async function removeExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}

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

/**
 * Sets the password of an account, also of one that had none and signed in with a code host. If `addressProved` is
 * undefined, a new password counts as verified if the former one did.
 */
export async function upsertPasswordHash(
  db: Db,
  credential: { id: string; userId: string; password: string; addressProved?: true },
  now: Date,
): Promise<void> {
  const { userId, password, addressProved } = credential;
  await db
    .insert(credentials)
    .values({ ...credential, providerId: 'credential', accountId: userId })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password, updatedAt: now, ...(addressProved && { addressProved }) },
    });
}
