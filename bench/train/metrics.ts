import type { RankingQuestion } from '../match/ranking/question.ts';
import type { Rankings } from '../match/ranking/rankings.ts';
import type { Judgements } from './judgements.ts';

export interface Figure {
  readonly value: number;
  readonly error: number;
}

export type Figures = Readonly<Record<string, Figure>>;

/** Answers with at least this gain count as right in metrics without grades. */
export const minRightGain = 0.5;

/** nDCG@10, P@10, R@100 and AUC, averaged over queries, each with its standard error. */
export function measure(
  question: RankingQuestion,
  rankings: Rankings,
  judgements: Judgements,
  candidates: number,
): Figures {
  const rows = [...figuresByQuery(question, rankings, judgements, candidates).values()];
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, average(rows.map((row) => row[name] ?? Number.NaN))]));
}

/** The same for each query with an answer; NaN for undefined figures. */
export function figuresByQuery(
  question: RankingQuestion,
  rankings: Rankings,
  judgements: Judgements,
  candidates: number,
): ReadonlyMap<string, Readonly<Record<string, number>>> {
  const graded = [...judgements.values()].some((gains) => [...gains.values()].some((gain) => gain < 1));
  const rows = question.queries.flatMap(({ qid, exclude }): [string, Record<string, number>][] => {
    const gains = judgements.get(qid) ?? new Map<string, number>();
    const dropped = [...gains.values()].filter((gain) => gain < 0).length;
    const ranked = (rankings.get(qid) ?? []).map(({ id }) => gains.get(id) ?? 0).filter((gain) => gain >= 0);
    const all = [...gains.values()].filter((gain) => gain > 0).sort((a, b) => b - a);
    if (all.length === 0) return [];
    return [[qid, figuresOf(ranked, all, candidates - exclude.size - dropped, graded)]];
  });
  return new Map(rows);
}

function figuresOf(
  ranked: readonly number[],
  all: readonly number[],
  candidates: number,
  graded: boolean,
): Record<string, number> {
  const gainOf = (gain: number) => (graded ? 2 ** (3 * gain) - 1 : gain > 0 ? 1 : 0);
  const right = all.filter((gain) => gain >= minRightGain).length;
  return {
    'nDCG@10': dcg(ranked, gainOf) / (dcg(all, gainOf) || 1),
    'P@10': ranked.slice(0, 10).filter((gain) => gain >= minRightGain).length / 10,
    'R@100':
      right === 0 ? Number.NaN : ranked.slice(0, 100).filter((gain) => gain >= minRightGain).length / right,
    AUC: areaUnderCurve(ranked, right, candidates),
  };
}

function dcg(gains: readonly number[], gainOf: (gain: number) => number): number {
  return gains.slice(0, 10).reduce((sum, gain, at) => sum + gainOf(gain) / Math.log2(at + 2), 0);
}

/** Candidates that are not listed count as tied below the list. */
function areaUnderCurve(ranked: readonly number[], right: number, candidates: number): number {
  const wrong = candidates - right;
  if (right === 0 || wrong === 0) return Number.NaN;
  let hits = 0;
  let misses = 0;
  let inverted = 0;
  for (const gain of ranked) {
    if (gain >= minRightGain) hits += 1;
    else {
      inverted += hits;
      misses += 1;
    }
  }
  const unlisted = wrong - misses;
  return (inverted + hits * unlisted + 0.5 * (right - hits) * unlisted) / (right * wrong);
}

export function average(values: readonly number[]): Figure {
  const known = values.filter((value) => !Number.isNaN(value));
  const value = known.reduce((sum, one) => sum + one, 0) / known.length;
  const error = Math.sqrt(known.reduce((sum, one) => sum + (one - value) ** 2, 0)) / known.length;
  return { value, error };
}
