import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { sessions } from '../../../db/schema/accounts.ts';
import { recoveryCodes, twoFactors } from '../../../db/schema/second-factors.ts';

export type AuthenticatorRow = typeof twoFactors.$inferSelect;

/** Also one that is not confirmed by a code yet. */
export async function findAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  const rows = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return rows[0];
}

/** Like `findAuthenticator`, locked until the transaction ends, so that a code cannot be used twice concurrently. */
export async function lockAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  const rows = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  return rows[0];
}

/** Starts a new enrolment with another secret. Returns false if a confirmed one exists. */
export async function upsertUnconfirmed(
  db: Db,
  row: { userId: string; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const { sealedSecret, createdAt } = row;
  const rows = await db
    .insert(twoFactors)
    .values(row)
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { sealedSecret, createdAt, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  return rows.length > 0;
}

export async function updateAuthenticator(
  db: Db,
  userId: string,
  change: Partial<Pick<AuthenticatorRow, 'confirmedAt' | 'lastStep'>>,
): Promise<void> {
  await db.update(twoFactors).set(change).where(eq(twoFactors.userId, userId));
}

/** Removes it with its recovery codes. Returns whether a confirmed one existed. */
export async function removeAuthenticator(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await db
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ confirmedAt: twoFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  rows: readonly (typeof recoveryCodes.$inferInsert)[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values([...rows]);
}

/** Deletes a recovery code. Returns whether it existed. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const rows = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return rows[0]?.left ?? 0;
}

/** Stores that a second factor was used in a session. */
export async function updateSecondFactor(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ secondFactor: true }).where(eq(sessions.id, sessionId));
}

export async function listSealedSecrets(db: Db) {
  return await db
    .select({ userId: twoFactors.userId, sealedSecret: twoFactors.sealedSecret })
    .from(twoFactors);
}

/** Stores the same secret under another key, unless it was replaced in the meantime. */
export async function updateSeal(db: Db, userId: string, before: string, after: string): Promise<void> {
  await db
    .update(twoFactors)
    .set({ sealedSecret: after })
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.sealedSecret, before)));
}

export async function isAuthenticatorOn(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.$count(twoFactors, and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))) > 0
  );
}
