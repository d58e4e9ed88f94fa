import type { Config } from '../../config.ts';
import type { Clock } from '../../core/clock.ts';
import type { Actor } from '../../core/ctx.ts';
import type { Secrets } from '../../core/secrets.ts';
import type { Database } from '../../db/client.ts';
import { sessionCookieName, sessionTokenOf } from './accounts.cookie.ts';
import { prepareSessionLookup, touchSession } from './accounts.repository.ts';

/** Sessions are marked as seen at most this often, in milliseconds. */
const touchInterval = 10 * 60 * 1000;

type Cookies = Readonly<Record<string, string | undefined>>;

interface SessionLookupDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly config: Config;
  readonly clock: Clock;
}

export type FindActor = (cookies: Cookies) => Promise<Actor | null>;

/** Who sent these cookies: for HTTP and for sockets, by one prepared query. */
export function createSessionLookup({ db, secrets, config, clock }: SessionLookupDeps): FindActor {
  const lookup = prepareSessionLookup(db);
  const name = sessionCookieName(config);
  return async (cookies) => {
    const cookie = cookies[name];
    const token = cookie && sessionTokenOf(secrets, cookie);
    if (!token) return null;
    const [row] = await lookup.execute({ token });
    if (row === undefined) return null;
    const { seenAt, ...actor } = row;
    const now = clock.now();
    if (now.getTime() - seenAt.getTime() > touchInterval) await touchSession(db, row.sessionId, now);
    return actor;
  };
}
