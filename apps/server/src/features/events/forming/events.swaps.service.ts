import type { SwapPair } from '@teamwright/contracts/events/swaps.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { listMembers } from './events.forming.repository.ts';
import { getFormation } from './events.forming.service.ts';
import { listPeople } from './events.instance.repository.ts';
import { blockedPairs } from './events.instance.service.ts';
import { isPossibleSwap } from './events.swaps.policy.ts';

/** The swaps that can be suggested. The browser, which finds them, has no blocks. */
export async function listPossibleSwaps(
  ctx: UserCtx,
  eventId: string,
  version: number,
  swaps: readonly SwapPair[],
): Promise<{ swaps: SwapPair[] }> {
  const { event, listed } = await getFormation(ctx, eventId, version);
  const members = await listMembers(ctx.db, listed.formation.id);
  const teamOf = new Map(members.map(({ participantId, teamId }) => [participantId, teamId]));
  const blocked = await blockedPairs(ctx, await listPeople(ctx.db, event.id));
  return { swaps: swaps.filter((swap) => isPossibleSwap(swap, { teamOf, blocked })) };
}
