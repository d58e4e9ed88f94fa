import type { Ctx } from '../../core/ctx.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { listBlockedEitherWay, listBlocksForShare } from '../blocks/blocks.service.ts';
import { isClosed } from '../teams/teams.policy.ts';
import { type LockedProject, listManagerIds, lockProject } from '../teams/teams.service.ts';
import { lockRequest } from './requests.guards.service.ts';
import { listPendingBetween, listPendingIds } from './requests.list.repository.ts';
import { expiryCause, isOverdue } from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { enqueueResponseStats } from './requests.stats.service.ts';
import { expiryTexts, requestEvent } from './requests.view.ts';

type RequestRow = repository.RequestRow;

interface Expiry {
  readonly reason: string;
  /** Whether it counts as unanswered in the owner's response statistics. */
  readonly unanswered: boolean;
}

/** Requests per read; the expiry job repeats until none is left. */
const batchSize = 1000;

/** Expires requests without an answer in time. A failure is logged and left to the next run. */
export async function expireOverdue(ctx: Ctx): Promise<void> {
  for (;;) {
    const ids = await listPendingIds(ctx.db, { dueAt: ctx.clock.now() }, batchSize);
    let done = 0;
    for (const id of ids) {
      try {
        await withTransaction(ctx, (ctx) => expireIfOverdue(ctx, id));
        done += 1;
      } catch (error) {
        ctx.log.error({ err: error }, 'could not expire a request');
      }
    }
    if (ids.length < batchSize || done === 0) return;
  }
}

async function expireIfOverdue(ctx: Ctx, requestId: string): Promise<void> {
  const { project, request } = await lockRequest(ctx, requestId);
  if (isOverdue(request, ctx.clock.now()))
    await expire(ctx, request, overdueExpiry(request.kind, project.seatsOpen));
}

/**
 * Returns the pending request between a user and a project that the caller has locked. Expires it instead if it is
 * overdue.
 */
export async function expireOrGetPending(
  ctx: Ctx,
  project: LockedProject,
  userId: string,
): Promise<RequestRow | undefined> {
  const pending = await repository.findPending(ctx.db, project.id, userId);
  if (pending === undefined || !isOverdue(pending, ctx.clock.now())) return pending;
  await expire(ctx, pending, overdueExpiry(pending.kind, project.seatsOpen));
  return undefined;
}

/** Expires pending requests when a project closes, in the same transaction. */
export async function expireWhenClosed(ctx: Ctx, projectId: string): Promise<void> {
  const { status, seatsOpen } = await lockProject(ctx, projectId);
  if (!isClosed(status)) return;
  const now = ctx.clock.now();
  const closed = { reason: `The project was ${status}`, unanswered: false };
  for (const kind of ['join_request', 'invitation'] as const) {
    const overdue = expiredValues(ctx, overdueExpiry(kind, seatsOpen));
    const ended = [
      ...(await repository.updatePendingOf(ctx.db, { projectId, kind, dueAt: now }, overdue)),
      ...(await repository.updatePendingOf(ctx.db, { projectId, kind }, expiredValues(ctx, closed))),
    ];
    for (const request of ended) await emit(ctx, 'request.expired', requestEvent(request));
    if (ended.some(({ unanswered }) => unanswered)) await enqueueResponseStats(ctx, projectId);
  }
}

/** When an account is deleted, expires its requests and invitations and clears its notes. */
export async function endRequestsOf(ctx: Ctx, userId: string): Promise<void> {
  for (;;) {
    const ids = await listPendingIds(ctx.db, { userId }, batchSize);
    if (ids.length === 0) break;
    for (const id of ids) {
      const { request } = await lockRequest(ctx, id);
      if (request.status !== 'pending') continue;
      await expire(ctx, request, { reason: 'The account was deleted', unanswered: false });
    }
  }
  await repository.eraseNotes(ctx.db, userId);
}

function overdueExpiry(kind: RequestRow['kind'], seatsOpen: number): Expiry {
  const cause = expiryCause(seatsOpen);
  return { reason: expiryTexts[cause], unanswered: cause === 'noAnswer' && kind === 'join_request' };
}

async function expire(ctx: Ctx, request: RequestRow, expiry: Expiry): Promise<void> {
  await repository.updateRequest(ctx.db, request.id, expiredValues(ctx, expiry));
  await emit(ctx, 'request.expired', requestEvent(request));
  if (expiry.unanswered) await enqueueResponseStats(ctx, request.projectId);
}

function expiredValues(ctx: Ctx, expiry: Expiry) {
  return { ...expiry, status: 'expired', answeredAt: ctx.clock.now(), answeredBy: null } as const;
}

/** Maximum number of requests that end at once because of a block. */
const maxBlocked = 1000;

/**
 * Ends pending requests between two users for projects that one of them manages. Runs in the transaction of the
 * block.
 */
export async function endRequestsBetween(ctx: Ctx, block: DomainEvents['person.blocked']): Promise<void> {
  for (const id of await listPendingBetween(ctx.db, block, maxBlocked)) {
    const { request } = await lockRequest(ctx, id);
    if (request.status === 'pending') await endBecauseOf(ctx, request, [block]);
  }
}

/** Ends pending requests across older blocks when a user becomes a manager, in the same transaction. */
export async function endRequestsOfNewManager(
  ctx: Ctx,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<void> {
  const among = [...(await listBlockedEitherWay(ctx, userId))];
  if (among.length === 0) return;
  for (const id of await listPendingIds(ctx.db, { projectId, among }, maxBlocked)) {
    const { request } = await lockRequest(ctx, id);
    if (request.status === 'pending') await endIfBlocked(ctx, request);
  }
}

/** Ends a pending request when a block exists between its user and a manager. Returns undefined if there is none. */
export async function endIfBlocked(ctx: Ctx, request: RequestRow): Promise<RequestRow | undefined> {
  const managerIds = await listManagerIds(ctx, request.projectId);
  const blocks = await listBlocksForShare(ctx, request.userId, managerIds);
  return blocks.length === 0 ? undefined : await endBecauseOf(ctx, request, blocks);
}

/** Requests made by the blocker become `withdrawn`, others `expired`. Sends no notification. */
async function endBecauseOf(
  ctx: Ctx,
  request: RequestRow,
  blocks: readonly DomainEvents['person.blocked'][],
): Promise<RequestRow> {
  const status = blocks.some(({ blockerId }) => blockerId === request.createdBy) ? 'withdrawn' : 'expired';
  const answer = { status, answeredAt: ctx.clock.now(), answeredBy: null } as const;
  await repository.updateRequest(ctx.db, request.id, answer);
  await emit(ctx, 'request.lapsed', requestEvent(request));
  return { ...request, ...answer };
}
