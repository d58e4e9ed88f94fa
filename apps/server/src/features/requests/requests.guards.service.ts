import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { getStatus } from '../accounts/accounts.service.ts';
import { isBlockedWithAnyForShare } from '../blocks/blocks.service.ts';
import { type LockedProject, listManagerIds, lockProject } from '../teams/teams.service.ts';
import { type Refusal, statusAt } from './requests.policy.ts';
import * as repository from './requests.repository.ts';
import { notAcceptingInvitations, notAcceptingMembers, nounOf, refusalTexts } from './requests.view.ts';

type RequestRow = repository.RequestRow;

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

/** @throws AppError `conflict` with the text of the reason, if there is one */
export function assertAllowed(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new AppError('conflict', refusalTexts[refusal]);
}

/** @throws AppError `conflict` when the request is no longer pending or has expired */
export function assertPending(ctx: Ctx, request: RequestRow): void {
  const status = statusAt(request, ctx.clock.now());
  if (status === 'pending') return;
  const what = status === 'expired' ? 'has expired' : `has already been ${status}`;
  throw new AppError('conflict', `This ${nounOf(request.kind)} ${what}`);
}

/** The user may be suspended or deleted. @throws AppError `conflict` */
export async function assertActive(ctx: Ctx, userId: string): Promise<void> {
  if ((await getStatus(ctx, userId)) !== 'active')
    throw new AppError('conflict', 'This account is no longer active');
}

/** Rejects joining while the project's owner is suspended. @throws AppError `conflict` */
export async function assertOwnerNotSuspended(ctx: Ctx, { ownerId }: LockedProject): Promise<void> {
  if ((await getStatus(ctx, ownerId)) === 'suspended') throw new AppError('conflict', notAcceptingMembers);
}

/**
 * Rejects a join request if a block exists, with the same error as for a suspended owner. @throws AppError `conflict`
 */
export async function assertNotBlocked(ctx: UserCtx, project: LockedProject): Promise<void> {
  if (await isBlockedWithAnyForShare(ctx, ctx.actor.userId, await listManagerIds(ctx, project.id)))
    throw new AppError('conflict', notAcceptingMembers);
}

/**
 * Rejects an invitation if a block exists between the user and a manager, with the same error as for a user who is
 * not open to collaborate. @throws AppError `conflict`
 */
export async function assertOpenToInvitations(
  ctx: UserCtx,
  project: LockedProject,
  userId: string,
): Promise<void> {
  const isBlocked = await isBlockedWithAnyForShare(ctx, userId, await listManagerIds(ctx, project.id));
  if (isBlocked || !(await repository.isOpenToCollaborate(ctx.db, userId)))
    throw new AppError('conflict', notAcceptingInvitations);
}
