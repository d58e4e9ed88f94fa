import type { ProjectRecord } from '../profile/project-record.ts';
import { formerTeammates, meetsInterest, sameArea, sameSchool } from '../score/context.ts';
import type { LoadedDeveloper } from '../score/loaded-developer.ts';
import { sharedHours } from '../score/shared-hours.ts';
import type { CoveredSkill, Shared } from '../types.ts';
import { coveredSkills, howCovered, isCovered } from './covered.ts';

/** What is true of a pair, before it is put into words for either side. */
export interface Facts {
  readonly requiredCount: number;
  readonly covers: readonly CoveredSkill[];
  readonly missing: readonly { readonly skillId: string; readonly label: string }[];
  readonly adds: readonly string[];
  readonly shared: Shared;
  readonly workedWithOwner: boolean;
  readonly hoursPerWeek: number | null;
  readonly interests: readonly string[];
  readonly lastActiveAt: number | null;
  readonly createdAt: number;
}

/** `teamShows` says of a required skill's id whether somebody on the team covers it already. */
export function gatherFacts(
  project: ProjectRecord,
  developer: LoadedDeveloper,
  teamShows: (skillId: string) => boolean,
  labelOf: (skillId: string) => string,
  now: number,
): Facts {
  const record = developer.record;
  const covers = coveredSkills(project, developer, labelOf);
  const hours = sharedHours(record.timeZone, project.timeZone, now);
  const teammates = formerTeammates(project, record);
  return {
    requiredCount: project.requirements.length,
    covers,
    missing: project.requirements
      .filter((requirement) => howCovered(requirement, developer) === 'none')
      .map(({ skillId, label }) => ({ skillId, label })),
    adds: covers
      .filter(({ how, skillId }) => isCovered(how) && !teamShows(skillId))
      .map(({ label }) => label),
    shared: {
      school: sameSchool(project, record) ? record.school : null,
      area: sameArea(project, record) ? record.area : null,
      hoursPerDay: hours === null ? null : Math.floor(hours),
      teammates,
    },
    workedWithOwner: teammates.includes(project.ownerId),
    hoursPerWeek: record.hoursPerWeek,
    interests: record.interests
      .filter((interest) => meetsInterest(project, interest))
      .map(({ label }) => label),
    lastActiveAt: record.lastActiveAt,
    createdAt: project.createdAt,
  };
}
