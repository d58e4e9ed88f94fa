import { asJob, inTransaction } from '../../core/events.ts';
import { copyAvatar } from './github.avatar.service.ts';
import { revokeGithub, revokeToken } from './github.service.ts';

/** The code host may be unavailable for hours. */
const retryPolicy = { retries: 12, maxWaitSeconds: 3600 };

export const githubEvents = [
  inTransaction('access.revoked', 'github.revoke', revokeGithub),
  asJob('github.linked', 'github.copy_avatar', (ctx, { userId }) => copyAvatar(ctx, userId)),
  asJob('github.access_dropped', 'github.give_back', revokeToken, retryPolicy),
];
