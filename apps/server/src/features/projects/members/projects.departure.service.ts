import type { Ctx } from '../../../core/ctx.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { adaptSeats, settleSeats } from '../../seats/seats.service.ts';
import {
  addMember,
  findRole,
  type LockedProject,
  listMembers,
  listMembershipsOf,
  lockProject,
  promoteHeir,
  removeMember,
} from '../../teams/teams.service.ts';
import * as repository from '../projects.repository.ts';
import { settleStatus } from '../projects.service.ts';

/**
 * Removes a user from all projects. Projects that they own pass to another owner (`promoteHeir`), or are archived.
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
  const heir = await promoteHeir(ctx, project.id);
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

interface TeamChange {
  readonly joining: readonly string[];
  readonly leaving: readonly string[];
}

/**
 * Changes the team of a project that an event formed. The project stays as large as its team, and it passes to the
 * first co-owner or member if the owner leaves. Without members it is archived.
 */
export async function changeFormedTeam(
  ctx: Ctx,
  projectId: string,
  { joining, leaving }: TeamChange,
): Promise<void> {
  const project = await lockProject(ctx, projectId);
  for (const userId of joining)
    if ((await findRole(ctx, project.id, userId)) === undefined)
      await addMember(ctx, { projectId: project.id, userId, role: 'member' });
  let isOwnerLeaving = false;
  for (const userId of leaving) {
    const role = await findRole(ctx, project.id, userId);
    if (role === undefined) continue;
    await removeMember(ctx, { projectId: project.id, userId });
    isOwnerLeaving ||= role === 'owner';
  }
  if (project.status === 'archived') return;
  const members = await listMembers(ctx, [project.id]);
  if (members.length === 0) return await archiveFormed(ctx, project.id);
  if (isOwnerLeaving) await passToMember(ctx, project.id);
  await resize(ctx, project, members.length);
}

async function passToMember(ctx: Ctx, projectId: string): Promise<void> {
  const heir = await promoteHeir(ctx, projectId);
  if (heir === undefined) return;
  await repository.updateProjectOwner(ctx.db, projectId, heir, ctx.clock.now());
  await emit(ctx, 'ownership.inherited', { projectId, userId: heir, ownerLeft: true });
}

async function resize(ctx: Ctx, project: LockedProject, teamSize: number): Promise<void> {
  const before = await repository.findProjectById(ctx.db, project.id);
  if (before === undefined) return;
  await settleSeats(ctx, project.id);
  if (before.teamSize !== teamSize) {
    await repository.updateProject(ctx.db, project.id, { teamSize, updatedAt: ctx.clock.now() });
    await adaptSeats(ctx, project.id, before);
    await emit(ctx, 'project.edited', { projectId: project.id });
  }
  // Also if the size stays: a team that lost a member was open until another one joined.
  await settleStatus(ctx, project, 0);
}

/** Archives the project of a team that has ended. Its members can still read the room. */
export async function archiveFormed(ctx: Ctx, projectId: string): Promise<void> {
  const project = await lockProject(ctx, projectId);
  if (project.status === 'archived') return;
  await repository.updateProjectStatus(ctx.db, project.id, 'archived', ctx.clock.now());
  await emit(ctx, 'project.status_changed', { projectId: project.id });
  await emit(ctx, 'project.archived', { projectId: project.id, isTeamClosed: true });
}
