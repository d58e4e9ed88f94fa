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
  if (!isAfterPublication(event.status)) return await update();
  const expected = await findTeamProject(ctx.db, event.id, id);
  // Before the participant, as if they left the project.
  if (expected !== undefined) await lockManyProjects(ctx, [expected]);
  await update();
  // They can have been accepted into a project until the update locked their row. Waiting for the lock of this project
  // can be a deadlock with a change of the same membership, after which one of both transactions runs again.
  const projectId = expected ?? (await findTeamProject(ctx.db, event.id, id));
  if (projectId !== undefined) await changeFormedTeam(ctx, projectId, { joining: [], leaving: [userId] });
}
