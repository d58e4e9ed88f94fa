import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { assertCan, getChanged, lockMessage } from './chat.change.service.ts';
import * as repository from './chat.pins.repository.ts';
import { enterRoom } from './chat.service.ts';
import { messageView } from './chat.view.ts';
import { updateMessage } from './chat.write.repository.ts';

export async function listPins(ctx: UserCtx, projectId: string): Promise<Message[]> {
  const { roomId } = await enterRoom(ctx, projectId);
  return (await repository.listPinned(ctx.db, roomId)).map(messageView);
}

/**
 * Pins or unpins a message for all members of its room. No-op if already done, so a retry is safe.
 * @throws AppError `not_found`, `forbidden` for another user's pin, `conflict` when the message is deleted, the room
 * has too many pins, or its project is archived
 */
export async function pinMessage(ctx: UserCtx, messageId: string, on: boolean): Promise<Message> {
  await withTransaction(ctx, async (ctx) => {
    const held = await lockMessage(ctx, messageId);
    const { message } = held;
    const pin = await repository.findPin(ctx.db, messageId);
    // A repeated call to pin succeeds, also if another member pinned the message first.
    assertCan(ctx.actor, 'pin', { ...held, pinnedBy: on ? undefined : pin?.pinnedBy });
    if ((pin !== undefined) === on) return;
    if (on) await insert(ctx, messageId, message.roomId);
    else await end(ctx, messageId);
    await updateMessage(ctx.db, messageId, {});
    await emit(ctx, 'message.pinned', { messageId, projectId: message.roomId });
  });
  return await getChanged(ctx, messageId);
}

async function insert(ctx: UserCtx, messageId: string, roomId: string): Promise<void> {
  if ((await repository.countPins(ctx.db, roomId)) >= limits.pins)
    throw new AppError('conflict', `A room has at most ${limits.pins} pinned messages: unpin one first`);
  const pinnedAt = ctx.clock.now();
  await repository.insertPin(ctx.db, {
    id: newId(pinnedAt),
    messageId,
    roomId,
    pinnedBy: ctx.actor.userId,
    pinnedAt,
  });
}

async function end(ctx: UserCtx, messageId: string): Promise<void> {
  await repository.updatePin(ctx.db, messageId, {
    unpinnedBy: ctx.actor.userId,
    unpinnedAt: ctx.clock.now(),
  });
}
