import { live } from '../../core/events.ts';

export const accountsEvents = [
  live('session.ended', 'accounts.disconnect', (ctx, { sessionIds }) =>
    ctx.deps.realtime.disconnectSessions(sessionIds),
  ),
];
