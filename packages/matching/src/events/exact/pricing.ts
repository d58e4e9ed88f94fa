import type { Cohort } from '../cohort.ts';
import { readBounds } from './bounds/read-bounds.ts';
import type { Candidates, RuleBound } from './bounds/rule-bound.ts';

/** A candidate for a column: a team with more points than its members and its project cost. */
export interface PricedTeam {
  readonly members: readonly number[];
  readonly project: number;
  /** Points minus the prices of the members and of the project: the reduced cost of the column, negated. */
  readonly surplus: number;
}

/** What people and projects cost: the dual values of the set partitioning problem. */
export interface Prices {
  readonly people: Float64Array;
  readonly projects: Float64Array;
}

export interface PricingProblem {
  readonly prices: Prices;
  /** The team has the first person, and others only from those after. */
  readonly first: number;
  readonly others: Int32Array;
  readonly size: number;
  /** Only teams with a surplus above this one. */
  readonly above: number;
  /** Gives up after this many steps; `open` is then the bound of what may have been missed. */
  readonly maxSteps: number;
  /** Finds all teams above, not only each one that is better than those found before. */
  readonly findsAll?: boolean;
}

export interface PricingResult {
  /** In the order found. Unless all were asked for, the last one is the best. */
  readonly teams: readonly PricedTeam[];
  /** No team that was not looked at has a higher surplus. −∞ if all were looked at. */
  readonly open: number;
  readonly steps: number;
}

/** The candidates for one position in a team, with their bounds in points: see `Candidates`. */
interface Level {
  readonly people: Int32Array;
  readonly whole: Float64Array;
  /** Minus the price of the candidate, once it is rated. */
  readonly gain: Float64Array;
  /** The positions of the candidates, the greatest gain first. */
  readonly order: Int32Array;
  /** The same candidates, the greatest gain first. */
  readonly sortedPeople: Int32Array;
  readonly sortedWhole: Float64Array;
  readonly sortedGain: Float64Array;
}

const impossible = Number.NEGATIVE_INFINITY;

/**
 * Finds the teams of one project (or of none) with the highest surplus: branch and bound over the members, with the
 * bounds of each rule (the pricing problem of column generation; Desrosiers & Lübbecke 2005, "A Primer in Column
 * Generation").
 */
export class Pricing {
  readonly project: number;
  readonly #bounds: readonly RuleBound[];
  readonly #levels: readonly Level[];
  readonly #members: Int32Array;
  /** The greatest gains of a level. */
  readonly #top: Float64Array;
  #problem: PricingProblem | undefined;
  #above = 0;
  #steps = 0;
  #open = impossible;
  #teams: PricedTeam[] = [];

  /** @param onBlame is called with the id of a rule that excludes a candidate whom no rule before it excludes */
  constructor(cohort: Cohort, project: number, maxSize: number, onBlame?: (ruleId: string) => void) {
    this.project = project;
    const bounds = readBounds(cohort, project, maxSize);
    this.#bounds = onBlame === undefined ? bounds : withBlame(bounds, cohort, onBlame);
    this.#members = new Int32Array(maxSize + 1);
    this.#top = new Float64Array(maxSize + 1);
    const count = cohort.people.length;
    this.#levels = Array.from({ length: maxSize + 1 }, () => ({
      people: new Int32Array(count),
      whole: new Float64Array(count),
      gain: new Float64Array(count),
      order: new Int32Array(count),
      sortedPeople: new Int32Array(count),
      sortedWhole: new Float64Array(count),
      sortedGain: new Float64Array(count),
    }));
  }

  solve(problem: PricingProblem): PricingResult {
    this.#problem = problem;
    this.#above = problem.above;
    this.#steps = 0;
    this.#open = impossible;
    this.#teams = [];
    const projectPrice = problem.prices.projects[this.project] ?? 0;
    this.#level(0).people[0] = problem.first;
    if (this.#rate(0, 1, problem) === 1) {
      if (problem.size === 1) this.#addTeam(0, 0, -projectPrice);
      else this.#grow(problem, projectPrice);
    }
    return { teams: this.#teams, open: this.#open, steps: this.#steps };
  }

  #grow({ first, others, prices }: PricingProblem, projectPrice: number): void {
    this.#add(0, first);
    this.#level(1).people.set(others);
    this.#extend(1, others.length, -projectPrice - (prices.people[first] ?? 0));
  }

  #level(at: number): Level {
    const level = this.#levels[at];
    if (level === undefined) throw new RangeError(`a team of ${at} is larger than allowed`);
    return level;
  }

  #add(at: number, person: number): void {
    this.#members[at] = person;
    for (const bound of this.#bounds) bound.add(at, person);
  }

  /** Rates the candidates of a level and keeps those that are allowed. @returns how many */
  #rate(at: number, count: number, { size, prices }: PricingProblem): number {
    const level = this.#level(at);
    const { people, whole, gain } = level;
    whole.fill(0, 0, count);
    gain.fill(0, 0, count);
    const candidates = { people, count, whole, gain };
    for (const bound of this.#bounds) bound.rate(at, size, candidates);
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      if (whole[index] === impossible) continue;
      const person = people[index] ?? 0;
      people[kept] = person;
      whole[kept] = whole[index] ?? 0;
      gain[kept] = (gain[index] ?? 0) - (prices.people[person] ?? 0);
      kept += 1;
    }
    return kept;
  }

  /** Keeps candidates that reach `needed` points together with the best `later` others. @returns how many */
  #keepPromising({ people, whole, gain }: Level, count: number, later: number, needed: number): number {
    const top = this.#top;
    top.fill(impossible, 0, later + 1);
    for (let index = 0; index < count; index += 1) {
      const value = gain[index] ?? 0;
      if (value <= (top[later] ?? 0)) continue;
      let rank = later;
      for (; rank > 0 && (top[rank - 1] ?? 0) < value; rank -= 1) top[rank] = top[rank - 1] ?? 0;
      top[rank] = value;
    }
    if (count <= later) return 0;
    let best = 0;
    for (let rank = 0; rank < later; rank += 1) best += top[rank] ?? 0;
    const last = later === 0 ? Number.POSITIVE_INFINITY : (top[later - 1] ?? 0);
    const next = top[later] ?? 0;
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const value = gain[index] ?? 0;
      const others = value >= last ? best - value + next : best;
      if ((whole[index] ?? 0) + value + others <= needed) continue;
      people[kept] = people[index] ?? 0;
      whole[kept] = whole[index] ?? 0;
      gain[kept] = value;
      kept += 1;
    }
    return kept;
  }

  /**
   * Looks for teams with the members so far and others of the level's candidates. `paid` is minus the prices of the
   * project and of these members.
   */
  #extend(at: number, candidates: number, paid: number): void {
    const problem = this.#problem;
    if (problem === undefined) return;
    this.#steps += 1;
    const later = problem.size - at - 1;
    const level = this.#level(at);
    const allowed = this.#rate(at, candidates, problem);
    const count = this.#keepPromising(level, allowed, later, this.#above - paid);
    if (later === 0) {
      for (let index = 0; index < count; index += 1) this.#addTeam(at, index, paid);
      return;
    }
    sortByGain(level, count);
    const { sortedPeople, sortedWhole, sortedGain } = level;
    const next = this.#level(at + 1).people;
    for (let index = 0; index + later < count; index += 1) {
      let most = (sortedWhole[index] ?? 0) + paid;
      for (let other = index; other <= index + later; other += 1) most += sortedGain[other] ?? 0;
      if (most <= this.#above) continue;
      if (this.#steps >= problem.maxSteps) {
        if (most > this.#open) this.#open = most;
        continue;
      }
      const person = sortedPeople[index] ?? 0;
      this.#add(at, person);
      for (let other = index + 1; other < count; other += 1)
        next[other - index - 1] = sortedPeople[other] ?? 0;
      this.#extend(at + 1, count - index - 1, paid - (problem.prices.people[person] ?? 0));
    }
  }

  #addTeam(at: number, index: number, paid: number): void {
    const { people, whole, gain } = this.#level(at);
    const surplus = (whole[index] ?? 0) + (gain[index] ?? 0) + paid;
    if (surplus <= this.#above) return;
    if (!this.#problem?.findsAll) this.#above = surplus;
    const members = [...this.#members.subarray(0, at), people[index] ?? 0];
    this.#teams.push({ members, project: this.project, surplus });
  }
}

/** The bounds of the rules, in their order, which report the rules that exclude candidates. */
function withBlame(
  bounds: readonly RuleBound[],
  { rules }: Cohort,
  onBlame: (ruleId: string) => void,
): RuleBound[] {
  return bounds.map((bound, index) => {
    const id = rules[index]?.id;
    return {
      add: (at, person) => bound.add(at, person),
      rate(at, size, candidates) {
        const before = countExcluded(candidates);
        bound.rate(at, size, candidates);
        if (id !== undefined && countExcluded(candidates) > before) onBlame(id);
      },
    };
  });
}

function countExcluded({ whole, count }: Candidates): number {
  let excluded = 0;
  for (let index = 0; index < count; index += 1) if (whole[index] === impossible) excluded += 1;
  return excluded;
}

/** Up to this length, insertion sort is faster than the built-in sort. */
const maxInsertionSort = 24;

/** The greatest gain first. Equal ones stay in their order. */
function sortByGain(level: Level, count: number): void {
  const { people, whole, gain, order, sortedPeople, sortedWhole, sortedGain } = level;
  for (let index = 0; index < count; index += 1) order[index] = index;
  if (count > maxInsertionSort)
    order.subarray(0, count).sort((a, b) => (gain[b] ?? 0) - (gain[a] ?? 0) || a - b);
  else sortFew(order, gain, count);
  for (let index = 0; index < count; index += 1) {
    const from = order[index] ?? 0;
    sortedPeople[index] = people[from] ?? 0;
    sortedWhole[index] = whole[from] ?? 0;
    sortedGain[index] = gain[from] ?? 0;
  }
}

/** Insertion sort. */
function sortFew(order: Int32Array, gain: Float64Array, count: number): void {
  for (let index = 1; index < count; index += 1) {
    const moved = order[index] ?? 0;
    const value = gain[moved] ?? 0;
    let at = index;
    for (; at > 0 && (gain[order[at - 1] ?? 0] ?? 0) < value; at -= 1) order[at] = order[at - 1] ?? 0;
    order[at] = moved;
  }
}
