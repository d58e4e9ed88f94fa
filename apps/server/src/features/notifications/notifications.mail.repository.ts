import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { type NotificationRow, selectNotifications } from './notifications.repository.ts';

/** A notification whose immediate email is not sent yet. Locked, so that two jobs do not both send it. */
export async function findDueForUpdate(db: Db, id: string): Promise<NotificationRow | undefined> {
  const due = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.mail, 'now')))
    .for('update');
  if (due.length === 0) return undefined;
  const rows = await selectNotifications(db).where(eq(notifications.id, id));
  return rows[0];
}

export async function updateEmailDelivery(db: Db, id: string, mail: 'digest' | null): Promise<void> {
  await db.update(notifications).set({ mail }).where(eq(notifications.id, id));
}

/** Users with notifications for a digest, page by page in the order of their ids. */
export async function listDigestRecipients(db: Db, after: string | undefined, limit: number) {
  return await db
    .select({
      userId: notifications.recipientId,
      oldest: sql<Date>`min(${notifications.createdAt})`.mapWith(notifications.createdAt),
      quietFrom: notificationPreferences.quietFrom,
      quietTo: notificationPreferences.quietTo,
      timeZone: profiles.timeZone,
    })
    .from(notifications)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, notifications.recipientId))
    .leftJoin(profiles, eq(profiles.userId, notifications.recipientId))
    .where(and(eq(notifications.mail, 'digest'), after ? gt(notifications.recipientId, after) : undefined))
    .groupBy(
      notifications.recipientId,
      notificationPreferences.quietFrom,
      notificationPreferences.quietTo,
      profiles.timeZone,
    )
    .orderBy(asc(notifications.recipientId))
    .limit(limit);
}

/**
 * Claims a user's notifications for the digest from before `due`, oldest first. Of two concurrent calls, one gets
 * them.
 */
export async function claimForDigest(db: Db, userId: string, due: Date): Promise<NotificationRow[]> {
  const taken = await db
    .update(notifications)
    .set({ mail: null })
    .where(
      and(
        eq(notifications.recipientId, userId),
        eq(notifications.mail, 'digest'),
        lt(notifications.createdAt, due),
      ),
    )
    .returning({ id: notifications.id });
  if (taken.length === 0) return [];
  const ids = taken.map(({ id }) => id);
  return await selectNotifications(db)
    .where(inArray(notifications.id, ids))
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
}
