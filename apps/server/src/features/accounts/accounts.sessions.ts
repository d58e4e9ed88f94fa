import type { Config } from '../../config.ts';
import type { Actor, Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import type { Secrets } from '../../core/secrets.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { Database } from '../../db/client.ts';
import { sessionCookieName, sessionTokenOf } from './accounts.cookie.ts';
import { prepareSessionLookup, touchSession } from './accounts.repository.ts';

/** Minimum time between updates of a session's last use, in milliseconds. */
const touchInterval = 10 * 60 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;

interface SessionLookupDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly config: Config;
  /** The context for storing a session's last use. */
  readonly ctx: () => Ctx;
}

export type FindActor = (cookies: Cookies) => Promise<Actor | null>;

/** Finds the user of these cookies for HTTP and sockets, with one prepared query. */
export function createSessionLookup({ db, secrets, config, ctx }: SessionLookupDeps): FindActor {
  const lookup = prepareSessionLookup(db);
  const name = sessionCookieName(config);
  return async (cookies) => {
    const cookie = cookies[name];
    const token = cookie && sessionTokenOf(secrets, cookie);
    if (!token) return null;
    const [row] = await lookup.execute({ token });
    if (row === undefined) return null;
    const { seenAt, secondFactor, ...user } = row;
    const lacksSecondFactor = user.isAdmin && config.adminSecondFactorRequired && !secondFactor;
    const actor = { ...user, isAdmin: user.isAdmin && !lacksSecondFactor, lacksSecondFactor };
    await noteUse(ctx(), actor, seenAt);
    return actor;
  };
}

async function noteUse(ctx: Ctx, { sessionId, userId }: Actor, seenAt: Date): Promise<void> {
  const now = ctx.clock.now();
  if (now.getTime() - seenAt.getTime() <= touchInterval) return;
  await withTransaction(ctx, async (ctx) => {
    await touchSession(ctx.db, sessionId, now);
    await emit(ctx, 'session.used', { userId });
  });
}
