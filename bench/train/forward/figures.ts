import type { Task } from './questions.ts';

export interface Figure {
  readonly value: number;
  readonly error: number;
}

/** One question's candidates: scores of one way to rank, and gains. */
export interface ScoredList {
  readonly task: Task;
  readonly scores: readonly number[];
  readonly gains: readonly number[];
  /** Each wrong candidate stands for this many. */
  readonly step: number;
}

export interface ListFigures {
  readonly 'nDCG@10': number;
  readonly 'R@100': number;
  readonly AUC: number;
}

const minRightGain = 0.5;

/** Figures of one list; positions are estimated if its wrong candidates are a sample. Undefined without a right answer. */
export function figuresOf({ scores, gains, step }: ScoredList): ListFigures | undefined {
  const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const right = gains.filter((gain) => gain >= minRightGain).length;
  if (right === 0 || right === gains.length) return undefined;
  let [hits, wrong, dcg, found, inverted] = [0, 0, 0, 0, 0];
  for (const at of order) {
    if ((gains[at] ?? 0) < minRightGain) {
      wrong += 1;
      inverted += hits;
      continue;
    }
    hits += 1;
    const position = hits + wrong * step;
    if (position <= 10) dcg += 1 / Math.log2(position + 1);
    if (position <= 100) found += 1;
  }
  let ideal = 0;
  for (let at = 0; at < Math.min(10, right); at += 1) ideal += 1 / Math.log2(at + 2);
  return { 'nDCG@10': dcg / ideal, 'R@100': found / right, AUC: inverted / (right * wrong) };
}

/** The mean of a figure and of its difference to another way, with standard errors by question. */
export function compared(
  ours: readonly ListFigures[],
  theirs: readonly ListFigures[],
  name: keyof ListFigures,
): { readonly value: Figure; readonly gain: Figure } {
  return {
    value: average(ours.map((one) => one[name])),
    gain: average(ours.map((one, at) => one[name] - (theirs[at]?.[name] ?? 0))),
  };
}

/** The mean with its standard error. */
function average(values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const error = Math.sqrt(values.reduce((sum, one) => sum + (one - value) ** 2, 0)) / values.length;
  return { value, error };
}
