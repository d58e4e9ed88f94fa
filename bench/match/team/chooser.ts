import { hashId } from '@teamwright/matching/index/hash.ts';
import type { Objective } from '@teamwright/matching/team/objective.ts';
import type { Person, Problem } from '@teamwright/matching/team/problem.ts';
import { findTeam } from '@teamwright/matching/team/team-search.ts';
import { teamPoints } from '@teamwright/matching/team/team-weights.ts';
import { runToEnd } from '@teamwright/matching/testing/run-to-end.ts';
import type { Chances } from './chances.ts';

/** People and skills by their indexes in the chances. */
export interface Question {
  readonly qid: string;
  readonly skills: readonly number[];
  readonly seats: number;
  readonly exclude: ReadonlySet<number>;
}

/** Former team-mates by person, in both directions, by their indexes in the chances. */
export type Mates = ReadonlyMap<number, readonly number[]>;

/** Number of candidates per question: those that would add most to an empty team. */
const maxCandidates = 300;
/**
 * Cost of a pair that has worked together before, in shares of the skills. The next work of one is usually
 * also that of the other, so the second adds little.
 */
const pairCost = 0.1;

/**
 * Uses the product's search for teams: finds the people who probably show the largest share of the skills,
 * minus the cost of each. Every member with a skill counts, so the work per member is not limited. `mates`
 * has the former team-mates of each person.
 */
export class Chooser {
  readonly #chances: Chances;
  readonly #order: readonly string[];
  readonly #hashes: readonly number[];
  readonly #mates: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(chances: Chances, mates: Mates) {
    this.#chances = chances;
    this.#order = Array.from({ length: chances.people }, (_, developer) => String(developer));
    this.#hashes = this.#order.map(hashId);
    this.#mates = new Map(
      [...mates].map(([developer, others]) => [String(developer), new Set(others.map(String))]),
    );
  }

  get people(): number {
    return this.#chances.people;
  }

  /** `cost` by person, in shares of a question's skills. */
  choose(question: Question, cost: Float64Array): number[] {
    return runToEnd(findTeam(this.problem(question, cost))).map(({ id }) => Number(id));
  }

  problem(question: Question, cost: Float64Array): Problem {
    const { skills, seats } = question;
    // Uses the objective's term for ties with a negative sign, scaled to the cost of a pair.
    const pairs = Math.max(1, (seats * (seats - 1)) / 2);
    const together = (-pairCost * pairs * teamPoints.coverage) / teamPoints.cohesion;
    return {
      weights: new Float64Array(skills.length).fill(1 / skills.length),
      capacity: skills.length,
      fixed: [],
      seats,
      pinned: [],
      candidates: this.#candidates(question, cost),
      tie: (one, other) => (this.#mates.get(one.id)?.has(other.id) ? together : 0),
    };
  }

  /** In the order of their indexes. */
  #candidates(question: Question, cost: Float64Array): Person[] {
    const alone = this.#worthAlone(question, cost);
    const least = alone.toSorted().at(-Math.min(maxCandidates, alone.length)) ?? 0;
    const found: Person[] = [];
    for (const [developer, worth] of alone.entries()) {
      if (worth < least || question.exclude.has(developer)) continue;
      found.push(this.#person(developer, question, cost[developer] ?? 0));
    }
    return found;
  }

  #worthAlone({ skills }: Question, cost: Float64Array): Float64Array {
    const { of, people, skills: width } = this.#chances;
    const alone = new Float64Array(people);
    for (let developer = 0; developer < people; developer += 1) {
      let sum = 0;
      for (let at = 0; at < skills.length; at += 1) sum += of[developer * width + (skills[at] ?? 0)] ?? 0;
      alone[developer] = sum / skills.length - (cost[developer] ?? 0);
    }
    return alone;
  }

  #person(developer: number, { skills, seats }: Question, cost: number): Person {
    const { of, skills: width } = this.#chances;
    const credits = new Float64Array(skills.length);
    for (let at = 0; at < skills.length; at += 1)
      credits[at] = of[developer * width + (skills[at] ?? 0)] ?? 0;
    return {
      id: this.#order[developer] ?? '',
      hash: this.#hashes[developer] ?? 0,
      credits,
      shows: 0,
      hours: 0,
      // Uses the objective's term for exposure, scaled to the cost.
      exposure: (cost * seats * teamPoints.coverage) / teamPoints.calm,
      record: undefined,
    };
  }
}

/** What each candidate would add to the others, in shares of the skills; members of the team add nothing. */
export function worths(objective: Objective, others: readonly Person[]): Float64Array {
  const { candidates } = objective.problem;
  const before = objective.rank(others);
  const worth = new Float64Array(candidates.length);
  for (const [at, developer] of candidates.entries()) {
    const added = others.includes(developer)
      ? Number.NEGATIVE_INFINITY
      : objective.rankWith(developer) - before;
    worth[at] = added / teamPoints.coverage;
  }
  return worth;
}
