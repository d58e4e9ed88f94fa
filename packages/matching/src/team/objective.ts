import { Assignment } from './assignment.ts';
import { assignExactly } from './exact-assignment.ts';
import { PairConnections } from './pair-connections.ts';
import { countBits, type Person, type Problem } from './problem.ts';
import { teamPoints } from './team-weights.ts';

/** One more must-have outweighs all other terms together. */
const mustHaveRank = 1000;

/** Points of 100, unrounded. */
export interface TeamTerms {
  readonly coverage: number;
  readonly hours: number;
  readonly connections: number;
  readonly fairShare: number;
}

/** The quality of a team. After `rank`, `rankWith` compares many possible additions quickly. */
export class Objective {
  readonly problem: Problem;
  readonly #assignment: Assignment;
  readonly #connections: PairConnections;
  /** Maximum number of pairs that contain a new member. */
  readonly #pairs: number;
  #people: Person[] = [];
  /** Their numbers in `#connections`. */
  #numbers: number[] = [];
  #coverage = 0;
  #sums: Sums = { shows: 0, hours: 0, fairShare: 0, connections: 0 };

  constructor(problem: Problem) {
    const { weights, capacity, seats, fixed, connection } = problem;
    this.problem = problem;
    this.#connections = new PairConnections(connection);
    this.#assignment = new Assignment(weights, capacity);
    this.#pairs = Math.max(1, seats * fixed.length + (seats * (seats - 1)) / 2);
  }

  /** The rank of a team: by must-haves, then by points. Stores the team for `rankWith`. */
  rank(chosen: readonly Person[]): number {
    this.#people = [...this.problem.fixed, ...chosen];
    this.#numbers = this.#people.map((person) => this.#connections.numberOf(person));
    this.#coverage = this.#assignment.assign(this.#people);
    this.#sums = this.#sumUp(chosen);
    return this.#rankOf(this.#coverage, this.#sums);
  }

  /** The rank of the last ranked team with one more member, who takes on what the others leave. */
  rankWith(person: Person): number {
    const { shows, hours, fairShare, connections } = this.#sums;
    return this.#rankOf(this.#coverage + this.#assignment.gain(person.credits), {
      shows: shows | person.shows,
      hours: hours + person.hours,
      fairShare: fairShare + 1 - person.invitationCost,
      connections: connections + this.#connectionsWith(person, this.#people.length),
    });
  }

  /** An upper bound of a team's rank under any assignment; `rank` is the result of `rank` for the team. */
  mostOf(rank: number): number {
    const { weights, capacity } = this.problem;
    const coverage = Math.min(
      coverageWithoutLimit(this.#people, weights),
      gainOfEach(this.#people, weights, capacity),
    );
    return rank + teamPoints.coverage * Math.max(0, coverage - this.#coverage);
  }

  /** The terms of a team under the best assignment found in `maxSteps` steps, and who takes on which skill. */
  judge(chosen: readonly Person[], maxSteps: number): { terms: TeamTerms; rank: number; taken: Uint8Array } {
    const { weights, capacity } = this.problem;
    const rank = this.rank(chosen);
    const limits = { minValue: this.#coverage, maxSteps };
    const exact = assignExactly(this.#people, weights, capacity, limits);
    const coverage = exact?.value ?? this.#coverage;
    return {
      terms: this.#termsOf(coverage, this.#sums),
      rank: rank + teamPoints.coverage * (coverage - this.#coverage),
      taken: exact?.taken ?? this.#assignment.taken.slice(),
    };
  }

  #rankOf(coverage: number, sums: Sums): number {
    const terms = this.#termsOf(coverage, sums);
    const points = terms.coverage + terms.hours + terms.connections + terms.fairShare;
    return mustHaveRank * countBits(sums.shows) + points;
  }

  #termsOf(coverage: number, { hours, fairShare, connections }: Sums): TeamTerms {
    const seats = Math.max(1, this.problem.seats);
    return {
      coverage: teamPoints.coverage * coverage,
      hours: (teamPoints.hours * hours) / seats,
      connections: (teamPoints.connections * connections) / this.#pairs,
      fairShare: (teamPoints.fairShare * fairShare) / seats,
    };
  }

  #sumUp(chosen: readonly Person[]): Sums {
    const { fixed } = this.problem;
    const sums = { shows: 0, hours: 0, fairShare: 0, connections: 0 };
    for (const { shows } of fixed) sums.shows |= shows;
    for (const [at, person] of chosen.entries()) {
      sums.shows |= person.shows;
      sums.hours += person.hours;
      sums.fairShare += 1 - person.invitationCost;
      sums.connections += this.#connectionsWith(person, fixed.length + at);
    }
    return sums;
  }

  /** Connections with the first `count` members of the team. */
  #connectionsWith(person: Person, count: number): number {
    return this.#connections.sum(this.#connections.numberOf(person), this.#numbers, count);
  }
}

/** The coverage if every member took on all skills they can. */
function coverageWithoutLimit(people: readonly Person[], weights: Float64Array): number {
  let coverage = 0;
  for (const [skill, weight] of weights.entries()) {
    let failing = 1;
    for (const { credits } of people) failing *= 1 - (credits[skill] ?? 0);
    coverage += weight * (1 - failing);
  }
  return coverage;
}

/** The coverage if each member's best skills were covered by no other member. */
function gainOfEach(people: readonly Person[], weights: Float64Array, capacity: number): number {
  let sum = 0;
  for (const { credits } of people) {
    const gains = weights.map((weight, skill) => weight * (credits[skill] ?? 0)).sort();
    for (const gain of gains.subarray(Math.max(0, gains.length - capacity))) sum += gain;
  }
  return sum;
}

interface Sums {
  readonly shows: number;
  readonly hours: number;
  readonly fairShare: number;
  readonly connections: number;
}
