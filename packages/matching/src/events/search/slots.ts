import { type Cohort, sizesOf } from '../cohort.ts';
import type { TeamSizes } from '../instance.ts';
import { none } from '../team-view.ts';
import type { Slot } from './plan.ts';

/** A team to open, with the size it should get first. */
export interface PlannedTeam extends Slot {
  readonly size: number;
}

/** How many teams to open first, and for which projects. The search changes both. */
export function planTeams(cohort: Cohort): PlannedTeam[] {
  return cohort.projects.length === 0 ? planPlainTeams(cohort) : planProjectTeams(cohort);
}

/** How many teams of about the preferred size these people form, as far as the smallest and largest size allow. */
export function countTeams(people: number, sizes: TeamSizes): number {
  if (people === 0) return 0;
  const fewest = Math.ceil((people - (sizes.unplacedMax ?? 0)) / sizes.max);
  const most = Math.floor(people / sizes.min);
  return Math.max(1, fewest, Math.min(most, Math.round(people / sizes.preferred)));
}

function planPlainTeams({ people, instance: { sizes } }: Cohort): PlannedTeam[] {
  const count = countTeams(people.length, sizes);
  return Array.from({ length: count }, (_, at) => ({
    project: none,
    from: none,
    size: Math.min(sizes.max, Math.floor((people.length + at) / count)),
  }));
}

/** Opens the teams that projects need, then the most wanted projects, until all people fit into teams. */
function planProjectTeams(cohort: Cohort): PlannedTeam[] {
  const wanted = demandOf(cohort);
  const opened = cohort.projects.map(({ teamsMin = 0 }) => teamsMin);
  const sizeOf = (project: number) => {
    const { min, max } = sizesOf(cohort, project);
    return Math.max(min, Math.min(max, cohort.instance.sizes.preferred));
  };
  let planned = opened.reduce((sum, teams, project) => sum + teams * sizeOf(project), 0);
  while (planned < cohort.people.length) {
    const next = bestIndex(cohort.projects.length, (project) => {
      const { teamsMax = 1 } = cohort.projects[project] ?? {};
      const teams = opened[project] ?? 0;
      return teams >= teamsMax ? Number.NEGATIVE_INFINITY : (wanted[project] ?? 0) - teams * sizeOf(project);
    });
    if (next === none) break;
    opened[next] = (opened[next] ?? 0) + 1;
    planned += sizeOf(next);
  }
  return opened.flatMap((teams, project) =>
    Array.from({ length: teams }, () => ({ project, from: none, size: sizeOf(project) })),
  );
}

/** For each project, its wishes: a first wish counts 1, a second 1/2, and so on. */
function demandOf({ people, projects, projectIndex }: Cohort): number[] {
  const demand = projects.map(() => 0);
  for (const { wishes = [] } of people)
    for (const [rank, id] of wishes.entries()) {
      const project = projectIndex.get(id);
      if (project !== undefined) demand[project] = (demand[project] ?? 0) + 1 / (rank + 1);
    }
  return demand;
}

/** The index with the greatest value, or `none` if all are −∞. */
export function bestIndex(length: number, worth: (index: number) => number): number {
  let best = none;
  let highest = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < length; index += 1) {
    const value = worth(index);
    if (value > highest) [best, highest] = [index, value];
  }
  return best;
}
