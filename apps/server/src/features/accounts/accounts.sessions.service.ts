import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { removeExpiredSessions } from './accounts.sessions.repository.ts';

/** A session whose time is over opens nothing any more: its row goes, and what is still connected by it. */
export async function endExpiredSessions(ctx: Ctx): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const ended = await removeExpiredSessions(ctx.db);
    for (const [userId, sessions] of Map.groupBy(ended, (session) => session.userId))
      await emit(ctx, 'session.ended', { userId, sessionIds: sessions.map(({ id }) => id) });
  });
}
