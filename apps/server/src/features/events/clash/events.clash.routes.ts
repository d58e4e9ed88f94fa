import { eventClash } from '@teamwright/contracts/events/clash.ts';
import { type App, ok, route } from '../../../core/http.ts';
import { applyFix } from './events.clash.service.ts';

export function eventClashRoutes(app: App): void {
  route(app, eventClash.applyFix, async (ctx, { params, body }) => {
    await applyFix(ctx, params.id, params.version, body.fix);
    return ok('Applied');
  });
}
