import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import type { App } from './core/http.ts';
import { revocationsChannel, revoke } from './core/realtime/revocations.ts';
import { applyUsername, usernamesChannel } from './core/realtime/username-sync.ts';
import { createDatabase } from './db/client.ts';
import { demoWanted } from './db/demo/demo-wanted.ts';
import { keepResidentsOnline } from './db/demo/online-residents.ts';
import { seedDemo } from './db/demo/seed.ts';
import { type DemoSignIn, workingDemoSignIns } from './db/demo/sign-ins.ts';
import { migrateDatabase } from './db/migrate.ts';
import { describeError } from './platform/describe-error.ts';
import type { Identity } from './platform/identity.ts';
import { createLogger } from './platform/logger.ts';
import { assertPortFree, explainListen } from './platform/port.ts';
import { listenTo } from './platform/postgres/listener.ts';
import { type OpenDatabase, openDatabase } from './platform/postgres/open.ts';
import { loadSecrets } from './platform/secret-key.ts';
import { type Closing, closeAll } from './platform/shutdown.ts';
import { StartError } from './platform/start-error.ts';
import { StopRequestError, stopBecauseOf, stopRequest, stopRequested } from './platform/stop-request.ts';

let log: Logger | undefined;
const closing: Closing[] = [];
try {
  const config = loadConfig();
  log = createLogger(config.logLevel);
  await assertPortFree(config.listen);
  await start(config, log);
  await stopRequested;
} catch (error) {
  const exitCode = explainEnd(stopRequest.aborted ? stopRequest.reason : error);
  if (log !== undefined) await closeAll(closing.toReversed(), log);
  process.exit(exitCode);
}

/** @throws StopRequestError when a stop is requested before the server is ready */
async function start(config: Config, log: Logger): Promise<void> {
  const opened = await openDatabase(config, 'server', { signal: stopRequest, onLost: stopBecauseOf });
  closing.push({ what: 'the embedded database', timeoutMs: 3_000, close: opened.close });
  // A stop does not wait for the current step of the start: closing what the step uses ends it.
  const { identity, signIns } = await Promise.race([serve(config, opened, log), stopRequested]);
  announce(config, opened, signIns);
  identity.load().catch((err) => log.error({ err }, 'the password hashing could not be loaded'));
}

/** Prints or logs why the process ends, and returns its exit code: 0 for a signal. */
function explainEnd(error: unknown): number {
  if (error instanceof StopRequestError && error.signal !== undefined) {
    log?.info(`${error.signal}: stopping`);
    return 0;
  }
  if (error instanceof StopRequestError) log?.fatal({ err: error.cause }, 'an unexpected error: stopping');
  else {
    const reason = error instanceof StartError ? error.message : describeError(error).stack;
    process.stderr.write(`Teamwright cannot start: ${reason}\n`);
  }
  return 1;
}

/** Adds each opened resource to `closing` before it opens the next one. Also returns the demo sign-ins to print. */
async function serve(
  config: Config,
  opened: OpenDatabase,
  log: Logger,
): Promise<{ identity: Identity; signIns: DemoSignIn[] }> {
  if (config.relaxedLimits) log.warn('LIMITS is relaxed: rate limits are effectively off');
  if (config.production && config.mail.smtpUrl === undefined)
    log.warn(
      'SMTP_URL is not set: no email is sent, each one becomes a file in the folder outbox of DATA_DIR',
    );
  for (const name of config.withoutEffect) log.warn(`${name} is set and has no effect`);
  await migrateDatabase(opened.url);
  const database = createDatabase(opened.url, config.database.poolSize, {
    onConnectionError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  closing.push({ what: 'the connection pool', timeoutMs: 500, close: database.close });
  const secrets = await loadSecrets(config);
  const built = await buildApp({ config, databaseUrl: opened.url, database, secrets, logger: log });
  closing.push({ what: 'the server', timeoutMs: 5_000, close: () => built.app.close() });
  const { identity } = built.app.deps;
  const demo = demoWanted(config);
  if (demo)
    await seedDemo({ db: database.db, now: new Date(), secrets, hashPassword: identity.hashPassword });
  const [signIns] = await Promise.all([
    // On a public site, every reader of the log could sign in, even as its administrator.
    demo && config.local ? workingDemoSignIns(database.db, secrets, identity.verifyPassword) : [],
    built.start(),
  ]);
  const listener = listenToProcesses(opened.url, built.app, log);
  closing.push({ what: 'the listener for other processes', timeoutMs: 500, close: listener.close });
  await built.app.listen(config.listen).catch((error) => Promise.reject(explainListen(error, config.listen)));
  if (demo) {
    const residents = keepResidentsOnline(built.app);
    closing.push({ what: 'the connections of the demo community', timeoutMs: 1_000, close: residents.close });
  }
  return { identity, signIns };
}

/** Handles notifications of other processes: the change log has grown, access has ended, or a user was renamed. */
function listenToProcesses(url: string, { deps }: App, log: Logger) {
  const { matchIndex, realtime } = deps;
  // Only speeds updates up: each request catches up with the change log itself, so a lost notification loses no data.
  const wake = () => {
    matchIndex.catchUp().catch((err) => log.warn({ err }, 'the matching index could not be updated'));
  };
  return listenTo({
    url,
    channels: {
      match_changes: wake,
      [revocationsChannel]: (payload) => revoke(realtime, payload),
      [usernamesChannel]: (payload) => applyUsername(realtime, payload),
    },
    onConnected({ first }) {
      wake();
      if (!first) realtime.forceReconnect();
    },
    onError: (err) => log.warn({ err }, 'the connection for notifications of other processes broke'),
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
