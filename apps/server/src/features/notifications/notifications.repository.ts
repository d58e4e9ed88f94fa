import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { seats } from '../../db/schema/seats.ts';

export function selectNotifications(db: Db) {
  return db
    .select({
      id: notifications.id,
      recipientId: notifications.recipientId,
      senderId: notifications.senderId,
      senderUsername: users.username,
      senderPic: users.profilePicture,
      projectId: notifications.projectId,
      projectTitle: projects.title,
      projectSlug: projects.slug,
      requestId: notifications.requestId,
      requestStatus: requests.status,
      requestKind: requests.kind,
      requestExpiresAt: requests.expiresAt,
      note: requests.note,
      role: requests.role,
      seatId: seats.id,
      seatName: seats.name,
      type: notifications.type,
      message: notifications.message,
      messageSeq: notifications.messageSeq,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.senderId))
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .leftJoin(requests, eq(requests.id, notifications.requestId))
    .leftJoin(seats, eq(seats.id, requests.seatId));
}

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];
export type NewNotificationRow = typeof notifications.$inferInsert;

/** Returns false if this recipient already has one with the same key. */
export async function insertNotification(db: Db, values: NewNotificationRow): Promise<boolean> {
  const rows = await db
    .insert(notifications)
    .values(values)
    .onConflictDoNothing({ target: [notifications.recipientId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | undefined> {
  const rows = await selectNotifications(db).where(eq(notifications.id, id));
  return rows[0];
}

/** This user's notification about the request. */
export async function findNotificationOfRequest(db: Db, requestId: string, recipientId: string) {
  const rows = await selectNotifications(db)
    .where(
      and(
        eq(notifications.requestId, requestId),
        eq(notifications.recipientId, recipientId),
        inArray(notifications.type, ['join_request', 'invitation']),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1);
  return rows[0];
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** Newest first. */
export async function listNotifications(
  db: Db,
  recipientId: string,
  { limit, before }: Page,
): Promise<NotificationRow[]> {
  return await selectNotifications(db)
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        eq(notifications.inApp, true),
        before ? isOlderThan(db, before) : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

/** An unknown id has nothing after it. */
function isOlderThan(db: Db, id: string): SQL {
  const place = db
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(eq(notifications.id, id));
  return sql`(${notifications.createdAt}, ${notifications.id}) < (${place})`;
}

export async function countUnread(db: Db, recipientId: string): Promise<number> {
  return await db.$count(notifications, unreadInApp(recipientId));
}

/** Excludes notifications that are sent by email only. */
function unreadInApp(recipientId: string): SQL | undefined {
  return and(
    eq(notifications.recipientId, recipientId),
    eq(notifications.inApp, true),
    isNull(notifications.readAt),
  );
}

/** Keeps the time of the first reading. */
export async function updateReadAt(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)));
}

export async function updateAllReadAt(db: Db, recipientId: string, now: Date): Promise<void> {
  await db.update(notifications).set({ readAt: now }).where(unreadInApp(recipientId));
}

/** All users who were notified of a request. */
export async function listRecipients(db: Db, requestId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipientId: notifications.recipientId })
    .from(notifications)
    .where(eq(notifications.requestId, requestId));
  return rows.map((row) => row.recipientId);
}

/** Deletes the notifications that a user received, sent or caused by their requests. */
export async function removeNotificationsOf(db: Db, userId: string): Promise<void> {
  const theirRequests = db
    .select({ id: requests.id })
    .from(requests)
    .where(or(eq(requests.userId, userId), eq(requests.createdBy, userId)));
  await db
    .delete(notifications)
    .where(
      or(
        eq(notifications.recipientId, userId),
        eq(notifications.senderId, userId),
        inArray(notifications.requestId, theirRequests),
      ),
    );
}
