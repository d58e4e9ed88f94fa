import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messagePictures } from '../../db/schema/chat.ts';
import { reportPictures, reports } from '../../db/schema/reports.ts';
import { pictures } from '../../db/schema/uploads.ts';

/** Keeps the current pictures of a message, whose row the caller has locked. */
export async function holdPictures(db: Db, reportId: string, messageId: string): Promise<void> {
  await db.insert(reportPictures).select(
    db
      .select({
        reportId: sql<string>`${reportId}::uuid`.as('report_id'),
        name: messagePictures.name,
        position: messagePictures.position,
        alt: messagePictures.alt,
        width: messagePictures.width,
        height: messagePictures.height,
      })
      .from(messagePictures)
      .where(eq(messagePictures.messageId, messageId)),
  );
}

/** The pictures kept by the reports of these things, each once, in the order of its message. */
export async function listHeld(db: Db, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  return await db
    .selectDistinct({
      subjectId: reports.subjectId,
      name: reportPictures.name,
      position: reportPictures.position,
      alt: reportPictures.alt,
      width: reportPictures.width,
      height: reportPictures.height,
    })
    .from(reportPictures)
    .innerJoin(reports, eq(reports.id, reportPictures.reportId))
    .where(inArray(reports.subjectId, [...subjectIds]))
    .orderBy(reports.subjectId, reportPictures.position);
}

export type HeldPicture = Awaited<ReturnType<typeof listHeld>>[number];

export async function isHeld(db: Db, name: string): Promise<boolean> {
  const rows = await db
    .select({ name: reportPictures.name })
    .from(reportPictures)
    .innerJoin(pictures, and(eq(pictures.name, reportPictures.name), isNull(pictures.droppedAt)))
    .where(eq(reportPictures.name, name))
    .limit(1);
  return rows.length > 0;
}

/** Releases the pictures kept by reports about this user. */
export async function releasePicturesAbout(db: Db, userId: string): Promise<void> {
  await release(db, eq(reports.aboutId, userId));
}

/** Releases the pictures kept by reports that were resolved before a given time. */
export async function releaseResolvedBefore(db: Db, before: Date): Promise<void> {
  await release(db, lt(reports.resolvedAt, before));
}

async function release(db: Db, which: ReturnType<typeof eq>): Promise<void> {
  const released = db.select({ id: reports.id }).from(reports).where(which);
  await db.delete(reportPictures).where(inArray(reportPictures.reportId, released));
}
