import { afterCommit, asJob, inTransaction } from '../../core/events.ts';
import { announceRevocation } from '../../core/realtime/revocations.ts';
import { announceUsername } from '../../core/realtime/username-sync.ts';
import { refreshAccount } from './accounts.service.ts';
import { sendFirstVerification, sendRequestedVerification } from './email/accounts.email.service.ts';
import { notifyPasswordChange, sendResetLink } from './passwords/accounts.reset.service.ts';

export const accountsEvents = [
  inTransaction('session.ended', 'accounts.revoke', (ctx, { sessionIds }) =>
    announceRevocation(ctx, { sessionIds }),
  ),
  afterCommit('session.ended', 'accounts.disconnect', (ctx, { sessionIds }) =>
    ctx.deps.realtime.disconnectSessions(sessionIds),
  ),
  inTransaction('account.renamed', 'accounts.announce_rename', announceUsername),
  afterCommit('account.renamed', 'accounts.rename', (ctx, { userId, username }) =>
    ctx.deps.realtime.renameUser(userId, username),
  ),
  // The command line changes roles in a process without sockets. A job reaches the server's sockets.
  asJob('account.role_changed', 'accounts.tell_role', (ctx, { userId }) => refreshAccount(ctx, userId)),
  afterCommit('account.verified', 'accounts.tell_verification', (ctx, { userId }) =>
    refreshAccount(ctx, userId),
  ),
  inTransaction('account.created', 'accounts.welcome', (ctx, { userId }) =>
    sendFirstVerification(ctx, userId),
  ),
  inTransaction('password.changed', 'accounts.tell_password_change', (ctx, { userId }) =>
    notifyPasswordChange(ctx, userId),
  ),
  asJob('reset.requested', 'accounts.answer_reset', (ctx, { sealedAddress }) =>
    sendResetLink(ctx, sealedAddress),
  ),
  asJob('verification.requested', 'accounts.answer_verification', (ctx, { sealedAddress }) =>
    sendRequestedVerification(ctx, sealedAddress),
  ),
];
