import type { Person } from './problem.ts';

const ENOUGH = 1e-12;

/**
 * Who takes on which skill. Each member takes at most `capacity`; several on one skill are several chances, so the
 * value is Σ w(1 − Π(1 − p)) over what is taken on.
 */
export class Assignment {
  /** What of each skill's weight is left to chance; for `gain`. */
  readonly left: Float64Array;
  /** Whether a member takes a skill on: member · skills + skill. */
  taken = new Uint8Array(0);
  readonly #weights: Float64Array;
  readonly #capacity: number;
  readonly #top: Float64Array;

  constructor(weights: Float64Array, capacity: number) {
    this.#weights = weights;
    this.#capacity = capacity;
    this.left = weights.slice();
    this.#top = new Float64Array(capacity);
  }

  /** The largest step first, until everybody is busy or nothing is gained. Answers the value, 0–1. */
  assign(people: readonly Person[]): number {
    const skills = this.#weights.length;
    this.left.set(this.#weights);
    this.taken = withZeros(this.taken, people.length * skills);
    const room = new Uint8Array(people.length).fill(Math.min(255, this.#capacity));
    let value = 0;
    for (;;) {
      const step = this.#bestStep(people, room);
      if (step < 0) return value;
      const member = Math.floor(step / skills);
      const skill = step % skills;
      const gain = (this.left[skill] ?? 0) * (people[member]?.credits[skill] ?? 0);
      value += gain;
      this.left[skill] = (this.left[skill] ?? 0) - gain;
      this.taken[step] = 1;
      room[member] = (room[member] ?? 0) - 1;
    }
  }

  /** What one person more would add to the last assignment, everybody else doing as before. */
  gain(credits: Float64Array): number {
    const { left } = this;
    const top = this.#top.fill(0);
    const last = top.length - 1;
    for (let skill = 0; skill < left.length; skill += 1) {
      let gain = (left[skill] ?? 0) * (credits[skill] ?? 0);
      if (gain <= (top[last] ?? 0)) continue;
      for (let at = 0; at <= last; at += 1) {
        const other = top[at] ?? 0;
        if (gain <= other) continue;
        top[at] = gain;
        gain = other;
      }
    }
    let sum = 0;
    for (let at = 0; at <= last; at += 1) sum += top[at] ?? 0;
    return sum;
  }

  #bestStep(people: readonly Person[], room: Uint8Array): number {
    const { left, taken } = this;
    const skills = left.length;
    let best = -1;
    let most = ENOUGH;
    for (let member = 0; member < people.length; member += 1) {
      const credits = people[member]?.credits;
      if (room[member] === 0 || !credits) continue;
      const row = member * skills;
      for (let skill = 0; skill < skills; skill += 1) {
        const gain = (left[skill] ?? 0) * (credits[skill] ?? 0);
        if (gain > most && taken[row + skill] === 0) {
          most = gain;
          best = row + skill;
        }
      }
    }
    return best;
  }
}

function withZeros(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  return array.length === length ? array.fill(0) : new Uint8Array(length);
}
