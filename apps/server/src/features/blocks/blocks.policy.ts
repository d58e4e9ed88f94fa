export interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

/** Whether one of the two has blocked the other: then neither is recommended to, asks, invites or mentions the other. */
export function standApart(blocks: readonly Block[], one: string, other: string): boolean {
  return hasBlocked(blocks, one, other) || hasBlocked(blocks, other, one);
}

/** Whether this very person has blocked the other: then nothing is told them of the other, who is not told why. */
export function hasBlocked(blocks: readonly Block[], blockerId: string, blockedId: string): boolean {
  return blocks.some((block) => block.blockerId === blockerId && block.blockedId === blockedId);
}

/** Nobody blocks themself. */
export function blocksPerson(actorId: string, userId: string): boolean {
  return actorId !== userId;
}
