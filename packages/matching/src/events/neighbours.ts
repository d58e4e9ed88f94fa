import { maskOf } from './bit-table.ts';
import type { TeamView } from './team-view.ts';

/** A symmetric relation between people, such as friends. Most pairs are ruled out by one mask. */
export class Neighbours {
  readonly #starts: Int32Array;
  readonly #others: Int32Array;
  readonly #masks: Int32Array;

  /** `pairs`: people by index. The order and repetitions have no effect. */
  constructor(people: number, pairs: Iterable<readonly [number, number]>) {
    const lists = Array.from({ length: people }, () => new Set<number>());
    for (const [one, other] of pairs) {
      if (one === other) continue;
      lists[one]?.add(other);
      lists[other]?.add(one);
    }
    this.#starts = new Int32Array(people + 1);
    this.#masks = new Int32Array(people);
    const others: number[] = [];
    for (const [person, list] of lists.entries()) {
      others.push(...[...list].sort((a, b) => a - b));
      this.#starts[person + 1] = others.length;
      for (const other of list) this.#masks[person] = (this.#masks[person] ?? 0) | maskOf(other);
    }
    this.#others = Int32Array.from(others);
  }

  of(person: number): Int32Array {
    return this.#others.subarray(this.#starts[person] ?? 0, this.#starts[person + 1] ?? 0);
  }

  /** The number of a person's neighbours among the members of a team. */
  countIn(team: TeamView, person: number): number {
    const mask = this.#masks[person] ?? 0;
    if (mask === 0) return 0;
    const first = this.#starts[person] ?? 0;
    const end = this.#starts[person + 1] ?? 0;
    let count = 0;
    for (let at = 0; at < team.size; at += 1) {
      const member = team.members[at] ?? 0;
      if ((mask & maskOf(member)) === 0) continue;
      for (let other = first; other < end; other += 1) if (this.#others[other] === member) count += 1;
    }
    return count;
  }
}
