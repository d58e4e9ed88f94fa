import type { Tier } from '../types/explanation.ts';
import { tierFloors } from './weights.ts';

/** The points that each term gives. `maxPoints` and `values` (0–1) are in the order of `termNames`. */
export function contributions(maxPoints: Float64Array, values: Float64Array): number[] {
  const given: number[] = [];
  for (let at = 0; at < maxPoints.length; at += 1) given.push((maxPoints[at] ?? 0) * (values[at] ?? 0));
  return given;
}

/** The fit in 0–100: the sum of `contributions`, without an array of them. */
export function fitOf(maxPoints: Float64Array, values: Float64Array): number {
  let fit = 0;
  for (let at = 0; at < maxPoints.length; at += 1) fit += (maxPoints[at] ?? 0) * (values[at] ?? 0);
  return fit;
}

/** The displayed score, a whole number in 0–100: the harmonic mean of the two displayed (rounded) fits. */
export function scoreOf(youToProject: number, projectToYou: number): number {
  return Math.round(harmonicMean(Math.round(youToProject), Math.round(projectToYou)));
}

/**
 * The sort key of pages, 0–100.1: the displayed score plus a thousandth of the unrounded one. So the order never
 * contradicts the displayed scores.
 */
export function rankOf(youToProject: number, projectToYou: number): number {
  return scoreOf(youToProject, projectToYou) + harmonicMean(youToProject, projectToYou) / 1000;
}

/** 0 if either is 0: a match needs both sides. */
export function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

export function tierOf(score: number): Tier {
  if (score >= tierFloors.Excellent) return 'Excellent';
  if (score >= tierFloors.Strong) return 'Strong';
  return score >= tierFloors.Good ? 'Good' : 'Possible';
}
