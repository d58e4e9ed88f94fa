import type { ComposedTeams } from '@teamwright/contracts/matching/teams.ts';
import { bestSeat } from '@teamwright/matching/seats/best-seat.ts';
import type { ComposedTeam, Relaxation, TeamAnswer } from '@teamwright/matching/team/team.ts';
import type { ProjectSeat } from '@teamwright/matching/types/profiles.ts';
import type { listUserCards } from './matching.repository.ts';
import { coverageCellOf } from './matching.view.ts';

type UserCard = Awaited<ReturnType<typeof listUserCards>>[number];

/** All users in a result, each once. */
export function userIdsOf({ teams, impossible }: TeamAnswer): string[] {
  const members = teams.flatMap((team) => team.members);
  const restored = (impossible?.relaxations ?? []).map((one) =>
    'developerId' in one ? one.developerId : '',
  );
  return [
    ...new Set([
      ...members.map((member) => member.developerId),
      ...members.flatMap((member) => member.alternatives.map((one) => one.developerId)),
      ...restored.filter((id) => id !== ''),
    ]),
  ];
}

interface ProjectSeats {
  readonly projectSeats: readonly ProjectSeat[];
}

/** Leaves out users whose accounts were deleted since the composition. */
export function composedTeamsView(
  answer: TeamAnswer,
  cards: readonly UserCard[],
  { projectSeats, ...asked }: Pick<ComposedTeams, 'size' | 'waiting'> & ProjectSeats,
): ComposedTeams {
  const { skills, seats, capacity, teams, impossible, unavailable } = answer;
  const known = new Set(cards.map(({ id }) => id));
  const labels = new Map(skills.map(({ skillId, label }) => [skillId, label]));
  const labelsOf = (skillIds: readonly string[]) => skillIds.flatMap((skillId) => labels.get(skillId) ?? []);
  return {
    ...asked,
    seats,
    capacity,
    skills: [...skills],
    people: cards.map(({ id, username, profilePicture, hoursPerWeek }) => ({
      id,
      username,
      profilePicture,
      hoursPerWeek,
    })),
    teams: teams.map((team) =>
      teamView(team, known, { labelsOf, seatIds: seatIdsOf(answer, team, projectSeats) }),
    ),
    impossible: impossible && {
      asked: impossible.asked,
      missing: [...impossible.missing],
      relaxations: impossible.relaxations.map(relaxationView),
    },
    unavailable: [...unavailable],
  };
}

interface TeamParts {
  readonly labelsOf: (skillIds: readonly string[]) => string[];
  readonly seatIds: ReadonlyMap<string, string>;
}

/**
 * The seats of the members by user id. Each further user gets the open seat that most needs the skills that they take
 * on; in a team larger than the project's, some get none.
 */
function seatIdsOf(
  { skills }: TeamAnswer,
  { members }: ComposedTeam,
  seats: readonly ProjectSeat[],
): Map<string, string> {
  const seatIds = new Map(seats.flatMap(({ id, memberId }) => (memberId === null ? [] : [[memberId, id]])));
  let open = seats
    .filter((seat) => seat.open)
    .map(({ id, skills }) => ({ id, skillIds: skills.map(({ skillId }) => skillId) }));
  for (const { developerId, cells } of members) {
    if (seatIds.has(developerId)) continue;
    const carried = skills.filter((_, index) => cells[index]?.carries).map(({ skillId }) => skillId);
    const seat = bestSeat(open, carried);
    if (seat === undefined) break;
    seatIds.set(developerId, seat.id);
    open = open.filter(({ id }) => id !== seat.id);
  }
  return seatIds;
}

function teamView(
  team: ComposedTeam,
  known: ReadonlySet<string>,
  { labelsOf, seatIds }: TeamParts,
): ComposedTeams['teams'][number] {
  const { score, terms, gaps, singlePoints, members } = team;
  return {
    score,
    terms,
    gaps: [...gaps],
    singlePoints: singlePoints.map(({ skillId, developerId }) => ({ skillId, userId: developerId })),
    members: members
      .filter(({ developerId }) => known.has(developerId))
      .map(({ developerId, seat, cells, alternatives }) => ({
        userId: developerId,
        seat,
        seatId: seatIds.get(developerId) ?? null,
        cells: cells.map((cell) => ({ ...cell, how: coverageCellOf(cell.how), skillHow: cell.how })),
        alternatives: alternatives
          .filter((one) => known.has(one.developerId))
          .map((one) => ({
            userId: one.developerId,
            score: one.score,
            gains: labelsOf(one.gains),
            losses: labelsOf(one.losses),
          })),
      })),
  };
}

function relaxationView(relaxation: Relaxation) {
  if (relaxation.kind !== 'person') return relaxation;
  const { kind, missing, developerId } = relaxation;
  return { kind, missing, userId: developerId };
}
