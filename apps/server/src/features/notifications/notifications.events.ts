import { inside } from '../../core/events.ts';
import { forgetPreferences } from './notifications.preferences.service.ts';
import { forgetNotifications } from './notifications.service.ts';

export const notificationsEvents = [
  inside('account.deleted', 'notifications.forget', (ctx, { userId }) => forgetNotifications(ctx, userId)),
  inside('account.deleted', 'notifications.forget_preferences', (ctx, { userId }) =>
    forgetPreferences(ctx, userId),
  ),
];
