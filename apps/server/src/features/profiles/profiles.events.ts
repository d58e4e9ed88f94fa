import { inTransaction } from '../../core/events.ts';
import { deleteProfile, recordVisit } from './profiles.service.ts';

export const profilesEvents = [
  inTransaction('session.used', 'profiles.active', (ctx, { userId }) => recordVisit(ctx, userId)),
  inTransaction('account.deleted', 'profiles.delete', (ctx, { userId }) => deleteProfile(ctx, userId)),
];
