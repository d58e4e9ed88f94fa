import type { ListedTeamRequest, OwnTeamRequest } from '@teamwright/contracts/events/team-requests.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged, getOpened, lockManaged, lockOpened } from '../events.service.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { findTeamOf } from '../team/events.team.service.ts';
import { canSendTeamRequest } from './events.team-requests.policy.ts';
import * as repository from './events.team-requests.repository.ts';
import { listedTeamRequestView, teamRequestView } from './events.team-requests.view.ts';

async function ownTeamRequestOf(ctx: UserCtx, event: EventRow): Promise<OwnTeamRequest> {
  const { userId } = ctx.actor;
  const own = await findParticipantOf(ctx.db, event.id, userId);
  const last = await repository.findLastTeamRequest(ctx.db, event.id, userId);
  const hasOpen = last !== undefined && last.closedAt === null;
  return {
    request: last === undefined ? null : teamRequestView(last),
    canSend: canSendTeamRequest({ event: event.status, participant: own?.status, hasOpen }),
  };
}

export async function getOwnTeamRequest(ctx: UserCtx, eventId: string): Promise<OwnTeamRequest> {
  const event = await getOpened(ctx, eventId);
  return await ownTeamRequestOf(ctx, event);
}

/** @throws AppError `conflict` while a request is open, before the publication, and without a place */
export async function sendTeamRequest(
  ctx: UserCtx,
  eventId: string,
  reason: string,
): Promise<OwnTeamRequest> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    const { request, canSend } = await ownTeamRequestOf(ctx, event);
    if (request?.closedAt === null)
      throw new AppError('conflict', 'Your request is open already. Withdraw it first to ask again.');
    if (!canSend)
      throw new AppError(
        'conflict',
        'Only participants can ask for a team, from the publication until the event ends',
      );
    const { userId } = ctx.actor;
    const requestId = newId();
    const askedAt = ctx.clock.now();
    const hadTeam = (await findTeamOf(ctx, event.id, userId)) !== undefined;
    const values = { id: requestId, eventId: event.id, userId, reason, hadTeam, askedAt };
    await repository.insertTeamRequest(ctx.db, values);
    await emit(ctx, 'event.team_request_sent', { eventId: event.id, userId, requestId });
    return await ownTeamRequestOf(ctx, event);
  });
}

/** No-op without an open request. */
export async function withdrawTeamRequest(ctx: UserCtx, eventId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockOpened(ctx, eventId);
    if (await repository.removeOpenTeamRequest(ctx.db, event.id, ctx.actor.userId))
      await emit(ctx, 'event.registration_changed', { eventId: event.id, userId: ctx.actor.userId });
  });
}

export async function listTeamRequests(
  ctx: UserCtx,
  eventId: string,
): Promise<{ requests: ListedTeamRequest[] }> {
  const event = await getManaged(ctx, eventId);
  return { requests: (await repository.listTeamRequests(ctx.db, event.id)).map(listedTeamRequestView) };
}

/** @throws AppError `not_found`; `conflict` if the request was closed or withdrawn in the meantime */
export async function closeTeamRequest(
  ctx: UserCtx,
  { id: eventId, requestId }: { readonly id: string; readonly requestId: string },
  reply: string,
): Promise<{ requests: ListedTeamRequest[] }> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const row = await repository.findTeamRequest(ctx.db, requestId);
    if (row === undefined || row.eventId !== event.id) throw notFound('Request');
    const closedAt = ctx.clock.now();
    if (!(await repository.closeTeamRequest(ctx.db, row, { closedAt, reply })))
      throw new AppError('conflict', 'Another organiser has closed this request');
    await emit(ctx, 'event.team_request_closed', { eventId: event.id, userId: row.userId, requestId });
    return await listTeamRequests(ctx, eventId);
  });
}
