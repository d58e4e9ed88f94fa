import { dayMs, weekMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { notifyMany } from '../notifications/notifications.service.ts';
import { listInvitedUsers } from './desk/events.desk.repository.ts';
import type { EventRow } from './events.repository.ts';
import * as repository from './events.repository.ts';
import { findParticipantOf, listUserIds } from './registration/events.registration.repository.ts';

/** Participants who have not withdrawn. An absent participant may still check in. */
const takingPart = ['registered', 'confirmed', 'placed', 'absent', 'waitlisted'] as const;

interface News {
  readonly type?: 'event' | 'event_reminder';
  readonly message: string;
  /** A user is notified once per key, also if the job runs several times. */
  readonly key: string;
}

async function notifyUsers(ctx: Ctx, event: EventRow, userIds: readonly string[], news: News): Promise<void> {
  const { type = 'event', message, key } = news;
  const about = { projectId: null, eventId: event.id, type, message, dedupeKey: `event:${event.id}:${key}` };
  await notifyMany(
    ctx,
    userIds.map((recipientId) => ({ ...about, recipientId })),
  );
}

/** No-op if the participant has withdrawn in the meantime. */
export async function notifyMovedUp(ctx: Ctx, eventId: string, userId: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  const row = event && (await findParticipantOf(ctx.db, eventId, userId));
  if (event === undefined || row === undefined || row.status === 'withdrawn' || row.status === 'waitlisted')
    return;
  const message = `You have a place in “${event.title}” now`;
  await notifyUsers(ctx, event, [userId], { message, key: `moved_up:${row.registeredAt.toISOString()}` });
}

export async function notifyCancelled(ctx: Ctx, eventId: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  if (event === undefined) return;
  const userIds = await listUserIds(ctx.db, eventId, takingPart);
  const message = `“${event.title}” is cancelled: ${event.cancelReason}`;
  await notifyUsers(ctx, event, userIds, { message, key: 'cancelled' });
}

/** Notifies participants who have not confirmed when the job runs. */
export async function notifyToConfirm(ctx: Ctx, eventId: string, askedAt: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  if (event === undefined) return;
  const userIds = await listUserIds(ctx.db, eventId, ['registered']);
  const message = `Please confirm that you take part in “${event.title}”`;
  await notifyUsers(ctx, event, userIds, { message, key: `confirm:${askedAt}` });
}

export async function notifyRemoved(
  ctx: Ctx,
  eventId: string,
  userId: string,
  reason: string,
): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  if (event === undefined) return;
  const message = `The organisers of “${event.title}” ended your registration: ${reason}`;
  await notifyUsers(ctx, event, [userId], { message, key: `removed:${ctx.requestId}` });
}

export async function notifyOrganiser(ctx: Ctx, eventId: string, userId: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  if (event === undefined) return;
  const message = `You are an organiser of “${event.title}” now`;
  await notifyUnasked(ctx, event, [userId], { message, key: `organiser:${ctx.requestId}` });
}

/** Notifies users whose verified address was imported, once the registration is open. */
export async function notifyInvited(ctx: Ctx, eventId: string): Promise<void> {
  const event = await repository.findEvent(ctx.db, eventId);
  if (event === undefined || event.status !== 'open') return;
  const message = `You are invited to “${event.title}”`;
  await notifyUnasked(ctx, event, await listInvitedUsers(ctx.db, eventId), { message, key: 'invited' });
}

/** Users per transaction of `notifyUnasked`, because it holds a lock for each of them. */
const unaskedBatchSize = 200;

/**
 * For news to users who did nothing for the event. Leaves out users with a block with any organiser, and those who got
 * as many of them within a week as they can get invitations to projects.
 */
async function notifyUnasked(
  ctx: Ctx,
  event: EventRow,
  userIds: readonly string[],
  news: News,
): Promise<void> {
  const organisers = (await repository.listOrganisers(ctx.db, event.id)).map(({ userId }) => userId);
  const blocked = await listBlockedEitherWay(ctx, ...organisers);
  const reached = userIds.filter((id) => !blocked.has(id));
  for (let at = 0; at < reached.length; at += unaskedBatchSize)
    await notifyBelowLimit(ctx, event, reached.slice(at, at + unaskedBatchSize), news);
}

/** Locks the news to these users before it counts them: jobs of several events can notify the same user at once. */
async function notifyBelowLimit(
  ctx: Ctx,
  event: EventRow,
  userIds: readonly string[],
  news: News,
): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    await repository.lockUnaskedNews(ctx.db, userIds);
    const since = new Date(ctx.clock.now().getTime() - weekMs);
    const least = limits.invitationsToOnePerWeek;
    const full = await repository.listNotifiedUnasked(ctx.db, userIds, { since, least });
    await notifyUsers(
      ctx,
      event,
      userIds.filter((id) => !full.has(id)),
      news,
    );
  });
}

/** Reminds participants with a place of events that start within a day. */
export async function remindOfEvents(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  for (const event of await repository.listStarting(ctx.db, now, new Date(now.getTime() + dayMs))) {
    const userIds = await listUserIds(ctx.db, event.id, ['registered', 'confirmed', 'placed']);
    const message = `“${event.title}” starts ${startOf(event)}`;
    const key = `reminder:${event.startsAt.toISOString()}`;
    await notifyUsers(ctx, event, userIds, { type: 'event_reminder', message, key });
  }
}

function startOf({ startsAt, timeZone }: EventRow): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    startsAt,
  );
}

/** Makes the clients of the organisers, and of a participant, refetch the event. */
export async function refreshEvent(ctx: Ctx, eventId: string, userId?: string): Promise<void> {
  const organisers = await repository.listOrganisers(ctx.db, eventId);
  const ids = new Set(organisers.map((organiser) => organiser.userId));
  if (userId !== undefined) ids.add(userId);
  for (const id of ids) ctx.deps.realtime.toUser(id, 'changed', { entity: 'event', id: eventId });
}

/** Makes the clients of the organisers refetch the versions, but not the participants. */
export async function refreshReview(ctx: Ctx, eventId: string): Promise<void> {
  for (const { userId } of await repository.listOrganisers(ctx.db, eventId))
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'event_review', id: eventId });
}

/** Makes the clients of all participants refetch the event. Organisers get the event `changed` in any case. */
export async function refreshParticipants(ctx: Ctx, eventId: string): Promise<void> {
  const userIds = await listUserIds(ctx.db, eventId, takingPart);
  for (const id of userIds) ctx.deps.realtime.toUser(id, 'changed', { entity: 'event', id: eventId });
}

/** Marks published events as running once they have started, and events as finished once they have ended. */
export async function advanceEvents(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await repository.updateStarted(ctx.db, now);
  await repository.updateEnded(ctx.db, now);
}
