import type { RepairDifference } from '@teamwright/contracts/events/repair.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { AppError } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { audit } from '../../audit/audit.service.ts';
import { archiveFormed, changeFormedTeam } from '../../projects/members/projects.departure.service.ts';
import { lockManyProjects } from '../../projects/projects.bulk.service.ts';
import type { EventRow } from '../events.repository.ts';
import { lockManaged } from '../events.service.ts';
import { updateFormation } from '../forming/events.forming.repository.ts';
import { markPlaced, updateTeamProjects } from '../forming/events.publishing.repository.ts';
import { createProjectsOf } from '../forming/events.publishing.service.ts';
import { scoreOfPublished } from '../forming/events.run.service.ts';
import { findFault, getDifference, loadRepair, type Repair } from './events.difference.service.ts';
import * as repository from './events.repair.repository.ts';

/**
 * Makes the teams of a repair the published ones, in one transaction. No-op if it is already applied.
 * @throws AppError `conflict` if other teams are published by now, if participants declined to move, or if a team
 * breaks a hard rule without members who have left or are absent since
 */
export async function applyRepair(
  ctx: UserCtx,
  eventId: string,
  version: number,
  note: string,
): Promise<RepairDifference> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    const repair = await loadRepair(ctx, event, version);
    const { formation, before } = repair;
    if (formation.appliedAt !== null) return;
    const fault = await findFault(ctx, event, repair);
    if (fault !== null) throw new AppError('conflict', fault);
    const formationId = formation.id;
    const scoreBefore = await scoreOfPublished(ctx, event, formation);
    // A message is stored before the change, or is checked against the new members.
    await lockManyProjects(
      ctx,
      before.flatMap(({ projectId }) => projectId ?? []),
    );
    // Before the projects change: joining and leaving them changes the published teams, and these are the new ones.
    await repository.updatePublishedFormation(ctx.db, event.id, formationId);
    // Loaded again, because members can have left until their projects were locked.
    await changeProjects(ctx, event, await loadRepair(ctx, event, version));
    await repository.removeNotAttending(ctx.db, formationId);
    await markPlaced(ctx.db, formationId);
    await repository.updateUnplaced(ctx.db, event.id, formationId);
    await updateFormation(ctx.db, formationId, { appliedAt: ctx.clock.now(), applyNote: note, scoreBefore });
    await emit(ctx, 'event.repaired', { eventId: event.id, formationId });
    await emit(ctx, 'event.changed', { eventId: event.id });
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_repaired', subject: event.id });
  });
  return await getDifference(ctx, eventId, version);
}

/** Teams keep their projects. Projects that were deleted or archived in the meantime are created again. */
async function changeProjects(ctx: Ctx, event: EventRow, { before, open, closed }: Repair): Promise<void> {
  const withProject = new Map(
    before
      .filter(({ projectStatus }) => projectStatus !== null && projectStatus !== 'archived')
      .map((team) => [team.id, team]),
  );
  const continued = open.flatMap((team) => {
    const from = withProject.get(team.fromId ?? '');
    return from?.projectId ? [{ team, from, projectId: from.projectId }] : [];
  });
  await updateTeamProjects(
    ctx.db,
    continued.map(({ team, projectId }) => ({ teamId: team.id, projectId })),
  );
  for (const { team, from, projectId } of continued) {
    const [old, now] = [userIdsOf(from), userIdsOf(team)];
    const joining = [...now.difference(old)];
    const leaving = [...old.difference(now)];
    if (joining.length + leaving.length > 0) await changeFormedTeam(ctx, projectId, { joining, leaving });
  }
  for (const { team } of closed) {
    const projectId = withProject.get(team.id)?.projectId;
    if (projectId) await archiveFormed(ctx, projectId);
  }
  const kept = new Set(continued.map(({ team }) => team.id));
  await createProjectsOf(
    ctx,
    event,
    open.filter(({ id }) => !kept.has(id)),
  );
}

function userIdsOf({ members }: { readonly members: readonly { readonly userId: string }[] }): Set<string> {
  return new Set(members.map(({ userId }) => userId));
}
