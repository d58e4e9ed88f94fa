import { eventPulse } from '@teamwright/contracts/events/pulse.ts';
import { type App, route } from '../../../core/http.ts';
import * as service from './events.pulse.service.ts';

export function eventPulseRoutes(app: App): void {
  route(app, eventPulse.ownPulse, (ctx, { params }) => service.getOwnPulse(ctx, params.id));
  route(app, eventPulse.givePulse, (ctx, { params, body }) => service.givePulse(ctx, params.id, body));
  route(app, eventPulse.teamPulses, (ctx, { params }) => service.getTeamPulses(ctx, params.id));
  route(app, eventPulse.putPulseFrequency, (ctx, { params, body }) =>
    service.putPulseFrequency(ctx, params.id, body.frequency),
  );
}
