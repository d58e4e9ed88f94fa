import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { uploadParts, uploads } from '../../db/schema/uploads.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(db: Db, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function findUpload(db: Db, uploadId: string): Promise<UploadRow | undefined> {
  const rows = await db.select().from(uploads).where(eq(uploads.id, uploadId));
  return rows[0];
}

/** Like `findUpload`, locked until the transaction ends: one writer at a time. */
export async function findUploadForUpdate(db: Db, uploadId: string): Promise<UploadRow | undefined> {
  const rows = await db.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
  return rows[0];
}

/** How many uploads a user has started since a given time, and when the first of them was. */
export async function countUploadsSince(
  db: Db,
  { userId, purpose, since }: { userId: string; purpose: UploadRow['purpose']; since: Date },
) {
  // Serialises a user's new uploads, so that concurrent ones cannot exceed the quota.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`);
  const rows = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      first: sql`min(${uploads.createdAt})`.mapWith(uploads.createdAt),
    })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.purpose, purpose), gt(uploads.createdAt, since)));
  return rows[0] ?? { count: 0, first: null };
}

export async function insertPart(db: Db, uploadId: string, position: number, bytes: Buffer): Promise<void> {
  await db.insert(uploadParts).values({ uploadId, position, bytes });
  const received = position + bytes.length;
  await db.update(uploads).set({ received }).where(eq(uploads.id, uploadId));
}

/** All received bytes, in order. */
export async function findBytes(db: Db, uploadId: string): Promise<Buffer> {
  const parts = await db
    .select({ bytes: uploadParts.bytes })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.position));
  return Buffer.concat(parts.map((part) => part.bytes));
}

/** Links the upload to its picture and removes its bytes. */
export async function updateUploadPicture(db: Db, uploadId: string, picture: string): Promise<void> {
  await db.update(uploads).set({ picture }).where(eq(uploads.id, uploadId));
  await db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId));
}

export async function removeUpload(db: Db, uploadId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.id, uploadId));
}

export async function removeUploadsOf(db: Db, userId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.userId, userId));
}

export async function removeUploadsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before));
}
