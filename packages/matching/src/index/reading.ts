import type { IndexedDocument, InvertedIndex } from './inverted-index.ts';
import type { PostingList } from './posting-list.ts';

/**
 * One feature of a query. Weights are positive integers; the sum of weight · impact of a document must stay
 * below 2³¹.
 */
export interface Clause {
  readonly field: number;
  readonly feature: number;
  readonly weight: number;
}

/** A clause with its list, and totals over the clauses read after it. */
export interface Reading extends Clause {
  readonly list: PostingList;
  /** The maximum that this clause can add to a sum. */
  readonly maximum: number;
  /** The maximum that the clauses after this one can add. */
  rest: number;
  /** Number of postings of this clause and those after it. */
  remaining: number;
}

/** The clauses that have postings, ordered by the maximum they can add, highest first. */
export function prepareReadings<T extends IndexedDocument>(
  index: InvertedIndex<T>,
  clauses: readonly Clause[],
): Reading[] {
  const readings: Reading[] = [];
  for (const clause of clauses) {
    const list = index.list(clause.field, clause.feature);
    if (!list || list.length === 0) continue;
    const { field, feature, weight } = clause;
    readings.push({ field, feature, weight, list, maximum: weight * list.topImpact, rest: 0, remaining: 0 });
  }
  readings.sort((a, b) => b.maximum - a.maximum);
  let rest = 0;
  let remaining = 0;
  for (const reading of readings.toReversed()) {
    remaining += reading.list.length;
    reading.remaining = remaining;
    reading.rest = rest;
    rest += reading.maximum;
  }
  return readings;
}

/** The upper bound of a document's sum. */
export function upperBoundOf(readings: readonly Reading[]): number {
  return readings.reduce((sum, { maximum }) => sum + maximum, 0);
}
