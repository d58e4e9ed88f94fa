import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { lockProject } from '../teams/teams.service.ts';
import { noEditReason } from './projects.policy.ts';
import * as repository from './projects.repository.ts';

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
