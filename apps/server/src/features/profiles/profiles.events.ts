import { inside } from '../../core/events.ts';
import { forgetProfile, noteActive } from './profiles.service.ts';

export const profilesEvents = [
  inside('session.used', 'profiles.active', (ctx, { userId }) => noteActive(ctx, userId)),
  inside('account.deleted', 'profiles.forget', (ctx, { userId }) => forgetProfile(ctx, userId)),
];
