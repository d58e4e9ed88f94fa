import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import type { Ctx } from './core/ctx.ts';
import { systemCtx } from './core/http.ts';
import { createDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { listAdmins, setAdmin } from './features/accounts/accounts.roles.service.ts';
import { resetSecondFactor } from './features/accounts/second-factor/accounts.authenticator.service.ts';
import { runCommand } from './platform/command.ts';
import { createLogger } from './platform/logger.ts';
import { openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { type Closing, closeAll } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';
import { stopRequested } from './platform/stop-request.ts';

const usage = 'Usage: npm run admin -- grant <email> | revoke <email> | reset-second-factor <email> | list';

type Command = (ctx: Ctx) => Promise<string>;

await runCommand(async (words, signal) => [await withProduct(readCommand(words), signal)]);

/** @throws StartError with the usage */
function readCommand([verb, email, ...rest]: string[]): Command {
  if (verb === 'list' && email === undefined) return list;
  if (email === undefined || rest.length > 0) throw new StartError(usage);
  if (verb === 'reset-second-factor')
    return async (ctx) => `Two-step sign-in of ${await resetSecondFactor(ctx, email)} is off`;
  if (verb !== 'grant' && verb !== 'revoke') throw new StartError(usage);
  return async (ctx) => {
    const username = await setAdmin(ctx, email, verb === 'grant');
    return verb === 'grant'
      ? `${username} is an administrator now`
      : `${username} is no longer an administrator`;
  };
}

async function list(ctx: Ctx): Promise<string> {
  const admins = await listAdmins(ctx);
  return admins.map(({ email, username }) => `${email} (${username})`).join('\n') || 'No administrators';
}

/** Shares the database of a running server, or opens it during the command. */
async function withProduct(work: Command, signal: AbortSignal): Promise<string> {
  const config = loadConfig();
  const log = createLogger('warn', process.stderr);
  const closing: Closing[] = [];
  const opened = await openDatabase(config, 'tool', { signal });
  closing.push({ what: 'the embedded database', within: 8_000, close: opened.close });
  try {
    await migrateDatabase(opened.url, undefined, signal);
    const database = createDatabase(opened.url, 2, { applicationName: 'teamwright admin' });
    closing.push({ what: 'the connection pool', within: 500, close: database.close });
    const secrets = await loadSecrets(config);
    const { app } = await buildApp({ config, databaseUrl: opened.url, database, secrets });
    closing.push({ what: 'the product', within: 5_000, close: () => app.close() });
    await app.deps.jobs.open();
    signal.throwIfAborted();
    return await Promise.race([work(systemCtx(app, 'admin')), stopRequested]);
  } finally {
    await closeAll(closing.toReversed(), log);
  }
}
