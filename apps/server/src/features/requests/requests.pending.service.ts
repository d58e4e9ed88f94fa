import type { Request } from '@teamwright/contracts/requests.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { notAcceptingReason } from '../teams/teams.policy.ts';
import { findRole, listManagerIds } from '../teams/teams.service.ts';
import { assertAllowed, assertPending, lockRequest } from './requests.guards.service.ts';
import { listUnreminded } from './requests.list.repository.ts';
import {
  canRemindOfRequest,
  canWithdrawRequest,
  daysUntil,
  isOverdue,
  jobReminderHorizon,
  noReminderReason,
} from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { type Reminder, reminderMessage, requestEvent, requestView } from './requests.view.ts';

type RequestRow = repository.RequestRow;

/** Withdraws the actor's own request, or an invitation to a project that the actor manages. */
export async function withdrawRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { request } = await lockRequest(ctx, requestId);
    await assertCanWithdraw(ctx, request);
    assertPending(ctx, request);
    const answer = {
      status: 'withdrawn',
      answeredAt: ctx.clock.now(),
      answeredBy: ctx.actor.userId,
    } as const;
    await repository.updateRequest(ctx.db, request.id, answer);
    await emit(ctx, 'request.withdrawn', requestEvent(request));
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
  for (const request of known) await assertCanWithdraw(ctx, request);
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

/** @throws AppError `forbidden` */
async function assertCanWithdraw(ctx: UserCtx, request: RequestRow): Promise<void> {
  const { userId } = ctx.actor;
  if (!canWithdrawRequest(request, userId, await findRole(ctx, request.projectId, userId)))
    throw new AppError('forbidden', 'You can’t withdraw this request');
}

/** Sends one reminder of the actor's own pending request, or of an invitation to a project that they manage. */
export async function remindOfRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { project, request } = await lockRequest(ctx, requestId);
    await assertCanRemind(ctx, request);
    assertPending(ctx, request);
    const now = ctx.clock.now();
    assertAllowed(noReminderReason(request, project.status, now));
    await repository.updateReminder(ctx.db, request.id, { remindedAt: now });
    await remind(ctx, request, 'maker', ctx.actor.userId);
    return requestView({ ...request, remindedAt: now }, now);
  });
}

/** @throws AppError `forbidden` */
async function assertCanRemind(ctx: UserCtx, request: RequestRow): Promise<void> {
  const { userId } = ctx.actor;
  if (!canRemindOfRequest(request, userId, await findRole(ctx, request.projectId, userId)))
    throw new AppError('forbidden', 'You can’t send a reminder of this request');
}

/** Requests per read; the job repeats until none is left. */
const batchSize = 1000;

/** Sends one reminder of each request that is a week old. A failure is logged and left to the next run. */
export async function remindOfWaiting(ctx: Ctx): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const expires = { after: now, before: jobReminderHorizon(now) };
    const ids = await listUnreminded(ctx.db, expires, batchSize);
    let done = 0;
    for (const id of ids) {
      try {
        await withTransaction(ctx, (ctx) => remindByJob(ctx, id));
        done += 1;
      } catch (error) {
        ctx.log.error({ err: error }, 'could not send a reminder of a request');
      }
    }
    if (ids.length < batchSize || done === 0) return;
  }
}

/** Checks again under the lock, because another process may have sent it or the request may be answered. */
async function remindByJob(ctx: Ctx, requestId: string): Promise<void> {
  const { project, request } = await lockRequest(ctx, requestId);
  const now = ctx.clock.now();
  const waits = request.status === 'pending' && !isOverdue(request, now);
  if (!waits || request.clockRemindedAt !== null || notAcceptingReason(project.status) !== undefined) return;
  await repository.updateReminder(ctx.db, request.id, { clockRemindedAt: now });
  await remind(ctx, request, 'job', request.createdBy);
}

/** @param senderId the sender of the notification; any manager may remind of an invitation */
async function remind(ctx: Ctx, request: RequestRow, by: Reminder['by'], senderId: string): Promise<void> {
  const { id: requestId, kind: type, projectId } = request;
  const summary = await repository.findRequestSummary(ctx.db, requestId, senderId);
  if (summary === undefined) return;
  const { title, answerer, seatName } = summary;
  const days = daysUntil(request.expiresAt, ctx.clock.now());
  const message = reminderMessage({ by, kind: type, title, maker: answerer ?? '', seatName, days });
  const recipients = type === 'invitation' ? [request.userId] : await listManagerIds(ctx, projectId);
  for (const recipientId of recipients)
    await notify(ctx, { recipientId, senderId, projectId, requestId, type, message });
  await emit(ctx, 'request.reminded', requestEvent(request));
}
