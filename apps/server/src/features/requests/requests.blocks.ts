import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { isApartForGood, listApart, listBlocksForGood } from '../blocks/blocks.service.ts';
import { type LockedProject, listLeads } from '../teams/teams.service.ts';
import { eventOf, lockRequest } from './requests.guards.service.ts';
import { closedForNow, takesNone } from './requests.policy.ts';
import * as repository from './requests.repository.ts';

type RequestRow = repository.RequestRow;

/** Maximum number of requests that end at once because of a block. */
const most = 1000;

/**
 * Rejects the request if a block exists, with the same error as for a suspended owner. @throws AppError `conflict`
 */
export async function refuseApart(ctx: UserCtx, project: LockedProject): Promise<void> {
  if (await isApartForGood(ctx, ctx.actor.userId, await listLeads(ctx, project.id)))
    throw new AppError('conflict', closedForNow);
}

/**
 * Rejects an invitation if a block exists between the user and a manager, with the same error as for a user who is
 * not open to collaborate. @throws AppError `conflict`
 */
export async function refuseInviting(ctx: UserCtx, project: LockedProject, userId: string): Promise<void> {
  const apart = await isApartForGood(ctx, userId, await listLeads(ctx, project.id));
  if (apart || !(await repository.findOpenness(ctx.db, userId))) throw new AppError('conflict', takesNone);
}

/**
 * Ends pending requests between two users for projects that one of them manages. Runs in the transaction of the
 * block.
 */
export async function endBetween(ctx: Ctx, block: DomainEvents['person.blocked']): Promise<void> {
  for (const id of await repository.listPendingBetween(ctx.db, block, most)) {
    const { request } = await lockRequest(ctx, id);
    if (request.status === 'pending') await end(ctx, request, [block]);
  }
}

/** Ends pending requests across older blocks when a user becomes a manager, in the same transaction. */
export async function endAcross(
  ctx: Ctx,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<void> {
  const among = [...(await listApart(ctx, userId))];
  if (among.length === 0) return;
  for (const id of await repository.listPendingIds(ctx.db, { projectId, among }, most)) {
    const { request } = await lockRequest(ctx, id);
    if (request.status === 'pending') await endIfApart(ctx, request);
  }
}

/** Ends a pending request when a block exists between its user and a manager. Returns undefined if there is none. */
export async function endIfApart(ctx: Ctx, request: RequestRow): Promise<RequestRow | undefined> {
  const leads = await listLeads(ctx, request.projectId);
  const found = await listBlocksForGood(ctx, request.userId, leads);
  return found.length === 0 ? undefined : await end(ctx, request, found);
}

/** Requests made by the blocker become `withdrawn`, others `expired`. Sends no notification. */
async function end(
  ctx: Ctx,
  request: RequestRow,
  found: readonly DomainEvents['person.blocked'][],
): Promise<RequestRow> {
  const status = found.some(({ blockerId }) => blockerId === request.createdBy) ? 'withdrawn' : 'expired';
  const answer = { status, answeredAt: ctx.clock.now(), answeredBy: null } as const;
  await repository.updateRequest(ctx.db, request.id, answer);
  await emit(ctx, 'request.lapsed', eventOf(request));
  return { ...request, ...answer };
}
