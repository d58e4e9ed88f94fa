import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import type { Ctx } from './core/ctx.ts';
import { systemCtx } from './core/http.ts';
import { createDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createLogger } from './platform/logger.ts';
import { openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { type Closing, closeAll } from './platform/shutdown.ts';
import { stopRequested } from './platform/stop-request.ts';

interface Command<Result> {
  readonly name: string;
  readonly work: (ctx: Ctx) => Promise<Result>;
  readonly signal: AbortSignal;
  /** Milliseconds after which the server cancels a statement; that of the pool by default. */
  readonly statementTimeout?: number;
}

/**
 * Runs a command with the services of the product. Shares the database of a running server, or opens it during the
 * command.
 */
export async function withProduct<Result>({
  name,
  work,
  signal,
  ...limits
}: Command<Result>): Promise<Result> {
  const config = loadConfig();
  const log = createLogger('warn', process.stderr);
  const closing: Closing[] = [];
  const opened = await openDatabase(config, 'tool', { signal });
  closing.push({ what: 'the embedded database', timeoutMs: 8_000, close: opened.close });
  try {
    await migrateDatabase(opened.url, undefined, signal);
    const database = createDatabase(opened.url, 2, { applicationName: `teamwright ${name}`, ...limits });
    closing.push({ what: 'the connection pool', timeoutMs: 500, close: database.close });
    const secrets = await loadSecrets(config);
    const { app } = await buildApp({ config, databaseUrl: opened.url, database, secrets });
    closing.push({ what: 'the product', timeoutMs: 5_000, close: () => app.close() });
    await app.deps.jobs.open();
    signal.throwIfAborted();
    return await Promise.race([work(systemCtx(app, name)), stopRequested]);
  } finally {
    await closeAll(closing.toReversed(), log);
  }
}
