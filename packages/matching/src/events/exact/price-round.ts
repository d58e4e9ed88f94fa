import { type Cohort, projectsOf, sizesOf } from '../cohort.ts';
import { type Column, continueTeam, toColumn } from './columns.ts';
import type { Effort } from './effort.ts';
import type { Part } from './master.ts';
import { type PricedTeam, type Prices, Pricing, type PricingProblem } from './pricing.ts';

export interface PriceRound {
  /** Teams that are worth more than they cost, the best ones of each person. */
  readonly columns: Column[];
  /** An upper bound of the points of all teams of the part. */
  readonly bound: number;
}

/** Steps for each person, project and size. */
export interface Depth {
  readonly maxSteps: number;
  /** New columns for each person. */
  readonly perPerson: number;
}

const minSurplus = 1e-6;
/** Steps for each person, project and size to list teams. */
const maxListSteps = { all: 4_000, some: 200 };

/** Finds columns for prices: one pricing problem for each project. */
export class PriceRounds {
  readonly #cohort: Cohort;
  readonly #pricings: readonly Pricing[];

  constructor(cohort: Cohort) {
    this.#cohort = cohort;
    this.#pricings = projectsOf(cohort).map(
      (project) => new Pricing(cohort, project, sizesOf(cohort, project).max),
    );
  }

  /**
   * The bound holds for any prices (Lagrangian relaxation; Lasdon 1970, Farley 1990): each team is charged to its
   * first member, whose price rises by the highest surplus of such a team.
   * @returns undefined if the effort is over
   */
  run(part: Part, prices: Prices, { maxSteps, perPerson }: Depth, effort: Effort): PriceRound | undefined {
    const order = highestPriceFirst(part, prices);
    const teams: PricedTeam[] = [];
    const raises: number[] = [];
    for (const [at, first] of order.entries()) {
      let highest = 0;
      for (const [index, pricing] of this.#pricings.entries()) {
        if (part.projects[index]?.most === 0) continue;
        const result = this.#solveAll(
          pricing,
          { prices, first, others: order.subarray(at + 1), maxSteps },
          effort,
        );
        if (result === undefined) return undefined;
        highest = Math.max(highest, result.highest);
        teams.push(...result.teams);
      }
      raises.push(highest);
    }
    return {
      columns: this.#choose(teams, perPerson),
      bound: boundOf(part, prices, raises, this.#smallest()),
    };
  }

  /**
   * All teams with a surplus above `-gap`.
   * @returns undefined if there are more than `max`, or the effort is over
   */
  listNear(part: Part, prices: Prices, gap: number, max: number, effort: Effort): PricedTeam[] | undefined {
    const order = highestPriceFirst(part, prices);
    const near: PricedTeam[] = [];
    for (const [at, first] of order.entries()) {
      const problem = { prices, first, others: order.subarray(at + 1), above: -gap };
      const found = this.#listAll(part, { ...problem, maxSteps: maxListSteps.all }, effort);
      if (found === undefined || near.length + found.length > max) return undefined;
      for (const team of found) near.push(team);
    }
    return near;
  }

  /** Teams that have a person, with a surplus above `-gap`: not all, if they take long to find. */
  listSomeOf(
    person: number,
    part: Part,
    prices: Prices,
    gap: number,
    effort: Effort,
  ): PricedTeam[] | undefined {
    const others = highestPriceFirst(part, prices).filter((other) => other !== person);
    const problem = { prices, first: person, others, above: -gap, maxSteps: maxListSteps.some };
    return this.#listAll(part, problem, effort);
  }

  #listAll(
    part: Part,
    problem: Omit<PricingProblem, 'size' | 'findsAll'>,
    effort: Effort,
  ): PricedTeam[] | undefined {
    const found: PricedTeam[] = [];
    for (const [index, pricing] of this.#pricings.entries()) {
      if (part.projects[index]?.most === 0) continue;
      const { min, max } = sizesOf(this.#cohort, pricing.project);
      for (let size = Math.max(1, min); size <= Math.min(max, problem.others.length + 1); size += 1) {
        const { teams, steps } = pricing.solve({ ...problem, size, findsAll: true });
        if (!effort.spend(steps)) return undefined;
        for (const team of teams) found.push(team);
      }
    }
    return found;
  }

  #solveAll(
    pricing: Pricing,
    problem: { prices: Prices; first: number; others: Int32Array; maxSteps: number },
    effort: Effort,
  ): { teams: PricedTeam[]; highest: number } | undefined {
    const { min, max } = sizesOf(this.#cohort, pricing.project);
    const teams: PricedTeam[] = [];
    let above = minSurplus;
    let open = 0;
    for (let size = Math.max(1, min); size <= Math.min(max, problem.others.length + 1); size += 1) {
      const result = pricing.solve({ ...problem, size, above });
      if (!effort.spend(result.steps)) return undefined;
      open = Math.max(open, result.open);
      const best = result.teams.at(-1);
      if (best === undefined) continue;
      above = best.surplus;
      teams.push(...result.teams.slice(-2));
    }
    return { teams, highest: Math.max(open, above) };
  }

  /** The best teams of each person, so that new columns are about different people. */
  #choose(teams: PricedTeam[], perPerson: number): Column[] {
    const counts = new Map<number, number>();
    const countOf = (person: number) => counts.get(person) ?? 0;
    teams.sort((a, b) => b.surplus - a.surplus);
    return teams.flatMap(({ members, project }) => {
      if (members.some((person) => countOf(person) >= perPerson)) return [];
      for (const person of members) counts.set(person, countOf(person) + 1);
      return [toColumn(this.#cohort, continueTeam(this.#cohort, members, project))];
    });
  }

  #smallest(): number {
    return Math.max(1, Math.min(...this.#pricings.map(({ project }) => sizesOf(this.#cohort, project).min)));
  }
}

function highestPriceFirst({ people }: Part, prices: Prices): Int32Array {
  const order = Int32Array.from(people);
  return order.sort((a, b) => (prices.people[b] ?? 0) - (prices.people[a] ?? 0) || a - b);
}

function boundOf(
  { people, projects, unplacedMax }: Part,
  prices: Prices,
  raises: readonly number[],
  minSize: number,
): number {
  const own = people.map((person) => prices.people[person] ?? 0);
  const spared = own.map((price) => Math.max(0, -price));
  const projectPrices = projects.map(({ least, most }, project) => {
    const price = prices.projects[project] ?? 0;
    return price > 0 ? price * most : price * least;
  });
  const maxTeams = Math.floor(people.length / minSize);
  return sumOf(own) + sumOf(projectPrices) + sumOfMost(spared, unplacedMax) + sumOfMost(raises, maxTeams);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function sumOfMost(values: readonly number[], count: number): number {
  return sumOf(values.toSorted((a, b) => b - a).slice(0, count));
}
