import { pictureAddress } from '@teamwright/contracts/uploads.ts';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { messagePictures } from '../../db/schema/chat.ts';
import { reportPictures } from '../../db/schema/reports.ts';
import { pictures } from '../../db/schema/uploads.ts';

export async function insertPicture(db: Db, row: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(row);
}

/** A picture that is not dropped, locked until the transaction ends. */
export async function findPictureForUpdate(db: Db, name: string) {
  const rows = await db
    .select({ name: pictures.name, userId: pictures.userId })
    .from(pictures)
    .where(and(eq(pictures.name, name), isNull(pictures.droppedAt)))
    .for('update');
  return rows[0];
}

export async function touchPicture(db: Db, name: string, now: Date): Promise<void> {
  await db.update(pictures).set({ touchedAt: now }).where(eq(pictures.name, name));
}

const dropped = (now: Date) => ({ userId: null, droppedAt: now });

/** Drops a picture if it belongs to the user. */
export async function dropPicture(db: Db, userId: string, name: string, now: Date): Promise<void> {
  await db
    .update(pictures)
    .set(dropped(now))
    .where(and(eq(pictures.name, name), eq(pictures.userId, userId)));
}

/** Pictures that a report keeps stay until it releases them. */
export async function dropPicturesNamed(db: Db, names: readonly string[], now: Date): Promise<void> {
  await db
    .update(pictures)
    .set(dropped(now))
    .where(and(inArray(pictures.name, [...names]), notExists(inReport(db))));
}

function inReport(db: Db) {
  return db.select({ one: sql`1` }).from(reportPictures).where(eq(reportPictures.name, pictures.name));
}

function inMessage(db: Db) {
  return db
    .select({ one: sql`1` })
    .from(messagePictures)
    .where(and(eq(messagePictures.name, pictures.name), isNotNull(messagePictures.messageId)));
}

/** Drops a user's pictures. Those in messages and reports stay, without an owner. */
export async function dropPicturesOf(db: Db, userId: string, now: Date): Promise<void> {
  const theirs = eq(pictures.userId, userId);
  await db
    .update(pictures)
    .set(dropped(now))
    .where(and(theirs, notExists(inMessage(db)), notExists(inReport(db))));
  await db.update(pictures).set({ userId: null }).where(theirs);
}

/** Drops unused pictures that were last touched before a given time. */
export async function dropUnusedPictures(db: Db, before: Date, now: Date): Promise<void> {
  const [head, tail] = pictureAddress('\n').split('\n');
  const shown = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(users.profilePicture, sql`${head}::text || ${pictures.name} || ${tail}::text`));
  await db
    .update(pictures)
    .set(dropped(now))
    .where(
      and(
        lt(pictures.touchedAt, before),
        isNull(pictures.droppedAt),
        notExists(shown),
        notExists(inMessage(db)),
        notExists(inReport(db)),
      ),
    );
}

export async function listDropped(db: Db): Promise<string[]> {
  const rows = await db.select({ name: pictures.name }).from(pictures).where(isNotNull(pictures.droppedAt));
  return rows.map((row) => row.name);
}

export async function removePicture(db: Db, name: string): Promise<void> {
  await db.delete(pictures).where(eq(pictures.name, name));
}
