import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import type { Ctx } from './core/ctx.ts';
import { systemCtx } from './core/http.ts';
import { createDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import { listAdmins, setAdmin } from './features/accounts/accounts.roles.service.ts';
import { runCommand } from './platform/command.ts';
import { openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { StartError } from './platform/start-error.ts';

const usage = 'Usage: npm run admin -- grant <email> | revoke <email> | list';

type Command = (ctx: Ctx) => Promise<string>;

await runCommand(async (words) => [await withProduct(readCommand(words))]);

/** @throws StartError with the usage */
function readCommand([verb, email, ...rest]: string[]): Command {
  if (verb === 'list' && email === undefined) return list;
  if ((verb !== 'grant' && verb !== 'revoke') || email === undefined || rest.length > 0)
    throw new StartError(usage);
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

/** Shares the database of a running server, or opens it for the time of the work. */
async function withProduct(work: Command): Promise<string> {
  const config = loadConfig();
  const opened = await openDatabase(config, 'tool');
  try {
    await migrateDatabase(opened.url);
    const database = createDatabase(opened.url, 2, { applicationName: 'teamwright admin' });
    const secrets = await loadSecrets(config);
    const { app } = await buildApp({ config, databaseUrl: opened.url, database, secrets });
    try {
      await app.deps.jobs.open();
      return await work(systemCtx(app, 'admin'));
    } finally {
      await app.close();
      await database.close();
    }
  } finally {
    await opened.close();
  }
}
