import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { assertCan, getChanged, lockMessage } from './chat.change.service.ts';
import * as repository from './chat.reactions.repository.ts';
import { updateMessage } from './chat.write.repository.ts';

interface Reaction {
  readonly emoji: string;
  /** Toggles the reaction if undefined. */
  readonly on?: boolean | undefined;
}

/**
 * Adds or removes a reaction of the actor.
 * @throws AppError `not_found`, `forbidden`, `conflict` when the message is deleted, has too many kinds of reactions
 * already, or its project is archived
 */
export async function react(ctx: UserCtx, messageId: string, { emoji, on }: Reaction): Promise<Message> {
  await withTransaction(ctx, async (ctx) => {
    const held = await lockMessage(ctx, messageId);
    assertCan(ctx.actor, 'react', held);
    const { message } = held;
    const reacted = { messageId, emoji, userId: ctx.actor.userId };
    const removed = on !== true && (await repository.removeReaction(ctx.db, reacted));
    const added = !removed && on !== false && (await add(ctx, reacted));
    if (!removed && !added) return;
    await updateMessage(ctx.db, messageId, {});
    await emit(ctx, 'message.reacted', { messageId, projectId: message.roomId });
  });
  return await getChanged(ctx, messageId);
}

/** The message is locked, so the number of kinds cannot change before the insert. */
async function add(
  ctx: Ctx,
  reacted: { messageId: string; emoji: string; userId: string },
): Promise<boolean> {
  const kinds = await repository.countKinds(ctx.db, reacted.messageId);
  const known = kinds.some(({ emoji }) => emoji === reacted.emoji);
  if (!known && kinds.length >= limits.reactionKinds)
    throw new AppError('conflict', `A message takes at most ${limits.reactionKinds} different reactions`);
  return await repository.insertReaction(ctx.db, { ...reacted, createdAt: ctx.clock.now() });
}

/** Only clients in the room show reactions, so members elsewhere get no event. */
export async function broadcastReaction(
  ctx: Ctx,
  change: { messageId: string; projectId: string },
): Promise<void> {
  const message = await getChanged(ctx, change.messageId);
  if (message.deletedAt === null) ctx.deps.realtime.toRoom(change.projectId, 'message_updated', message);
}

/**
 * Deletes the reactions of a deleted account. Its messages stay under 'Deleted user', but a reaction would have no
 * name to show.
 */
export async function removeUserReactions(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeReactionsBy(ctx.db, userId);
}
