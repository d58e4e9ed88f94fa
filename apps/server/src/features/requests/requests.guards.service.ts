import type { Request } from '@teamwright/contracts/requests.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId, newId } from '../../core/ids.ts';
import { getStatus } from '../accounts/accounts.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { type LockedProject, lockProject, roleOf } from '../teams/teams.service.ts';
import {
  closedDoor,
  closedForNow,
  coolingOffStart,
  expiryOf,
  remindsOfRequest,
  statusAt,
  withdrawsRequest,
} from './requests.policy.ts';
import * as repository from './requests.repository.ts';

type RequestRow = repository.RequestRow;
type NewRequest = Pick<Request, 'kind' | 'userId' | 'note' | 'role'>;

/**
 * Inserts a pending request for a project that the caller has locked.
 * @throws AppError `conflict` when the project accepts no members
 */
export async function insertPending(
  ctx: UserCtx,
  project: LockedProject,
  wish: NewRequest,
): Promise<RequestRow> {
  const refusal = closedDoor(project.status);
  if (refusal !== undefined) throw new AppError('conflict', refusal);
  await requireOwner(ctx, project);
  const now = ctx.clock.now();
  const request: RequestRow = {
    ...wish,
    id: newId(),
    projectId: project.id,
    createdBy: ctx.actor.userId,
    status: 'pending',
    reason: '',
    createdAt: now,
    expiresAt: expiryOf(now),
    answeredAt: null,
    answeredBy: null,
    remindedAt: null,
    clockRemindedAt: null,
    unanswered: false,
  };
  await repository.insertRequest(ctx.db, request);
  const event = wish.kind === 'invitation' ? 'invitation.sent' : 'request.submitted';
  await emit(ctx, event, eventOf(request));
  return request;
}

/** Rejects joining while the project's owner is suspended. @throws AppError `conflict` */
export async function requireOwner(ctx: Ctx, { ownerId }: LockedProject): Promise<void> {
  if ((await getStatus(ctx, ownerId)) === 'suspended') throw new AppError('conflict', closedForNow);
}

/** Notifies these users of a request that one of them can answer. */
export async function askPeople(
  ctx: UserCtx,
  request: RequestRow,
  recipientIds: readonly string[],
  message: string,
): Promise<void> {
  const { id: requestId, projectId, kind: type } = request;
  for (const recipientId of recipientIds)
    await notify(ctx, { recipientId, senderId: ctx.actor.userId, projectId, requestId, type, message });
}

/** Whether the same request was rejected too recently to be repeated. */
export async function isCoolingOff(
  ctx: Ctx,
  wish: Pick<RequestRow, 'kind' | 'projectId' | 'userId'>,
): Promise<boolean> {
  return await repository.findRejectedSince(ctx.db, wish, coolingOffStart(ctx.clock.now()));
}

/**
 * Locks a request and its project, the project first. All changes of a team or a request wait for this lock, so of
 * two concurrent answers the second sees the result of the first.
 * @throws AppError `not_found`
 */
export async function lockRequest(
  ctx: Ctx,
  requestId: string,
): Promise<{ project: LockedProject; request: RequestRow }> {
  const known = await repository.findRequest(ctx.db, knownId(requestId, 'Request'));
  if (known === undefined) throw notFound('Request');
  const project = await lockProject(ctx, known.projectId);
  const request = await repository.findRequestForUpdate(ctx.db, known.id);
  if (request === undefined) throw notFound('Request');
  return { project, request };
}

/** @throws AppError `forbidden` */
export async function requireWithdrawing(ctx: UserCtx, request: RequestRow): Promise<void> {
  const { userId } = ctx.actor;
  if (!withdrawsRequest(request, userId, await roleOf(ctx, request.projectId, userId)))
    throw new AppError('forbidden', 'This request is not yours to withdraw');
}

/** @throws AppError `forbidden` */
export async function requireReminding(ctx: UserCtx, request: RequestRow): Promise<void> {
  const { userId } = ctx.actor;
  if (!remindsOfRequest(request, userId, await roleOf(ctx, request.projectId, userId)))
    throw new AppError('forbidden', 'This request is not yours to remind of');
}

/** @throws AppError `conflict` when the request is no longer pending or has expired */
export function requirePending(ctx: Ctx, request: RequestRow): void {
  const { kind } = request;
  const status = statusAt(request, ctx.clock.now());
  if (status === 'pending') return;
  const what = kind === 'invitation' ? 'invitation' : 'request';
  const happened = status === 'expired' ? 'has expired' : `has already been ${status}`;
  throw new AppError('conflict', `This ${what} ${happened}`);
}

/** The payload of a request's events. */
export function eventOf({ id, projectId, userId }: RequestRow) {
  return { requestId: id, projectId, userId };
}
