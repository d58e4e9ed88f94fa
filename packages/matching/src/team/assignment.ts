import type { Person } from './problem.ts';

/** Smaller gains are errors of rounding. */
export const minGain = 1e-12;

/**
 * Which member takes on which skill. Each member takes at most `capacity` skills. Several members on one
 * skill are independent chances, so the value is Σ w(1 − Π(1 − p)) over the skills taken on.
 */
export class Assignment {
  /** The remaining weight of each skill (not yet covered); used by `gain`. */
  readonly left: Float64Array;
  /** Whether a member takes on a skill, at index member · skills + skill. */
  taken = new Uint8Array(0);
  readonly #weights: Float64Array;
  readonly #capacity: number;
  readonly #top: Float64Array;
  /**
   * Per member: how many more skills they can take on, the skill with which they add most, and how much it
   * adds.
   */
  #room = new Uint8Array(0);
  #steps = new Int32Array(0);
  #gains = new Float64Array(0);

  constructor(weights: Float64Array, capacity: number) {
    this.#weights = weights;
    this.#capacity = capacity;
    this.left = weights.slice();
    this.#top = new Float64Array(capacity);
  }

  /**
   * Assigns the step with the largest gain first, until no member has capacity or no step gains. Returns the
   * value, 0–1.
   */
  assign(people: readonly Person[]): number {
    const skills = this.#weights.length;
    this.left.set(this.#weights);
    this.taken = withZeros(this.taken, people.length * skills);
    this.#room = new Uint8Array(people.length).fill(Math.min(255, this.#capacity));
    this.#steps = new Int32Array(people.length);
    this.#gains = new Float64Array(people.length);
    for (let member = 0; member < people.length; member += 1) this.#findStep(member, people[member]);
    let value = 0;
    for (;;) {
      const member = this.#best();
      if (member < 0) return value;
      const gain = this.#gains[member] ?? 0;
      const skill = this.#steps[member] ?? 0;
      value += gain;
      this.left[skill] = (this.left[skill] ?? 0) - gain;
      this.taken[member * skills + skill] = 1;
      this.#room[member] = (this.#room[member] ?? 0) - 1;
      // Only the taken skill has lost value, so the best steps of members with other skills are unchanged.
      for (let other = 0; other < people.length; other += 1)
        if (other === member || this.#steps[other] === skill) this.#findStep(other, people[other]);
    }
  }

  /** What another member would add to the last assignment if all others keep their skills. */
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

  /** The member with the largest gain, the first of equals; -1 if no step gains. */
  #best(): number {
    let best = -1;
    let most = minGain;
    for (let member = 0; member < this.#gains.length; member += 1) {
      const gain = this.#gains[member] ?? 0;
      if (gain <= most) continue;
      most = gain;
      best = member;
    }
    return best;
  }

  /** Finds the skill with which a member adds most. */
  #findStep(member: number, person: Person | undefined): void {
    const { left, taken } = this;
    const credits = person?.credits;
    const skills = this.#room[member] === 0 || !credits ? 0 : left.length;
    const row = member * left.length;
    let best = -1;
    let most = 0;
    for (let skill = 0; skill < skills; skill += 1) {
      const gain = (left[skill] ?? 0) * (credits?.[skill] ?? 0);
      if (gain <= most || taken[row + skill] !== 0) continue;
      most = gain;
      best = skill;
    }
    this.#steps[member] = best;
    this.#gains[member] = most;
  }
}

function withZeros(array: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  return array.length === length ? array.fill(0) : new Uint8Array(length);
}
