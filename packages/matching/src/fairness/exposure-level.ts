import { fairness } from './rules.ts';

/**
 * The level of the users who are shown most. There are few levels, so that the index rarely changes because of them: 0
 * for rarely shown users, plus 1 for each limit exceeded.
 */
export const highestLevel = fairness.exposureLevels.length;

/** The level of a user who was shown on `pages` pages in the last seven days. */
export function exposureLevel(pages: number): number {
  return fairness.exposureLevels.filter((limit) => pages > limit).length;
}

/** The exposure level of a user. */
export interface UserLevel {
  readonly userId: string;
  readonly level: number;
}

/**
 * The levels that differ from the stored ones, by the number of pages; a user without a stored level has 0.
 */
export function changedLevels(stored: readonly UserLevel[], pages: ReadonlyMap<string, number>): UserLevel[] {
  const before = new Map(stored.map(({ userId, level }) => [userId, level]));
  return [...new Set([...before.keys(), ...pages.keys()])]
    .map((userId) => ({ userId, level: exposureLevel(pages.get(userId) ?? 0) }))
    .filter(({ userId, level }) => level !== (before.get(userId) ?? 0));
}
