import { asJob, inTransaction } from '../../core/events.ts';
import { emailNotification } from './notifications.mail.service.ts';
import { deletePreferences } from './notifications.preferences.service.ts';
import { deleteNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  asJob('notification.mail_wanted', 'notifications.mail', (ctx, { notificationId }) =>
    emailNotification(ctx, notificationId),
  ),
  inTransaction('account.deleted', 'notifications.forget', (ctx, { userId }) =>
    deleteNotifications(ctx, userId),
  ),
  inTransaction('account.deleted', 'notifications.forget_preferences', (ctx, { userId }) =>
    deletePreferences(ctx, userId),
  ),
];
