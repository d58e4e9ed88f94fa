import { inside } from '../../core/events.ts';
import { forgetPlaces, rememberPlaces } from './nearby.places.service.ts';

export const nearbyEvents = [
  inside('profile.updated', 'nearby.places', (ctx, { userId }) => rememberPlaces(ctx, userId)),
  inside('account.deleted', 'nearby.forget', (ctx, { userId }) => forgetPlaces(ctx, userId)),
];
