import { durable, inside, live } from '../../core/events.ts';
import { refreshComments, tellComment } from './comments.news.ts';
import { forgetRemoved } from './comments.service.ts';

export const commentsEvents = [
  inside('account.deleted', 'comments.forget', (ctx, { userId }) => forgetRemoved(ctx, userId)),
  durable('comment.posted', 'comments.tell', tellComment),
  live('comment.posted', 'comments.refresh_posted', refreshComments),
  live('comment.changed', 'comments.refresh_changed', refreshComments),
];
