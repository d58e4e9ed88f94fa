import { features, type HourShares, hourShares } from '../score/weights.ts';
import type { Preferences, Wish } from '../types/profiles.ts';

/** The effect of a developer's preferences in the direction 'the project fits the developer'. */
export interface Wishes {
  /** The remaining share of each feature's points, 0–1, in the order of `features`. */
  readonly shares: Float64Array;
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
    skills: counts('skills'),
    recent: counts('skills'),
    hours: day + week,
    interests: counts('interests'),
  };
  return {
    shares: Float64Array.from(features, (feature) => kept[feature] ?? 1),
    hours: { day, week },
    musts: wishNames.filter((wish) => preferences[wish] === 'must'),
  };
}
