import { durable, inside, live } from '../../core/events.ts';
import { notifyComment, refreshComments } from './comments.notifications.service.ts';
import { forgetRemoved } from './comments.service.ts';

export const commentsEvents = [
  inside('account.deleted', 'comments.forget', (ctx, { userId }) => forgetRemoved(ctx, userId)),
  durable('comment.posted', 'comments.tell', notifyComment),
  live('comment.posted', 'comments.refresh_posted', refreshComments),
  live('comment.changed', 'comments.refresh_changed', refreshComments),
];
