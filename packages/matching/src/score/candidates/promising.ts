import { seasonOf } from '../../history/season.ts';
import { Best } from '../../index/best.ts';
import { dayOf } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { Community } from '../community.ts';
import { chanceOfSameSchool, schoolsOf, schoolsOfDeveloper } from '../lenses/school-lens.ts';
import { activityOf } from '../project-activity.ts';
import { isWorse, type Ranked } from '../ranking/ranked.ts';
import { mix, neutral, shareWithoutSkills, weights } from '../weights.ts';

/** Bounds the time of a list. */
const maxMeasured = 20_000;

/**
 * Points of the score for a user without the skills. The score is the mean of both directions; activity of the project
 * counts in one of them, so by half, and connections in both.
 */
const pointsOfActivity = (shareWithoutSkills * weights.projectToYou.activity) / 2;
const pointsOfConnections = (1 - neutral.connections) * weights.projectToYou.connections;

/**
 * The open projects with the most points for what no list of the index has: their activity, the time of year, events
 * and likely schools. Each takes a few operations, so all open projects are measured, of more than 20,000 the newest.
 * @param now epoch milliseconds
 */
export function promisingProjects(
  community: Community,
  developer: DeveloperRecord,
  limit: number,
  now: number,
): ProjectRecord[] {
  const works = community.history.of(developer.id);
  const connectionOf = cached(connectionsTo(community, developer));
  const seasonOn = cached((day: number) => seasonOf(works, day));
  const best = new Best<Ranked<ProjectRecord>>(limit, isWorse);
  for (const project of measuredProjects(community)) {
    const unconnected =
      (1 - mix.sameSeason * seasonOn(dayOf(project.createdAt))) *
      (1 - connectionOf(project.ownerId, project));
    const activity = activityOf(project, community.history.of(project.ownerId).length, now);
    const rank = pointsOfActivity * activity + pointsOfConnections * (1 - unconnected);
    best.offer({ record: project, rank });
  }
  return best.sorted().map(({ record }) => record);
}

/** Returns a function for the connection by events and schools to an owner, 0–1, from any project of the owner. */
function connectionsTo({ history, developers }: Community, developer: DeveloperRecord) {
  const schools = schoolsOfDeveloper(developers, developer);
  return (ownerId: string, project: ProjectRecord): number => {
    const shared = history.sharedEvents(developer.id, ownerId);
    const school = schools.size === 0 ? 0 : chanceOfSameSchool(schools, schoolsOf(developers, project));
    return 1 - (1 - mix.sameEvents * shared) * (1 - mix.likelySameSchool * school);
  };
}

/** Returns a function that calls `compute` once for each key. */
function cached<K, Rest extends unknown[]>(compute: (key: K, ...rest: Rest) => number) {
  const known = new Map<K, number>();
  return (key: K, ...rest: Rest): number => {
    const value = known.get(key) ?? compute(key, ...rest);
    known.set(key, value);
    return value;
  };
}

function measuredProjects({ projects }: Community): Iterable<ProjectRecord> {
  if (projects.openSize <= maxMeasured) return projects.open();
  const newest = new Best<Ranked<ProjectRecord>>(maxMeasured, isWorse);
  for (const record of projects.open()) newest.offer({ record, rank: record.createdAt });
  return newest.sorted().map(({ record }) => record);
}
