import { countBits } from '../../hours/week-bits.ts';
import { type BitTable, createBitTable, maskOf, wordOf } from '../bit-table.ts';
import type { TeamView } from '../team-view.ts';

/** For each person a set of the values that occur in the cohort, as bits. */
export class BitRows {
  readonly #table: BitTable;

  constructor(rows: readonly (readonly (string | number)[])[]) {
    this.#table = createBitTable(rows);
  }

  /** The number of values that all members have. Counting may end at `enough`. */
  countCommon({ members, size }: TeamView, enough: number): number {
    const { bits, words } = this.#table;
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
    const { bits, columns, words } = this.#table;
    let most = 0;
    for (let column = 0; column < columns; column += 1) {
      const word = wordOf(column);
      const mask = maskOf(column);
      let sharing = 0;
      for (let at = 0; at < size; at += 1)
        if (((bits[(members[at] ?? 0) * words + word] ?? 0) & mask) !== 0) sharing += 1;
      if (sharing > most) most = sharing;
    }
    return most;
  }
}
