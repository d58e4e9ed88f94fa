import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { isApartForGood } from '../blocks/blocks.service.ts';
import { type LockedProject, listLeads } from '../teams/teams.service.ts';
import { eventOf, lockRequest } from './requests.pending.ts';
import { closedForNow } from './requests.policy.ts';
import * as repository from './requests.repository.ts';

/** Requests between two people at most that one block ends. */
const most = 1000;

/** A block shuts the door as a suspended owner does. @throws AppError `conflict` */
export async function refuseApart(ctx: UserCtx, project: LockedProject): Promise<void> {
  if (await isApartForGood(ctx, ctx.actor.userId, await listLeads(ctx, project.id)))
    throw new AppError('conflict', closedForNow);
}

/**
 * Of somebody who blocked one of those who lead, or was blocked by one, the same is said as of everybody who is not
 * open to collaborate. @throws AppError `conflict`
 */
export async function refuseInviting(ctx: UserCtx, project: LockedProject, userId: string): Promise<void> {
  const apart = await isApartForGood(ctx, userId, await listLeads(ctx, project.id));
  if (apart || !(await repository.findOpenness(ctx.db, userId)))
    throw new AppError('conflict', 'This person takes no invitations at the moment');
}

/**
 * In the transaction of the block: what waits between the two for a project that one of them leads ends. The
 * blocker's own wish counts as withdrawn, the other's as one that nobody answered; nobody is told of either.
 */
export async function endBetween(ctx: Ctx, block: DomainEvents['person.blocked']): Promise<void> {
  for (const id of await repository.listPendingBetween(ctx.db, block, most)) {
    const { request } = await lockRequest(ctx, id);
    if (request.status !== 'pending') continue;
    const status = request.createdBy === block.blockerId ? 'withdrawn' : 'expired';
    const answer = { status, answeredAt: ctx.clock.now(), answeredBy: null } as const;
    await repository.updateRequest(ctx.db, request.id, answer);
    await emit(ctx, 'request.lapsed', eventOf(request));
  }
}
