import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/events/events.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { seats } from '../../db/schema/seats.ts';
import { memberships } from '../../db/schema/teams.ts';

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
      projectStatus: projects.status,
      recipientRole: memberships.role,
      eventSlug: events.slug,
      eventTitle: events.title,
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
      projects: notifications.projects,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.senderId))
    .leftJoin(projects, eq(projects.id, notifications.projectId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.projectId, notifications.projectId),
        eq(memberships.userId, notifications.recipientId),
      ),
    )
    .leftJoin(events, eq(events.id, notifications.eventId))
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

/** Returns the ids of those whose recipients had none with the same key. */
export async function insertNotifications(db: Db, rows: readonly NewNotificationRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const stored = await db
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing({ target: [notifications.recipientId, notifications.dedupeKey] })
    .returning({ id: notifications.id });
  return new Set(stored.map(({ id }) => id));
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | undefined> {
  const rows = await selectNotifications(db).where(eq(notifications.id, id));
  return rows[0];
}

export async function listNotificationsById(db: Db, ids: readonly string[]): Promise<NotificationRow[]> {
  return ids.length === 0 ? [] : await selectNotifications(db).where(inArray(notifications.id, [...ids]));
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

/**
 * Notifications that ask for an answer to a request that is still pending. Requests on the waitlist of a full project
 * wait for a seat instead.
 */
function isToAnswer(now: Date): SQL | undefined {
  return and(
    inArray(notifications.type, ['join_request', 'invitation']),
    eq(requests.status, 'pending'),
    gt(requests.expiresAt, now),
    ne(projects.status, 'full'),
  );
}

/** A reminder is another notification of the same request: only the latest counts. */
function isLatestOfRequest(db: Db): SQL {
  const later = alias(notifications, 'later');
  return notExists(
    db
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.requestId, notifications.requestId),
          eq(later.recipientId, notifications.recipientId),
          eq(later.inApp, true),
          inArray(later.type, ['join_request', 'invitation']),
          gt(later.id, notifications.id),
        ),
      ),
  );
}

/** The number of requests that wait for this user's answer. */
export async function countToAnswer(db: Db, recipientId: string, now: Date): Promise<number> {
  const rows = await db
    .select({ count: countDistinct(notifications.requestId) })
    .from(notifications)
    .innerJoin(requests, eq(requests.id, notifications.requestId))
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.inApp, true), isToAnswer(now)));
  return rows[0]?.count ?? 0;
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
  /** Only what waits for an answer at this time. */
  readonly toAnswerAt?: Date | undefined;
}

/** Newest first. */
export async function listNotifications(
  db: Db,
  recipientId: string,
  { limit, before, toAnswerAt }: Page,
): Promise<NotificationRow[]> {
  return await selectNotifications(db)
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        eq(notifications.inApp, true),
        before ? isOlderThan(db, before) : undefined,
        toAnswerAt ? and(isToAnswer(toAnswerAt), isLatestOfRequest(db)) : undefined,
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

/** All users who were notified of one of these requests. */
export async function listRecipients(db: Db, requestIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipientId: notifications.recipientId })
    .from(notifications)
    .where(inArray(notifications.requestId, [...requestIds]));
  return rows.map((row) => row.recipientId);
}

/** Notifications to other users that name this user. */
export async function listNamingForUpdate(db: Db, userId: string, limit: number) {
  return await db
    .select({ id: notifications.id, message: notifications.message, named: notifications.named })
    .from(notifications)
    .where(isNaming(userId))
    .orderBy(asc(notifications.id))
    .limit(limit)
    .for('update');
}

function isNaming(userId: string): SQL {
  return sql`${notifications.named} is not null and ${notifications.named} ? ${userId}`;
}

export async function updateMessage(
  db: Db,
  id: string,
  values: Pick<NewNotificationRow, 'message' | 'named'>,
): Promise<void> {
  await db.update(notifications).set(values).where(eq(notifications.id, id));
}

/** Replaces a part of the messages of these types about these requests. */
export async function updateMessagesOf(
  db: Db,
  requestIds: readonly string[],
  { types, from, to }: { types: readonly NotificationType[]; from: string; to: string },
): Promise<void> {
  const { message, requestId, type } = notifications;
  await db
    .update(notifications)
    .set({ message: sql`replace(${message}, ${from}, ${to})` })
    .where(
      and(
        inArray(requestId, [...requestIds]),
        inArray(type, [...types]),
        sql`position(${from} in ${message}) > 0`,
      ),
    );
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
