import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The folders of one DATA_DIR's cluster and the unprivileged user that runs it. */
export interface Location {
  /** Contains `pgdata`, `postgresql.log` and the folder of the socket unless its path is too long. */
  folder: string;
  pgdata: string;
  /** Set if this process is root, as which PostgreSQL does not run. */
  runAs: { uid: number; gid: number } | undefined;
}

/** The file name of PostgreSQL's socket. A lock file with the suffix `.lock` is beside it. */
export const socketFile = '.s.PGSQL.5432';
/** The system folder for data that root cannot keep in DATA_DIR. */
const stateFolder = '/var/lib/teamwright';
const nobody = { uid: 65_534, gid: 65_534 };
/** On Linux, the path of a socket has at most 107 bytes. */
const maxSocketPathBytes = 107;

/**
 * The location of an existing cluster; undefined if DATA_DIR has none.
 * @throws StartError if the record in DATA_DIR names a folder without a database
 */
export async function findLocation(dataDir: string): Promise<Location | undefined> {
  const recorded = await readFile(recordOf(dataDir), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  const folder = recorded ?? join(dataDir, 'postgresql');
  const pgdata = join(folder, 'pgdata');
  if (existsSync(pgdata)) return { folder, pgdata, runAs: isRoot() ? ownerOf(pgdata) : undefined };
  if (recorded === undefined) return undefined;
  throw new StartError(
    `${recordOf(dataDir)} says that the database lives in ${recorded}, but it cannot be read there. ` +
      'Restore it or start as the user who made it; removing the record starts with an empty database',
  );
}

/**
 * Creates a cluster with `initialise(location)` and returns its final location. If several processes do this at once
 * for one DATA_DIR, one succeeds and the others get its location.
 */
export async function createLocation(
  dataDir: string,
  initialise: (unfinished: Location) => Promise<void>,
): Promise<Location> {
  const root = isRoot();
  const folder = root ? join(stateFolder, freshName(dataDir)) : join(dataDir, 'postgresql');
  const runAs = root ? nobody : undefined;
  await makePrivate(folder, runAs);
  const unfinished = { folder, pgdata: join(folder, `pgdata.${process.pid}`), runAs };
  const finished = { ...unfinished, pgdata: join(folder, 'pgdata') };
  try {
    await initialise(unfinished);
    await rename(unfinished.pgdata, finished.pgdata);
    if (root) await writeFile(recordOf(dataDir), `${folder}\n`, { flag: 'wx' });
    return finished;
  } catch (error) {
    // A stopped initdb may still write for a moment.
    const made = root ? folder : unfinished.pgdata;
    await rm(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    const winner = await findLocation(dataDir);
    if (winner === undefined) throw error;
    return winner;
  }
}

/** The folder for clusters of root, which the server's user must be able to enter. */
export async function makeStateFolder(): Promise<string> {
  try {
    await mkdir(stateFolder, { recursive: true });
    await chmod(stateFolder, 0o755);
    return stateFolder;
  } catch (cause) {
    throw new StartError(`Cannot make ${stateFolder}, where root keeps the database: set DATABASE_URL`, {
      cause,
    });
  }
}

/** The folder of the server's socket, created for the server's user only. */
export async function makeSocketFolder(location: Location): Promise<string> {
  const near = join(location.folder, 'socket');
  const short = Buffer.byteLength(join(near, socketFile)) <= maxSocketPathBytes;
  const folder = short ? near : join('/tmp', `teamwright-${digest(location.folder)}`);
  await makePrivate(folder, location.runAs);
  return folder;
}

/** @throws StartError if the path belongs to another user or is not a folder */
async function makePrivate(folder: string, owner: Location['runAs']): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === owner?.uid);
  if (!ours) throw new StartError(`${folder} belongs to another user: remove it, or set another DATA_DIR`);
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

function ownerOf(pgdata: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(pgdata);
  return { uid, gid };
}

function recordOf(dataDir: string): string {
  return join(dataDir, 'postgresql.location');
}

/**
 * Named after DATA_DIR, with a random suffix so that a deleted and recreated DATA_DIR does not get its old database.
 */
function freshName(dataDir: string): string {
  const words = dataDir.split('/').filter(Boolean).slice(-2).join('-');
  const name = words.replace(/[^\w-]/g, '').slice(-32) || 'data';
  return `${name}-${digest(dataDir).slice(0, 6)}-${randomBytes(3).toString('hex')}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
