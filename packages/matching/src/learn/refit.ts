import { exposureOf } from '../fairness/exposure.ts';
import type { ScoreWeights } from '../score/scoring.ts';
import { type Direction, features, type Points } from '../score/weights.ts';
import { fitPoints } from './fit-points.ts';
import type { SampledQuery } from './samples.ts';

/** One position on a page that was shown. */
export interface JudgedPlace {
  /** Starts at 1. */
  readonly rank: number;
  /** The measured values, 0–1, in the order of the features. */
  readonly values: readonly number[];
  /** The outcome, 0–1. */
  readonly gain: number;
  /** Id of the developer or project that was shown. */
  readonly shown: string;
}

/** A page with the outcomes of what the user did on it. */
export interface JudgedPage {
  /** The side that judges: owners judge who fits a project, developers what fits them. */
  readonly direction: Direction;
  readonly at: number;
  readonly places: readonly JudgedPlace[];
}

export type Verdict = 'taken' | 'too few outcomes' | 'no better' | 'less even';

export interface Refit {
  readonly verdict: Verdict;
  readonly pages: number;
  readonly heldBack: number;
  /** Share of held-out pairs in the right order, before and after. */
  readonly before: number;
  readonly after: number;
  /** The weights to use: the new ones if they were accepted, otherwise the given ones. */
  readonly weights: ScoreWeights;
}

/** Minimum number of pages of a direction to learn from. */
const minPages = 200;
const heldOutShare = 0.25;
/** Assumed, because no site has enough pages of its own to estimate it. */
const logOddsPerPoint = 0.1;
const shrinkage = 20;
const maxChangeFactor = 2;
const maxPointsLost = 3;
/** Minimum improvement, in standard errors of the difference. */
const minStandardErrors = 2;
/** Maximum increase of the Gini coefficient of the first positions. */
const maxGiniIncrease = 0.02;
const firstPositions = 3;
/** Users look at lower positions less often, so outcomes there get more weight, at most this much. */
const maxPositionWeight = 4;

/**
 * Fits the points of the terms to the outcomes of shown pages, regularised towards the shipped points.
 * Accepts the new points only if they order later pages better by at least two standard errors, and do not
 * spread the first positions less evenly.
 */
export function refit(pages: readonly JudgedPage[], current: ScoreWeights, shipped: ScoreWeights): Refit {
  const telling = pages.filter(tells).toSorted((a, b) => a.at - b.at);
  const cut = telling[Math.floor(telling.length * (1 - heldOutShare))]?.at ?? 0;
  const earlier = telling.filter(({ at }) => at < cut);
  const later = telling.filter(({ at }) => at >= cut);
  const weights = {
    youToProject: fitted('youToProject', earlier, current, shipped),
    projectToYou: fitted('projectToYou', earlier, current, shipped),
  };
  const before = later.map((page) => agreement(page, current));
  const after = later.map((page) => agreement(page, weights));
  const summary = { pages: telling.length, heldBack: later.length, before: mean(before), after: mean(after) };
  const verdict = judge(weights, current, later, before, after);
  return { ...summary, verdict, weights: verdict === 'taken' ? weights : current };
}

function judge(
  weights: ScoreWeights,
  current: ScoreWeights,
  later: readonly JudgedPage[],
  before: readonly number[],
  after: readonly number[],
): Verdict {
  if (weights.youToProject === current.youToProject && weights.projectToYou === current.projectToYou)
    return 'too few outcomes';
  const gains = after.map((one, at) => one - (before[at] ?? 0));
  const gain = mean(gains);
  const error = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / Math.max(1, gains.length));
  if (gain <= 0 || gain < minStandardErrors * error) return 'no better';
  return unevenness(later, weights) > unevenness(later, current) + maxGiniIncrease ? 'less even' : 'taken';
}

/** Whether one position has a better outcome than another. */
function tells({ places }: JudgedPage): boolean {
  return places.some(({ gain }) => gain > 0) && places.some(({ gain }) => gain === 0);
}

function fitted(
  direction: Direction,
  pages: readonly JudgedPage[],
  current: ScoreWeights,
  shipped: ScoreWeights,
): Points {
  const own = pages.filter((page) => page.direction === direction);
  if (own.length < minPages * (1 - heldOutShare)) return current[direction];
  return fitPoints(own.flatMap(samplesOf), shipped[direction], {
    perPoint: logOddsPerPoint,
    shrink: shrinkage,
    mostChange: maxChangeFactor,
    mostLost: maxPointsLost,
  });
}

/** One query per position with an outcome, against positions with a lower outcome. */
function samplesOf({ places }: JudgedPage): SampledQuery[] {
  return places
    .filter(({ gain }) => gain > 0)
    .map((right, at) => ({
      qid: String(at),
      right: [{ row: Float32Array.from(right.values), gain: 1 }],
      wrong: places.filter(({ gain }) => gain < right.gain).map(({ values }) => Float32Array.from(values)),
      standsFor: 1,
      say: right.gain * sayOf(right),
    }))
    .filter(({ wrong }) => wrong.length > 0);
}

/** The inverse of the probability that a user looks at a position, which is 1 / √rank. */
function sayOf({ rank }: JudgedPlace): number {
  return Math.min(maxPositionWeight, Math.sqrt(rank));
}

function pointsFor(place: JudgedPlace, weights: Points): number {
  return features.reduce((sum, feature, at) => sum + weights[feature] * (place.values[at] ?? 0), 0);
}

/** Share of the page's pairs with different outcomes that the weights order correctly. */
function agreement({ direction, places }: JudgedPage, weights: ScoreWeights): number {
  let right = 0;
  let all = 0;
  const points = places.map((place) => pointsFor(place, weights[direction]));
  for (const [at, place] of places.entries()) {
    for (const [other, lesser] of places.entries()) {
      if (lesser.gain >= place.gain) continue;
      const say = sayOf(place) * (place.gain - lesser.gain);
      const ahead = (points[at] ?? 0) - (points[other] ?? 0);
      all += say;
      if (ahead > 0) right += say;
      else if (ahead === 0) right += say / 2;
    }
  }
  return right / all;
}

/** Gini coefficient of the first positions of developer pages if ordered by these weights. */
function unevenness(pages: readonly JudgedPage[], weights: ScoreWeights): number {
  const times = new Map<string, number>();
  for (const { direction, places } of pages) {
    if (direction !== 'youToProject') continue;
    const ordered = places.toSorted(
      (a, b) => pointsFor(b, weights[direction]) - pointsFor(a, weights[direction]),
    );
    for (const [place, { shown }] of ordered.entries())
      times.set(shown, (times.get(shown) ?? 0) + (place < firstPositions ? 1 : 0));
  }
  const rows = Array.from(times.values(), (one) => ({ times: one, people: 1 }));
  return exposureOf(rows, times.size).gini;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}
