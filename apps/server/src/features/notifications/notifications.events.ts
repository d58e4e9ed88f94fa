import { asJob, inTransaction } from '../../core/events.ts';
import { emailNotification } from './notifications.mail.service.ts';
import { deletePreferences } from './notifications.preferences.service.ts';
import { deleteNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  asJob('notification.mail_wanted', 'notifications.mail', (ctx, { notificationId }) =>
    emailNotification(ctx, notificationId),
  ),
  inTransaction('account.deleted', 'notifications.delete', (ctx, { userId }) =>
    deleteNotifications(ctx, userId),
  ),
  inTransaction('account.deleted', 'notifications.delete_preferences', (ctx, { userId }) =>
    deletePreferences(ctx, userId),
  ),
];
