import { features, type HourShares, hourShares, weights } from '../score/weights.ts';
import type { Preferences, Wish } from '../types.ts';

/** What a developer's preferences come to in the direction 'the project fits the developer'. */
export interface Wishes {
  /** Points of 100 in the order of `features`; what is ignored has none, and the others grow to 100 together. */
  readonly points: Float64Array;
  readonly hours: HourShares;
  readonly musts: readonly Wish[];
}

const wishNames: readonly Wish[] = ['skills', 'hours', 'timeZone', 'interests'];

export function compileWishes(preferences: Preferences | null): Wishes | null {
  if (preferences === null || wishNames.every((wish) => preferences[wish] === 'flexible')) return null;
  const counts = (wish: Wish) => (preferences[wish] === 'ignore' ? 0 : 1);
  const day = hourShares.day * counts('timeZone');
  const week = hourShares.week * counts('hours');
  const kept: Record<string, number> = {
    required: counts('skills'),
    recent: counts('skills'),
    hours: day + week,
    interests: counts('interests'),
  };
  const points = features.map((feature) => weights.projectToYou[feature] * (kept[feature] ?? 1));
  const sum = points.reduce((total, one) => total + one, 0);
  return {
    points: Float64Array.from(points, (one) => (one * 100) / sum),
    hours: { day, week },
    musts: wishNames.filter((wish) => preferences[wish] === 'must'),
  };
}
