import type { Highs } from 'highs';
import type { Cohort } from '../cohort.ts';
import type { Column } from './columns.ts';
import type { Effort } from './effort.ts';
import { Master, type MasterSolution, type Part } from './master.ts';
import type { PriceRounds } from './price-round.ts';
import type { Prices } from './pricing.ts';

export interface Relaxation {
  readonly master: Master;
  /** The last solution of the linear programme. */
  readonly solution: MasterSolution;
  /** An upper bound of the points of all teams of the part; infinite if none was proved in time. */
  readonly bound: number;
  /** The mean of the prices of all rounds, with more weight for later ones. Less extreme than those of the solution. */
  readonly meanPrices: Prices;
}

const quick = { maxSteps: 12, perPerson: 10 };
const thorough = { maxSteps: 20_000, perPerson: 10 };
/** The bound is good enough at this distance from the linear programme, in points per person. */
const closeEnough = 0.005;
/** People who are still not covered then have no team. */
const maxWidenings = 4;
const meanSteadiness = 0.8;
/** How much prices stay at the best ones so far, by the distance between bound and programme. */
const steadiness = [
  { above: 1.02, weight: 0.6 },
  { above: 1.002, weight: 0.45 },
  { above: 0, weight: 0.3 },
];

/**
 * Solves the linear programme over all possible teams by column generation (Desrosiers & Lübbecke 2005) with prices
 * that stay near the best ones so far (Wentges 1997). The caller disposes of the master.
 */
export function relax(
  part: Part,
  start: { readonly columns: readonly Column[]; readonly prices: Prices },
  tools: { readonly solver: Highs; readonly rounds: PriceRounds },
  effort: Effort,
  onBound?: (points: number) => void,
): Relaxation | undefined {
  const master = new Master(part, tools.solver);
  master.add(start.columns);
  let solution = master.solve(effort.secondsLeft());
  let best = { bound: Number.POSITIVE_INFINITY, prices: start.prices };
  let prices = start.prices;
  let meanPrices = start.prices;
  let isThorough = false;
  let widenings = 0;
  while (solution !== undefined) {
    const round = tools.rounds.run(part, prices, isThorough ? thorough : quick, effort);
    if (round === undefined) break;
    if (round.bound < best.bound) {
      best = { bound: round.bound, prices };
      onBound?.(best.bound);
    }
    const added = master.add(round.columns);
    const next: MasterSolution | undefined = added === 0 ? solution : master.solve(effort.secondsLeft());
    if (next === undefined) break;
    const gain = next.points - solution.points;
    const isPriced = prices === solution.prices;
    solution = next;
    meanPrices = mix(meanPrices, solution.prices, meanSteadiness);
    const isClose = best.bound - solution.points <= closeEnough * part.people.length;
    if (isClose || (isThorough && isPriced && added === 0)) {
      if (!solution.hasGaps || widenings === maxWidenings) break;
      widenings += 1;
      master.widenPrices();
      solution = master.solve(effort.secondsLeft());
      if (solution === undefined) break;
    }
    isThorough = added < part.people.length / 20 || (isThorough && gain < closeEnough * part.people.length);
    const weight = steadiness.find(({ above }) => best.bound > above * next.points)?.weight ?? 0;
    prices = added === 0 ? solution.prices : mix(best.prices, solution.prices, weight);
  }
  if (solution === undefined) {
    master.dispose();
    return undefined;
  }
  return { master, solution, bound: best.bound, meanPrices };
}

/** Prices to start with if nothing is known: each person costs the same, in points. */
export function equalPrices({ people, projects }: Cohort, price: number): Prices {
  return { people: new Float64Array(people.length).fill(price), projects: new Float64Array(projects.length) };
}

/** `weight` of the first prices. */
function mix(first: Prices, second: Prices, weight: number): Prices {
  const both = (a: Float64Array, b: Float64Array) =>
    Float64Array.from(b, (value, index) => weight * (a[index] ?? 0) + (1 - weight) * value);
  return { people: both(first.people, second.people), projects: both(first.projects, second.projects) };
}
