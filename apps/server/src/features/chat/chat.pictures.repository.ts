import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { messagePictures } from '../../db/schema/chat-finds.ts';
import { memberships } from '../../db/schema/teams.ts';
import { pictures } from '../../db/schema/uploads.ts';

export async function insertRoomPicture(db: Db, row: typeof messagePictures.$inferInsert): Promise<void> {
  await db.insert(messagePictures).values(row);
}

/** The uploader and message of a picture, if the user is currently a member of its room. */
export async function findPictureForMember(db: Db, name: string, userId: string) {
  const rows = await db
    .select({ userId: pictures.userId, messageId: messagePictures.messageId })
    .from(messagePictures)
    .innerJoin(pictures, and(eq(pictures.name, messagePictures.name), isNull(pictures.droppedAt)))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, messagePictures.roomId), eq(memberships.userId, userId)),
    )
    .where(eq(messagePictures.name, name));
  return rows[0];
}

/** Removes the pictures of a message and returns their names. */
export async function removePicturesOf(db: Db, messageId: string): Promise<string[]> {
  const rows = await db
    .delete(messagePictures)
    .where(eq(messagePictures.messageId, messageId))
    .returning({ name: messagePictures.name });
  return rows.map((row) => row.name);
}
