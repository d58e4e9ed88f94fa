import { eventKeepApart } from '@teamwright/contracts/events/keep-apart.ts';
import { type App, route } from '../../../core/http.ts';
import * as service from './events.apart.service.ts';

export function eventApartRoutes(app: App): void {
  route(app, eventKeepApart.keepApart, (ctx, { params }) => service.listKeptApart(ctx, params.id));
  route(app, eventKeepApart.putKeepApart, (ctx, { params, body }) =>
    service.putKeptApart(ctx, params.id, body),
  );
}
