import type { DeveloperRecord } from '../../profile/developer-record.ts';
import { type PairScorer, savedSkillNumbers } from '../pair-scorer.ts';

/**
 * Developers measured together: enough for a usual search, and few enough for their values to fit into the
 * cache.
 */
const maxSize = 512;
/** A rank is at most 100.1; developers with the same whole part are handled in any order. */
const rankCount = 101;

/**
 * Developers measured by their skills, to be handled in order of their upper bounds. The sooner the best are
 * known, the fewer have to be measured completely.
 */
export class Shortlist {
  readonly #records: DeveloperRecord[] = [];
  /** The upper bound of each developer's rank. */
  readonly #ceilings = new Float64Array(maxSize);
  /** The skill values of each developer. */
  readonly #values = new Float64Array(maxSize * savedSkillNumbers);
  readonly #order = new Uint16Array(maxSize);
  /** Rank → position in the order after the developers whose upper bounds have this whole part. */
  readonly #ends = new Uint16Array(rankCount);

  get full(): boolean {
    return this.#records.length >= maxSize;
  }

  clear(): void {
    this.#records.length = 0;
  }

  /** Measures a developer's skills, and keeps developers who can reach the floor. */
  add(record: DeveloperRecord, scorer: PairScorer, floor: number): void {
    scorer.measureSkills(record);
    const ceiling = scorer.rank();
    if (ceiling < floor) return;
    const at = this.#records.push(record) - 1;
    this.#ceilings[at] = ceiling;
    scorer.saveSkills(this.#values, at);
  }

  /** Measures the rest of the developers who can reach the floor. `offer` returns the new floor each time. */
  finish(scorer: PairScorer, floor: number, offer: (record: DeveloperRecord, rank: number) => number): void {
    this.#sort();
    let lowest = floor;
    for (let position = 0; position < this.#records.length; position += 1) {
      const at = this.#order[position] ?? 0;
      const record = this.#records[at];
      if (!record || (this.#ceilings[at] ?? 0) < lowest) continue;
      scorer.restoreSkills(record, this.#values, at);
      // Connections before the rest: while they are assumed perfect, nearly every developer can reach the floor.
      scorer.addHistory(record);
      if (scorer.rank() < lowest) continue;
      scorer.addContext(record);
      if (scorer.rank() < lowest) continue;
      scorer.addInterests(record);
      if (scorer.rank() < lowest) continue;
      scorer.addWork(record);
      const rank = scorer.rank();
      if (rank >= lowest) lowest = offer(record, rank);
    }
  }

  /** Counting sort by the whole part of the upper bound. */
  #sort(): void {
    const ends = this.#ends.fill(0);
    const ceilings = this.#ceilings;
    const count = this.#records.length;
    for (let at = 0; at < count; at += 1) {
      const rank = Math.trunc(ceilings[at] ?? 0);
      ends[rank] = (ends[rank] ?? 0) + 1;
    }
    for (let rank = rankCount - 2; rank >= 0; rank -= 1)
      ends[rank] = (ends[rank] ?? 0) + (ends[rank + 1] ?? 0);
    for (let at = count - 1; at >= 0; at -= 1) {
      const rank = Math.trunc(ceilings[at] ?? 0);
      const position = (ends[rank] ?? 0) - 1;
      ends[rank] = position;
      this.#order[position] = at;
    }
  }
}
