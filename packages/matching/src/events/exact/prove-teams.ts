import type { Highs } from 'highs';
import { type Cohort, sizesOf } from '../cohort.ts';
import { Random } from '../search/random.ts';
import { none, type TeamView } from '../team-view.ts';
import { equalPrices, relax } from './column-generation.ts';
import { type Column, scoreOfColumns, toColumn } from './columns.ts';
import { dive } from './dive.ts';
import { type Effort, firstPart } from './effort.ts';
import type { Part } from './master.ts';
import { polish } from './polish.ts';
import { PriceRounds } from './price-round.ts';
import type { ExactTeams } from './ranked-choice.ts';
import { roundUp } from './round-up.ts';

/** Larger events take too long. */
const maxPeople = 320;
const maxTeamSize = 8;
/** Teams this close to the bound, in points, are the best. */
const closeEnough = 1e-4;
/** The share of the effort for the linear programme, by people. The rest is for whole teams. */
const relaxingShares = [
  { upTo: 100, share: 0.72 },
  { upTo: maxPeople, share: 0.55 },
];
/** A usual score, in points: prices start with it. */
const usualPrice = 90;

/** Whether column generation can be expected to prove a bound, and to improve teams. */
export function canProve(cohort: Cohort): boolean {
  const { people, projects, soft, instance } = cohort;
  if (people.length < 2 || people.length > maxPeople || soft.length === 0) return false;
  if ((instance.published ?? []).length > 0) return false;
  const all = projects.length === 0 ? [none] : [...projects.keys()];
  return all.every((project) => sizesOf(cohort, project).max <= maxTeamSize);
}

/**
 * Improves teams and proves how good teams can be, until the effort is over or the teams are the best. `first` must
 * satisfy all hard rules, or be empty. `onProgress` is called after each improvement and ends the work with false.
 * @returns the teams, empty if none are known; the bound is 100 if none was proved
 */
export function proveTeams(
  cohort: Cohort,
  first: readonly TeamView[],
  { solver, seed, bound: known }: { readonly solver: Highs; readonly seed: number; readonly bound: number },
  effort: Effort,
  onProgress: (progress: { readonly score: number; readonly bound: number }) => boolean,
): ExactTeams {
  const tools = { solver, rounds: new PriceRounds(cohort), random: new Random(seed) };
  const part = wholePart(cohort);
  let bound = known;
  let best: readonly Column[] = first.map((team) => toColumn(cohort, team));
  const report = () => onProgress({ score: scoreOfColumns(cohort, best), bound });
  const keepBetter = (columns: readonly Column[] | undefined) => {
    if (columns !== undefined && scoreOfColumns(cohort, columns) > scoreOfColumns(cohort, best))
      best = columns;
    return report();
  };
  const start = { columns: best, prices: equalPrices(cohort, usualPrice) };
  const relaxing = firstPart(
    effort,
    relaxingShares.find(({ upTo }) => part.people.length <= upTo)?.share ?? 0,
  );
  const relaxed = relax(part, start, tools, relaxing, (points) => {
    bound = Math.min(bound, roundUp(points / cohort.people.length));
    report();
  });
  if (relaxed !== undefined) {
    const { master, solution } = relaxed;
    keepBetter(dive(cohort, master, part, tools, effort));
    master.dispose();
    const prices = solution.prices;
    const isBest = scoreOfColumns(cohort, best) >= bound - closeEnough;
    if (best.length > 0 && !isBest) polish(part, { columns: best, prices }, tools, effort, keepBetter);
  }
  return { teams: best.map(({ team }) => team), bound };
}

function wholePart({ people, projects, instance }: Cohort): Part {
  return {
    people: [...people.keys()],
    projects: projects.map(({ teamsMin = 0, teamsMax = 1 }) => ({ least: teamsMin, most: teamsMax })),
    unplacedMax: instance.sizes.unplacedMax ?? 0,
  };
}
