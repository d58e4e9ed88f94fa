import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './comments.repository.ts';

type CommentEvent = DomainEvents['comment.posted'];
type PostedComment = NonNullable<Awaited<ReturnType<typeof repository.findPostedComment>>>;

/** Notifies the project's owner and the author of the question, each once, and never the author of the comment. */
export async function notifyComment(ctx: Ctx, event: CommentEvent): Promise<void> {
  await withTransaction(ctx, (ctx) => notifyRecipients(ctx, event));
}

async function notifyRecipients(ctx: Ctx, { commentId }: CommentEvent): Promise<void> {
  const comment = await repository.findPostedComment(ctx.db, commentId);
  if (comment === undefined) return;
  const recipients = new Set([comment.askedBy ?? comment.ownerId, comment.ownerId]);
  recipients.delete(comment.authorId);
  for (const recipientId of recipients) {
    if (!(await repository.isActive(ctx.db, recipientId))) continue;
    await notify(ctx, {
      recipientId,
      senderId: comment.authorId,
      projectId: comment.projectId,
      type: 'comment',
      message: commentMessage(comment, recipientId),
      dedupeKey: `comment:${commentId}`,
    });
  }
}

function commentMessage({ author, title, kind, askedBy }: PostedComment, recipientId: string): string {
  if (askedBy === recipientId) return `${author} answered your question about ${title}`;
  if (askedBy !== null) return `${author} answered a question about ${title}`;
  return kind === 'question'
    ? `${author} asked a question about ${title}`
    : `${author} commented on ${title}`;
}

/** Makes all clients that show the project's page refetch its comments. */
export function refreshComments(ctx: Ctx, { projectId }: CommentEvent): void {
  ctx.deps.realtime.toWatchers(projectId, 'changed', { entity: 'comments', id: projectId });
}
