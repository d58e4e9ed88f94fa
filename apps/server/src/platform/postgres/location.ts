import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Where one DATA_DIR's cluster lives, and which unprivileged user runs it. */
export interface Location {
  /** Holds `pgdata`, `postgresql.log` and, where its path is short enough, the socket's folder. */
  folder: string;
  pgdata: string;
  /** Set when this process is root, which PostgreSQL refuses to run as. */
  runAs: { uid: number; gid: number } | undefined;
}

/** PostgreSQL's name for its socket; it is beside a file of the same name and `.lock`. */
export const socketFile = '.s.PGSQL.5432';
/** The system's state folder, for what root may not keep in DATA_DIR. */
const stateFolder = '/var/lib/teamwright';
const nobody = { uid: 65_534, gid: 65_534 };
/** A socket's path has at most 107 bytes on Linux. */
const longestSocketPath = 107;

/**
 * The location of an existing cluster, or undefined when DATA_DIR has none yet.
 * @throws StartError when the record in DATA_DIR names a place without a database
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
 * Makes a new cluster with `initialise(location)` and returns its final location. Of several processes that do
 * this at once for one DATA_DIR, one wins and the others get its location.
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
    // An initdb that was stopped may still write for a moment.
    const made = root ? folder : unfinished.pgdata;
    await rm(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    const winner = await findLocation(dataDir);
    if (winner === undefined) throw error;
    return winner;
  }
}

/** The folder for everything of root's, which the server's user must be able to pass through. */
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

/** The folder of the server's socket, made for the server's user alone. */
export async function makeSocketFolder(location: Location): Promise<string> {
  const near = join(location.folder, 'socket');
  const short = Buffer.byteLength(join(near, socketFile)) <= longestSocketPath;
  const folder = short ? near : join('/tmp', `teamwright-${digest(location.folder)}`);
  await makePrivate(folder, location.runAs);
  return folder;
}

/** @throws StartError when the folder is there already and belongs to somebody else, or is no folder */
async function makePrivate(folder: string, owner: Location['runAs']): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const ours = found.isDirectory() && (found.uid === process.getuid?.() || found.uid === owner?.uid);
  if (!ours) throw new StartError(`${folder} belongs to somebody else: remove it, or set another DATA_DIR`);
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

/** Named after DATA_DIR; the random end keeps a removed and re-made DATA_DIR from meeting its old database. */
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
