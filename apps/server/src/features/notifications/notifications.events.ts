import { durable, inside } from '../../core/events.ts';
import { mailNotification } from './notifications.mail.service.ts';
import { forgetPreferences } from './notifications.preferences.service.ts';
import { forgetNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  durable('notification.mail_wanted', 'notifications.mail', (ctx, { notificationId }) =>
    mailNotification(ctx, notificationId),
  ),
  inside('account.deleted', 'notifications.forget', (ctx, { userId }) => forgetNotifications(ctx, userId)),
  inside('account.deleted', 'notifications.forget_preferences', (ctx, { userId }) =>
    forgetPreferences(ctx, userId),
  ),
];
