import { mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { prepareBinaries } from './binaries.ts';
import { initialiseCluster } from './initialise.ts';
import { createLocation, findLocation, makeSocketFolder, makeStateFolder } from './location.ts';
import {
  connectAsOwner,
  ensureProductDatabase,
  leaveAsLast,
  OwnedByAnotherServerError,
  type Role,
  takePart,
} from './ownership.ts';
import {
  type Cluster,
  isLockedOut,
  type Postmaster,
  removeStaleLocks,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';

export interface EmbeddedOptions {
  /** An absolute path. The folder is created if it does not exist. */
  dataDir: string;
  role: Role;
  /** Server settings, for tests. */
  settings?: Record<string, string>;
  /** Aborts the opening and stops what this process has started. */
  signal?: AbortSignal;
  /** Called if the database is lost and cannot be reopened. */
  onLost?: (error: Error) => void;
}

type OpenOptions = EmbeddedOptions & { signal: AbortSignal };

export interface EmbeddedDatabase {
  /** For createDatabase and migrateDatabase. */
  url: string;
  /** The folder of the files. Not in DATA_DIR if the process runs as root. */
  folder: string;
  /** Releases the database. The last user stops the server. */
  close(): Promise<void>;
}

/** Time limit for recovery after a crash, which may replay much of the log. */
const maxWaitMs = 5 * 60_000;
/** Time after a stop request, enough to connect to a starting server and stop it normally. */
const stopGraceMs = 2_000;

/**
 * Opens the database of a DATA_DIR: creates it on first use, and starts its server or uses the running one. Never
 * deletes anything.
 * @throws StartError with the reason, OwnedByAnotherServerError if another server uses DATA_DIR, or the signal's
 * reason
 */
export async function openEmbedded(given: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const closed = new AbortController();
  const signal = given.signal ? AbortSignal.any([given.signal, closed.signal]) : closed.signal;
  const options = { ...given, signal };
  const cluster = await prepareCluster(options);
  let keeper = await joinCluster(cluster, options);
  let recovery = Promise.resolve();
  watch();

  function watch(): void {
    keeper.once('end', () => {
      recovery = recover();
    });
  }

  /** An unexpected end of the session also ends the ownership: reopen both. */
  async function recover(): Promise<void> {
    while (!closed.signal.aborted) {
      try {
        keeper = await joinCluster(cluster, options);
        return watch();
      } catch (error) {
        if (error instanceof OwnedByAnotherServerError) return options.onLost?.(error);
        await sleep(1_000);
      }
    }
  }

  return {
    url: `postgres://teamwright@localhost/teamwright?host=${encodeURIComponent(cluster.socketFolder)}`,
    folder: cluster.folder,
    async close() {
      closed.abort();
      await recovery;
      const last = await leaveAsLast(keeper).catch(() => false);
      if (last) await stopPostmaster(cluster);
      await keeper.end().catch(() => undefined);
    },
  };
}

async function prepareCluster({ dataDir, settings = {}, signal }: OpenOptions): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const root = process.getuid?.() === 0;
  const binaries = await prepareBinaries(root ? await makeStateFolder() : dataDir, root);
  const location =
    (await findLocation(dataDir)) ??
    (await createLocation(dataDir, (unfinished) =>
      initialiseCluster(binaries, unfinished, settings.fsync !== 'off', signal),
    ));
  return { ...location, binaries, settings, socketFolder: await makeSocketFolder(location) };
}

async function joinCluster(cluster: Cluster, options: OpenOptions): Promise<pg.Client> {
  const keeper = await reach(cluster, options);
  try {
    await takePart(keeper, options.role, options.dataDir);
    await ensureProductDatabase(keeper);
    return keeper;
  } catch (error) {
    await keeper.end();
    // The last user was stopping the server at this moment, so start it again.
    if (wasEnded(error)) return joinCluster(cluster, options);
    throw error;
  }
}

function wasEnded(error: unknown): boolean {
  return error instanceof Error && (isCutOff(error) || /terminat/.test(error.message));
}

/** Errors of a socket whose server is stopping, before or after the first write. */
function isCutOff(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/** Connects, and starts the server if none listens. Waits while it recovers or another process starts it. */
async function reach(cluster: Cluster, { role, signal }: OpenOptions): Promise<pg.Client> {
  let deadline = Date.now() + maxWaitMs;
  const hurry = () => {
    deadline = Math.min(deadline, Date.now() + stopGraceMs);
  };
  let postmaster: Postmaster | undefined;
  signal.addEventListener('abort', hurry, { once: true });
  while (Date.now() < deadline) {
    if (postmaster === undefined) signal.throwIfAborted();
    const client = await connectAsOwner(cluster.socketFolder, role).catch(refusal);
    if (typeof client === 'object') {
      signal.removeEventListener('abort', hurry);
      return client;
    }
    const failure = postmaster?.failure();
    if (failure !== undefined && isLockedOut(failure)) {
      removeStaleLocks(cluster);
      postmaster = undefined;
      await sleep(200);
    } else if (failure !== undefined) {
      throw new StartError(
        `PostgreSQL could not open ${cluster.pgdata}: ${failure}. Nothing was changed; see ${cluster.folder}/postgresql.log`,
      );
    }
    if (client === 'absent') postmaster ??= await startPostmaster(cluster);
    await sleep(20);
  }
  if (signal.aborted) {
    await postmaster?.stop();
    throw signal.reason;
  }
  throw new StartError(
    `PostgreSQL in ${cluster.pgdata} did not answer; see ${cluster.folder}/postgresql.log`,
  );
}

/** Error codes of PostgreSQL while it starts or stops: `cannot_connect_now`, or `admin_shutdown` to a new session. */
const transitionCodes = ['57P03', '57P01'];

/** Returns for a missing, starting or stopping server. @throws StartError for any other error */
function refusal(error: NodeJS.ErrnoException): 'absent' | 'busy' {
  if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return 'absent';
  const { code = '', message } = error;
  if (transitionCodes.includes(code) || isCutOff(error) || /terminated|timeout/.test(message)) return 'busy';
  throw new StartError(`Cannot connect to the embedded database: ${error.message}`, { cause: error });
}
