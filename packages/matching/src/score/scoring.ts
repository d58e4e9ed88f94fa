import type { CompiledPreferences } from '../profile/preferences.ts';
import { policyVersion } from './policy-version.ts';
import { type Points, termNames, weights } from './weights.ts';

/** The points of the score's terms. */
export class Scoring {
  /** Identifies the weights and rules that produced a page. */
  readonly version = policyVersion();
  readonly youToProject = pointsOf(weights.youToProject);
  readonly #projectToYou = pointsOf(weights.projectToYou);
  readonly #byPreferences = new WeakMap<CompiledPreferences, Float64Array>();

  /**
   * The points of each term in 'the project fits the developer'. Ignored terms get none, and the others
   * share their points.
   */
  projectToYou(preferences: CompiledPreferences | null): Float64Array {
    if (preferences === null) return this.#projectToYou;
    const known = this.#byPreferences.get(preferences);
    if (known) return known;
    const kept = this.#projectToYou.map((points, at) => points * (preferences.shares[at] ?? 1));
    const sum = kept.reduce((total, one) => total + one, 0);
    const points = kept.map((one) => (one * 100) / sum);
    this.#byPreferences.set(preferences, points);
    return points;
  }
}

function pointsOf(weights: Points): Float64Array {
  return Float64Array.from(termNames, (term) => weights[term]);
}
