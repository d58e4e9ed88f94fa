import { seats } from '@teamwright/contracts/seats.ts';
import { type App, route } from '../../core/http.ts';
import { proposeForForm } from './seats.service.ts';

export function seatsRoutes(app: App): void {
  route(app, seats.propose, (ctx, { body }) => proposeForForm(ctx, body), { limit: 'proposeSeats' });
}
