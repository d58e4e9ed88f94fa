import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import type { DomainEvents } from '../../../core/events.ts';
import { knownId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { getStatus } from '../../accounts/accounts.service.ts';
import { audit } from '../../audit/audit.service.ts';
import { canManageTeam, isTeamOwner } from '../../teams/teams.policy.ts';
import {
  addOffer,
  changeRole,
  dropOffer,
  findOffer,
  findRole,
  fulfilOffer,
  listOffersBetween,
  lockProject,
} from '../../teams/teams.service.ts';
import { noEditReason } from '../projects.policy.ts';
import * as repository from '../projects.repository.ts';
import { getProject } from '../projects.service.ts';

type NewRole = 'co_owner' | 'member';

/** Makes a member a co-owner, or a co-owner a member. @throws AppError `conflict` if they already have that role */
export async function setRole(
  ctx: UserCtx,
  { id, userId }: { id: string; userId: string },
  role: NewRole,
): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const before = await lockMember(ctx, id, userId);
    if (before === 'owner') throw new AppError('forbidden', 'The owner must transfer the project instead');
    if (before === role)
      throw new AppError('conflict', `This user is already a ${role === 'member' ? 'member' : 'co-owner'}`);
    await changeRole(ctx, { projectId: id, userId, role, changedBy: ctx.actor.userId });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'role_changed', subject: userId });
  });
  return await getProject(ctx, id);
}

/** Offers the actor's project to a member. Nothing else changes until they answer. */
export async function offerOwnership(ctx: UserCtx, id: string, memberId: string): Promise<Project> {
  const userId = knownId(memberId, 'User');
  await withTransaction(ctx, async (ctx) => {
    if ((await lockMember(ctx, id, userId)) === 'owner')
      throw new AppError('conflict', 'This project is already yours');
    await addOffer(ctx, { projectId: id, userId, ownerId: ctx.actor.userId });
  });
  return await getProject(ctx, id);
}

/** Withdraws the offer. Of a concurrent withdrawal and answer, only one takes effect. */
export async function withdrawOwnership(ctx: UserCtx, id: string): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const { role, offer } = await lockOffer(ctx, id);
    if (!canManageTeam(role)) throw new AppError('forbidden', 'Only the owner of this project may do this');
    if (offer === undefined) throw noOffer();
    if (!isTeamOwner(role)) throw new AppError('forbidden', 'Only the owner of this project may do this');
    await dropOffer(ctx, 'ownership.withdrawn', offer);
  });
  return await getProject(ctx, id);
}

/** Makes the actor the owner. The former owner becomes a co-owner. */
export async function acceptOwnership(ctx: UserCtx, id: string): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const { offer, project } = await lockOwnOffer(ctx, id);
    const refusal = noEditReason(project.status);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await repository.updateProjectOwner(ctx.db, offer.projectId, offer.userId, ctx.clock.now());
    await fulfilOffer(ctx, offer);
    await audit(ctx, { actorId: offer.userId, action: 'ownership_accepted', subject: offer.projectId });
  });
  return await getProject(ctx, id);
}

export async function declineOwnership(ctx: UserCtx, id: string): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const { offer } = await lockOwnOffer(ctx, id);
    await dropOffer(ctx, 'ownership.declined', offer);
  });
  return await getProject(ctx, id);
}

/**
 * Ends ownership offers between two users when one blocks the other, in the same transaction and without a
 * notification.
 */
export async function endOffersBetween(
  ctx: Ctx,
  { blockerId, blockedId }: DomainEvents['person.blocked'],
): Promise<void> {
  for (const { projectId } of await listOffersBetween(ctx, blockerId, blockedId)) {
    await lockProject(ctx, projectId);
    await endOffer(ctx, { projectId });
  }
}

/** Ends the ownership offer of a locked project without a notification. */
export async function endOffer(ctx: Ctx, { projectId }: { readonly projectId: string }): Promise<void> {
  const offer = await findOffer(ctx, projectId);
  if (offer !== undefined) await dropOffer(ctx, 'ownership.withdrawn', offer);
}

/** The role of a member of the actor's own project, which is locked. */
async function lockMember(ctx: UserCtx, id: string, userId: string) {
  const project = await lockProject(ctx, id);
  if (!isTeamOwner(await findRole(ctx, project.id, ctx.actor.userId)))
    throw new AppError('forbidden', 'Only the owner of this project may do this');
  await getStatus(ctx, userId);
  const refusal = noEditReason(project.status);
  if (refusal !== undefined) throw new AppError('conflict', refusal);
  const role = await findRole(ctx, project.id, userId);
  if (role === undefined) throw new AppError('conflict', 'This user is not a member of the project');
  return role;
}

async function lockOffer(ctx: UserCtx, id: string) {
  const project = await lockProject(ctx, id);
  const role = await findRole(ctx, project.id, ctx.actor.userId);
  return { project, role, offer: await findOffer(ctx, project.id) };
}

/** The offer to the actor. @throws AppError `conflict` if there is none any longer */
async function lockOwnOffer(ctx: UserCtx, id: string) {
  const { offer, project } = await lockOffer(ctx, id);
  if (offer === undefined) throw noOffer();
  if (offer.userId !== ctx.actor.userId)
    throw new AppError('forbidden', 'This project is offered to another user');
  return { offer, project };
}

function noOffer(): AppError {
  return new AppError('conflict', 'This project is no longer offered to you');
}
