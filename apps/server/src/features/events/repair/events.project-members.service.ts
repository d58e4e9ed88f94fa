import type { Ctx } from '../../../core/ctx.ts';
import { emit } from '../../../core/events.ts';
import { hasPlace } from '../events.policy.ts';
import { markPlaced } from '../forming/events.publishing.repository.ts';
import { findParticipantForUpdate } from '../registration/events.registration.repository.ts';
import * as repository from './events.repair.repository.ts';

interface Membership {
  readonly projectId: string;
  readonly userId: string;
}

/** The published team of a project, and a participant of its event who has not withdrawn. Locks the participant. */
async function lockMember(ctx: Ctx, { projectId, userId }: Membership) {
  const team = await repository.findTeamOfProject(ctx.db, projectId);
  const row = team && (await findParticipantForUpdate(ctx.db, team.eventId, userId));
  const isOfEvent = row !== undefined && (hasPlace(row.status) || row.status === 'absent');
  return team !== undefined && isOfEvent ? { ...team, participantId: row.id } : undefined;
}

/**
 * A participant whose membership in the project of their published team ends waits for a team. The project is locked.
 * The event is not, because a repair locks it before the projects.
 */
export async function leaveTeamOfProject(ctx: Ctx, membership: Membership): Promise<void> {
  const found = await lockMember(ctx, membership);
  if (found === undefined || !(await repository.removeFromTeam(ctx.db, found))) return;
  await repository.updateUnplaced(ctx.db, found.eventId, found.formationId);
  await emit(ctx, 'event.registration_changed', { eventId: found.eventId, userId: membership.userId });
}

/** A participant without a team who becomes a member of the project of a published team is in this team. */
export async function joinTeamOfProject(ctx: Ctx, membership: Membership): Promise<void> {
  const found = await lockMember(ctx, membership);
  if (found === undefined) return;
  const { eventId, formationId, teamId, participantId } = found;
  if (!(await repository.addToTeam(ctx.db, { formationId, teamId, participantId }))) return;
  await markPlaced(ctx.db, formationId);
  await emit(ctx, 'event.registration_changed', { eventId, userId: membership.userId });
}

/** Makes the clients of a published team refetch the event after a member of its project has joined or left. */
export async function refreshTeam(ctx: Ctx, { projectId }: Pick<Membership, 'projectId'>): Promise<void> {
  const team = await repository.findTeamOfProject(ctx.db, projectId);
  if (team === undefined) return;
  for (const userId of await repository.listUserIdsOfTeam(ctx.db, team.teamId))
    ctx.deps.realtime.toUser(userId, 'changed', { entity: 'event', id: team.eventId });
}
