import type { Limits } from './budget.ts';

/** By the clock, a round needs this share of the time of the longest one before. */
const minShareOfRound = 0.3;

/** Divides the work into rounds of about `proposals` proposals. By the clock, the last one may be shorter. */
export function* roundsOf(limits: Limits, proposals: number): Generator<Limits> {
  const { iterations, msLeft, isStopped } = limits;
  if (iterations !== undefined) {
    const count = Math.max(1, Math.round(iterations / proposals));
    for (let round = 0; round < count; round += 1) yield { ...limits, iterations: iterations / count };
    return;
  }
  let longestMs = 0;
  do {
    const before = msLeft();
    yield { ...limits, maxProposals: proposals };
    longestMs = Math.max(longestMs, before - msLeft());
  } while (msLeft() > minShareOfRound * longestMs && !isStopped());
}
