import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { assertCanManage, type LockedProject, lockProject } from '../teams/teams.service.ts';
import { noCloseReason, noReopenReason, statusBySeats } from './projects.policy.ts';
import * as repository from './projects.repository.ts';
import { getProject } from './projects.service.ts';

/** Closes a project for new members. Pending requests expire with that reason, in the same transaction. */
export async function closeProject(ctx: UserCtx, id: string): Promise<Project> {
  return await turn(ctx, id, 'project_closed', ({ status }) => ({
    refusal: noCloseReason(status),
    status: 'closed',
  }));
}

/** Opens a project for new members, or marks it as full if it has no open seat. */
export async function reopenProject(ctx: UserCtx, id: string): Promise<Project> {
  return await turn(ctx, id, 'project_reopened', ({ status, seatsOpen }) => ({
    refusal: noReopenReason(status),
    status: statusBySeats(seatsOpen),
  }));
}

interface Turn {
  readonly refusal: string | undefined;
  readonly status: Project['status'];
}

async function turn(
  ctx: UserCtx,
  id: string,
  action: string,
  decide: (project: LockedProject) => Turn,
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
