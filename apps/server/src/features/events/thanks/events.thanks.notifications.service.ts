import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { type News, notifyMany } from '../../notifications/notifications.service.ts';
import { findEvent } from '../events.repository.ts';
import { findWriter } from './events.thanks.repository.ts';

interface ThanksEvent {
  readonly eventId: string;
  readonly userId: string;
  readonly fromId: string;
}

/** Notifies a user once that a member of the team has thanked. */
export async function notifyThanked(ctx: Ctx, thanks: ThanksEvent): Promise<void> {
  await notifyMany(ctx, await listThanksNews(ctx, thanks));
}

/** What the user reads; nothing if the writer has deleted the account. */
export async function listThanksNews(
  ctx: DataCtx,
  { eventId, userId: recipientId, fromId }: ThanksEvent,
): Promise<News[]> {
  const event = await findEvent(ctx.db, eventId);
  const writer = await findWriter(ctx.db, { eventId, toId: recipientId, fromId });
  if (event === undefined || writer === undefined) return [];
  const message = `${writer.username} thanked you after “${event.title}”`;
  const dedupeKey = `event:${eventId}:thanked:${fromId}`;
  const named = { [fromId]: writer.username };
  return [{ recipientId, type: 'event', message, named, projectId: null, eventId, dedupeKey }];
}
