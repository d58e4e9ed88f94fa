import { inside } from '../../core/events.ts';
import { forgetNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  inside('account.deleted', 'notifications.forget', (ctx, { userId }) => forgetNotifications(ctx, userId)),
];
