import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import type { App } from './core/http.ts';
import { applyRename, renamesChannel } from './core/renames.ts';
import { revocationsChannel, revoke } from './core/revocations.ts';
import { createDatabase } from './db/client.ts';
import { demoWanted } from './db/demo/demo-wanted.ts';
import { seedDemo } from './db/demo/seed.ts';
import { type DemoSignIn, workingDemoSignIns } from './db/demo/sign-ins.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Identity } from './platform/identity.ts';
import { createLogger } from './platform/logger.ts';
import { explainListen, refuseTakenPort } from './platform/port.ts';
import { listenTo } from './platform/postgres/listener.ts';
import { type OpenDatabase, openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { type Closing, closeAll, stopOnSignal } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';

try {
  const config = loadConfig();
  await refuseTakenPort(config.listen);
  await start(config, createLogger(config.logLevel));
} catch (error) {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`Teamwright cannot start: ${reason}\n`);
  process.exit(1);
}

async function start(config: Config, log: Logger): Promise<void> {
  const opened = await openDatabase(config, 'server', (error) => {
    log.fatal({ err: error }, 'the database was lost');
    process.exit(1);
  });
  const closing: Closing[] = [{ what: 'the embedded database', within: 3_000, close: opened.close }];
  const stop = () => closeAll(closing.toReversed(), log);
  stopOnSignal(stop, log);
  try {
    const { identity, signIns } = await serve(config, opened, log, closing);
    announce(config, opened, signIns);
    identity.load().catch((err) => log.error({ err }, 'what sign-ins need could not be loaded'));
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds to `closing` whatever it opens, before it opens the next. Answers also the demo sign-ins to announce. */
async function serve(
  config: Config,
  opened: OpenDatabase,
  log: Logger,
  closing: Closing[],
): Promise<{ identity: Identity; signIns: DemoSignIn[] }> {
  if (config.relaxedLimits) log.warn('LIMITS is relaxed: rate limits hold nobody back');
  await migrateDatabase(opened.url);
  const database = createDatabase(opened.url, config.database.poolSize, {
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  closing.push({ what: 'the connection pool', within: 1_000, close: database.close });
  const secrets = await loadSecrets(config);
  const built = await buildApp({ config, databaseUrl: opened.url, database, secrets, logger: log });
  closing.push({ what: 'the server', within: 5_000, close: () => built.app.close() });
  const { identity } = built.app.deps;
  const demo = demoWanted(config);
  if (demo)
    await seedDemo({ db: database.db, now: new Date(), secrets, hashPassword: identity.hashPassword });
  const [signIns] = await Promise.all([
    demo ? workingDemoSignIns(database.db, secrets, identity.verifyPassword) : [],
    built.start(),
  ]);
  const news = listenToNews(opened.url, built.app, log);
  closing.push({ what: 'the listening to other processes', within: 1_000, close: news.close });
  await built.app.listen(config.listen).catch((error) => Promise.reject(explainListen(error, config.listen)));
  return { identity, signIns };
}

/** What the transactions of every process say: the log of changes grew, somebody's access ended or their name is another. */
function listenToNews(url: string, { deps }: App, log: Logger) {
  const { matchIndex, realtime } = deps;
  // Only a wake-up: every question catches up by itself, so losing one costs time, never truth.
  const wake = () => {
    matchIndex.catchUp().catch((err) => log.warn({ err }, 'the matching index lags behind'));
  };
  return listenTo({
    url,
    channels: {
      match_changes: wake,
      [revocationsChannel]: (payload) => revoke(realtime, payload),
      [renamesChannel]: (payload) => applyRename(realtime, payload),
    },
    onConnected({ first }) {
      wake();
      if (!first) realtime.resync();
    },
    onError: (err) => log.warn({ err }, 'the listening to other processes broke off'),
  });
}

function announce(config: Config, { folder }: OpenDatabase, signIns: readonly DemoSignIn[]): void {
  if (config.codehost.bundled)
    process.stdout.write(
      `Sign-in with GitHub leads to the bundled code host with its demo developers; GITHUB_CLIENT_ID sets the real one\n`,
    );
  const elsewhere = folder !== undefined && !folder.startsWith(config.dataDir);
  if (elsewhere) process.stdout.write(`The database lives in ${folder}\n`);
  for (const { role, email, password } of signIns)
    process.stdout.write(`Demo ${role.padEnd(9)}  ${email}  ${password}\n`);
  process.stdout.write(`Teamwright is ready at ${config.publicUrl}\n`);
}
