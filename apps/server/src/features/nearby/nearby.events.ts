import { inTransaction } from '../../core/events.ts';
import { deletePlaces, storePlaces } from './nearby.places.service.ts';

export const nearbyEvents = [
  inTransaction('profile.updated', 'nearby.places', (ctx, { userId }) => storePlaces(ctx, userId)),
  inTransaction('account.deleted', 'nearby.delete', (ctx, { userId }) => deletePlaces(ctx, userId)),
];
