import { fairness } from './rules.ts';

/** A few levels, so that a profile seldom changes by it: 0 for who is seldom shown, one more for each limit passed. */
export const highestLevel = fairness.exposureLevels.length;

/** The level of somebody who was on so many pages in the last seven days. */
export function exposureLevel(pages: number): number {
  return fairness.exposureLevels.filter((limit) => pages > limit).length;
}

/** How much somebody was shown lately. */
export interface PersonLevel {
  readonly userId: string;
  readonly level: number;
}

/** The levels that are no longer what is stored, by the pages that people were on; who is not stored has 0. */
export function changedLevels(
  stored: readonly PersonLevel[],
  pages: ReadonlyMap<string, number>,
): PersonLevel[] {
  const before = new Map(stored.map(({ userId, level }) => [userId, level]));
  return [...new Set([...before.keys(), ...pages.keys()])]
    .map((userId) => ({ userId, level: exposureLevel(pages.get(userId) ?? 0) }))
    .filter(({ userId, level }) => level !== (before.get(userId) ?? 0));
}
