import type { Ctx } from '../../../core/ctx.ts';
import { changeFormedTeam } from '../../projects/members/projects.departure.service.ts';
import type { EventRow } from '../events.repository.ts';
import { isAfterPublication } from './events.attendance.policy.ts';
import { findTeamProject } from './events.repair.repository.ts';

interface Leaver {
  readonly id: string;
  readonly userId: string;
}

/** Ends a participant's membership in their team, after the publication. The event is locked. */
export async function leaveTeam(ctx: Ctx, event: EventRow, { id, userId }: Leaver): Promise<void> {
  if (!isAfterPublication(event.status)) return;
  const projectId = await findTeamProject(ctx.db, event.id, id);
  if (projectId !== undefined) await changeFormedTeam(ctx, projectId, { joining: [], leaving: [userId] });
}
