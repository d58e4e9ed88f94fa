import type {
  Notification,
  NotificationType,
  ProposedProject,
} from '@teamwright/contracts/notifications/notifications.ts';
import { assertSelf, type Ctx, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit, emitMany } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { deletedUsername } from '../accounts/accounts.names.service.ts';
import { isBlockedBy } from '../blocks/blocks.service.ts';
import { decideDelivery, isDiscarded } from './notifications.delivery.policy.ts';
import { candidateOf, canReadNotification, withNameReplaced } from './notifications.policy.ts';
import { findSettingsForShare, listSettingsForShare } from './notifications.preferences.repository.ts';
import * as repository from './notifications.repository.ts';
import { quietUntil, timingOf } from './notifications.timing.service.ts';
import { notificationView } from './notifications.view.ts';

export interface NewNotification {
  readonly recipientId: string;
  /** Null if the product itself is the sender. */
  readonly senderId: string | null;
  readonly projectId: string | null;
  /** The event that it is about. */
  readonly eventId?: string;
  /** The request behind it; its status becomes the notification's. */
  readonly requestId?: string;
  readonly type: NotificationType;
  readonly message: string;
  /**
   * The names of other users than the sender in the message, by user id. The caller of `notify` has locked them against
   * deletion.
   */
  readonly named?: Readonly<Record<string, string>>;
  /** The message of the project's room that it links to. */
  readonly messageSeq?: number;
  /** The projects that it proposes, if there are several. */
  readonly projects?: readonly ProposedProject[];
  /** A recipient is notified once per key, however often the job runs. */
  readonly dedupeKey?: string;
}

/**
 * Notifies a user through the channels that they chose, in the caller's transaction, and live after its commit.
 * Nothing is stored if all channels are off, if the recipient has blocked the sender, or if the recipient is deleted.
 * @returns whether it was stored
 */
export async function notify(ctx: Ctx, notification: NewNotification): Promise<boolean> {
  return await withTransaction(ctx, async (ctx) => {
    const { recipientId, senderId, projectId, type } = notification;
    if (senderId !== null && (await isBlockedBy(ctx, senderId, recipientId))) return false;
    const settings = await findSettingsForShare(ctx.db, recipientId, projectId);
    if (settings === undefined) return false;
    const delivery = decideDelivery(type, settings);
    if (isDiscarded(delivery)) return false;
    const { inApp } = delivery;
    const mail = delivery.mail === 'off' ? null : delivery.mail;
    const id = newId();
    const row = { ...notification, id, inApp, mail, createdAt: ctx.clock.now() };
    if (!(await repository.insertNotification(ctx.db, row))) return false;
    if (mail === 'now') await emit(ctx, 'notification.mail_wanted', { notificationId: id });
    const isQuiet = quietUntil(timingOf(settings), ctx.clock.now()) !== undefined;
    const quiet = new Set(isQuiet ? [recipientId] : []);
    if (inApp) ctx.transaction?.afterCommit.push(() => deliver(ctx, [id], quiet));
    return true;
  });
}

/** News of the product itself, which no user sends and which is about no room. */
export type News = Omit<NewNotification, 'senderId' | 'requestId' | 'messageSeq'>;

/** Notifications per transaction. Each holds its recipients against deletion for as long. */
const batchSize = 200;

/** Like `notify`, for news to many users: a few statements for each batch. */
export async function notifyMany(ctx: Ctx, news: readonly News[]): Promise<void> {
  for (let at = 0; at < news.length; at += batchSize)
    await withTransaction(ctx, (ctx) => notifyBatch(ctx, news.slice(at, at + batchSize)));
}

async function notifyBatch(ctx: Ctx, news: readonly News[]): Promise<void> {
  const users = await listSettingsForShare(
    ctx.db,
    news.flatMap(({ recipientId, named = {} }) => [recipientId, ...Object.keys(named)]),
  );
  const settingsOf = new Map(users.map(({ userId, ...settings }) => [userId, settings]));
  const createdAt = ctx.clock.now();
  const rows = news.flatMap((one) => {
    const settings = settingsOf.get(one.recipientId);
    const delivery = settings && decideDelivery(one.type, settings);
    if (delivery === undefined || isDiscarded(delivery)) return [];
    const mail = delivery.mail === 'off' ? null : delivery.mail;
    return [
      {
        ...withoutDeleted(one, settingsOf),
        id: newId(),
        senderId: null,
        inApp: delivery.inApp,
        mail,
        createdAt,
      },
    ];
  });
  const stored = await repository.insertNotifications(ctx.db, rows);
  const sent = rows.filter(({ id }) => stored.has(id));
  const mailed = sent.filter(({ mail }) => mail === 'now').map(({ id }) => ({ notificationId: id }));
  await emitMany(ctx, 'notification.mail_wanted', mailed);
  const quiet = new Set(
    users.flatMap((user) => (quietUntil(timingOf(user), createdAt) === undefined ? [] : [user.userId])),
  );
  const shown = sent.filter(({ inApp }) => inApp).map(({ id }) => id);
  ctx.transaction?.afterCommit.push(() => deliver(ctx, shown, quiet));
}

/** Replaces the names of users who were deleted after the caller had composed the message. */
function withoutDeleted(news: News, exists: ReadonlyMap<string, unknown>): News {
  const deleted = Object.keys(news.named ?? {}).find((userId) => !exists.has(userId));
  return deleted === undefined ? news : withoutDeleted({ ...news, ...withoutName(news, deleted) }, exists);
}

/** The message with "Deleted user" in place of a user's name. */
function withoutName({ message, named }: Pick<NewNotification, 'message' | 'named'>, userId: string) {
  const { [userId]: _, ...others } = named ?? {};
  return { message: withNameReplaced(message, named ?? {}, userId, deletedUsername), named: others };
}

/**
 * Runs after the commit and reads the committed rows outside the transaction. The clients of users with quiet hours
 * only refetch the list.
 */
async function deliver(ctx: Ctx, ids: readonly string[], quiet: ReadonlySet<string>): Promise<void> {
  const { database, realtime } = ctx.deps;
  for (const row of await repository.listNotificationsById(database.db, ids))
    if (quiet.has(row.recipientId)) refreshList(ctx, row.recipientId);
    else realtime.toUser(row.recipientId, 'notification', notificationView(row, ctx.clock.now()));
}

interface Page {
  readonly limit: number;
  readonly before?: string | undefined;
  readonly only?: 'to_answer' | undefined;
}

/** The user's own notifications, newest first, in one query. Says which pending requests have no score. */
export async function listNotifications(
  ctx: UserCtx,
  userId: string,
  { only, ...page }: Page,
): Promise<Notification[]> {
  assertSelf(ctx, userId);
  const now = ctx.clock.now();
  const toAnswerAt = only === 'to_answer' ? now : undefined;
  const rows = await repository.listNotifications(ctx.db, ctx.actor.userId, { ...page, toAnswerAt });
  const views = rows.map((row) => notificationView(row, now));
  const { matchIndex } = ctx.deps;
  if (views.some(({ status }) => status === 'pending')) await matchIndex.catchUp();
  return views.map((view) => {
    const userId = view.status === 'pending' ? candidateOf(view) : null;
    return userId === null || matchIndex.matcher.hasKnownSkill(userId)
      ? view
      : { ...view, withoutScore: true as const };
  });
}

/** What the bell shows. */
export async function countNotifications(ctx: UserCtx): Promise<{ unread: number; toAnswer: number }> {
  const { userId } = ctx.actor;
  const [unread, toAnswer] = await Promise.all([
    repository.countUnread(ctx.db, userId),
    repository.countToAnswer(ctx.db, userId, ctx.clock.now()),
  ]);
  return { unread, toAnswer };
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
  return (await repository.listRecipients(ctx.db, [requestId])).includes(userId);
}

/** Makes the clients of all notified users refetch the status of these requests. */
export async function refreshRecipients(ctx: Ctx, requestIds: readonly string[]): Promise<void> {
  for (const userId of await repository.listRecipients(ctx.db, requestIds)) refreshList(ctx, userId);
}

/** Replaces a part of the messages of these types about these requests. */
export async function replaceInMessages(
  ctx: Ctx,
  requestIds: readonly string[],
  part: { readonly types: readonly NotificationType[]; readonly from: string; readonly to: string },
): Promise<void> {
  if (requestIds.length > 0) await repository.updateMessagesOf(ctx.db, requestIds, part);
}

function refreshList(ctx: Ctx, userId: string): void {
  ctx.deps.realtime.toUser(userId, 'changed', { entity: 'notifications', id: userId });
}

/** Notifications that are rewritten per batch when an account is deleted. */
const namingBatchSize = 500;

/** Deletes the notifications to and from a user with their account, and replaces the user's name in all others. */
export async function deleteNotifications(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeNotificationsOf(ctx.db, userId);
  for (;;) {
    const naming = await repository.listNamingForUpdate(ctx.db, userId, namingBatchSize);
    if (naming.length === 0) return;
    for (const { id, message, named } of naming)
      await repository.updateMessage(ctx.db, id, withoutName({ message, named: named ?? {} }, userId));
  }
}
