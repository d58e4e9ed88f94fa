import type { ListedMatch } from '@teamwright/contracts/matching/summary.ts';
import type { Ctx } from '../../core/ctx.ts';
import { currentMatcher } from './matching.ranking.service.ts';
import { listedMatch } from './matching.view.ts';

interface Wanted {
  readonly projectId: string;
  readonly userId: string;
  /** Null stands for the best seat. */
  readonly seatId: string | null;
}

/**
 * How users fit projects, in the given order; null for users without a known skill. The caller must check that the
 * actor may see the matches, and for blocks.
 */
export async function listMatches(ctx: Ctx, wanted: readonly Wanted[]): Promise<(ListedMatch | null)[]> {
  if (wanted.length === 0) return [];
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  return wanted.map(({ projectId, userId, seatId }) => {
    const match = matcher.explain(projectId, userId, now, seatId ?? undefined);
    return match ? listedMatch(match, now) : null;
  });
}
