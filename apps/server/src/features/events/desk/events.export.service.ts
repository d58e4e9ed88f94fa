import type { EventParticipant } from '@teamwright/contracts/events/desk.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { audit } from '../../audit/audit.service.ts';
import { listApart, listInvitedApart } from '../apart/events.apart.repository.ts';
import { listIdeas, listQuestions } from '../events.questions.repository.ts';
import type { EventRow } from '../events.repository.ts';
import { getManaged } from '../events.service.ts';
import { listFriendWishes, listMetPairs, listPeopleIds } from '../forming/events.instance.repository.ts';
import { listPulses } from '../pulse/events.pulse.repository.ts';
import { listTeamRequests } from '../team-requests/events.team-requests.repository.ts';
import { csvFile } from './events.csv-file.service.ts';
import * as repository from './events.desk.repository.ts';
import { participantsOf } from './events.desk.service.ts';

interface Column {
  readonly name: string;
  readonly of: (participant: EventParticipant) => string | number;
  /** The cell of an imported address that has not registered. Empty if missing. */
  readonly ofInvitee?: (invitee: repository.InviteeRow) => string | number;
}

/**
 * All participants with what organisers know about them, and the imported addresses that have not registered, as a CSV
 * file.
 */
export async function exportParticipants(ctx: UserCtx, eventId: string): Promise<string> {
  const event = await getManaged(ctx, eventId);
  const rows = await repository.listParticipants(ctx.db, event.id, {});
  const participants = await participantsOf(ctx, event, rows);
  const invitees = await repository.listInvitees(ctx.db, event.id);
  // Compared with the rows of this file, so that a user who registers in the meantime is in one of them.
  const emailOf = importedEmails(rows, invitees);
  const registered = new Set(emailOf.values());
  await audit(ctx, { actorId: ctx.actor.userId, action: 'event_exported', subject: event.id });
  const columns = [
    ...(await registrationColumns(ctx, event, { rows, emailOf })),
    ...(await teamColumns(ctx, event)),
    ...(await pairColumns(ctx, event, { rows, emailOf })),
    ...(await answerColumns(ctx, event)),
  ];
  const headings = uniqueHeadings(columns.map(({ name }) => name));
  const data = [
    ...participants.map((participant) => columns.map(({ of }) => of(participant))),
    ...invitees
      .filter(({ email }) => !registered.has(email))
      .map((invitee) => columns.map(({ ofInvitee }) => ofInvitee?.(invitee) ?? '')),
  ];
  return csvFile(headings, data);
}

/**
 * Numbers repeated headings, because an import finds columns by their heading. A question can have the name of another
 * column.
 */
function uniqueHeadings(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/**
 * The verified addresses of the participants, by their ids, that were imported before they registered. Otherwise,
 * organisers could import any address to see which participant it belongs to.
 */
function importedEmails(
  rows: readonly repository.ListedParticipant[],
  invitees: readonly repository.InviteeRow[],
): Map<string, string> {
  const importedAt = new Map(invitees.map((invitee) => [invitee.email, invitee.importedAt ?? new Date(0)]));
  return new Map(
    rows.flatMap(({ id, email: typed, emailVerified, registeredAt }): [string, string][] => {
      const email = typed.toLowerCase();
      const since = importedAt.get(email);
      return emailVerified && since !== undefined && since <= registeredAt ? [[id, email]] : [];
    }),
  );
}

interface Addressed {
  readonly rows: readonly repository.ListedParticipant[];
  /** Imported addresses by the ids of participants. */
  readonly emailOf: ReadonlyMap<string, string>;
}

async function registrationColumns(
  ctx: UserCtx,
  event: EventRow,
  { rows, emailOf }: Addressed,
): Promise<Column[]> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const titles = new Map((await listIdeas(ctx.db, event.id)).map(({ id, title }) => [id, title]));
  return [
    { name: 'Username', of: ({ username }) => username },
    {
      name: 'Email',
      of: ({ id }) => emailOf.get(id) ?? '',
      ofInvitee: ({ email }) => email,
    },
    { name: 'Status', of: ({ status }) => status, ofInvitee: () => 'invited' },
    { name: 'Roles', of: rolesCell, ofInvitee: rolesCell },
    {
      name: 'Experience',
      of: ({ experience }) => experience,
      ofInvitee: ({ experience }) => experience ?? '',
    },
    { name: 'Languages', of: languagesCell, ofInvitee: languagesCell },
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

function rolesCell({ roles }: Pick<repository.InviteeRow, 'roles'>): string {
  return roles.map(({ role, level }) => `${role}:${level}`).join('; ');
}

function languagesCell({ languages }: Pick<repository.InviteeRow, 'languages'>): string {
  return languages.join('; ');
}

type Pairs = readonly (readonly [string, string])[];

/** The columns of mutual friends, of people to keep apart, and of earlier teammates. */
async function pairColumns(ctx: UserCtx, event: EventRow, { rows, emailOf }: Addressed): Promise<Column[]> {
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  const nameOf: NameOf = (id) => names.get(id);
  const wishes = await listFriendWishes(ctx.db, [...names.keys()]);
  const stated = new Set(wishes.map(({ participantId, friendId }) => `${participantId} ${friendId}`));
  const mutual = wishes
    .filter(({ participantId, friendId }) => stated.has(`${friendId} ${participantId}`))
    .map(({ participantId, friendId }) => [participantId, friendId] as const);
  const friends = namesIn(mutual, nameOf);
  return [
    { name: 'Friends', of: ({ id }) => friends(id).join('; ') },
    await apartColumn(ctx, event, { emailOf, nameOf }),
    ...groupColumns(event, nameOf),
    ...(await teammatesColumns(ctx, event, nameOf)),
  ];
}

type NameOf = (id: string) => string | undefined;

/** Returns a function for the names of all that are paired with a first one, in alphabetical order. */
function namesIn(pairs: Pairs, nameOf: NameOf): (first: string) => string[] {
  const othersOf = Map.groupBy(pairs, ([first]) => first);
  return (first) => (othersOf.get(first) ?? []).flatMap(([, other]) => nameOf(other) ?? []).toSorted();
}

function inBothDirections(pairs: Pairs): Pairs {
  return [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
}

interface Named {
  readonly emailOf: Addressed['emailOf'];
  readonly nameOf: NameOf;
}

/** Usernames, and the addresses of imported pairs of which one user has not registered. An import reads both. */
async function apartColumn(ctx: UserCtx, event: EventRow, { emailOf, nameOf }: Named): Promise<Column> {
  const apart = namesIn(inBothDirections(await listApart(ctx.db, event.id)), nameOf);
  const imported = await listInvitedApart(ctx.db, event.id);
  const importedApart = namesIn(inBothDirections(imported), (email) => email);
  return {
    name: 'Keep apart from',
    of: ({ id }) => [...apart(id), ...importedApart(emailOf.get(id) ?? '')].join('; '),
    ofInvitee: ({ email }) => importedApart(email).join('; '),
  };
}

/** The other members of the groups that rules lock. No column without such a rule. */
function groupColumns({ rules }: EventRow, nameOf: NameOf): Column[] {
  const groups = rules.flatMap((rule) => (rule.kind === 'locked' ? rule.groups : []));
  if (groups.length === 0) return [];
  const pairs = groups.flatMap((group) =>
    group.flatMap((one) => group.filter((id) => id !== one).map((id) => [one, id] as const)),
  );
  const others = namesIn(pairs, nameOf);
  return [{ name: 'Locked with', of: ({ id }) => [...new Set(others(id))].join('; ') }];
}

/** Of participants with a place, and only if a rule is about new faces: organisers see them by this rule only. */
async function teammatesColumns(ctx: UserCtx, event: EventRow, nameOf: NameOf): Promise<Column[]> {
  if (!event.rules.some(({ kind }) => kind === 'novelty')) return [];
  const placed = new Set(await listPeopleIds(ctx.db, event.id));
  const met = await listMetPairs(ctx.db, event.id);
  const teammates = namesIn(
    inBothDirections(met.filter(([one, other]) => placed.has(one) && placed.has(other))),
    nameOf,
  );
  return [{ name: 'Earlier teammates', of: ({ id }) => teammates(id).join('; ') }];
}

async function answerColumns(ctx: UserCtx, event: EventRow): Promise<Column[]> {
  return (await listQuestions(ctx.db, event.id)).map(({ id, label }) => {
    const cell = ({ answers }: Pick<repository.InviteeRow, 'answers'>) =>
      answers.find(({ questionId }) => questionId === id)?.value ?? '';
    return { name: label, of: cell, ofInvitee: cell };
  });
}
