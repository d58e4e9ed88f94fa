import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { deletedUsername } from '../accounts/accounts.names.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './chat.mentions.repository.ts';
import { mentionsIn, withMentionsRenamed } from './chat.policy.ts';
import { updateMessage } from './chat.write.repository.ts';

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

/** Messages that are rewritten per statement batch when an account is deleted. */
const batchSize = 500;

/**
 * Writes another name into the messages that mention a deleted user, and removes the references. It does not count as
 * an edit by the author.
 */
export async function eraseMentions(ctx: Ctx, userId: string): Promise<void> {
  for (;;) {
    const mentioning = await repository.listMentioningForUpdate(ctx.db, userId, batchSize);
    if (mentioning.length === 0) return;
    for (const { id, roomId, body, name } of mentioning) {
      await updateMessage(ctx.db, id, { body: withMentionsRenamed(body, name, deletedUsername) });
      await emit(ctx, 'message.changed', { messageId: id, projectId: roomId });
    }
    await repository.removeMentionsOf(
      ctx.db,
      userId,
      mentioning.map(({ id }) => id),
    );
  }
}
