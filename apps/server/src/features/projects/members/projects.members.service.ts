import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { getStatus } from '../../accounts/accounts.service.ts';
import { audit } from '../../audit/audit.service.ts';
import { canBeRemoved, canLeaveTeam } from '../../teams/teams.policy.ts';
import { assertCanManage, findRole, getRole, lockProject, removeMember } from '../../teams/teams.service.ts';
import { getProject, settleStatus } from '../projects.service.ts';

/**
 * Removes the actor from the team.
 * @throws AppError `forbidden` for the owner and for non-members, `conflict` when the membership has just ended
 */
export async function leaveProject(ctx: UserCtx, id: string): Promise<Project> {
  const { userId } = ctx.actor;
  if ((await getRole(ctx, id, userId)) === undefined)
    throw new AppError('forbidden', 'You are not a member of this project');
  await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, id);
    const role = await findRole(ctx, project.id, userId);
    if (role === undefined) throw new AppError('conflict', 'You are no longer a member of this project');
    if (!canLeaveTeam(role)) throw new AppError('forbidden', 'The owner cannot leave their project');
    await removeMember(ctx, { projectId: project.id, userId });
    await settleStatus(ctx, project, project.seatsOpen + 1);
  });
  return await getProject(ctx, id);
}

/**
 * Removes another member from the team.
 * @throws AppError `not_found` for an unknown user, `conflict` for a non-member, `forbidden` for the owner
 */
export async function removeFromProject(ctx: UserCtx, id: string, userId: string): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const removedBy = ctx.actor.userId;
    const project = await lockProject(ctx, id);
    await assertCanManage(ctx, project.id);
    await getStatus(ctx, userId);
    const role = await findRole(ctx, project.id, userId);
    if (role === undefined) throw new AppError('conflict', 'This user is not a member of the project');
    if (!canBeRemoved(role))
      throw new AppError('forbidden', 'The owner cannot be removed from their project');
    await removeMember(ctx, { projectId: project.id, userId, removedBy });
    await settleStatus(ctx, project, project.seatsOpen + 1);
    await audit(ctx, { actorId: removedBy, action: 'member_removed', subject: userId });
  });
  return await getProject(ctx, id);
}
