import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import {
  type NewNotification,
  notify,
  refreshRecipients,
  replaceInMessages,
  wasNotified,
} from '../notifications/notifications.service.ts';
import { getProject } from '../projects/projects.service.ts';
import { canManageTeam } from '../teams/teams.policy.ts';
import { findRole, listManagerIds, listMembers } from '../teams/teams.service.ts';
import { listPendingIds, listPendingIn } from './requests.list.repository.ts';
import * as repository from './requests.repository.ts';
import {
  asSeat,
  joinMessage,
  otherSeatMessage,
  outcomeMessage,
  removedSeatMessage,
  seatMessages,
} from './requests.view.ts';

type RequestEvent = DomainEvents['request.submitted'];
type Outcome = 'accepted' | 'rejected' | 'expired';

type Ended = RequestEvent & Partial<Pick<DomainEvents['request.accepted'], 'answeredBy' | 'seat'>>;

/** Notifies the user who made a request of its outcome. A retried job uses the same id, so it notifies once. */
export async function notifyOutcome(ctx: Ctx, outcome: Outcome, event: Ended): Promise<void> {
  await withTransaction(ctx, (ctx) => notifyInTransaction(ctx, outcome, event));
}

/** Locks the user named in the text, so that a deletion of their account cannot leave a text with the old name. */
async function notifyInTransaction(ctx: Ctx, outcome: Outcome, event: Ended): Promise<void> {
  const { requestId } = event;
  const answeredBy = event.answeredBy ?? null;
  const summary = await repository.findRequestSummary(ctx.db, requestId, answeredBy);
  if (summary === undefined) return;
  await notify(ctx, {
    recipientId: summary.createdBy,
    senderId: summary.answererStatus === 'deleted' ? null : answeredBy,
    projectId: summary.projectId,
    requestId,
    type: `request_${outcome}`,
    message: outcomeMessage(outcome, { ...summary, seat: event.seat }),
    dedupeKey: `request_${outcome}:${ctx.requestId}`,
  });
  if (answeredBy !== null && event.seat) await notifyOfOtherSeat(ctx, event.seat, { ...summary, answeredBy });
}

type Summary = NonNullable<Awaited<ReturnType<typeof repository.findRequestSummary>>>;
type FilledSeat = NonNullable<DomainEvents['request.accepted']['seat']>;

/** Notifies the user who accepted that the named seat was filled in the meantime. */
async function notifyOfOtherSeat(
  ctx: Ctx,
  { name, instead }: FilledSeat,
  { answeredBy, projectId, userId, username, title }: Summary & { readonly answeredBy: string },
): Promise<void> {
  if (instead === null) return;
  await notify(ctx, {
    recipientId: answeredBy,
    senderId: null,
    projectId,
    type: 'team_role',
    message: otherSeatMessage({ name, instead }, username, title),
    named: { [userId]: username },
    dedupeKey: `other_seat:${ctx.requestId}`,
  });
}

/** Notifies the senders of pending requests whose seat was removed. The user who removed it is not notified. */
export async function notifyRemovedSeat(ctx: Ctx, removal: DomainEvents['seat.removed']): Promise<void> {
  for (const requestId of removal.requestIds) {
    await withTransaction(ctx, async (ctx) => {
      const summary = await repository.findRequestSummary(ctx.db, requestId, null);
      if (summary === undefined || summary.createdBy === removal.removedBy) return;
      const { kind, title, userId, username } = summary;
      await notify(ctx, {
        recipientId: summary.createdBy,
        senderId: null,
        projectId: removal.projectId,
        type: kind,
        message: removedSeatMessage(kind, removal.seatName, title, username),
        named: { [userId]: username },
        dedupeKey: `seat_removed:${requestId}:${ctx.requestId}`,
      });
    });
  }
}

/** The notifications whose texts name a seat. Others may quote one in the reason that a user gave. */
const namingSeats = ['join_request', 'invitation', 'request_accepted'] as const;

/** Renames a seat in the notifications of its requests, which lists show beside the current name. */
export async function renameSeat(
  ctx: Ctx,
  { seatId, from, to }: DomainEvents['seat.renamed'],
): Promise<void> {
  const requestIds = await repository.listIdsOfSeat(ctx.db, seatId);
  await replaceInMessages(ctx, requestIds, { types: namingSeats, from: asSeat(from), to: asSeat(to) });
}

/** Notifies managers, waitlist and invitees when a full project has an open seat again. */
export async function notifyOpenSeat(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const { status, title, seats } = await getProject(ctx, projectId);
  if (status !== 'open') return;
  const now = ctx.clock.now();
  const waiting = await listPendingIn(ctx.db, { projectId, kind: 'join_request', now }, { readerId: null });
  const invited = await listPendingIn(ctx.db, { projectId, kind: 'invitation', now }, { readerId: null });
  const seatNames = seats.filter(({ memberId }) => memberId === null).map(({ name }) => name);
  const texts = seatMessages({ title, seatNames, waiting: waiting.length });
  const send = (notification: Pick<NewNotification, 'recipientId' | 'type' | 'message' | 'requestId'>) =>
    notify(ctx, { ...notification, senderId: null, projectId, dedupeKey: `seat_opened:${ctx.requestId}` });
  if (waiting.length > 0)
    for (const recipientId of await listManagerIds(ctx, projectId))
      await send({ recipientId, type: 'join_request', message: texts.manager });
  for (const [index, { request }] of waiting.entries())
    await send({ recipientId: request.userId, type: 'join_request', message: texts.waiting(index + 1) });
  for (const { request } of invited)
    await send({
      recipientId: request.userId,
      type: 'invitation',
      requestId: request.id,
      message: texts.invited,
    });
}

/** Maximum number of requests sent to a new manager. */
const maxRequestsToNewManager = 1000;

/** Sends a new owner or co-owner the requests that are still pending. */
export async function sendPendingToNewManager(
  ctx: Ctx,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  if (!canManageTeam(await findRole(ctx, projectId, userId))) return;
  for (const requestId of await listPendingIds(ctx.db, { projectId }, maxRequestsToNewManager)) {
    const summary = await repository.findRequestSummary(ctx.db, requestId, null);
    if (summary?.kind !== 'join_request' || (await wasNotified(ctx, requestId, userId))) continue;
    await notify(ctx, {
      recipientId: userId,
      senderId: summary.createdBy,
      projectId,
      requestId,
      type: 'join_request',
      message: joinMessage(summary.username, summary.title, summary.seatName),
      dedupeKey: `join_request:${requestId}`,
    });
  }
}

/** Makes the clients of users with a notification of such a request refetch it. */
export async function refreshRenamedSeat(ctx: Ctx, { seatId }: DomainEvents['seat.renamed']): Promise<void> {
  await refreshRecipients(ctx, await repository.listIdsOfSeat(ctx.db, seatId));
}

const maxRefreshed = 1000;

/** Makes the clients of all affected users refetch a request. */
export async function refreshScreens(
  ctx: Ctx,
  { requestId, projectId, userId }: RequestEvent,
): Promise<void> {
  await refreshRecipients(ctx, [requestId]);
  const { realtime } = ctx.deps;
  for (const id of new Set([userId, ...(await listManagerIds(ctx, projectId))])) {
    realtime.toUser(id, 'changed', { entity: 'project', id: projectId });
    realtime.toUser(id, 'changed', { entity: 'recommendations', id: projectId });
  }
}

/** Makes the clients of users with a pending request refetch it: it has joined or left the waitlist. */
export async function refreshWaiting(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  const ids = await listPendingIds(ctx.db, { projectId }, maxRefreshed);
  await refreshRecipients(ctx, ids);
}

/** Makes the new member's clients refetch their rooms, and the team's clients the members. */
export async function refreshTeam(ctx: Ctx, event: RequestEvent): Promise<void> {
  await refreshScreens(ctx, event);
  for (const { userId } of await listMembers(ctx, [event.projectId])) {
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'project', id: event.projectId });
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'rooms', id: event.projectId });
  }
}
