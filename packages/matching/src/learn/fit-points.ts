import { type Feature, features, type Points, skillFeatures } from '../score/weights.ts';
import { fitWeights, type Weights } from './fit-weights.ts';
import type { SampledQuery } from './samples.ts';
import { standardised } from './standardised.ts';

export interface PointsOptions {
  /** Log-odds per point of the fit; relates points to the logistic loss. */
  readonly perPoint: number;
  /** Strength of the regularisation towards the start, in queries of evidence. */
  readonly shrink: number;
  /** Each term stays between its start divided and multiplied by this factor. */
  readonly mostChange: number;
  /**
   * Maximum number of points that the skill terms may lose together. With more, developers who cover no skill
   * could reach 'Good'.
   */
  readonly mostLost: number;
}

const halvings = 80;

/**
 * Fits the points of one direction; rows are measured values in the order of the features. Terms that never
 * differ within a query keep their exact points, because nothing can be learned about them.
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

/**
 * Distributes `sum` points over the terms in the proportions found, each within its bounds. All terms are
 * raised by the same factor until the sum is reached.
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
  for (let halving = 0; halving < halvings; halving += 1) {
    const by = (low + high) / 2;
    if (total(raised(by)) < sum) low = by;
    else high = by;
  }
  const points = raised(high);
  // Corrects what remains if too few terms can rise, or after the last bisection step.
  const rest = sum / (total(points) || 1);
  return Object.fromEntries(terms.map((feature, at) => [feature, (points[at] ?? 0) * rest]));
}

function sumOf(terms: readonly Feature[], points: Points): number {
  return terms.reduce((sum, feature) => sum + points[feature], 0);
}
