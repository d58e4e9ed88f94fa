import type { DeveloperRecord } from '../profile/developer-record.ts';
import type { Interest } from '../profile/interests.ts';
import { sameArea, sameSchool } from '../profile/place.ts';
import type { ProjectRecord } from '../profile/project-record.ts';
import { sharedHours } from '../score/shared-hours.ts';
import type { CoveredSkill, Shared } from '../types.ts';
import { coveredSkills, isCovered } from './covered.ts';

/** What is true of a pair, before it is put into words for either side. */
export interface Facts {
  readonly requiredCount: number;
  readonly covers: readonly CoveredSkill[];
  readonly missing: readonly { readonly skillId: string; readonly label: string }[];
  readonly adds: readonly string[];
  readonly shared: Shared;
  readonly workedWithOwner: boolean;
  /** Has been on a team with somebody whom the owner or a member has worked with. */
  readonly sharesMate: boolean;
  readonly hoursPerWeek: number | null;
  readonly interests: readonly string[];
  readonly lastActiveAt: number | null;
  readonly createdAt: number;
}

/** What the pair's own records do not tell. */
export interface Surroundings {
  /** Ids of required skills that somebody on the team covers already. */
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
