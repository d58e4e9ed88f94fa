import { type HourShares, hourShares, termNames } from '../score/weights.ts';
import type { PreferenceName, Preferences } from '../types/profiles.ts';

/** The effect of a developer's preferences in the direction 'the project fits the developer'. */
export interface CompiledPreferences {
  /** The remaining share of each term's points, 0–1, in the order of `termNames`. */
  readonly shares: Float64Array;
  readonly hours: HourShares;
  readonly mustHaves: readonly PreferenceName[];
}

const preferenceNames: readonly PreferenceName[] = ['skills', 'hours', 'timeZone', 'interests'];

export function compilePreferences(preferences: Preferences | null): CompiledPreferences | null {
  if (preferences === null || preferenceNames.every((name) => preferences[name] === 'flexible')) return null;
  const counts = (name: PreferenceName) => (preferences[name] === 'ignore' ? 0 : 1);
  const day = hourShares.day * counts('timeZone');
  const week = hourShares.week * counts('hours');
  const kept: Record<string, number> = {
    skills: counts('skills'),
    recent: counts('skills'),
    hours: day + week,
    interests: counts('interests'),
  };
  return {
    shares: Float64Array.from(termNames, (term) => kept[term] ?? 1),
    hours: { day, week },
    mustHaves: preferenceNames.filter((name) => preferences[name] === 'must'),
  };
}
