import { limits } from '@teamwright/contracts/limits.ts';
import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { lockProject } from '../teams/teams.service.ts';
import { eventOf, lockRequest } from './requests.pending.ts';
import { closedForGood } from './requests.policy.ts';
import * as repository from './requests.repository.ts';

/** Requests at most that one run expires; the next run takes the rest. */
const batch = 1000;

/** Expires what nobody has answered in time. One that fails is logged and left to the next run. */
export async function expireOverdue(ctx: Ctx): Promise<void> {
  const reason = `Nobody answered within ${limits.requestExpiryDays} days`;
  for (const id of await repository.listPendingIds(ctx.db, { dueAt: ctx.clock.now() }, batch)) {
    try {
      await withTransaction(ctx, (ctx) => expire(ctx, id, reason));
    } catch (error) {
      ctx.log.error({ err: error }, 'a request could not be expired');
    }
  }
}

/** Expires what is pending when a project stops taking people for good, in the transaction that closes it. */
export async function expireWhenClosed(ctx: Ctx, projectId: string): Promise<void> {
  const { status } = await lockProject(ctx, projectId);
  if (!closedForGood(status)) return;
  for (const id of await repository.listPendingIds(ctx.db, { projectId }, batch))
    await expire(ctx, id, `The project was ${status}`);
}

/** When an account goes: what it asked and was asked expires, and what it wrote is emptied. */
export async function forgetRequests(ctx: Ctx, userId: string): Promise<void> {
  for (const id of await repository.listPendingIds(ctx.db, { personId: userId }, batch))
    await expire(ctx, id, 'The account was deleted');
  await repository.clearNotes(ctx.db, userId);
}

async function expire(ctx: Ctx, requestId: string, reason: string): Promise<void> {
  const { request } = await lockRequest(ctx, requestId);
  if (request.status !== 'pending') return;
  const answer = { status: 'expired', reason, answeredAt: ctx.clock.now(), answeredBy: null } as const;
  await repository.updateRequest(ctx.db, request.id, answer);
  await emit(ctx, 'request.expired', eventOf(request));
}
