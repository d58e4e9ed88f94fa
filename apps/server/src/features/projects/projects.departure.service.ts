import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import {
  findRole,
  type LockedProject,
  listMembershipsOf,
  lockProject,
  promoteCoOwner,
  removeMember,
} from '../teams/teams.service.ts';
import * as repository from './projects.repository.ts';
import { settleStatus } from './projects.service.ts';

/**
 * Removes a user from all projects. Projects that they own pass to the first co-owner, or are archived if there is
 * none.
 */
export async function leaveAllProjects(ctx: Ctx, userId: string): Promise<void> {
  for (const { projectId } of await listMembershipsOf(ctx, userId)) {
    const project = await lockProject(ctx, projectId);
    // Before the lock, the project may have got another owner or the user may have lost their seat.
    const role = await findRole(ctx, projectId, userId);
    if (role === undefined) continue;
    await removeMember(ctx, { projectId, userId });
    if (role === 'owner') await passOn(ctx, project);
    else await settleStatus(ctx, project, project.seatsOpen + 1);
  }
}

/**
 * Ends memberships and projects of deleted accounts. Only earlier versions left such rows; today the database rejects
 * them. Idempotent.
 */
export async function endProjectsOfDeletedAccounts(ctx: Ctx): Promise<void> {
  for (const userId of await repository.listDeletedWithProjects(ctx.db)) {
    await withTransaction(ctx, (ctx) => leaveAllProjects(ctx, userId));
    for (const projectId of await repository.listOpenOf(ctx.db, userId))
      await withTransaction(ctx, (ctx) => passOnIfLeft(ctx, projectId, userId));
  }
}

/** Checks again under the lock: the project may have got a new owner or been archived since it was listed. */
async function passOnIfLeft(ctx: Ctx, projectId: string, ownerId: string): Promise<void> {
  const project = await lockProject(ctx, projectId);
  if (project.ownerId === ownerId && project.status !== 'archived') await passOn(ctx, project);
}

async function passOn(ctx: Ctx, project: LockedProject): Promise<void> {
  const now = ctx.clock.now();
  const heir = await promoteCoOwner(ctx, project.id);
  if (heir !== undefined) {
    await repository.updateProjectOwner(ctx.db, project.id, heir, now);
    await settleStatus(ctx, project, project.seatsOpen + 1);
    await emit(ctx, 'ownership.inherited', { projectId: project.id, userId: heir });
    return;
  }
  await repository.updateProjectStatus(ctx.db, project.id, 'archived', now);
  await emit(ctx, 'project.status_changed', { projectId: project.id });
  await emit(ctx, 'project.archived', { projectId: project.id });
}
