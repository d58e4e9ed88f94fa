import type { Missed } from '@teamwright/contracts/chat-catch-up.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { findMissed } from './chat.missed.repository.ts';
import { enterRoom } from './chat.service.ts';

/**
 * What a person missed in a room, from where they have read, or from the message that they name: by the time they
 * ask, they may have read on.
 * @throws AppError `not_found`, `forbidden`
 */
export async function getMissed(ctx: UserCtx, postId: string, after: number | undefined): Promise<Missed> {
  const { roomId, lastReadSeq } = await enterRoom(ctx, postId);
  return await findMissed(ctx.db, { roomId, userId: ctx.actor.userId, after: after ?? lastReadSeq });
}
