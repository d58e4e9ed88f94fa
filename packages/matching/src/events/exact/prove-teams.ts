import type { Highs } from 'highs';
import { type Cohort, projectsOf, sizesOf } from '../cohort.ts';
import { Random } from '../search/random.ts';
import type { TeamView } from '../team-view.ts';
import { equalPrices, relax } from './column-generation.ts';
import { type Column, continueTeam, scoreOfColumns, toColumn, worthOfColumns } from './columns.ts';
import type { Candidate } from './cover.ts';
import { dive } from './dive.ts';
import { type Effort, firstPart } from './effort.ts';
import type { Part } from './master.ts';
import { chooseNearTeams } from './near-teams.ts';
import { polish } from './polish.ts';
import { PriceRounds } from './price-round.ts';
import type { Prices } from './pricing.ts';
import type { ExactTeams } from './ranked-choice.ts';
import { roundUp } from './round-up.ts';

/** Larger events take too long. */
const maxPeople = 320;
const maxTeamSize = 8;
/** Teams this close to the bound, in points, are the best. */
const closeEnough = 1e-4;
/** One way to whole teams: the linear programme gets a share of the effort, then teams are chosen. */
interface Pass {
  readonly share: number;
  /** Larger events have too many teams that cost nearly what they are worth: they dive instead. */
  readonly beamWidth?: number;
}

/**
 * Small events choose teams early, because prices need not be exact for it, and again if there is time. What is left of
 * the effort improves the teams.
 */
const passesByPeople: readonly { readonly upTo: number; readonly passes: readonly Pass[] }[] = [
  {
    upTo: 100,
    passes: [
      { share: 0.45, beamWidth: 200 },
      { share: 0.5, beamWidth: 1_000 },
    ],
  },
  { upTo: maxPeople, passes: [{ share: 0.55 }] },
];
const minSecondsAgain = 1;
/** A usual score, in points: prices start with it. */
const usualPrice = 90;

/** Whether column generation can be expected to prove a bound, and to improve teams. */
export function canProve(cohort: Cohort): boolean {
  const { people, soft, instance } = cohort;
  if (people.length < 2 || people.length > maxPeople || soft.length === 0) return false;
  if ((instance.published ?? []).length > 0) return false;
  return projectsOf(cohort).every((project) => sizesOf(cohort, project).max <= maxTeamSize);
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
  const worthOf = (columns: readonly Column[]) => worthOfColumns(columns, bound);
  const report = () => onProgress({ score: scoreOfColumns(cohort, best), bound });
  const keepBetter = (columns: readonly Column[] | undefined) => {
    if (columns !== undefined && (best.length === 0 || worthOf(columns) > worthOf(best))) best = columns;
    return report();
  };
  const onBound = (points: number) => {
    bound = Math.min(bound, roundUp(points / cohort.people.length));
    report();
  };
  let start = { columns: best, prices: pricesOf(cohort, best) };
  for (const { share, beamWidth } of passesFor(part)) {
    const relaxed = relax(part, start, tools, firstPart(effort, share), onBound);
    if (relaxed === undefined) break;
    const { master, solution } = relaxed;
    const near = { prices: relaxed.meanPrices, score: solution.points / cohort.people.length };
    const chosen = beamWidth && chooseNearTeams(part, near, beamWidth, tools.rounds, effort);
    keepBetter(chosen ? toColumns(cohort, chosen) : dive(cohort, master, part, tools, effort));
    start = { columns: [...master.columns], prices: solution.prices };
    master.dispose();
    if (effort.secondsLeft() < minSecondsAgain) break;
  }
  const isBest = scoreOfColumns(cohort, best) >= bound - closeEnough;
  if (best.length > 0 && !isBest)
    polish(part, { columns: best, prices: start.prices }, tools, effort, worthOf, keepBetter);
  return { teams: best.map(({ team }) => team), bound };
}

function passesFor({ people }: Part): readonly Pass[] {
  return passesByPeople.find(({ upTo }) => people.length <= upTo)?.passes ?? [];
}

/** Prices to start with: what each person's team is worth, or a usual score. */
function pricesOf(cohort: Cohort, columns: readonly Column[]): Prices {
  const prices = equalPrices(cohort, usualPrice);
  for (const { members, points } of columns)
    for (const person of members) prices.people[person] = points / members.length;
  return prices;
}

function toColumns(cohort: Cohort, chosen: readonly Candidate[]): Column[] {
  return chosen
    .filter(({ isUnplaced }) => !isUnplaced)
    .map(({ members, project }) => toColumn(cohort, continueTeam(cohort, members, project)));
}

function wholePart({ people, projects, instance }: Cohort): Part {
  return {
    people: [...people.keys()],
    projects: projects.map(({ teamsMin = 0, teamsMax = 1 }) => ({ least: teamsMin, most: teamsMax })),
    unplacedMax: instance.sizes.unplacedMax ?? 0,
  };
}
