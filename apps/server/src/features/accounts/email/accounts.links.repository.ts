import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { verifications } from '../../../db/schema/accounts.ts';

/** Returns false if it exists already: a repeated job finds its own link. */
export async function insertLink(db: Db, link: typeof verifications.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(verifications)
    .values(link)
    .onConflictDoNothing({ target: verifications.id })
    .returning({ id: verifications.id });
  return rows.length > 0;
}

/** The user of a link, which may be expired; null for a link without a user. */
export async function findLinkOwner(db: Db, identifier: string): Promise<string | null | undefined> {
  const rows = await db
    .select({ userId: verifications.userId })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  return rows[0]?.userId;
}

/** Deletes and returns a link, so that only one of several concurrent uses succeeds. */
export async function takeLink(db: Db, identifier: string, now: Date) {
  const rows = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
    .returning({ address: verifications.value });
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
