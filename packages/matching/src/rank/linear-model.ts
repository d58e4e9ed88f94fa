import { hashId } from '../index/hash.ts';
import type { Column } from './columns/column-group.ts';

/** Feature → weight; missing features have weight 0. */
export type Weights = Readonly<Record<string, number>>;

/** The sum of weight × value over the columns, for every row. */
export function scoresOf(
  names: readonly string[],
  columns: readonly Column[],
  weights: Weights,
): Float64Array {
  const scores = new Float64Array(columns[0]?.length ?? 0);
  for (const [at, name] of names.entries()) {
    const weight = weights[name] ?? 0;
    const column = columns[at];
    if (weight === 0 || !column) continue;
    for (let place = 0; place < scores.length; place += 1) {
      scores[place] = (scores[place] ?? 0) + weight * (column[place] ?? 0);
    }
  }
  return scores;
}

export interface RankedId {
  readonly id: string;
  readonly score: number;
}

/** Equal scores are ordered by the hashes of the ids. */
export function isWorse(a: RankedId, b: RankedId): boolean {
  if (a.score !== b.score) return a.score < b.score;
  const one = hashId(a.id);
  const other = hashId(b.id);
  return one === other ? a.id > b.id : one > other;
}
