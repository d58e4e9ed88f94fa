import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/second-factors.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** The passkey with this id of an authenticator, locked until the transaction ends. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
  return rows[0];
}

/** Returns undefined when the authenticator's credential is known already. */
export async function insertPasskey(
  db: Db,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const rows = await db
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return rows[0];
}

export async function updatePasskeyUse(
  db: Db,
  id: string,
  use: { counter: number; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(eq(passkeys.id, id));
}

export async function updatePasskeyName(
  db: Db,
  { id, userId }: { id: string; userId: string },
  name: string,
): Promise<PasskeyRow | undefined> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return rows[0];
}

export async function removePasskey(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<PasskeyRow | undefined> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  return rows[0];
}

export async function removePasskeysOf(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
