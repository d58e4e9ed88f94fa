import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './chat.mentions.repository.ts';
import { mentionsIn } from './chat.policy.ts';

/**
 * Updates the mentions after an edit, in the same transaction, and notifies the users who were not mentioned before.
 */
export async function updateMentions(
  ctx: Ctx,
  { id, roomId }: { id: string; roomId: string },
  text: string,
): Promise<void> {
  const before = await repository.listMentionedIds(ctx.db, id);
  const names = text.includes('@') ? await repository.listNames(ctx.db, [roomId]) : [];
  const mentions = mentionsIn(text, names);
  await repository.replaceMentions(ctx.db, id, mentions);
  if (mentions.some(({ userId }) => !before.includes(userId)))
    await emit(ctx, 'message.mentioned', { messageId: id });
}

/**
 * Notifies the mentioned users who are still members, each at most once per message: a repeated job or an edit does
 * not notify them again.
 */
export async function notifyMentioned(ctx: Ctx, { messageId }: { messageId: string }): Promise<void> {
  const message = await repository.findMentioning(ctx.db, messageId);
  if (message === undefined) return;
  const { projectId, seq, projectTitle, senderId, senderUsername } = message;
  for (const recipientId of await repository.listMentionedMembers(ctx.db, messageId)) {
    if (recipientId === senderId) continue;
    await notify(ctx, {
      recipientId,
      senderId,
      projectId,
      type: 'mention',
      message: `${senderUsername} mentioned you in the chat of ${projectTitle}`,
      messageSeq: seq,
      dedupeKey: `mention:${messageId}`,
    });
  }
}

/** Removes the references to a user from other users' messages when the account is deleted. The texts stay. */
export async function removeUserMentions(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeMentionsOf(ctx.db, userId);
}
