import type { Request } from '@teamwright/contracts/requests.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { type LockedProject, roleOf } from '../teams/teams.service.ts';
import { refuseInviting } from './requests.blocks.ts';
import { takePending } from './requests.expire.service.ts';
import { eventOf, lockRequest, requirePending, requireWithdrawing } from './requests.guards.service.ts';
import { closedDoor, coolingOffStart, expiryOf, reopensRequest } from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { outdateRecord } from './requests.stats.service.ts';
import { requestView } from './requests.view.ts';

/** Withdraws the actor's own request, or an invitation to a project that the actor manages. */
export async function withdrawRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { request } = await lockRequest(ctx, requestId);
    await requireWithdrawing(ctx, request);
    requirePending(ctx, request);
    const answer = {
      status: 'withdrawn',
      answeredAt: ctx.clock.now(),
      answeredBy: ctx.actor.userId,
    } as const;
    await repository.updateRequest(ctx.db, request.id, answer);
    await emit(ctx, 'request.withdrawn', eventOf(request));
    return requestView({ ...request, ...answer }, ctx.clock.now());
  });
}

/**
 * Withdraws several of the actor's requests, each on its own. Requests that were answered in the meantime stay as
 * they are.
 * @returns the ids of the withdrawn requests
 */
export async function withdrawOthers(ctx: UserCtx, wanted: readonly string[]): Promise<string[]> {
  const ids = [...new Set(wanted.map((id) => knownId(id, 'Request')))];
  const known = await repository.listRequests(ctx.db, ids);
  if (known.length < ids.length) throw notFound('Request');
  for (const request of known) await requireWithdrawing(ctx, request);
  const withdrawn: string[] = [];
  for (const id of ids) {
    try {
      withdrawn.push((await withdrawRequest(ctx, id)).id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  }
  return withdrawn;
}

/**
 * Makes a rejected join request pending again, for another 14 days. @throws AppError `conflict` in the same cases as
 * an invitation
 */
export async function reopenRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { project, request } = await lockRequest(ctx, requestId);
    if (!reopensRequest(request, await roleOf(ctx, project.id, ctx.actor.userId)))
      throw new AppError(
        'forbidden',
        'Only the owner and co-owners of this project may reopen a join request',
      );
    const now = ctx.clock.now();
    const refusal = closedDoor(project.status) ?? (await reasonToStayClosed(ctx, project, request));
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await refuseInviting(ctx, project, request.userId);
    const pending = {
      status: 'pending',
      reason: '',
      answeredAt: null,
      answeredBy: null,
      expiresAt: expiryOf(now),
      remindedAt: null,
      clockRemindedAt: null,
    } as const;
    await repository.updateRequest(ctx.db, request.id, pending);
    await emit(ctx, 'request.reopened', eventOf(request));
    await outdateRecord(ctx, request.projectId);
    return requestView({ ...request, ...pending }, now);
  });
}

async function reasonToStayClosed(
  ctx: UserCtx,
  project: LockedProject,
  request: repository.RequestRow,
): Promise<string | undefined> {
  const { projectId, userId, status, answeredAt } = request;
  if (status !== 'rejected' || answeredAt === null) return 'Only a rejected request can be reopened';
  if (answeredAt < coolingOffStart(ctx.clock.now())) return 'This request was rejected too long ago';
  if ((await roleOf(ctx, projectId, userId)) !== undefined)
    return 'This person belongs to the project already';
  const pending = await takePending(ctx, project, userId);
  return pending && 'Another request of this person is pending';
}
