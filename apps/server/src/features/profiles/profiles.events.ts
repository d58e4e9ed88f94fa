import { inside } from '../../core/events.ts';
import { forgetProfile } from './profiles.service.ts';

export const profilesEvents = [
  inside('account.deleted', 'profiles.forget', (ctx, { userId }) => forgetProfile(ctx, userId)),
];
