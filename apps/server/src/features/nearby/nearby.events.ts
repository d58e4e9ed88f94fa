import { inTransaction } from '../../core/events.ts';
import { forgetPlaces, rememberPlaces } from './nearby.places.service.ts';

export const nearbyEvents = [
  inTransaction('profile.updated', 'nearby.places', (ctx, { userId }) => rememberPlaces(ctx, userId)),
  inTransaction('account.deleted', 'nearby.forget', (ctx, { userId }) => forgetPlaces(ctx, userId)),
];
