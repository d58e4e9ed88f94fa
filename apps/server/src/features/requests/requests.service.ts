import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { OwnRequest, Request, requests, WaitingRequest } from '@teamwright/contracts/requests.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId, newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getStatus } from '../accounts/accounts.service.ts';
import { listMatches } from '../matching/matching.listed.service.ts';
import { getNotificationOfRequest, notify } from '../notifications/notifications.service.ts';
import { listWaitlistPositions } from '../projects/projects.service.ts';
import { listSeatsToFill, openSeatOf } from '../seats/seats.service.ts';
import { notAcceptingReason } from '../teams/teams.policy.ts';
import {
  assertCanManage,
  getRole,
  type LockedProject,
  listManagerIds,
  lockProject,
} from '../teams/teams.service.ts';
import { acceptPending } from './requests.answer.service.ts';
import { expireOrGetPending } from './requests.end.service.ts';
import {
  assertActive,
  assertAllowed,
  assertNotBlocked,
  assertOpenToInvitations,
  assertOwnerNotSuspended,
} from './requests.guards.service.ts';
import { listFirstPendingIn, listPendingIn, listPendingOf } from './requests.list.repository.ts';
import {
  canCheckRequest,
  canRemindOfRequest,
  coolingOffStart,
  expiryOf,
  isOverdue,
  noReminderReason,
  remindableFrom,
  secondsToNextInvitation,
  weekBefore,
} from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import {
  invitationMessage,
  joinMessage,
  notAcceptingInvitations,
  requestEvent,
  requestView,
} from './requests.view.ts';

const maxListed = limits.pendingRequests.max;
/** How many requests of each project are loaded for a list over several projects. */
const maxPerProject = 20;

type JoinRequestInput = ParsedInput<typeof requests.send>['body'];
type InvitationInput = ParsedInput<typeof requests.invite>['body'];

/**
 * Whether the user may not ask to join: as a member, while their request is pending, and for 30 days after a
 * rejection. A pending invitation does not prevent it, because asking accepts it.
 */
export async function checkRequest(ctx: UserCtx, projectId: string, userId: string): Promise<boolean> {
  const actorRole = await getRole(ctx, projectId, ctx.actor.userId);
  if (!canCheckRequest(userId, ctx.actor.userId, actorRole))
    throw new AppError('forbidden', 'This belongs to another user');
  await getStatus(ctx, userId);
  if ((await getRole(ctx, projectId, userId)) !== undefined) return true;
  return await hasAsked(ctx, projectId, userId);
}

async function hasAsked(ctx: UserCtx, projectId: string, userId: string): Promise<boolean> {
  const pending = await repository.findPending(ctx.db, projectId, userId);
  if (pending?.kind === 'join_request' && !isOverdue(pending, ctx.clock.now())) return true;
  return await isCoolingOff(ctx, { kind: 'join_request', projectId, userId });
}

/**
 * Asks to join a project and returns the owner's notification. If the user is already invited, this accepts the
 * invitation and returns its notification.
 */
export async function sendJoinRequest(ctx: UserCtx, input: JoinRequestInput): Promise<Notification> {
  const { userId, username } = ctx.actor;
  if (input.senderId !== undefined && input.senderId !== userId)
    throw new AppError('forbidden', 'You can only send requests as yourself');
  const sent = await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, input.postId);
    await assertCanAsk(ctx, project, input.recipientId);
    await assertNotBlocked(ctx, project);
    const invitation = await expireOrGetPending(ctx, project, userId);
    if (invitation !== undefined) {
      await acceptPending(ctx, project, withSeat(invitation, input.seatId));
      return { requestId: invitation.id, recipientId: userId };
    }
    const { note, role, seatId } = input;
    const values = { kind: 'join_request', userId, note, role } as const;
    const request = await insertPending(ctx, project, values, seatId);
    const message = joinMessage(username, project.title, request.seatName);
    await notifyRecipients(ctx, request, await listManagerIds(ctx, project.id), message);
    return { requestId: request.id, recipientId: project.ownerId };
  });
  return await getNotificationOfRequest(ctx, sent.requestId, sent.recipientId);
}

async function assertCanAsk(ctx: UserCtx, project: LockedProject, recipientId?: string): Promise<void> {
  const { userId } = ctx.actor;
  if (recipientId !== undefined && recipientId !== project.ownerId)
    throw new AppError('forbidden', 'A request can only go to the owner of the project');
  const role = await getRole(ctx, project.id, userId);
  if (role === 'owner') throw new AppError('forbidden', 'This is your own project');
  if (role !== undefined) throw new AppError('conflict', 'You are already a member of this project');
  if (await hasAsked(ctx, project.id, userId))
    throw new AppError('conflict', 'You have already sent a request for this project');
}

/** Invites a user. If they have already asked to join, this accepts and returns their request. */
export async function inviteUser(ctx: UserCtx, input: InvitationInput): Promise<Request> {
  const userId = knownId(input.userId, 'User');
  return await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, input.postId);
    await assertCanManage(ctx, project.id);
    await assertCanInvite(ctx, project, userId);
    const request = await expireOrGetPending(ctx, project, userId);
    const now = ctx.clock.now();
    const accepted = request && (await acceptPending(ctx, project, withSeat(request, input.seatId)));
    if (accepted?.status === 'accepted') return requestView(accepted, now);
    // A user cannot be added across a block. The error is the same as for an invitation.
    await assertOpenToInvitations(ctx, project, userId);
    await assertInvitationLimits(ctx, userId);
    const values = { kind: 'invitation', userId, note: input.note, role: '' } as const;
    const invitation = await insertPending(ctx, project, values, input.seatId);
    await notifyRecipients(
      ctx,
      invitation,
      [userId],
      invitationMessage(ctx.actor.username, project.title, invitation.seatName),
    );
    return requestView(invitation, now);
  });
}

async function assertCanInvite(ctx: UserCtx, project: LockedProject, userId: string): Promise<void> {
  await assertActive(ctx, userId);
  if ((await getRole(ctx, project.id, userId)) !== undefined)
    throw new AppError('conflict', 'This user is already a member of the project');
  const pending = await expireOrGetPending(ctx, project, userId);
  if (pending?.kind === 'invitation') throw new AppError('conflict', 'This user is already invited');
  if (await isCoolingOff(ctx, { kind: 'invitation', projectId: project.id, userId }))
    throw new AppError(
      'conflict',
      `This user rejected an invitation within the last ${limits.coolingOffDays} days`,
    );
}

/**
 * Locks the sender's and then the recipient's invitations, so that the counts stay correct until this one is
 * inserted. At the limit, the error is the same as for a user who accepts no invitations.
 */
async function assertInvitationLimits(ctx: UserCtx, userId: string): Promise<void> {
  await repository.lockInvitations(ctx.db, 'of', ctx.actor.userId);
  await repository.lockInvitations(ctx.db, 'to', userId);
  const now = ctx.clock.now();
  const sentAt = await repository.listInvitationTimes(ctx.db, ctx.actor.userId, weekBefore(now));
  const retryAfter = secondsToNextInvitation(sentAt, now);
  if (retryAfter > 0) {
    const text = `You can send ${limits.invitationsPerWeek} invitations a week`;
    throw new AppError('rate_limited', text, { retryAfter });
  }
  const got = await repository.countInvitationsTo(ctx.db, userId, weekBefore(now));
  if (got >= limits.invitationsToOnePerWeek) throw new AppError('conflict', notAcceptingInvitations);
}

/**
 * Inserts a pending request for a project that the caller has locked.
 * @throws AppError `conflict` when the project accepts no members or the named seat is filled, `not_found` for an
 * unknown seat
 */
async function insertPending(
  ctx: UserCtx,
  project: LockedProject,
  input: Pick<Request, 'kind' | 'userId' | 'note' | 'role'>,
  seatId: string | null,
): Promise<repository.RequestRow> {
  assertAllowed(notAcceptingReason(project.status));
  await assertOwnerNotSuspended(ctx, project);
  const seat = await openSeatOf(ctx, project.id, seatId);
  const now = ctx.clock.now();
  const request: repository.RequestRow = {
    ...input,
    id: newId(),
    projectId: project.id,
    createdBy: ctx.actor.userId,
    seatId: seat?.id ?? null,
    seatName: seat?.name ?? null,
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
  const event = input.kind === 'invitation' ? 'invitation.sent' : 'request.submitted';
  await emit(ctx, event, requestEvent(request));
  return request;
}

/** A request that names a seat, or else the seat that the other side named. */
function withSeat(request: repository.RequestRow, seatId: string | null): repository.RequestRow {
  return { ...request, seatId: request.seatId ?? seatId?.toLowerCase() ?? null };
}

/** Notifies these users of a request that one of them can answer. */
async function notifyRecipients(
  ctx: UserCtx,
  request: repository.RequestRow,
  recipientIds: readonly string[],
  message: string,
): Promise<void> {
  const { id: requestId, projectId, kind: type } = request;
  for (const recipientId of recipientIds)
    await notify(ctx, { recipientId, senderId: ctx.actor.userId, projectId, requestId, type, message });
}

/** Whether the same request was rejected too recently to be repeated. */
async function isCoolingOff(
  ctx: Ctx,
  request: Pick<repository.RequestRow, 'kind' | 'projectId' | 'userId'>,
): Promise<boolean> {
  return await repository.findRejectedSince(ctx.db, request, coolingOffStart(ctx.clock.now()));
}

/** Pending requests and invitations of the user and of their projects, in two queries. */
export async function listOwnRequests(ctx: UserCtx): Promise<OwnRequest[]> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const rows = await listPendingOf(ctx.db, userId, now, maxListed);
  const positions = await listWaitlistPositions(ctx, userId, [
    ...new Set(rows.map(({ request }) => request.projectId)),
  ]);
  return rows.map(({ request, project, person, role }) => ({
    ...requestView(request, now),
    project,
    person,
    waitlist: positions.get(request.id) ?? null,
    can: {
      remind:
        canRemindOfRequest(request, userId, role ?? undefined) &&
        noReminderReason(request, project.status, now) === undefined,
    },
    remindableFrom: remindableFrom(request).toISOString(),
  }));
}

/** Join requests that wait for an answer from the managers of this project, oldest first, with their matches. */
export async function listWaiting(ctx: UserCtx, projectId: string): Promise<WaitingRequest[]> {
  await getRole(ctx, projectId, ctx.actor.userId);
  await assertCanManage(ctx, projectId);
  const now = ctx.clock.now();
  const filter = { projectId, kind: 'join_request', now } as const;
  const rows = await listPendingIn(ctx.db, filter, { readerId: ctx.actor.userId, limit: maxListed });
  return await withMatches(ctx, rows);
}

/** The oldest pending join requests of each of these projects. The caller must check that the actor manages them. */
export async function listWaitingIn(ctx: UserCtx, projectIds: readonly string[]): Promise<WaitingRequest[]> {
  const rows = await listFirstPendingIn(ctx.db, projectIds, {
    readerId: ctx.actor.userId,
    now: ctx.clock.now(),
    limit: maxPerProject,
  });
  return await withMatches(ctx, rows);
}

type PendingRow = Awaited<ReturnType<typeof listPendingIn>>[number];

async function withMatches(ctx: UserCtx, rows: readonly PendingRow[]): Promise<WaitingRequest[]> {
  const now = ctx.clock.now();
  const requests = rows.map(({ request }) => request);
  const fills = await listSeatsToFill(ctx, requests);
  // The row names the seat that the user gets, so the score is not about a better one.
  const wanted = requests.map(({ projectId, userId, seatId }, index) => ({
    projectId,
    userId,
    seatId: seatId ?? fills[index]?.id ?? null,
  }));
  const matches = await listMatches(ctx, wanted);
  return rows.map(({ request, person, notificationId }, index) => ({
    ...requestView(request, now),
    person,
    notificationId,
    match: matches[index] ?? null,
    fills: fills[index] ?? null,
  }));
}
