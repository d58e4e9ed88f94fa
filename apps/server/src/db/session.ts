import pg from 'pg';
import { StartError } from '../platform/start-error.ts';

/**
 * One connection for work on the whole database, without the time limits of the pool. The caller closes it.
 * @throws StartError if the server cannot be reached
 */
export async function openSession(url: string, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: `teamwright ${purpose}`,
  });
  // A broken connection rejects its queries. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (cause) {
    throw new StartError(`Cannot reach the database ${describe(url)}: ${reason(cause)}`, { cause });
  }
}

/**
 * Ends the session when the signal aborts: the query is rejected and the transaction rolled back.
 * @returns a function that cancels this. Call it before the commit, because the result of an interrupted commit is
 * unknown.
 */
export function endOnAbort(client: pg.Client, signal: AbortSignal): () => void {
  const end = () => void client.end();
  signal.throwIfAborted();
  signal.addEventListener('abort', end, { once: true });
  return () => {
    signal.throwIfAborted();
    signal.removeEventListener('abort', end);
  };
}

/** The address without user, password and options. */
function describe(url: string): string {
  const parsed = URL.parse(url);
  return parsed === null ? 'of DATABASE_URL' : `${parsed.host}${parsed.pathname} (DATABASE_URL)`;
}

/** Node reports a refused connection to a name with two addresses as an aggregate without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message.split('\n')[0] || error.name : String(error);
}
