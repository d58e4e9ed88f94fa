import type { Notification, NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';

import { isBlockedBy } from '../blocks/blocks.service.ts';
import { decideDelivery, isDiscarded } from './notifications.delivery.policy.ts';

import { canReadNotification } from './notifications.policy.ts';
import { findSettingsForShare } from './notifications.preferences.repository.ts';
import * as repository from './notifications.repository.ts';
import { quietUntil, timingOf } from './notifications.timing.service.ts';
import { notificationView } from './notifications.view.ts';

export interface NewNotification {
  readonly recipientId: string;
  /** Null if the product itself is the sender. */
  readonly senderId: string | null;
  readonly projectId: string | null;
  /** The request behind it; its status becomes the notification's. */
  readonly requestId?: string;
  readonly type: NotificationType;
  readonly message: string;
  /** The message of the project's room that it links to. */
  readonly messageSeq?: number;
  /** A recipient is notified once per key, however often the job runs. */
  readonly dedupeKey?: string;
}

/**
 * Notifies a user through the channels that they chose, in the caller's transaction, and live after its commit.
 * Nothing is stored if all channels are off, if the recipient has blocked the sender, or if the recipient is deleted.
 */
export async function notify(ctx: Ctx, notification: NewNotification): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { recipientId, senderId, projectId, type } = notification;
    if (senderId !== null && (await isBlockedBy(ctx, senderId, recipientId))) return;
    const settings = await findSettingsForShare(ctx.db, recipientId, projectId);
    if (settings === undefined) return;
    const delivery = decideDelivery(type, settings);
    if (isDiscarded(delivery)) return;
    const { inApp } = delivery;
    const mail = delivery.mail === 'off' ? null : delivery.mail;
    const id = newId();
    const row = { ...notification, id, inApp, mail, createdAt: ctx.clock.now() };
    if (!(await repository.insertNotification(ctx.db, row))) return;
    if (mail === 'now') await emit(ctx, 'notification.mail_wanted', { notificationId: id });
    const quiet = quietUntil(timingOf(settings), ctx.clock.now()) !== undefined;
    if (inApp) ctx.transaction?.afterCommit.push(() => deliver(ctx, id, quiet));
  });
}

/**
 * Runs after the commit and reads the committed row outside the transaction. In quiet hours it only makes clients
 * refetch the list.
 */
async function deliver(ctx: Ctx, id: string, quiet: boolean): Promise<void> {
  const row = await repository.findNotification(ctx.deps.database.db, id);
  if (row && quiet) refreshList(ctx, row.recipientId);
  else if (row)
    ctx.deps.realtime.toUser(row.recipientId, 'notification', notificationView(row, ctx.clock.now()));
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
}

/** The user's own notifications, newest first, in one query. */
export async function listNotifications(ctx: UserCtx, userId: string, page: Page): Promise<Notification[]> {
  assertSelf(ctx, userId);
  const rows = await repository.listNotifications(ctx.db, ctx.actor.userId, page);
  const now = ctx.clock.now();
  return rows.map((row) => notificationView(row, now));
}

export async function countUnread(ctx: UserCtx): Promise<number> {
  return await repository.countUnread(ctx.db, ctx.actor.userId);
}

/** @throws AppError `not_found`, or `forbidden` when it belongs to another user */
export async function getOwnNotification(ctx: UserCtx, id: string): Promise<Notification> {
  const row = await repository.findNotification(ctx.db, id);
  if (row === undefined) throw notFound('Notification');
  if (!canReadNotification(ctx.actor.userId, row))
    throw new AppError('forbidden', 'This notification belongs to another user');
  return notificationView(row, ctx.clock.now());
}

/** The user's notification about a request. @throws AppError `not_found` */
export async function getNotificationOfRequest(
  ctx: Ctx,
  requestId: string,
  recipientId: string,
): Promise<Notification> {
  const row = await repository.findNotificationOfRequest(ctx.db, requestId, recipientId);
  if (row === undefined) throw notFound('Notification');
  return notificationView(row, ctx.clock.now());
}

export async function markRead(ctx: UserCtx, id: string): Promise<Notification> {
  await getOwnNotification(ctx, id);
  await repository.updateReadAt(ctx.db, id, ctx.clock.now());
  refreshList(ctx, ctx.actor.userId);
  return await getOwnNotification(ctx, id);
}

export async function markAllRead(ctx: UserCtx): Promise<void> {
  await repository.updateAllReadAt(ctx.db, ctx.actor.userId, ctx.clock.now());
  refreshList(ctx, ctx.actor.userId);
}

/** Whether this user was notified of a request. */
export async function wasNotified(ctx: Ctx, requestId: string, userId: string): Promise<boolean> {
  return (await repository.listRecipients(ctx.db, requestId)).includes(userId);
}

/** Makes the clients of all notified users refetch the status of a request. */
export async function refreshRecipients(ctx: Ctx, requestId: string): Promise<void> {
  for (const userId of await repository.listRecipients(ctx.db, requestId)) refreshList(ctx, userId);
}

function refreshList(ctx: Ctx, userId: string): void {
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'notifications', id: userId });
}

/** Deletes the notifications to and from a user with their account. */
export async function deleteNotifications(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeNotificationsOf(ctx.db, userId);
}
