import { notifications } from '@teamwright/contracts/notifications/notifications.ts';
import { notificationPreferences } from '@teamwright/contracts/notifications/preferences.ts';
import { type App, ok, route } from '../../core/http.ts';
import * as preferences from './notifications.preferences.service.ts';
import * as service from './notifications.service.ts';
import { getSubscription, pageOf, unsubscribe } from './notifications.unsubscribe.service.ts';

export function notificationsRoutes(app: App): void {
  route(app, notifications.list, (ctx, { params, query }) =>
    service.listNotifications(ctx, params.userId, query),
  );
  route(app, notifications.unread, (ctx) => service.countNotifications(ctx));
  route(app, notifications.read, (ctx, { params }) => service.markRead(ctx, params.id));
  route(app, notifications.readAll, async (ctx) => {
    await service.markAllRead(ctx);
    return ok('All notifications are read');
  });
  route(app, notificationPreferences.get, (ctx) => preferences.getPreferences(ctx));
  route(app, notificationPreferences.put, (ctx, { body }) => preferences.changePreferences(ctx, body), {
    limit: 'edit',
  });
  route(app, notificationPreferences.subscription, (ctx, { query }) => getSubscription(ctx, query.token));
  route(app, notificationPreferences.unsubscribePage, (ctx, { query }, { reply }) => {
    reply.header('location', pageOf(ctx, query.token));
    return '';
  });
  app.register(async (scope) => {
    takeForms(scope);
    // Without a limit, because a mail provider sends these requests for all its users from a few addresses.
    route(scope, notificationPreferences.unsubscribe, (ctx, { query }) => unsubscribe(ctx, query.token), {
      limit: 'own',
      unbounded: true,
    });
  });
}

/** Mail programs post a form (RFC 8058). Its content is ignored, because the token is in the URL. */
function takeForms(app: App): void {
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(forms, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
