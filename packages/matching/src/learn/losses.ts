import type { FitOptions } from './fit-weights.ts';
import type { SampledQuery } from './samples.ts';

export interface LossState {
  readonly loss: number;
  readonly gradient: Float64Array;
  readonly hessian: Float64Array[];
}

/**
 * The loss over all queries, with equal weight per query, plus the penalty; with its first and second
 * derivatives.
 */
export function logistic(
  queries: readonly SampledQuery[],
  weights: Float64Array,
  { loss, shrink }: FitOptions,
  towards: Float64Array,
): LossState {
  const size = weights.length;
  const total = {
    loss: 0,
    gradient: new Float64Array(size),
    hessian: Array.from({ length: size }, () => new Float64Array(size)),
  };
  for (const query of queries) (loss === 'pairwise' ? addPairs : addList)(query, weights, total);
  for (let at = 0; at < size; at += 1) {
    const weight = (weights[at] ?? 0) - (towards[at] ?? 0);
    total.loss += (shrink * weight * weight) / 2;
    total.gradient[at] = (total.gradient[at] ?? 0) + shrink * weight;
    const row = total.hessian[at];
    if (row) row[at] = (row[at] ?? 0) + shrink;
  }
  mirror(total.hessian);
  return total;
}

type Total = { loss: number; gradient: Float64Array; hessian: Float64Array[] };

/** Loss of each right answer against each wrong one: log(1 + e^(wrong − right)). */
function addPairs({ right, wrong, say = 1 }: SampledQuery, weights: Float64Array, total: Total): void {
  const gains = right.reduce((sum, { gain }) => sum + gain, 0);
  const wrongScores = wrong.map((row) => dot(row, weights));
  const difference = new Float64Array(weights.length);
  for (const { row, gain } of right) {
    const score = dot(row, weights);
    const share = (say * gain) / gains / wrong.length;
    for (const [at, other] of wrong.entries()) {
      const margin = score - (wrongScores[at] ?? 0);
      const miss = 1 / (1 + Math.exp(margin));
      total.loss += share * (margin > 30 ? 0 : Math.log1p(Math.exp(-margin)));
      for (let feature = 0; feature < difference.length; feature += 1) {
        difference[feature] = (row[feature] ?? 0) - (other[feature] ?? 0);
      }
      addScaled(total.gradient, difference, -share * miss);
      addOuter(total.hessian, difference, share * miss * (1 - miss));
    }
  }
}

/**
 * Loss of the right answers against all: −log of a softmax in which each sampled wrong answer represents
 * several.
 */
function addList({ right, wrong, standsFor }: SampledQuery, weights: Float64Array, total: Total): void {
  const size = weights.length;
  const rows = [...right.map(({ row }) => row), ...wrong];
  const scores = rows.map((row, at) => dot(row, weights) + (at < right.length ? 0 : Math.log(standsFor)));
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - highest));
  const sum = odds.reduce((all, one) => all + one, 0);
  const mean = new Float64Array(size);
  for (const [at, row] of rows.entries()) {
    const share = (odds[at] ?? 0) / sum;
    addScaled(mean, row, share);
    addOuter(total.hessian, row, share);
  }
  addOuter(total.hessian, mean, -1);
  addScaled(total.gradient, mean, 1);
  const gains = right.reduce((all, { gain }) => all + gain, 0);
  for (const [at, { row, gain }] of right.entries()) {
    addScaled(total.gradient, row, -gain / gains);
    total.loss += (gain / gains) * (Math.log(sum) + highest - (scores[at] ?? 0));
  }
}

function dot(row: Float32Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

function addScaled(target: Float64Array, row: Float32Array | Float64Array, factor: number): void {
  for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) + factor * (row[at] ?? 0);
}

/** Fills the upper half only; `mirror` completes it. */
function addOuter(target: Float64Array[], row: Float32Array | Float64Array, factor: number): void {
  if (Math.abs(factor) < 1e-7) return;
  for (let at = 0; at < target.length; at += 1) {
    const scaled = factor * (row[at] ?? 0);
    const line = target[at];
    if (scaled === 0 || !line) continue;
    for (let other = at; other < line.length; other += 1) {
      line[other] = (line[other] ?? 0) + scaled * (row[other] ?? 0);
    }
  }
}

function mirror(matrix: Float64Array[]): void {
  for (const [at, line] of matrix.entries()) {
    for (let other = 0; other < at; other += 1) line[other] = matrix[other]?.[at] ?? 0;
  }
}
