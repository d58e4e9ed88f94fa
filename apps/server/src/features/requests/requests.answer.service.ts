import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { Request, requests } from '@teamwright/contracts/requests.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { isRequestNotification } from '../notifications/notifications.policy.ts';
import { getOwnNotification } from '../notifications/notifications.service.ts';
import { settleStatus } from '../projects/projects.service.ts';
import { takeSeat } from '../seats/seats.service.ts';
import { addMember, findRole, type LockedProject } from '../teams/teams.service.ts';
import { endIfBlocked, expireOrGetPending } from './requests.end.service.ts';
import {
  assertActive,
  assertAllowed,
  assertOpenToInvitations,
  assertOwnerNotSuspended,
  assertPending,
  lockRequest,
} from './requests.guards.service.ts';
import {
  canAnswerRequest,
  canReopenRequest,
  coolingOffStart,
  expiryOf,
  noSeatReason,
  notReopenableReason,
} from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { enqueueResponseStats } from './requests.stats.service.ts';
import { requestEvent, requestView } from './requests.view.ts';

type RequestRow = repository.RequestRow;
type AcceptBody = ParsedInput<typeof requests.accept>['body'];
type Answered = Answer<typeof requests.accept>;

/** Accepts the request behind a notification. Of two concurrent answers the second gets `conflict`. */
export async function acceptRequest(
  ctx: UserCtx,
  notificationId: string,
  body: AcceptBody,
): Promise<Answered> {
  const { answered, seatsOpen } = await withTransaction(ctx, async (ctx) => {
    const { project, request } = await lockAnswerable(ctx, notificationId);
    assertSameRequest(request, body);
    return { answered: await acceptPending(ctx, project, request), seatsOpen: project.seatsOpen - 1 };
  });
  // The request may have ended because of a block. That change is kept, so the error is thrown only now.
  if (answered.status !== 'accepted') assertPending(ctx, answered);
  return { success: true, notification: await getOwnNotification(ctx, notificationId), seatsOpen };
}

/** Rejects the request behind a notification. The user who made the request sees the reason. */
export async function rejectRequest(ctx: UserCtx, notificationId: string, reason: string): Promise<Answered> {
  await withTransaction(ctx, async (ctx) => {
    const { request } = await lockAnswerable(ctx, notificationId);
    assertPending(ctx, request);
    const answeredBy = ctx.actor.userId;
    const answer = { status: 'rejected', reason, answeredAt: ctx.clock.now(), answeredBy } as const;
    await repository.updateRequest(ctx.db, request.id, answer);
    await audit(ctx, { actorId: answeredBy, action: 'request_rejected', subject: request.id });
    await emit(ctx, 'request.rejected', { ...requestEvent(request), answeredBy });
    await enqueueResponseStats(ctx, request.projectId);
  });
  return { success: true, notification: await getOwnNotification(ctx, notificationId) };
}

/** The request behind a notification, locked with its project, if the actor may answer it. */
async function lockAnswerable(ctx: UserCtx, notificationId: string) {
  const { requestId, type } = await getOwnNotification(ctx, notificationId);
  if (requestId === null || !isRequestNotification(type))
    throw new AppError('conflict', 'This notification needs no answer');
  const locked = await lockRequest(ctx, requestId);
  const role = await findRole(ctx, locked.project.id, ctx.actor.userId);
  if (!canAnswerRequest(locked.request, ctx.actor.userId, role))
    throw new AppError('forbidden', 'You can no longer answer this request');
  return locked;
}

/** The client may send the project and user of the request. If they do not match, nothing changes. */
function assertSameRequest(request: RequestRow, { postId, userId }: AcceptBody): void {
  const same =
    (postId === undefined || postId === request.projectId) &&
    (userId === undefined || userId === request.createdBy);
  if (!same) throw new AppError('conflict', 'This notification is about another request');
}

/**
 * Makes the user a member, in the transaction that has locked the project. If a block exists, the request ends
 * because of it instead, so check the returned status.
 * @throws AppError `conflict` when it is already answered, no seat is open, or the user's account is not active
 */
export async function acceptPending(
  ctx: UserCtx,
  project: LockedProject,
  request: RequestRow,
): Promise<RequestRow> {
  assertPending(ctx, request);
  assertAllowed(noSeatReason(project.status, project.seatsOpen));
  await assertOwnerNotSuspended(ctx, project);
  await assertActive(ctx, request.userId);
  const ended = await endIfBlocked(ctx, request);
  if (ended !== undefined) return ended;
  const answeredBy = ctx.actor.userId;
  await addMember(ctx, { projectId: project.id, userId: request.userId, role: 'member' });
  const { userId, seatId } = request;
  const taken = await takeSeat(ctx, project.id, { userId, seatId });
  const answer = { status: 'accepted', answeredAt: ctx.clock.now(), answeredBy } as const;
  await repository.updateRequest(ctx.db, request.id, { ...answer, seatId: taken?.id ?? null });
  await settleStatus(ctx, project, project.seatsOpen - 1);
  await audit(ctx, { actorId: answeredBy, action: 'request_accepted', subject: request.id });
  await emit(ctx, 'request.accepted', {
    ...requestEvent(request),
    answeredBy,
    ...(taken && { seat: { name: taken.name, instead: taken.instead } }),
  });
  await enqueueResponseStats(ctx, request.projectId);
  return { ...request, ...answer, seatId: taken?.id ?? null, seatName: taken?.name ?? null };
}

/**
 * Makes a rejected join request pending again, for another 14 days. In a full project it returns to the waitlist.
 * @throws AppError `conflict` in the same cases as an invitation, except that the project may be full
 */
export async function reopenRequest(ctx: UserCtx, requestId: string): Promise<Request> {
  return await withTransaction(ctx, async (ctx) => {
    const { project, request } = await lockRequest(ctx, requestId);
    if (!canReopenRequest(request, await findRole(ctx, project.id, ctx.actor.userId)))
      throw new AppError(
        'forbidden',
        'Only the owner and co-owners of this project may reopen a join request',
      );
    assertAllowed(notReopenableReason(project.status));
    await assertActive(ctx, request.userId);
    await assertReopenable(ctx, project, request);
    await assertOpenToInvitations(ctx, project, request.userId);
    const now = ctx.clock.now();
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
    await emit(ctx, 'request.reopened', requestEvent(request));
    await enqueueResponseStats(ctx, request.projectId);
    return requestView({ ...request, ...pending }, now);
  });
}

async function assertReopenable(ctx: UserCtx, project: LockedProject, request: RequestRow): Promise<void> {
  const { projectId, userId, status, answeredAt } = request;
  if (status !== 'rejected' || answeredAt === null)
    throw new AppError('conflict', 'Only a rejected request can be reopened');
  if (answeredAt < coolingOffStart(ctx.clock.now()))
    throw new AppError('conflict', 'This request was rejected too long ago');
  if ((await findRole(ctx, projectId, userId)) !== undefined)
    throw new AppError('conflict', 'This user is already a member of the project');
  if ((await expireOrGetPending(ctx, project, userId)) !== undefined)
    throw new AppError('conflict', 'Another request of this user is pending');
}
