import type { Ctx } from '../../core/ctx.ts';
import type { DomainEvents } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import * as repository from './comments.repository.ts';

type CommentEvent = DomainEvents['comment.posted'];
type News = NonNullable<Awaited<ReturnType<typeof repository.findNews>>>;

/** Notifies the project's owner and the author of the question, each once, and never the author of the comment. */
export async function tellComment(ctx: Ctx, event: CommentEvent): Promise<void> {
  await withTransaction(ctx, (ctx) => tell(ctx, event));
}

async function tell(ctx: Ctx, { commentId }: CommentEvent): Promise<void> {
  const news = await repository.findNews(ctx.db, commentId);
  if (news === undefined) return;
  const recipients = new Set([news.askedBy ?? news.ownerId, news.ownerId]);
  recipients.delete(news.authorId);
  for (const recipientId of recipients) {
    if (!(await repository.isActive(ctx.db, recipientId))) continue;
    await notify(ctx, {
      recipientId,
      senderId: news.authorId,
      projectId: news.projectId,
      type: 'comment',
      message: newsMessage(news, recipientId),
      dedupeKey: `comment:${commentId}`,
    });
  }
}

function newsMessage({ author, title, kind, askedBy }: News, recipientId: string): string {
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
