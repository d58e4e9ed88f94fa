import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { findMissed } from './chat.missed.repository.ts';
import { enterRoom } from './chat.service.ts';

/**
 * What a user missed in a room since their last read message, or since the message that the client names. The client
 * names one because the room may already be marked as read when it asks.
 * @throws AppError `not_found`, `forbidden`
 */
export async function getMissed(ctx: UserCtx, postId: string, after: number | undefined): Promise<Missed> {
  const { roomId, lastReadSeq } = await enterRoom(ctx, postId);
  return await findMissed(ctx.db, { roomId, userId: ctx.actor.userId, after: after ?? lastReadSeq });
}
