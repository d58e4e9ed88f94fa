import type { Column } from '@teamwright/matching/rank/columns/column-group.ts';

/** A query with the ids that must not be returned. */
export interface RankingQuery {
  readonly qid: string;
  readonly exclude: ReadonlySet<string>;
}

/** Measured pairs of queries and candidates: one column per feature, one row per pair. */
export interface Block {
  readonly columns: readonly Column[];
  readonly size: number;
  qidAt(place: number): string;
  candidateAt(place: number): string;
}

/**
 * A ranking task of a data folder, ready to be measured. Blocks share their columns: use each before the
 * next.
 */
export interface RankingQuestion {
  readonly names: readonly string[];
  readonly queries: readonly RankingQuery[];
  blocks(): Iterable<Block>;
}
