import type { EventParticipant } from '@teamwright/contracts/events/desk.ts';
import papa from 'papaparse';
import type { UserCtx } from '../../../core/ctx.ts';
import { audit } from '../../audit/audit.service.ts';
import { listApart } from '../apart/events.apart.repository.ts';
import { listIdeas, listQuestions } from '../events.questions.repository.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged } from '../events.service.ts';
import { listFriendWishes } from '../forming/events.instance.repository.ts';
import { listPulses } from '../pulse/events.pulse.repository.ts';
import { listTeamRequests } from '../team-requests/events.team-requests.repository.ts';
import { byteOrderMark, formulaStart } from './events.csv.policy.ts';
import * as repository from './events.desk.repository.ts';
import { participantsOf } from './events.desk.service.ts';

interface Column {
  readonly name: string;
  readonly of: (participant: EventParticipant) => string | number;
}

/**
 * All participants with what organisers know about them, as a CSV file. papaparse puts an apostrophe before cells that
 * a spreadsheet would run as a formula.
 */
export async function exportParticipants(ctx: UserCtx, eventId: string): Promise<string> {
  const event = await getManaged(ctx, eventId);
  const rows = await repository.listParticipants(ctx.db, event.id, {});
  const participants = await participantsOf(ctx, event, rows);
  await audit(ctx, { actorId: ctx.actor.userId, action: 'event_exported', subject: event.id });
  const columns = [
    ...(await registrationColumns(ctx, event, rows)),
    ...(await teamColumns(ctx, event)),
    ...(await pairColumns(ctx, event, participants)),
    ...(await answerColumns(ctx, event)),
  ];
  const fields = columns.map(({ name }) => name);
  const data = participants.map((participant) => columns.map(({ of }) => of(participant)));
  return `${byteOrderMark}${papa.unparse({ fields, data }, { escapeFormulae: formulaStart })}\r\n`;
}

/** An email address is included only if the organisers imported it. */
async function registrationColumns(
  ctx: UserCtx,
  event: EventRow,
  rows: readonly repository.ListedParticipant[],
): Promise<Column[]> {
  const verified = rows.flatMap(({ email, emailVerified }) => (emailVerified ? [email.toLowerCase()] : []));
  const invited = await repository.listInvited(ctx.db, event.id, verified);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const emailOf = ({ id }: EventParticipant) => rowOf.get(id)?.email.toLowerCase() ?? '';
  const titles = new Map((await listIdeas(ctx.db, event.id)).map(({ id, title }) => [id, title]));
  return [
    { name: 'Username', of: ({ username }) => username },
    { name: 'Email', of: (one) => (invited.has(emailOf(one)) ? emailOf(one) : '') },
    { name: 'Status', of: ({ status }) => status },
    { name: 'Roles', of: ({ roles }) => roles.map(({ role, level }) => `${role}:${level}`).join('; ') },
    { name: 'Experience', of: ({ experience }) => experience },
    { name: 'Languages', of: ({ languages }) => languages.join('; ') },
    { name: 'Skills', of: ({ skills }) => skills.join('; ') },
    { name: 'Wishes', of: ({ wishes }) => wishes.map((id) => titles.get(id) ?? '').join('; ') },
    { name: 'Registered at', of: ({ registeredAt }) => registeredAt },
    { name: 'Confirmed at', of: ({ confirmedAt }) => confirmedAt ?? '' },
    { name: 'Checked in at', of: ({ id }) => rowOf.get(id)?.checkedInAt?.toISOString() ?? '' },
  ];
}

/** The published team, the latest answer about it, and the latest request for another one. */
async function teamColumns(ctx: UserCtx, { id: eventId }: EventRow): Promise<Column[]> {
  const teams = await repository.listTeamOfParticipants(ctx.db, eventId);
  const teamOf = new Map(teams.map((team) => [team.participantId, team]));
  const pulses = await listPulses(ctx.db, eventId, new Date(0));
  const pulseOf = new Map(pulses.map((pulse) => [pulse.userId, pulse]));
  const requests = (await listTeamRequests(ctx.db, eventId)).map(({ request }) => request);
  const oldestFirst = requests.toSorted((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
  const requestOf = new Map(oldestFirst.map((request) => [request.userId, request]));
  return [
    { name: 'Team', of: ({ id }) => teamOf.get(id)?.team ?? '' },
    { name: 'Project', of: ({ id }) => teamOf.get(id)?.project ?? '' },
    { name: 'Pulse', of: ({ userId }) => pulseOf.get(userId)?.colour ?? '' },
    { name: 'Words on the pulse', of: ({ userId }) => pulseOf.get(userId)?.word ?? '' },
    { name: 'Request for another team', of: ({ userId }) => requestOf.get(userId)?.reason ?? '' },
    { name: 'Reply', of: ({ userId }) => requestOf.get(userId)?.reply ?? '' },
  ];
}

/** The usernames of mutual friends, and of those whom the organisers keep apart from the participant. */
async function pairColumns(
  ctx: UserCtx,
  event: EventRow,
  participants: readonly EventParticipant[],
): Promise<Column[]> {
  const nameOf = new Map(participants.map(({ id, username }) => [id, username]));
  const wishes = await listFriendWishes(ctx.db, [...nameOf.keys()]);
  const stated = new Set(wishes.map(({ participantId, friendId }) => `${participantId} ${friendId}`));
  const mutual = wishes
    .filter(({ participantId, friendId }) => stated.has(`${friendId} ${participantId}`))
    .map(({ participantId, friendId }) => [participantId, friendId] as const);
  const apart = await listApart(ctx.db, event.id);
  return [
    namesColumn('Friends', mutual, nameOf),
    namesColumn('Keep apart from', [...apart, ...apart.map(([one, other]) => [other, one] as const)], nameOf),
  ];
}

/** A column with the usernames of the second ones of the pairs whose first one is the participant. */
function namesColumn(
  name: string,
  pairs: readonly (readonly [string, string])[],
  nameOf: ReadonlyMap<string, string>,
): Column {
  const othersOf = Map.groupBy(pairs, ([first]) => first);
  return {
    name,
    of: ({ id }) => (othersOf.get(id) ?? []).flatMap(([, other]) => nameOf.get(other) ?? []).join('; '),
  };
}

async function answerColumns(ctx: UserCtx, event: EventRow): Promise<Column[]> {
  return (await listQuestions(ctx.db, event.id)).map(({ id, label }) => ({
    name: label,
    of: ({ answers }) => answers.find(({ questionId }) => questionId === id)?.value ?? '',
  }));
}
