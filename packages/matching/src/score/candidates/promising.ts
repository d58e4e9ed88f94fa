import { seasonOf, sharedEvents } from '../../history/relation-lens.ts';
import { Best } from '../../index/best.ts';
import { dayOf } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { Community } from '../community.ts';
import { chanceOfSameSchool, schoolsOf, schoolsOfDeveloper } from '../lenses/school-lens.ts';
import { activityOf } from '../project-activity.ts';
import { isWorse, type Ranked } from '../ranking/ranked.ts';
import { mix, neutral, shareWithoutSkills, weights } from '../weights.ts';

/** Bounds the time of a list: this many take about 60 ms. */
const maxMeasured = 20_000;

/** Points of the score for a user without the skills: activity counts in one of two directions, connections in both. */
const pointsOfActivity = (shareWithoutSkills * weights.projectToYou.activity) / 2;
const pointsOfConnections = (1 - neutral.connections) * weights.projectToYou.connections;

/**
 * The open projects with the most points for what no list of the index has: their activity, the time of year, events
 * and likely schools. Each takes a few operations, so all open projects are measured, of more than 20,000 those that
 * changed last.
 * @param now epoch milliseconds
 */
export function promisingProjects(
  { projects, history, developers }: Community,
  developer: DeveloperRecord,
  limit: number,
  now: number,
): ProjectRecord[] {
  const works = history.of(developer.id);
  const schools = schoolsOfDeveloper(developers, developer);
  const seasons = new Map<number, number>();
  const best = new Best<Ranked<ProjectRecord>>(limit, isWorse);
  for (const project of projects.latestOpen(maxMeasured)) {
    const finished = history.of(project.ownerId);
    const day = dayOf(project.createdAt);
    const season = seasons.get(day) ?? seasonOf(works, day);
    seasons.set(day, season);
    const school = schools.size === 0 ? 0 : chanceOfSameSchool(schools, schoolsOf(developers, project));
    const unconnected =
      (1 - mix.sameSeason * season) *
      (1 - mix.sameEvents * sharedEvents(works, finished, history)) *
      (1 - mix.likelySameSchool * school);
    const activity = activityOf(project, finished.length, now);
    const rank = pointsOfActivity * activity + pointsOfConnections * (1 - unconnected);
    best.offer({ record: project, rank });
  }
  return best.sorted().map(({ record }) => record);
}
