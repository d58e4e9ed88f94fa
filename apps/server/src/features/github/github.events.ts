import { durable, inside } from '../../core/events.ts';
import { copyAvatar } from './github.avatar.service.ts';
import { giveBack, revokeGithub } from './github.service.ts';

/** The code host may be unavailable for hours. */
const patience = { retries: 12, longestWait: 3600 };

export const githubEvents = [
  inside('access.revoked', 'github.revoke', revokeGithub),
  durable('github.linked', 'github.copy_avatar', (ctx, { userId }) => copyAvatar(ctx, userId)),
  durable(
    'github.access_dropped',
    'github.give_back',
    (ctx, { sealedToken, what }) => giveBack(ctx, sealedToken, what),
    patience,
  ),
];
