import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { notifyComment, refreshComments } from './comments.notifications.service.ts';
import { eraseRemovedComments } from './comments.service.ts';

export const commentsEvents = [
  inTransaction('account.deleted', 'comments.erase', (ctx, { userId }) => eraseRemovedComments(ctx, userId)),
  asJob('comment.posted', 'comments.tell', notifyComment),
  afterCommit('comment.posted', 'comments.refresh_posted', refreshComments),
  afterCommit('comment.changed', 'comments.refresh_changed', refreshComments),
];
