import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { credentials } from '../../db/schema/accounts.ts';

export async function removePassword(
  db: Db,
  userId: string,
  { onlyUnproved }: { onlyUnproved: boolean },
): Promise<void> {
  await db
    .delete(credentials)
    .where(
      and(eq(credentials.userId, userId), onlyUnproved ? eq(credentials.addressProved, false) : undefined),
    );
}

/** Marks the address as verified by a user who is signed in with this password. */
export async function updateAddressProved(db: Db, userId: string): Promise<void> {
  await db.update(credentials).set({ addressProved: true }).where(eq(credentials.userId, userId));
}
