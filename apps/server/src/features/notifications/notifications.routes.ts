import { notificationPreferences } from '@teamwright/contracts/notification-preferences.ts';
import { notifications } from '@teamwright/contracts/notifications.ts';
import { type App, done, route } from '../../core/http.ts';
import * as preferences from './notifications.preferences.service.ts';
import * as service from './notifications.service.ts';

export function notificationsRoutes(app: App): void {
  route(app, notifications.list, (ctx, { params, query }) =>
    service.listNotifications(ctx, params.userId, query),
  );
  route(app, notifications.unread, async (ctx) => ({ unread: await service.countUnread(ctx) }));
  route(app, notifications.read, (ctx, { params }) => service.markRead(ctx, params.id));
  route(app, notifications.readAll, async (ctx) => {
    await service.markAllRead(ctx);
    return done('All notifications are read');
  });
  route(app, notificationPreferences.get, (ctx) => preferences.getPreferences(ctx));
  route(app, notificationPreferences.put, (ctx, { body }) => preferences.changePreferences(ctx, body), {
    limit: 'edit',
  });
}
