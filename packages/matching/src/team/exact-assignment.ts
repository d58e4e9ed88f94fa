import { minGain } from './assignment.ts';
import type { Person } from './problem.ts';

/** A choice of skills for every member, as rows of `Assignment.taken`, with its value. */
export interface ExactAssignment {
  readonly value: number;
  readonly taken: Uint8Array;
}

interface SearchLimits {
  /** Assignments of this value and below are not looked for. */
  readonly minValue: number;
  readonly maxSteps: number;
}

/**
 * The best possible assignment, by branch and bound: each member in turn tries every choice of skills. A
 * branch is cut if it could not beat the best so far even without a limit per member. Stops after `maxSteps`
 * steps with the best so far, and returns undefined if nothing above `minValue` was found.
 */
export function assignExactly(
  people: readonly Person[],
  weights: Float64Array,
  capacity: number,
  limits: SearchLimits,
): ExactAssignment | undefined {
  const search = new Branching(people, weights, capacity, limits);
  search.run();
  return search.best && { value: search.value, taken: search.best };
}

class Branching {
  value: number;
  best: Uint8Array | undefined;
  steps = 0;
  readonly #people: readonly Person[];
  readonly #capacity: number;
  readonly #maxSteps: number;
  readonly #left: Float64Array;
  readonly #taken: Uint8Array;
  /** Per member and skill: the probability that neither this member nor any later one can do it. */
  readonly #failing: Float64Array[] = [];

  constructor(
    people: readonly Person[],
    weights: Float64Array,
    capacity: number,
    { minValue, maxSteps }: SearchLimits,
  ) {
    this.#people = people;
    this.#capacity = capacity;
    this.#maxSteps = maxSteps;
    this.value = minValue;
    this.#left = weights.slice();
    this.#taken = new Uint8Array(people.length * weights.length);
    let failing = new Float64Array(weights.length).fill(1);
    for (const person of people.toReversed()) {
      failing = failing.map((chance, skill) => chance * (1 - (person.credits[skill] ?? 0)));
      this.#failing.unshift(failing);
    }
  }

  get #complete(): boolean {
    return this.steps <= this.#maxSteps;
  }

  run(): void {
    this.#member(0, 0);
  }

  #member(member: number, value: number): void {
    this.steps += 1;
    if (!this.#complete) return;
    if (value > this.value + minGain) {
      this.value = value;
      this.best = this.#taken.slice();
    }
    if (member === this.#people.length || value + this.#upperBound(member) <= this.value + minGain) return;
    this.#choose(member, 0, this.#capacity, value);
  }

  /** Chooses the member's skills from index `from` on, at most `room` more. */
  #choose(member: number, from: number, room: number, value: number): void {
    const left = this.#left;
    const row = member * left.length;
    if (room > 0) {
      for (let skill = from; skill < left.length && this.#complete; skill += 1) {
        const before = left[skill] ?? 0;
        const gain = before * (this.#people[member]?.credits[skill] ?? 0);
        if (gain <= 0) continue;
        left[skill] = before - gain;
        this.#taken[row + skill] = 1;
        this.#choose(member, skill + 1, room - 1, value + gain);
        this.#taken[row + skill] = 0;
        left[skill] = before;
      }
    }
    this.#member(member + 1, value);
  }

  #upperBound(member: number): number {
    const failing = this.#failing[member];
    let bound = 0;
    for (let skill = 0; skill < this.#left.length; skill += 1) {
      bound += (this.#left[skill] ?? 0) * (1 - (failing?.[skill] ?? 1));
    }
    return bound;
  }
}
