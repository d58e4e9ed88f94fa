import { sharedHours } from '../hours/shared-hours.ts';
import { readWeek } from '../hours/week.ts';
import { isEmptyWeek, unpackWeek } from '../hours/week-bits.ts';
import { head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { Interest } from '../profile/interests.ts';
import { sameArea, sameSchool } from '../profile/place.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import type { Seat } from '../profile/seats.ts';
import type { PairScorer } from '../score/pair-scorer.ts';
import type { CoveredSkill, Shared } from '../types/explanation.ts';
import type { SeatLevel } from '../types/profiles.ts';
import { coveredSkills, isCovered } from './covered.ts';

interface MissingSkill {
  readonly skillId: string;
  readonly label: string;
}

/** Facts about a pair, independent of the reader. */
export interface Facts {
  /** 'for Frontend', or 'as Frontend' for a seat without own skills; empty without seats. */
  readonly seat: string;
  readonly level: SeatLevel;
  /** The skills of the seat, as positions among the requirements, and which of them are covered or missing. */
  readonly positions: Seat['positions'];
  readonly seatCovers: readonly CoveredSkill[];
  readonly seatMissing: readonly MissingSkill[];
  /** The same for all skills of the project. */
  readonly covers: readonly CoveredSkill[];
  readonly missing: readonly MissingSkill[];
  /** Labels of the skills that the developer covers and the team does not. */
  readonly adds: readonly string[];
  readonly shared: Shared;
  readonly workedWithOwner: boolean;
  /** Has been on a team with a former teammate of the owner or a member. */
  readonly hasCommonTeammate: boolean;
  readonly hoursPerWeek: number | null;
  /** Labels of the interests and roles that the project meets. */
  readonly interests: readonly string[];
  /** Epoch milliseconds, like `createdAt`, the time when the project was posted. */
  readonly lastActiveAt: number | null;
  readonly createdAt: number;
}

/** Facts that are not in the records of the pair. */
export interface Surroundings {
  /** Ids of required skills that a team member already covers. */
  readonly coveredByTeam: ReadonlySet<string>;
  readonly labelOf: (skillId: string) => string;
  readonly meets: (interest: Interest) => boolean;
  readonly hasCommonTeammate: (developer: DeveloperRecord) => boolean;
}

/** Facts about the developer, for the project and the seat that the scorer measured last. */
export function gatherFacts(
  { project, seat }: PairScorer,
  developer: DeveloperRecord,
  { coveredByTeam, labelOf, meets, hasCommonTeammate }: Surroundings,
  now: number,
): Facts {
  const covers = coveredSkills(project, developer, labelOf);
  const covered = new Set(covers.map(({ skillId }) => skillId));
  const teammates = project.team.filter((id) => developer.workedWith.includes(id));
  const missing = project.requirements
    .filter(({ skillId }) => !covered.has(skillId))
    .map(({ skillId, label }) => ({ skillId, label }));
  const ofSeat = new Set(Array.from(seat.positions, (position) => project.requirements[position]?.skillId));
  return {
    seat: seatText(seat),
    level: seat.level,
    positions: seat.positions,
    seatCovers: covers.filter(({ skillId }) => ofSeat.has(skillId)),
    seatMissing: missing.filter(({ skillId }) => ofSeat.has(skillId)),
    covers,
    missing,
    adds: covers
      .filter(({ how, skillId }) => isCovered(how) && !coveredByTeam.has(skillId))
      .map(({ label }) => label),
    shared: {
      school: sameSchool(project.places.school, developer.places.school) ? developer.school : null,
      area: sameArea(project.places.area, developer.places.area) ? developer.area : null,
      hours: hoursInCommon(project, developer, now),
      teammates,
    },
    workedWithOwner: teammates.includes(project.ownerId),
    hasCommonTeammate: hasCommonTeammate(developer),
    hoursPerWeek: developer.hoursPerWeek,
    interests: developer.interests.filter(meets).map(({ label }) => label),
    lastActiveAt: developer.lastActiveAt,
    createdAt: project.createdAt,
  };
}

function seatText({ id, name, role }: Seat): string {
  if (role !== null) return `as ${role}`;
  return id === null ? '' : `for ${name}`;
}

function hoursInCommon(project: ProjectRecord, { numbers, timeZone }: DeveloperRecord, now: number) {
  const week = isEmptyWeek(numbers, head.week) ? null : unpackWeek(numbers, head.week);
  const owner = project.availability === null ? null : readWeek(project.availability);
  const hours = sharedHours({ timeZone, week }, { timeZone: project.timeZone, week: owner }, now);
  if (hours === null) return null;
  const given = week !== null || owner !== null;
  return { count: Math.floor(given ? hours : hours / 7), per: given ? ('week' as const) : ('day' as const) };
}
