import type { Weights } from '../rank/linear-model.ts';
import type { JudgedList } from './judged-list.ts';
import { topFigure } from './top-figure.ts';

export interface AscentOptions {
  /** The features to use with their initial weights, in units of the feature's deviation. */
  readonly start: Readonly<Record<string, number>>;
  /** The minimum gain of the average metric for a weight to move; smaller gains may be chance. */
  readonly worthwhile: number;
}

const steps = [0.4, 0.2, 0.1];

/**
 * Coordinate ascent (Metzler and Croft 2007): changes one weight at a time as long as the first ten improve.
 * Used for graded gains, which no smooth loss follows. The order of features is fixed.
 */
export function ascend(
  names: readonly string[],
  lists: readonly JudgedList[],
  options: AscentOptions,
): Weights {
  const chosen = names.flatMap((name, at) => (name in options.start ? [{ name, at }] : []));
  const deviations = new Map(chosen.map(({ name, at }) => [name, deviationOf(lists, at)]));
  const weights = new Map(
    chosen.map(({ name }) => [name, (options.start[name] ?? 0) / (deviations.get(name) ?? 1)]),
  );
  const scores = lists.map(({ gains }) => new Float64Array(gains.length));
  for (const { name, at } of chosen) shift(scores, lists, at, weights.get(name) ?? 0);
  let best = figure(lists, scores);
  for (const step of steps) {
    for (const { name, at } of chosen) {
      const unit = step / (deviations.get(name) ?? 1);
      for (const change of [unit, -unit]) {
        shift(scores, lists, at, change);
        const next = figure(lists, scores);
        if (next > best + options.worthwhile) {
          best = next;
          weights.set(name, (weights.get(name) ?? 0) + change);
          break;
        }
        shift(scores, lists, at, -change);
      }
    }
  }
  return Object.fromEntries(weights);
}

function shift(scores: readonly Float64Array[], lists: readonly JudgedList[], at: number, by: number): void {
  if (by === 0) return;
  for (const [list, { columns }] of lists.entries()) {
    const sums = scores[list];
    const column = columns[at];
    if (!sums || !column) continue;
    for (let place = 0; place < sums.length; place += 1) {
      sums[place] = (sums[place] ?? 0) + by * (column[place] ?? 0);
    }
  }
}

function figure(lists: readonly JudgedList[], scores: readonly Float64Array[]): number {
  let sum = 0;
  for (const [at, list] of lists.entries()) sum += topFigure(list, scores[at] ?? new Float64Array(0));
  return sum / Math.max(1, lists.length);
}

/** The standard deviation of a feature within lists. */
function deviationOf(lists: readonly JudgedList[], at: number): number {
  let squares = 0;
  let count = 0;
  for (const { columns } of lists) {
    const column = columns[at] ?? new Float32Array(0);
    const mean = column.reduce((sum, value) => sum + value, 0) / Math.max(1, column.length);
    for (const value of column) squares += (value - mean) ** 2;
    count += column.length;
  }
  return Math.sqrt(squares / Math.max(1, count)) || Number.POSITIVE_INFINITY;
}
