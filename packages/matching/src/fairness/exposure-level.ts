import { fairness } from './rules.ts';

/**
 * Levels are few so that a profile rarely changes because of them: 0 for rarely shown users, plus 1 for each
 * limit exceeded.
 */
export const highestLevel = fairness.exposureLevels.length;

/** The level of a user who was shown on `pages` pages in the last seven days. */
export function exposureLevel(pages: number): number {
  return fairness.exposureLevels.filter((limit) => pages > limit).length;
}

/** How often a user was shown recently. */
export interface PersonLevel {
  readonly userId: string;
  readonly level: number;
}

/**
 * The levels that differ from the stored ones, by the number of pages; a user without a stored level has 0.
 */
export function changedLevels(
  stored: readonly PersonLevel[],
  pages: ReadonlyMap<string, number>,
): PersonLevel[] {
  const before = new Map(stored.map(({ userId, level }) => [userId, level]));
  return [...new Set([...before.keys(), ...pages.keys()])]
    .map((userId) => ({ userId, level: exposureLevel(pages.get(userId) ?? 0) }))
    .filter(({ userId, level }) => level !== (before.get(userId) ?? 0));
}
