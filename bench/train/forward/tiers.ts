import { tierOf } from '@teamwright/matching/score/fit.ts';
import type { Tier } from '@teamwright/matching/types/explanation.ts';
import type { MeasuredList } from './lists.ts';
import { minRightGain } from './training-list.ts';

const tiers: readonly Tier[] = ['Excellent', 'Strong', 'Good', 'Possible'];

/** Which share of the pairs of each tier worked together. */
export class TierTable {
  readonly #pairs = new Map<Tier, { all: number; together: number }>();

  /** Counts the pairs of a question by the score of the pages. */
  count({ size, shipped, gains }: MeasuredList): void {
    for (let at = 0; at < size; at += 1) {
      const tier = tierOf(Math.floor(shipped[at] ?? 0));
      const counted = this.#pairs.get(tier) ?? { all: 0, together: 0 };
      this.#pairs.set(tier, counted);
      counted.all += 1;
      if ((gains[at] ?? 0) >= minRightGain) counted.together += 1;
    }
  }

  print(): void {
    for (const tier of tiers) {
      const { all, together } = this.#pairs.get(tier) ?? { all: 0, together: 0 };
      const share = ((100 * together) / all).toFixed(4);
      console.log(`${tier}: ${together} of ${all} pairs worked together, ${share} %`);
    }
  }
}
