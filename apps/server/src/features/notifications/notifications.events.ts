import { asJob, inTransaction } from '../../core/events.ts';
import { mailNotification } from './notifications.mail.service.ts';
import { forgetPreferences } from './notifications.preferences.service.ts';
import { forgetNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  asJob('notification.mail_wanted', 'notifications.mail', (ctx, { notificationId }) =>
    mailNotification(ctx, notificationId),
  ),
  inTransaction('account.deleted', 'notifications.forget', (ctx, { userId }) =>
    forgetNotifications(ctx, userId),
  ),
  inTransaction('account.deleted', 'notifications.forget_preferences', (ctx, { userId }) =>
    forgetPreferences(ctx, userId),
  ),
];
