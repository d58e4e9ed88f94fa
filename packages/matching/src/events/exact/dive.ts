import type { Highs } from 'highs';
import type { Cohort } from '../cohort.ts';
import { relax } from './column-generation.ts';
import type { Column } from './columns.ts';
import { type Effort, shortTime } from './effort.ts';
import { type Master, type MasterSolution, negligible, type Part, restOf } from './master.ts';
import type { PriceRounds } from './price-round.ts';
import type { Prices } from './pricing.ts';

/** How closely prices are followed: small events can afford more. */
const depths = [
  { below: 3_000, rounds: 8, maxSteps: 400, perPerson: 4 },
  { below: Number.POSITIVE_INFINITY, rounds: 2, maxSteps: 25, perPerson: 4 },
];
/** A part of a team that counts as the whole team. */
const nearlyWhole = 0.75;
/** Steps of prices after which a gap costs more than any team. */
const dearGaps = 3;
/** People whose teams are formed again if some are left over. Each attempt takes twice as many. */
const firstReopened = 24;
const maxNodes = 50;
const maxSeconds = 3;

interface Tools {
  readonly solver: Highs;
  readonly rounds: PriceRounds;
}

/**
 * Chooses whole teams one after another: those with the greatest parts in the linear programme, which then gets new
 * columns for the people who are left (diving heuristic with column generation; Sadykov, Vanderbeck, Pessoa, Tahiri &
 * Uchoa 2019). The master must be that of a solved relaxation of the part.
 * @returns undefined if some people are left over or the effort is over
 */
export function dive(
  cohort: Cohort,
  master: Master,
  part: Part,
  tools: Tools,
  effort: Effort,
): Column[] | undefined {
  master.widenPrices(dearGaps);
  let solution = master.solve(effort.secondsLeft());
  const prices = solution?.prices;
  const chosen: Column[] = [];
  let rest = part;
  while (solution !== undefined) {
    const next = chooseColumns(master, solution, new Set(rest.people));
    if (next.length === 0) break;
    for (const [index, column] of next) {
      master.fix(index);
      chosen.push(column);
    }
    rest = restOf(part, chosen);
    if (rest.people.length === 0) return chosen;
    solution = refine(cohort, master, rest, tools.rounds, effort);
  }
  if (prices === undefined || solution === undefined) return undefined;
  return rest.people.length <= part.unplacedMax ? chosen : reopen(part, chosen, prices, tools, effort);
}

/** All columns that are nearly chosen and have no person in common, else the one with the greatest part. */
function chooseColumns(
  { columns }: Master,
  { shares }: MasterSolution,
  left: Set<number>,
): (readonly [number, Column])[] {
  const open = [...columns.entries()]
    .filter(
      ([index, { members }]) => (shares[index] ?? 0) > negligible && members.every((one) => left.has(one)),
    )
    .sort(([a], [b]) => (shares[b] ?? 0) - (shares[a] ?? 0) || a - b);
  return open.filter(([index, { members }], rank) => {
    if (rank > 0 && (shares[index] ?? 0) < nearlyWhole) return false;
    if (!members.every((person) => left.has(person))) return false;
    for (const person of members) left.delete(person);
    return true;
  });
}

/** New columns for the people who are left. @returns undefined if the effort is over */
function refine(
  { projects }: Cohort,
  master: Master,
  rest: Part,
  priceRounds: PriceRounds,
  effort: Effort,
): MasterSolution | undefined {
  const work = rest.people.length * Math.max(1, projects.length);
  const { rounds, ...depth } = depths.find(({ below }) => work < below) ?? {
    rounds: 0,
    maxSteps: 0,
    perPerson: 0,
  };
  let solution = master.solve(effort.secondsLeft());
  for (let round = 0; round < rounds && solution !== undefined; round += 1) {
    const found = priceRounds.run(rest, solution.prices, depth, effort);
    if (found === undefined) return undefined;
    if (master.add(found.columns) === 0) break;
    solution = master.solve(effort.secondsLeft());
  }
  return solution;
}

/** Forms the last teams again, together with the people who are left over. */
function reopen(
  part: Part,
  chosen: readonly Column[],
  prices: Prices,
  tools: Tools,
  effort: Effort,
): Column[] | undefined {
  for (let people = firstReopened; people < 2 * part.people.length; people *= 2) {
    const kept = [...chosen];
    let rest = restOf(part, kept);
    while (rest.people.length < people && kept.length > 0) {
      kept.pop();
      rest = restOf(part, kept);
    }
    const relaxed = relax(rest, { columns: chosen.slice(kept.length), prices }, tools, effort);
    if (relaxed === undefined) return undefined;
    const found = relaxed.master.solveWhole(shortTime(effort, maxSeconds), maxNodes);
    relaxed.master.dispose();
    if (found !== undefined) return [...kept, ...found];
    if (!effort.spend(1)) return undefined;
  }
  return undefined;
}
