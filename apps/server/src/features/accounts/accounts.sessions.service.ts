import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { removeExpiredSessions, removeOldestSessions } from './accounts.sessions.repository.ts';

/** A session whose time is over opens nothing any more: its row goes, and what is still connected by it. */
export async function endExpiredSessions(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const ended = await removeExpiredSessions(ctx.db);
    for (const [userId, sessions] of Map.groupBy(ended, (session) => session.userId))
      await emit(ctx, 'session.ended', { userId, sessionIds: sessions.map(({ id }) => id) });
  });
}

/** The newest sessions that a user keeps. Each more ends the oldest one. */
const maxSessions = 20;

/** Ends what a user has beyond the newest sessions, inside the transaction that opens one. */
export async function endOldestSessions(ctx: Ctx, userId: string): Promise<void> {
  const sessionIds = await removeOldestSessions(ctx.db, userId, maxSessions);
  if (sessionIds.length > 0) await emit(ctx, 'session.ended', { userId, sessionIds });
}
