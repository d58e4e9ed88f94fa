import { brokenRule, type Cohort, scoreOf } from './cohort.ts';
import type { FormedTeam, FormedTeams } from './instance.ts';
import { none, type TeamView, viewTeam } from './team-view.ts';

/** A team by index. @throws Error if it names an unknown person, project or published team */
export function readTeam(cohort: Cohort, { members, project, from }: FormedTeam): TeamView {
  const published = cohort.instance.published ?? [];
  return viewTeam(
    members.map((id) => assertKnown(cohort.indexOf.get(id), id)),
    project === null ? none : assertKnown(cohort.projectIndex.get(project), project),
    from === null ? none : published.findIndex(({ id }) => id === from),
  );
}

function assertKnown(index: number | undefined, id: string): number {
  if (index === undefined) throw new Error(`${id} is unknown`);
  return index;
}

/** The score of a cohort, 0–100: the mean of its teams' scores over all people. People without a team count 0. */
export function cohortScore(cohort: Cohort, teams: readonly TeamView[]): number {
  if (cohort.soft.length === 0) return 100;
  let sum = 0;
  for (const team of teams) sum += team.size * scoreOf(cohort, team);
  return cohort.people.length === 0 ? 0 : sum / cohort.people.length;
}

/** What makes a result invalid, the first reason only; `undefined` for a valid one. */
export function faultOf(cohort: Cohort, formed: FormedTeams): string | undefined {
  const placed = [...formed.teams.flatMap(({ members }) => members), ...formed.unplaced];
  if (placed.length !== cohort.people.length || new Set(placed).size !== placed.length)
    return 'a person is missing or placed twice';
  if (formed.unplaced.length > (cohort.instance.sizes.unplacedMax ?? 0))
    return 'too many people are unplaced';
  const teams = formed.teams.map((team) => readTeam(cohort, team));
  return faultOfTeams(cohort, teams) ?? faultOfProjects(cohort, teams);
}

function faultOfTeams(cohort: Cohort, teams: readonly TeamView[]): string | undefined {
  const continued = teams.map(({ from }) => from).filter((from) => from !== none);
  if (new Set(continued).size !== continued.length) return 'two teams continue one published team';
  for (const [at, team] of teams.entries()) {
    const rule = brokenRule(cohort, team);
    if (rule !== undefined) return `team ${at + 1} breaks the rule ${rule}`;
  }
  return undefined;
}

function faultOfProjects({ projects }: Cohort, teams: readonly TeamView[]): string | undefined {
  if (projects.length > 0 && teams.some(({ project }) => project === none)) return 'a team has no project';
  const broken = projects.find(({ teamsMin = 0, teamsMax = 1 }, project) => {
    const count = teams.filter((team) => team.project === project).length;
    return count < teamsMin || count > teamsMax;
  });
  return broken && `project ${broken.id} has too few or too many teams`;
}
