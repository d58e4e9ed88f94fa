import { eventWebhooks } from '@teamwright/contracts/events/webhook.ts';
import { type App, ok, route } from '../../../core/http.ts';
import * as service from './events.webhook.service.ts';

export function eventWebhookRoutes(app: App): void {
  route(app, eventWebhooks.webhook, (ctx, { params }) => service.getWebhook(ctx, params.id));
  route(app, eventWebhooks.putWebhook, (ctx, { params, body }) => service.putWebhook(ctx, params.id, body));
  route(app, eventWebhooks.removeWebhook, async (ctx, { params }) => {
    await service.removeWebhook(ctx, params.id);
    return ok('Deleted');
  });
  route(app, eventWebhooks.testWebhook, (ctx, { params }) => service.testWebhook(ctx, params.id), {
    limit: 'testWebhook',
  });
}
