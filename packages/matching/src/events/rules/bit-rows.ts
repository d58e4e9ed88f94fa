import { countBits } from '../../hours/week-bits.ts';
import { Numbering } from '../../index/numbering.ts';
import type { TeamView } from '../team-view.ts';

/** For each person a set of the values that occur in the cohort, as bits. */
export class BitRows {
  readonly #columns: number;
  readonly #words: number;
  readonly #bits: Int32Array;

  constructor(rows: readonly (readonly (string | number)[])[]) {
    const columns = new Numbering();
    for (const row of rows) for (const value of row) columns.numberOf(String(value));
    this.#columns = columns.size;
    this.#words = Math.ceil(columns.size / 32);
    this.#bits = new Int32Array(rows.length * this.#words);
    for (const [person, row] of rows.entries())
      for (const value of row) {
        const column = columns.find(String(value)) ?? 0;
        const word = person * this.#words + (column >> 5);
        this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (column & 31));
      }
  }

  /** The number of values that all members have. Counting may end at `enough`. */
  countCommon({ members, size }: TeamView, enough: number): number {
    const [bits, words] = [this.#bits, this.#words];
    let count = 0;
    for (let word = 0; word < words && count < enough; word += 1) {
      let common = -1;
      for (let at = 0; at < size && common !== 0; at += 1)
        common &= bits[(members[at] ?? 0) * words + word] ?? 0;
      if (common !== 0) count += countBits(common);
    }
    return count;
  }

  /** The greatest number of members who have one value in common. */
  mostSharing({ members, size }: TeamView): number {
    let most = 0;
    for (let column = 0; column < this.#columns; column += 1) {
      const word = column >> 5;
      let sharing = 0;
      for (let at = 0; at < size; at += 1)
        sharing += ((this.#bits[(members[at] ?? 0) * this.#words + word] ?? 0) >>> (column & 31)) & 1;
      if (sharing > most) most = sharing;
    }
    return most;
  }
}
