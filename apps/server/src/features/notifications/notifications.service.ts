import type { Notification, NotificationType } from '@teamwright/contracts/notifications.ts';
import { type Ctx, requireSelf, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';

import { isBlockedBy } from '../blocks/blocks.service.ts';
import { decideDelivery, goesNowhere } from './notifications.delivery.policy.ts';

import { holdsNotification } from './notifications.policy.ts';
import { holdSettings } from './notifications.preferences.repository.ts';
import * as repository from './notifications.repository.ts';
import { quietUntil, timingOf } from './notifications.timing.ts';
import { notificationView } from './notifications.view.ts';

export interface NewNotification {
  readonly recipientId: string;
  /** Null when the product itself tells it. */
  readonly senderId: string | null;
  readonly projectId: string | null;
  /** The request that it is about; its status becomes the notification's. */
  readonly requestId?: string;
  readonly type: NotificationType;
  readonly message: string;
  /** Which message of the project's room it leads to. */
  readonly messageSeq?: number;
  /** Under one key a recipient is told once, however often the job that tells it runs. */
  readonly dedupeKey?: string;
}

/**
 * Tells somebody something the ways they chose, in the caller's transaction, and shows it live once that has committed.
 * What they want in no way is not stored, nor what somebody does whom they have blocked, nor anything for who is gone.
 */
export async function notify(ctx: Ctx, notification: NewNotification): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const { recipientId, senderId, projectId, type } = notification;
    if (senderId !== null && (await isBlockedBy(ctx, senderId, recipientId))) return;
    const settings = await holdSettings(ctx.db, recipientId, projectId);
    if (settings === undefined) return;
    const delivery = decideDelivery(type, settings);
    if (goesNowhere(delivery)) return;
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

/** Runs after the commit, so it reads what was committed, on the pool. In quiet hours the list just grows. */
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

/** One's own notifications, newest first, in one query. */
export async function listNotifications(ctx: UserCtx, userId: string, page: Page): Promise<Notification[]> {
  requireSelf(ctx, userId);
  const rows = await repository.listNotifications(ctx.db, ctx.actor.userId, page);
  const now = ctx.clock.now();
  return rows.map((row) => notificationView(row, now));
}

export async function countUnread(ctx: UserCtx): Promise<number> {
  return await repository.countUnread(ctx.db, ctx.actor.userId);
}

/** @throws AppError `not_found`, or `forbidden` when it is somebody else's */
export async function getOwnNotification(ctx: UserCtx, id: string): Promise<Notification> {
  const row = await repository.findNotification(ctx.db, id);
  if (row === undefined) throw notFound('Notification');
  if (!holdsNotification(ctx.actor.userId, row))
    throw new AppError('forbidden', 'This notification belongs to somebody else');
  return notificationView(row, ctx.clock.now());
}

/** What this person was asked about a request. @throws AppError `not_found` */
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

/** Whether this person was told of a request. */
export async function wasTold(ctx: Ctx, requestId: string, userId: string): Promise<boolean> {
  return (await repository.listRecipients(ctx.db, requestId)).includes(userId);
}

/** Makes everyone who was told about a request see its present status. */
export async function refreshRecipients(ctx: Ctx, requestId: string): Promise<void> {
  for (const userId of await repository.listRecipients(ctx.db, requestId)) refreshList(ctx, userId);
}

function refreshList(ctx: Ctx, userId: string): void {
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'notifications', id: userId });
}

/** Forgets what a person was told and what others were told about them, when their account goes. */
export async function forgetNotifications(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeNotificationsOf(ctx.db, userId);
}
