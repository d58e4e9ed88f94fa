import type { Weights } from '../rank/linear-model.ts';
import { type Feature, features, type Points, skillFeatures } from '../score/weights.ts';
import { fitWeights } from './fit-weights.ts';
import type { SampledQuery } from './samples.ts';
import { standardised } from './standardised.ts';

export interface PointsOptions {
  /** Log-odds that a point of the fit makes, so that points and the logistic loss speak of the same thing. */
  readonly perPoint: number;
  /** How strongly points are drawn to the start, in queries' worth of evidence. */
  readonly shrink: number;
  /** No term ends above so many times its start, or below that part of it. */
  readonly mostChange: number;
  /** So many points the terms of skills may lose together: with more, others could lift to 'Good' who cover none. */
  readonly mostLost: number;
}

/** However badly the start orders, a point makes at least so much. */
const LEAST_PER_POINT = 0.01;
const HALVINGS = 80;

/**
 * Fits the points of one direction: rows are measured values in the order of the features. Terms that never differ
 * within a query keep their points to the digit, as nothing can be learned of them.
 */
export function fitPoints(
  samples: readonly SampledQuery[],
  start: Points,
  { perPoint, shrink, mostChange, mostLost }: PointsOptions,
): Points {
  const towards = Object.fromEntries(features.map((feature) => [feature, start[feature] * perPoint]));
  const found = fitWeights(features, samples, { loss: 'pairwise', shrink, towards });
  const { deviations } = standardised(features.length, samples);
  const told = features.filter((_, at) => Number.isFinite(deviations[at] ?? 0));
  const all = 100 - sumOf(features, start) + sumOf(told, start);
  const within = (terms: readonly Feature[], sum: number) =>
    proportioned(terms, sum, found, start, mostChange);
  const points = { ...start, ...within(told, all) };
  const skills = told.filter((feature) => skillFeatures.has(feature));
  const fewest = sumOf(skills, start) - mostLost;
  if (sumOf(skills, points) >= fewest) return points;
  const others = told.filter((feature) => !skillFeatures.has(feature));
  return {
    ...start,
    ...within(skills, fewest),
    ...within(others, all - fewest),
  };
}

/** Log-odds that a point of the start's own fit makes, as the samples tell. */
export function perPointOf(samples: readonly SampledQuery[], start: Points): number {
  const fitOf = (row: Float32Array) =>
    Float32Array.of(features.reduce((sum, feature, at) => sum + start[feature] * (row[at] ?? 0), 0));
  const fits = samples.map((sample) => ({
    ...sample,
    right: sample.right.map(({ row, gain }) => ({ row: fitOf(row), gain })),
    wrong: sample.wrong.map(fitOf),
  }));
  return Math.max(LEAST_PER_POINT, fitWeights(['fit'], fits, { loss: 'pairwise', shrink: 1 }).fit ?? 0);
}

/**
 * As many points for some terms together as `sum`, in the proportions found, each within its bounds: as all are raised
 * alike, more and more reach theirs.
 */
function proportioned(
  terms: readonly Feature[],
  sum: number,
  found: Weights,
  start: Points,
  mostChange: number,
): Partial<Points> {
  const raised = (by: number) =>
    terms.map((feature) => {
      const points = start[feature];
      return Math.min(points * mostChange, Math.max(points / mostChange, (found[feature] ?? 0) * by));
    });
  const total = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  let [low, high] = [0, 1e9];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const by = (low + high) / 2;
    if (total(raised(by)) < sum) low = by;
    else high = by;
  }
  const points = raised(high);
  // What is left where too few are liked to give as much, or by the last halving.
  const rest = sum / (total(points) || 1);
  return Object.fromEntries(terms.map((feature, at) => [feature, (points[at] ?? 0) * rest]));
}

function sumOf(terms: readonly Feature[], points: Points): number {
  return terms.reduce((sum, feature) => sum + points[feature], 0);
}
