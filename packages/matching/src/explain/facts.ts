import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { Interest } from '../profile/interests.ts';
import { sameArea, sameSchool } from '../profile/place.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { sharedHours } from '../score/shared-hours.ts';
import type { CoveredSkill, Shared } from '../types.ts';
import { coveredSkills, isCovered } from './covered.ts';

/** Facts about a pair, independent of the reader. */
export interface Facts {
  readonly requiredCount: number;
  readonly covers: readonly CoveredSkill[];
  readonly missing: readonly { readonly skillId: string; readonly label: string }[];
  readonly adds: readonly string[];
  readonly shared: Shared;
  readonly workedWithOwner: boolean;
  /** Has been on a team with a former team-mate of the owner or a member. */
  readonly sharesMate: boolean;
  readonly hoursPerWeek: number | null;
  readonly interests: readonly string[];
  readonly lastActiveAt: number | null;
  readonly createdAt: number;
}

/** Facts that are not in the records of the pair. */
export interface Surroundings {
  /** Ids of required skills that a team member already covers. */
  readonly shownByTeam: ReadonlySet<string>;
  readonly labelOf: (skillId: string) => string;
  readonly meets: (interest: Interest) => boolean;
  readonly sharesMate: (developer: DeveloperRecord) => boolean;
}

export function gatherFacts(
  project: ProjectRecord,
  developer: DeveloperRecord,
  { shownByTeam, labelOf, meets, sharesMate }: Surroundings,
  now: number,
): Facts {
  const covers = coveredSkills(project, developer, labelOf);
  const covered = new Set(covers.map(({ skillId }) => skillId));
  const hours = sharedHours(developer.timeZone, project.timeZone, now);
  const teammates = project.team.filter((id) => developer.workedWith.includes(id));
  return {
    requiredCount: project.requirements.length,
    covers,
    missing: project.requirements
      .filter(({ skillId }) => !covered.has(skillId))
      .map(({ skillId, label }) => ({ skillId, label })),
    adds: covers
      .filter(({ how, skillId }) => isCovered(how) && !shownByTeam.has(skillId))
      .map(({ label }) => label),
    shared: {
      school: sameSchool(project.places.school, developer.places.school) ? developer.school : null,
      area: sameArea(project.places.area, developer.places.area) ? developer.area : null,
      hoursPerDay: hours === null ? null : Math.floor(hours),
      teammates,
    },
    workedWithOwner: teammates.includes(project.ownerId),
    sharesMate: sharesMate(developer),
    hoursPerWeek: developer.hoursPerWeek,
    interests: developer.interests.filter(meets).map(({ label }) => label),
    lastActiveAt: developer.lastActiveAt,
    createdAt: project.createdAt,
  };
}
