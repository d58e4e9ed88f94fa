import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { credentials, users } from '../../../db/schema/accounts.ts';
import { hasEmail } from '../accounts.repository.ts';

export async function removePassword(
  db: Db,
  userId: string,
  { onlyUnverified }: { onlyUnverified: boolean },
): Promise<void> {
  await db
    .delete(credentials)
    .where(
      and(
        eq(credentials.userId, userId),
        onlyUnverified ? eq(credentials.addressVerified, false) : undefined,
      ),
    );
}

/** Marks the address as verified by a user who is signed in with this password. */
export async function updateAddressVerified(db: Db, userId: string): Promise<void> {
  await db.update(credentials).set({ addressVerified: true }).where(eq(credentials.userId, userId));
}

/**
 * Sets the password of an account, also of one that had none and signed in with a code host. If `addressVerified` is
 * undefined, a new password counts as verified if the former one did.
 */
export async function upsertPasswordHash(
  db: Db,
  credential: { id: string; userId: string; password: string; addressVerified?: true },
  now: Date,
): Promise<void> {
  const { userId, password, addressVerified } = credential;
  await db
    .insert(credentials)
    .values({ ...credential, providerId: 'credential', accountId: userId })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { password, updatedAt: now, ...(addressVerified && { addressVerified }) },
    });
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
