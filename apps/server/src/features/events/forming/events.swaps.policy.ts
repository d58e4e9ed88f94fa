import type { SwapPair } from '@teamwright/contracts/events/swaps.ts';

interface Teams {
  /** The team of each participant. */
  readonly teamOf: ReadonlyMap<string, string>;
  /** Pairs of participants whose users have a block between them. */
  readonly blocked: readonly (readonly [string, string])[];
}

/** Whether a swap of members of two teams brings no users with a block between them into one team. */
export function isPossibleSwap([one, other]: SwapPair, { teamOf, blocked }: Teams): boolean {
  const [home, away] = [teamOf.get(one), teamOf.get(other)];
  if (home === undefined || away === undefined) return false;
  const after = new Map(teamOf).set(one, away).set(other, home);
  return !blocked.some((pair) => {
    const [first, second] = pair;
    const isMoved = pair.includes(one) || pair.includes(other);
    return isMoved && after.has(first) && after.get(first) === after.get(second);
  });
}
