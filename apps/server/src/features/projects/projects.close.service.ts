import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { assertCanManage, type LockedProject, lockProject } from '../teams/teams.service.ts';
import { noCloseReason, noEditReason, noReopenReason, statusBySeats } from './projects.policy.ts';
import * as repository from './projects.repository.ts';
import { getProject } from './projects.service.ts';

/** Closes a project for new members. Pending requests expire with that reason, in the same transaction. */
export async function closeProject(ctx: UserCtx, id: string): Promise<Project> {
  return await changeStatus(ctx, id, 'project_closed', ({ status }) => ({
    refusal: noCloseReason(status),
    status: 'closed',
  }));
}

/** Opens a project for new members, or marks it as full if it has no open seat. */
export async function reopenProject(ctx: UserCtx, id: string): Promise<Project> {
  return await changeStatus(ctx, id, 'project_reopened', ({ status, seatsOpen }) => ({
    refusal: noReopenReason(status),
    status: statusBySeats(seatsOpen),
  }));
}

interface StatusChange {
  readonly refusal: string | undefined;
  readonly status: Project['status'];
}

async function changeStatus(
  ctx: UserCtx,
  id: string,
  action: string,
  decide: (project: LockedProject) => StatusChange,
): Promise<Project> {
  await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, id);
    await assertCanManage(ctx, project.id);
    const { refusal, status } = decide(project);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await repository.updateProjectStatus(ctx.db, project.id, status, ctx.clock.now());
    await audit(ctx, { actorId: ctx.actor.userId, action, subject: project.id });
    await emit(ctx, 'project.status_changed', { projectId: project.id });
  });
  return await getProject(ctx, id);
}

/**
 * Archives a project permanently, for an administrator whose role the caller has checked. Pending requests expire;
 * room and comments become read-only. @throws AppError `not_found`, `conflict` when it is archived
 */
export async function archiveProject(ctx: UserCtx, id: string, reason: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const project = await lockProject(ctx, id);
    const refusal = noEditReason(project.status);
    if (refusal !== undefined) throw new AppError('conflict', refusal);
    await repository.updateProjectStatus(ctx.db, project.id, 'archived', ctx.clock.now());
    await audit(ctx, {
      actorId: ctx.actor.userId,
      action: 'project_archived',
      subject: project.id,
      reason: { userId: project.ownerId, text: reason },
    });
    await emit(ctx, 'project.status_changed', { projectId: project.id });
    await emit(ctx, 'project.archived', { projectId: project.id, archivedBy: ctx.actor.userId });
  });
}
