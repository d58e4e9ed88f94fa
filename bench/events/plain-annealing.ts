import { type Cohort, createCohort, scoreOf, sizesOf } from '@teamwright/matching/events/cohort.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { none, type TeamView, viewTeam } from '@teamwright/matching/events/team-view.ts';
import { createRandom, type Random } from '../../packages/matching/src/testing/random.ts';

/** Temperatures in points of a team: its size times its score / 100. */
const start = 0.3;
const end = 0.01;
/** Points lost for each member that a hard rule lacks. */
const penalty = 4;
/** Swaps between two looks at the clock. */
const stretch = 1_000;

interface PlainTeam {
  view: TeamView;
  points: number;
}

/**
 * Plain simulated annealing, the baseline of the engine: teams of the preferred size at random, then swaps of two
 * random people, for some processor time. Returns the score of the cohort, 0–100, or undefined if a team breaks a rule.
 */
export function annealPlainly(instance: EventInstance, seconds: number): number | undefined {
  const cohort = createCohort(instance);
  const random = createRandom(1);
  const teams = randomTeams(cohort, random);
  const begun = process.cpuUsage();
  for (let progress = 0; progress < 1; progress = usedSeconds(begun) / seconds) {
    const temperature = start * (end / start) ** progress;
    for (let swap = 0; swap < stretch; swap += 1) trySwap(cohort, teams, random, temperature);
  }
  if (teams.some(({ view }) => lackOf(cohort, view) > 0)) return undefined;
  return (100 * teams.reduce((sum, { points }) => sum + points, 0)) / cohort.people.length;
}

function usedSeconds(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}

function randomTeams(cohort: Cohort, random: Random): PlainTeam[] {
  const { length } = cohort.people;
  const order = Array.from({ length }, (_, person) => person);
  for (let at = length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  const count = Math.floor(length / cohort.instance.sizes.preferred);
  return Array.from({ length: count }, (_, team) => {
    const view = viewTeam(order.filter((_person, at) => at % count === team));
    return { view, points: pointsOf(cohort, view) };
  });
}

function trySwap(cohort: Cohort, teams: readonly PlainTeam[], random: Random, temperature: number): void {
  const [one, other] = [teams[random.below(teams.length)], teams[random.below(teams.length)]];
  if (one === undefined || other === undefined || one === other) return;
  const [a, b] = [random.below(one.view.size), random.below(other.view.size)];
  swapMembers(one.view, a, other.view, b);
  const points = [pointsOf(cohort, one.view), pointsOf(cohort, other.view)] as const;
  const gain = points[0] + points[1] - one.points - other.points;
  if (gain >= temperature * Math.log(random.next())) [one.points, other.points] = points;
  else swapMembers(one.view, a, other.view, b);
}

function swapMembers({ members }: TeamView, a: number, { members: others }: TeamView, b: number): void {
  [members[a], others[b]] = [others[b] ?? none, members[a] ?? none];
}

function pointsOf(cohort: Cohort, view: TeamView): number {
  return (view.size * scoreOf(cohort, view)) / 100 - penalty * lackOf(cohort, view);
}

function lackOf(cohort: Cohort, view: TeamView): number {
  const { min, max } = sizesOf(cohort, view.project);
  const outside = Math.max(0, min - view.size, view.size - max);
  return cohort.hard.reduce((sum, { lack }) => sum + lack(view), outside);
}
