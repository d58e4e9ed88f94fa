export interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

/**
 * Whether one of two users has blocked the other. Then neither is recommended to the other, and neither can send the
 * other a join request, an invitation or a mention.
 */
export function isBlocked(blocks: readonly Block[], one: string, other: string): boolean {
  return hasBlocked(blocks, one, other) || hasBlocked(blocks, other, one);
}

/**
 * Whether this user has blocked the other. The blocker then gets no notifications of the blocked user, who cannot see
 * why.
 */
export function hasBlocked(blocks: readonly Block[], blockerId: string, blockedId: string): boolean {
  return blocks.some((block) => block.blockerId === blockerId && block.blockedId === blockedId);
}

/** Users cannot block themselves. */
export function canBlock(actorId: string, userId: string): boolean {
  return actorId !== userId;
}
