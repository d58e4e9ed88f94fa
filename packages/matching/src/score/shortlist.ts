import type { DeveloperRecord } from '../profile/developer-record.ts';
import { KEPT, type PairScorer } from './pair-scorer.ts';

/** Developers measured together: enough for a usual search, few enough for their values to stay in the cache. */
const SIZE = 512;
/** A rank is at most 100.1; those with the same whole part are taken in any order. */
const RANKS = 101;

/**
 * Developers measured by their skills, to be gone through from the most promising one on: the sooner the best are
 * known, the fewer need to be measured to the end.
 */
export class Shortlist {
  readonly #records: DeveloperRecord[] = [];
  /** What each one's rank can be at most. */
  readonly #ceilings = new Float64Array(SIZE);
  /** What skills give, of each. */
  readonly #values = new Float64Array(SIZE * KEPT);
  readonly #order = new Uint16Array(SIZE);
  /** Rank → place in the order behind those whose ceilings start with it. */
  readonly #ends = new Uint16Array(RANKS);

  get full(): boolean {
    return this.#records.length >= SIZE;
  }

  clear(): void {
    this.#records.length = 0;
  }

  /** Begins to measure a developer, and keeps those who can reach the floor. */
  add(record: DeveloperRecord, scorer: PairScorer, floor: number): void {
    scorer.measureSkills(record);
    const ceiling = scorer.rank();
    if (ceiling < floor) return;
    const at = this.#records.push(record) - 1;
    this.#ceilings[at] = ceiling;
    scorer.keepSkills(this.#values, at);
  }

  /** Measures the rest of those who can still reach the floor, which `offer` answers anew each time. */
  finish(scorer: PairScorer, floor: number, offer: (record: DeveloperRecord, rank: number) => number): void {
    this.#sort();
    let lowest = floor;
    for (let place = 0; place < this.#records.length; place += 1) {
      const at = this.#order[place] ?? 0;
      const record = this.#records[at];
      if (!record || (this.#ceilings[at] ?? 0) < lowest) continue;
      scorer.resume(record, this.#values, at);
      scorer.addContext(record);
      if (scorer.rank() < lowest) continue;
      scorer.addInterests(record);
      if (scorer.rank() < lowest) continue;
      scorer.addText(record);
      const rank = scorer.rank();
      if (rank >= lowest) lowest = offer(record, rank);
    }
  }

  /** By the whole part of the ceiling, in one pass of counting and one of placing. */
  #sort(): void {
    const ends = this.#ends.fill(0);
    const ceilings = this.#ceilings;
    const count = this.#records.length;
    for (let at = 0; at < count; at += 1) {
      const rank = Math.trunc(ceilings[at] ?? 0);
      ends[rank] = (ends[rank] ?? 0) + 1;
    }
    for (let rank = RANKS - 2; rank >= 0; rank -= 1) ends[rank] = (ends[rank] ?? 0) + (ends[rank + 1] ?? 0);
    for (let at = count - 1; at >= 0; at -= 1) {
      const rank = Math.trunc(ceilings[at] ?? 0);
      const place = (ends[rank] ?? 0) - 1;
      ends[rank] = place;
      this.#order[place] = at;
    }
  }
}
