import type { ParticipantStatus } from '@teamwright/contracts/events/statuses.ts';
import { hasPlace } from '../events.policy.ts';

interface Person {
  readonly userId: string;
  readonly participantId: string;
  readonly username: string;
  readonly status: ParticipantStatus;
}

interface TeamName {
  readonly id: string;
  readonly name: string;
}

interface NewTeam extends TeamName {
  /** The published team that it continues. */
  readonly fromId: string | null;
  /** The number of members when it was published. Unknown for teams of earlier versions. */
  readonly publishedSize: number | null;
  readonly members: readonly Person[];
}

interface Teams<Team extends NewTeam> {
  /** As published, including participants who have withdrawn or are absent. */
  readonly before: readonly Team[];
  readonly after: readonly Team[];
  /** All participants who are attending. */
  readonly attending: readonly Person[];
}

/** What a repair changes for the participants who are attending. Participants who have left are in `left` only. */
export function differenceOf<Team extends NewTeam>({ before, after, attending }: Teams<Team>) {
  type Member = Team['members'][number];
  const open = after
    .map((team) => ({ ...team, members: attendingOf<Member>(team.members) }))
    .filter(({ members }) => members.length > 0);
  const teamBefore = teamOfEach(before);
  const teamAfter = teamOfEach(open);
  const continued = new Set(open.map(({ fromId }) => fromId));
  const placed = open.flatMap((to) => to.members.map((person: Member) => ({ person, to })));
  const closed = before
    .filter(({ id }) => !continued.has(id))
    .map((team) => ({
      team,
      mergedInto: mostFrequent(team.members.flatMap((one) => teamAfter.get(one.participantId) ?? [])),
    }));
  const mergerOf = new Map(closed.map(({ team, mergedInto }) => [team.id, mergedInto]));
  return {
    open,
    closed,
    moved: placed.flatMap(({ person, to }) => {
      const from = teamBefore.get(person.participantId);
      if (from === undefined || from.id === to.fromId) return [];
      return [{ person, from, to, reason: reasonOf(from, to, { mergerOf, before }) }];
    }),
    joined: placed.filter(({ person }) => !teamBefore.has(person.participantId)),
    left: before.flatMap((from) =>
      from.members.filter(({ status }) => !hasPlace(status)).map((person: Member) => ({ person, from })),
    ),
    unplaced: attending
      .filter(({ participantId }) => !teamAfter.has(participantId))
      .map((person) => ({ person, from: teamBefore.get(person.participantId) ?? null })),
    created: open.filter(({ fromId }) => fromId === null),
  };
}

function attendingOf<Member extends Person>(members: readonly Member[]): Member[] {
  return members.filter(({ status }) => hasPlace(status));
}

function teamOfEach<Team extends NewTeam>(teams: readonly Team[]): Map<string, Team> {
  return new Map(teams.flatMap((team) => team.members.map(({ participantId }) => [participantId, team])));
}

function mostFrequent<Team extends TeamName>(teams: readonly Team[]): Team | null {
  const groups = [...Map.groupBy(teams, ({ id }) => id).values()];
  return groups.toSorted((a, b) => b.length - a.length)[0]?.[0] ?? null;
}

interface Changes {
  readonly mergerOf: ReadonlyMap<string, TeamName | null>;
  readonly before: readonly NewTeam[];
}

/** Why a participant moves. The text states only what changes in the two teams. */
function reasonOf(from: TeamName, to: NewTeam, { mergerOf, before }: Changes): string {
  if (mergerOf.get(from.id)?.id === to.id) return `“${from.name}” and “${to.name}” become one team`;
  if (mergerOf.has(from.id)) return `“${from.name}” ends`;
  if (to.fromId === null) return `“${to.name}” is a new team`;
  const lost = countLost(before.find(({ id }) => id === to.fromId));
  if (lost > 0) return `“${to.name}” lost ${lost === 1 ? 'a member' : `${lost} members`}`;
  return 'The teams fit better this way';
}

/** Members who withdrew or are absent, or who left the project or deleted the account and are not in the list. */
function countLost(team: NewTeam | undefined): number {
  if (team === undefined) return 0;
  const attending = attendingOf(team.members).length;
  return Math.max(team.members.length - attending, (team.publishedSize ?? 0) - attending);
}

type Flag = 'empty' | 'one_left' | 'too_small';

/** Why a published team needs attention, or null. */
export function flagOf(attending: number, teamMin: number): Flag | null {
  if (attending === 0) return 'empty';
  if (attending === 1 && teamMin > 1) return 'one_left';
  return attending < teamMin ? 'too_small' : null;
}
