import { durable, inside, live } from '../../core/events.ts';
import { announceRename } from '../../core/renames.ts';
import { announceRevocation } from '../../core/revocations.ts';
import { answerVerificationRequest, welcome } from './accounts.email.service.ts';
import { answerResetRequest, notifyPasswordChange } from './accounts.reset.service.ts';
import { tellRole } from './accounts.roles.service.ts';

export const accountsEvents = [
  inside('session.ended', 'accounts.revoke', (ctx, { sessionIds }) =>
    announceRevocation(ctx, { sessionIds }),
  ),
  live('session.ended', 'accounts.disconnect', (ctx, { sessionIds }) =>
    ctx.deps.realtime.disconnectSessions(sessionIds),
  ),
  inside('account.renamed', 'accounts.announce_rename', announceRename),
  live('account.renamed', 'accounts.rename', (ctx, { userId, username }) =>
    ctx.deps.realtime.renamePerson(userId, username),
  ),
  // The command line changes roles in a process without sockets. A job reaches the server's sockets.
  durable('account.role_changed', 'accounts.tell_role', (ctx, { userId }) => tellRole(ctx, userId)),
  inside('account.created', 'accounts.welcome', (ctx, { userId }) => welcome(ctx, userId)),
  inside('password.changed', 'accounts.tell_password_change', (ctx, { userId }) =>
    notifyPasswordChange(ctx, userId),
  ),
  durable('reset.requested', 'accounts.answer_reset', (ctx, { sealedAddress }) =>
    answerResetRequest(ctx, sealedAddress),
  ),
  durable('verification.requested', 'accounts.answer_verification', (ctx, { sealedAddress }) =>
    answerVerificationRequest(ctx, sealedAddress),
  ),
];
