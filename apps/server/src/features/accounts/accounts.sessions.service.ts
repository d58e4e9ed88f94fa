import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { removeExpiredSessions, removeOldestSessions } from './accounts.sessions.repository.ts';

/** Removes expired sessions and closes their sockets. */
export async function endExpiredSessions(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const ended = await removeExpiredSessions(ctx.db);
    for (const [userId, sessions] of Map.groupBy(ended, (session) => session.userId))
      await emit(ctx, 'session.ended', { userId, sessionIds: sessions.map(({ id }) => id) });
  });
}

/** The number of sessions that a user keeps. Another one ends the oldest. */
const maxSessions = 20;

/** Ends the user's oldest sessions above the limit, in the transaction that creates a new one. */
export async function endOldestSessions(ctx: Ctx, userId: string): Promise<void> {
  const sessionIds = await removeOldestSessions(ctx.db, userId, maxSessions);
  if (sessionIds.length > 0) await emit(ctx, 'session.ended', { userId, sessionIds });
}
