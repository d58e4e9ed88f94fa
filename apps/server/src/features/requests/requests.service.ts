import type { ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { Request, requests } from '@teamwright/contracts/requests.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getStatus } from '../accounts/accounts.service.ts';
import { getNotificationOfRequest } from '../notifications/notifications.service.ts';
import {
  type LockedProject,
  listLeads,
  lockProject,
  requireLead,
  roleInProject,
} from '../teams/teams.service.ts';
import { acceptPending } from './requests.answer.service.ts';
import { refuseApart, refuseInviting } from './requests.blocks.ts';
import { takePending } from './requests.expire.service.ts';
import { askPeople, insertPending, isCoolingOff } from './requests.guards.service.ts';
import { joinMessage } from './requests.outcome.ts';
import { checksRequest, invitationWait, isOverdue, takesNone, weekBefore } from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { requestView } from './requests.view.ts';

type JoinRequestInput = ParsedInput<typeof requests.send>['body'];
type InvitationInput = ParsedInput<typeof requests.invite>['body'];

/**
 * Whether the user may not ask to join: as a member, while their request is pending, and for 30 days after a
 * rejection. A pending invitation does not prevent it, because asking accepts it.
 */
export async function checkRequest(ctx: UserCtx, projectId: string, userId: string): Promise<boolean> {
  const actorRole = await roleInProject(ctx, projectId, ctx.actor.userId);
  if (!checksRequest(userId, ctx.actor.userId, actorRole))
    throw new AppError('forbidden', 'This belongs to somebody else');
  await getStatus(ctx, userId);
  if ((await roleInProject(ctx, projectId, userId)) !== undefined) return true;
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
    throw new AppError('forbidden', 'A request is sent in your own name');
  const sent = await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, input.postId);
    await refuseJoinRequest(ctx, project, input.recipientId);
    await refuseApart(ctx, project);
    const invitation = await takePending(ctx, project, userId);
    if (invitation !== undefined) {
      await acceptPending(ctx, project, invitation);
      return { requestId: invitation.id, recipientId: userId };
    }
    const { note, role } = input;
    const request = await insertPending(ctx, project, { kind: 'join_request', userId, note, role });
    const message = joinMessage(username, project.title);
    await askPeople(ctx, request, await listLeads(ctx, project.id), message);
    return { requestId: request.id, recipientId: project.ownerId };
  });
  return await getNotificationOfRequest(ctx, sent.requestId, sent.recipientId);
}

async function refuseJoinRequest(ctx: UserCtx, project: LockedProject, recipientId?: string): Promise<void> {
  const { userId } = ctx.actor;
  if (recipientId !== undefined && recipientId !== project.ownerId)
    throw new AppError('forbidden', 'A request goes to the owner of the project');
  const role = await roleInProject(ctx, project.id, userId);
  if (role === 'owner') throw new AppError('forbidden', 'This is your own project');
  if (role !== undefined) throw new AppError('conflict', 'You belong to this project already');
  if (await hasAsked(ctx, project.id, userId))
    throw new AppError('conflict', 'You have already sent a request for this project');
}

/** Invites a user. If they have already asked to join, this accepts and returns their request. */
export async function invitePerson(ctx: UserCtx, input: InvitationInput): Promise<Request> {
  const userId = knownId(input.userId, 'User');
  return await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, input.postId);
    await requireLead(ctx, project.id);
    await refuseInvitation(ctx, project, userId);
    const request = await takePending(ctx, project, userId);
    const now = ctx.clock.now();
    const accepted = request && (await acceptPending(ctx, project, request));
    if (accepted?.status === 'accepted') return requestView(accepted, now);
    // A user cannot be added across a block. The error is the same as for an invitation.
    await refuseInviting(ctx, project, userId);
    await refuseTooMany(ctx, userId);
    const wish = { kind: 'invitation', userId, note: input.note, role: '' } as const;
    const invitation = await insertPending(ctx, project, wish);
    await askPeople(ctx, invitation, [userId], `${ctx.actor.username} invited you to join ${project.title}`);
    return requestView(invitation, now);
  });
}

async function refuseInvitation(ctx: UserCtx, project: LockedProject, userId: string): Promise<void> {
  if ((await getStatus(ctx, userId)) !== 'active')
    throw new AppError('conflict', 'This account is no longer active');
  if ((await roleInProject(ctx, project.id, userId)) !== undefined)
    throw new AppError('conflict', 'This person belongs to the project already');
  const pending = await takePending(ctx, project, userId);
  if (pending?.kind === 'invitation') throw new AppError('conflict', 'This person is invited already');
  if (await isCoolingOff(ctx, { kind: 'invitation', projectId: project.id, userId }))
    throw new AppError('conflict', `This person declined within the last ${limits.coolingOffDays} days`);
}

/**
 * Locks the sender's and then the recipient's invitations, so that the counts stay correct until this one is
 * inserted. At the limit, the error is the same as for a user who accepts no invitations.
 */
async function refuseTooMany(ctx: UserCtx, userId: string): Promise<void> {
  await repository.lockInvitations(ctx.db, 'of', ctx.actor.userId);
  await repository.lockInvitations(ctx.db, 'to', userId);
  const now = ctx.clock.now();
  const sentAt = await repository.listInvitationTimes(ctx.db, ctx.actor.userId, weekBefore(now));
  const retryAfter = invitationWait(sentAt, now);
  if (retryAfter > 0) {
    const text = `You can send ${limits.invitationsPerWeek} invitations a week`;
    throw new AppError('rate_limited', text, { retryAfter });
  }
  const got = await repository.countInvitationsTo(ctx.db, userId, weekBefore(now));
  if (got >= limits.invitationsToOnePerWeek) throw new AppError('conflict', takesNone);
}
