import { inTransaction } from '../../core/events.ts';
import { forgetProfile, noteActive } from './profiles.service.ts';

export const profilesEvents = [
  inTransaction('session.used', 'profiles.active', (ctx, { userId }) => noteActive(ctx, userId)),
  inTransaction('account.deleted', 'profiles.forget', (ctx, { userId }) => forgetProfile(ctx, userId)),
];
