import { exposureOf } from '../fairness/exposure.ts';
import type { ScoreWeights } from '../score/scoring.ts';
import { type Direction, features, type Points } from '../score/weights.ts';
import { fitPoints } from './fit-points.ts';
import type { SampledQuery } from './samples.ts';

/** One place on a page that was shown. */
export interface JudgedPlace {
  /** From 1. */
  readonly rank: number;
  /** What was measured, 0–1, in the order of the features. */
  readonly values: readonly number[];
  /** What came of it, 0–1. */
  readonly gain: number;
  /** Who or what was shown. */
  readonly shown: string;
}

/** A page that somebody judged by what they did. */
export interface JudgedPage {
  /** Whose side it judges: leads say who fits a project, developers what fits them. */
  readonly direction: Direction;
  readonly at: number;
  readonly places: readonly JudgedPlace[];
}

export type Verdict = 'taken' | 'too few outcomes' | 'no better' | 'less even';

export interface Refit {
  readonly verdict: Verdict;
  readonly pages: number;
  readonly heldBack: number;
  /** Share of held-back pairs in the right order, before and after. */
  readonly before: number;
  readonly after: number;
  /** The weights to use: those given, unless the new ones were taken. */
  readonly weights: ScoreWeights;
}

/** Fewer pages than this for a direction teach nothing about it. */
const FEWEST = 200;
const HELD_BACK = 0.25;
/** Assumed, as no site has enough pages of its own to tell. */
const PER_POINT = 0.1;
const SHRINK = 20;
const MOST_CHANGE = 2;
const MOST_LOST = 3;
/** Of the standard error of the difference, before it counts as better. */
const ERRORS = 2;
/** How much less even the first places may become. */
const LESS_EVEN = 0.02;
const FIRST_PLACES = 3;
/** Nobody looks at all places: what is further down counts for more, up to this. */
const MOST_SAY = 4;

/**
 * Fits the points of the terms to what came of the pages that were shown, drawn to the shipped ones, and takes them only
 * if they order later pages better, by twice the standard error, and spread the first places no less evenly.
 */
export function refit(pages: readonly JudgedPage[], current: ScoreWeights, shipped: ScoreWeights): Refit {
  const telling = pages.filter(tells).toSorted((a, b) => a.at - b.at);
  const cut = telling[Math.floor(telling.length * (1 - HELD_BACK))]?.at ?? 0;
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
  if (gain <= 0 || gain < ERRORS * error) return 'no better';
  return unevenness(later, weights) > unevenness(later, current) + LESS_EVEN ? 'less even' : 'taken';
}

/** Something came of one place, and less of another. */
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
  if (own.length < FEWEST * (1 - HELD_BACK)) return current[direction];
  return fitPoints(own.flatMap(samplesOf), shipped[direction], {
    perPoint: PER_POINT,
    shrink: SHRINK,
    mostChange: MOST_CHANGE,
    mostLost: MOST_LOST,
  });
}

/** Each place of which something came, against those of which less did. */
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

/** The inverse of how probably somebody looks at a place: one over the root of its rank. */
function sayOf({ rank }: JudgedPlace): number {
  return Math.min(MOST_SAY, Math.sqrt(rank));
}

function pointsFor(place: JudgedPlace, weights: Points): number {
  return features.reduce((sum, feature, at) => sum + weights[feature] * (place.values[at] ?? 0), 0);
}

/** Share of the page's pairs with different gains that the weights put in the right order. */
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

/** Gini coefficient of the first places of pages of people, had they been ordered by these weights. */
function unevenness(pages: readonly JudgedPage[], weights: ScoreWeights): number {
  const times = new Map<string, number>();
  for (const { direction, places } of pages) {
    if (direction !== 'youToProject') continue;
    const ordered = places.toSorted(
      (a, b) => pointsFor(b, weights[direction]) - pointsFor(a, weights[direction]),
    );
    for (const [place, { shown }] of ordered.entries())
      times.set(shown, (times.get(shown) ?? 0) + (place < FIRST_PLACES ? 1 : 0));
  }
  const rows = Array.from(times.values(), (one) => ({ times: one, people: 1 }));
  return exposureOf(rows, times.size).gini;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}
