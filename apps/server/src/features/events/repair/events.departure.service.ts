import type { Ctx } from '../../../core/ctx.ts';
import { changeFormedTeam } from '../../projects/members/projects.departure.service.ts';
import { lockManyProjects } from '../../projects/projects.bulk.service.ts';
import type { EventRow } from '../events.repository.ts';
import type { ParticipantRow } from '../registration/events.registration.repository.ts';
import { isAfterPublication } from './events.attendance.policy.ts';
import { findTeamProject } from './events.repair.repository.ts';

/**
 * Ends a participant's membership in their team, after the publication. The event is locked. `update` changes their row
 * before: a participant with a place who leaves the project would wait for a team.
 */
export async function leaveTeam(
  ctx: Ctx,
  event: EventRow,
  { id, userId }: ParticipantRow,
  update: () => Promise<void>,
): Promise<void> {
  const projectId = isAfterPublication(event.status)
    ? await findTeamProject(ctx.db, event.id, id)
    : undefined;
  // Before the participant, as if they left the project.
  if (projectId !== undefined) await lockManyProjects(ctx, [projectId]);
  await update();
  if (projectId !== undefined) await changeFormedTeam(ctx, projectId, { joining: [], leaving: [userId] });
}
