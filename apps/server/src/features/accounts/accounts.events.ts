import { durable, live } from '../../core/events.ts';
import { tellRole } from './accounts.roles.service.ts';

export const accountsEvents = [
  live('session.ended', 'accounts.disconnect', (ctx, { sessionIds }) =>
    ctx.deps.realtime.disconnectSessions(sessionIds),
  ),
  // Roles change on the command line, whose process has no sockets: a job reaches the server's.
  durable('account.role_changed', 'accounts.tell_role', (ctx, { userId }) => tellRole(ctx, userId)),
];
