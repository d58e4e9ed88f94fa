import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { type LockedProject, lockProject } from '../teams/teams.service.ts';
import { eventOf, lockRequest } from './requests.guards.service.ts';
import { closedForGood, isOverdue, overdueEnding } from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { outdateRecord } from './requests.stats.service.ts';

type RequestRow = repository.RequestRow;

interface Ending {
  readonly reason: string;
  readonly unanswered: boolean;
}

/** Requests per read; the job repeats until none is left. */
const batch = 1000;

/** Expires requests without an answer in time. A failure is logged and left to the next run. */
export async function expireOverdue(ctx: Ctx): Promise<void> {
  for (;;) {
    const ids = await repository.listPendingIds(ctx.db, { dueAt: ctx.clock.now() }, batch);
    let done = 0;
    for (const id of ids) {
      try {
        await withTransaction(ctx, (ctx) => expireIfOverdue(ctx, id));
        done += 1;
      } catch (error) {
        ctx.log.error({ err: error }, 'a request could not be expired');
      }
    }
    if (ids.length < batch || done === 0) return;
  }
}

async function expireIfOverdue(ctx: Ctx, requestId: string): Promise<void> {
  const { project, request } = await lockRequest(ctx, requestId);
  if (isOverdue(request, ctx.clock.now()))
    await expire(ctx, request, overdueEnding(request.kind, project.seatsOpen));
}

/**
 * Returns the pending request between a user and a project that the caller has locked. Expires it instead if it is
 * overdue.
 */
export async function takePending(
  ctx: Ctx,
  project: LockedProject,
  userId: string,
): Promise<RequestRow | undefined> {
  const pending = await repository.findPending(ctx.db, project.id, userId);
  if (pending === undefined || !isOverdue(pending, ctx.clock.now())) return pending;
  await expire(ctx, pending, overdueEnding(pending.kind, project.seatsOpen));
  return undefined;
}

/** Expires pending requests when a project closes, in the same transaction. */
export async function expireWhenClosed(ctx: Ctx, projectId: string): Promise<void> {
  const { status, seatsOpen } = await lockProject(ctx, projectId);
  if (!closedForGood(status)) return;
  const now = ctx.clock.now();
  const closed = { reason: `The project was ${status}`, unanswered: false };
  for (const kind of ['join_request', 'invitation'] as const) {
    const late = answerOf(ctx, overdueEnding(kind, seatsOpen));
    const ended = [
      ...(await repository.updatePendingOf(ctx.db, { projectId, kind, dueAt: now }, late)),
      ...(await repository.updatePendingOf(ctx.db, { projectId, kind }, answerOf(ctx, closed))),
    ];
    for (const request of ended) await emit(ctx, 'request.expired', eventOf(request));
    if (ended.some(({ unanswered }) => unanswered)) await outdateRecord(ctx, projectId);
  }
}

/** When an account is deleted, expires its requests and invitations and clears its notes. */
export async function forgetRequests(ctx: Ctx, userId: string): Promise<void> {
  for (;;) {
    const ids = await repository.listPendingIds(ctx.db, { personId: userId }, batch);
    if (ids.length === 0) break;
    for (const id of ids) {
      const { request } = await lockRequest(ctx, id);
      if (request.status !== 'pending') continue;
      await expire(ctx, request, { reason: 'The account was deleted', unanswered: false });
    }
  }
  await repository.clearNotes(ctx.db, userId);
}

async function expire(ctx: Ctx, request: RequestRow, ending: Ending): Promise<void> {
  await repository.updateRequest(ctx.db, request.id, answerOf(ctx, ending));
  await emit(ctx, 'request.expired', eventOf(request));
  if (ending.unanswered) await outdateRecord(ctx, request.projectId);
}

function answerOf(ctx: Ctx, ending: Ending) {
  return { ...ending, status: 'expired', answeredAt: ctx.clock.now(), answeredBy: null } as const;
}
