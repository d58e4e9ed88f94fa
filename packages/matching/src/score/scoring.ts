import type { Wishes } from '../profile/wishes.ts';
import { policyVersionOf } from './policy-version.ts';
import { type Direction, features, type Points, weights as shipped } from './weights.ts';

export type ScoreWeights = Readonly<Record<Direction, Points>>;

/** The points of the score's terms, as shipped or as learned. */
export class Scoring {
  readonly weights: ScoreWeights;
  /** Identifies the weights and rules that produced a page. */
  readonly version: string;
  readonly youToProject: Float64Array;
  readonly #projectToYou: Float64Array;
  readonly #wished = new WeakMap<Wishes, Float64Array>();

  constructor(weights: ScoreWeights = shipped) {
    this.weights = weights;
    this.version = policyVersionOf(weights);
    this.youToProject = pointsOf(weights.youToProject);
    this.#projectToYou = pointsOf(weights.projectToYou);
  }

  /**
   * The points of each feature in 'the project fits the developer'. Ignored features get none, and the others
   * share their points.
   */
  projectToYou(wishes: Wishes | null): Float64Array {
    if (wishes === null) return this.#projectToYou;
    const known = this.#wished.get(wishes);
    if (known) return known;
    const kept = this.#projectToYou.map((points, at) => points * (wishes.shares[at] ?? 1));
    const sum = kept.reduce((total, one) => total + one, 0);
    const points = kept.map((one) => (one * 100) / sum);
    this.#wished.set(wishes, points);
    return points;
  }
}

function pointsOf(weights: Points): Float64Array {
  return Float64Array.from(features, (feature) => weights[feature]);
}
