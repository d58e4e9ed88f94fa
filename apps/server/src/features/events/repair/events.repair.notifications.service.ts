import type { Ctx, DataCtx } from '../../../core/ctx.ts';
import { notifyMany } from '../../notifications/notifications.service.ts';
import { type EventRow, findEvent } from '../events.repository.ts';
import { findFormationById, listMembers, type MemberRow } from '../forming/events.forming.repository.ts';
import { namesOf, teamMessage } from '../forming/events.publishing.view.ts';
import { findParticipantOf } from '../registration/events.registration.repository.ts';
import { loadRepair, type Repair } from './events.difference.service.ts';
import { listTeamsWithProjects } from './events.repair.repository.ts';

async function findRepair(ctx: DataCtx, eventId: string, formationId: string) {
  const event = await findEvent(ctx.db, eventId);
  const formation = await findFormationById(ctx.db, formationId);
  if (event === undefined || formation === undefined) return undefined;
  return { event, repair: await loadRepair(ctx, event, formation.version) };
}

/** Notifies participants whose team has changed, with the reason, once each. */
export async function notifyRepaired(ctx: Ctx, eventId: string, formationId: string): Promise<void> {
  const found = await findRepair(ctx, eventId, formationId);
  if (found === undefined) return;
  const { event, repair } = found;
  const teams = await listTeamsWithProjects(ctx.db, formationId);
  const projectOf = new Map(teams.map(({ id, projectId }) => [id, projectId]));
  const about = { type: 'event' as const, eventId, dedupeKey: `event:${eventId}:repaired:${formationId}` };
  await notifyMany(
    ctx,
    [
      ...movedTexts(event, repair),
      ...joinedTexts(event, repair),
      ...unplacedTexts(event, repair),
      ...absentTexts(event, repair, await listMembers(ctx.db, formationId)),
    ].map(({ teamId, ...text }) => ({ ...text, ...about, projectId: projectOf.get(teamId ?? '') ?? null })),
  );
}

interface TeamText {
  readonly recipientId: string;
  readonly message: string;
  readonly named?: Readonly<Record<string, string>>;
  readonly teamId: string | null;
}

function movedTexts(event: EventRow, { moved, formation }: Repair): TeamText[] {
  const note = formation.applyNote === '' ? '' : ` ${formation.applyNote}`;
  return moved.map(({ person, from, to, reason }) => ({
    recipientId: person.userId,
    teamId: to.id,
    message: `You moved from “${from.name}” to “${to.name}” in “${event.title}”. Reason: ${reason}.${note}`,
  }));
}

function joinedTexts(event: EventRow, { joined }: Repair): TeamText[] {
  return joined.map(({ person, to }) => ({
    recipientId: person.userId,
    teamId: to.id,
    message: teamMessage(event.title, to),
    named: namesOf(to.members),
  }));
}

function unplacedTexts(event: EventRow, { unplaced }: Repair): TeamText[] {
  return unplaced.flatMap(({ person, from }) =>
    from === null
      ? []
      : [
          {
            recipientId: person.userId,
            teamId: null,
            message: `You are no longer in “${from.name}” in “${event.title}”. The organisers look for another team.`,
          },
        ],
  );
}

/** For participants who were absent when the repair was formed. Those in its teams were marked as absent later. */
function absentTexts(event: EventRow, { left }: Repair, members: readonly MemberRow[]): TeamText[] {
  const inTeams = new Set(members.map(({ participantId }) => participantId));
  return left
    .filter(({ person }) => person.status === 'absent' && !inTeams.has(person.participantId))
    .map(({ person, from }) => ({
      recipientId: person.userId,
      teamId: null,
      message:
        `You are no longer in “${from.name}” in “${event.title}”, because you are marked as absent. ` +
        'If you take part, check in or contact the organisers.',
    }));
}

/** Notifies participants who have not answered yet, once for each move, also if several repairs propose it. */
export async function notifyMoveAsked(ctx: Ctx, eventId: string, formationId: string): Promise<void> {
  await notifyMany(ctx, await listMoveNews(ctx, eventId, formationId));
}

/** What participants read who have not answered yet; nothing if the repair is applied. */
export async function listMoveNews(ctx: DataCtx, eventId: string, formationId: string) {
  const found = await findRepair(ctx, eventId, formationId);
  if (found === undefined || found.repair.formation.appliedAt !== null) return [];
  const { event, repair } = found;
  const asked = repair.moved.filter(({ accepted }) => accepted === null);
  return asked.map(({ person, from, to }) => ({
    recipientId: person.userId,
    type: 'event' as const,
    projectId: null,
    eventId,
    message: `The organisers would like to move you from “${from.name}” to “${to.name}” in “${event.title}”. Accept or reject on the page of the event.`,
    dedupeKey: `event:${eventId}:move:${repair.repaired.id}:${from.id}:${to.fromId ?? to.id}`,
  }));
}

/** Notifies a user that an organiser registered. No-op if the user has withdrawn in the meantime. */
export async function notifyLateComer(ctx: Ctx, eventId: string, userId: string): Promise<void> {
  const event = await findEvent(ctx.db, eventId);
  const row = event && (await findParticipantOf(ctx.db, eventId, userId));
  if (event === undefined || row === undefined || row.status === 'withdrawn') return;
  await notifyMany(ctx, [
    {
      recipientId: userId,
      type: 'event',
      projectId: null,
      eventId,
      message: `The organisers gave you a place in “${event.title}”. You will get a team, and you can withdraw at any time.`,
      dedupeKey: `event:${eventId}:late:${row.registeredAt.toISOString()}`,
    },
  ]);
}
