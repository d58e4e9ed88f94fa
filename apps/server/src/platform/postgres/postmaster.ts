import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Location, socketFile } from './location.ts';

/** A cluster on disk with what is needed to run it. */
export interface Cluster extends Location {
  binaries: Binaries;
  socketFolder: string;
  /** Server settings beside the fixed ones, such as `{fsync: 'off'}` in tests. */
  settings: Record<string, string>;
}

/** A server process that this process has spawned. */
export interface Postmaster {
  /** Undefined while it runs; afterwards what it said last. */
  failure(): string | undefined;
  /** Ends it while it cannot be connected to, such as during recovery. */
  stop(): Promise<void>;
}

/** Bytes; a longer log is put aside at the next start, replacing the one before. */
const largestLog = 8 << 20;
/** Milliseconds for a fast shutdown, which ends sessions and writes a checkpoint. */
const stopPatience = 5_000;
/** English messages and no surprise from the shell that started us. */
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Starts the server in a session of its own, so that Ctrl-C in our terminal does not stop it before us. */
export async function startPostmaster(cluster: Cluster): Promise<Postmaster> {
  const logFile = join(cluster.folder, 'postgresql.log');
  if (existsSync(logFile) && statSync(logFile).size > largestLog) renameSync(logFile, `${logFile}.1`);
  const log = await open(logFile, 'a', 0o600);
  const from = statSync(logFile).size;
  const settings = {
    ...cluster.settings,
    listen_addresses: '',
    unix_socket_directories: cluster.socketFolder,
    unix_socket_permissions: '0700',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.pgdata, ...options], {
    cwd: '/',
    env: environment,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    ...cluster.runAs,
  });
  let failure: string | undefined;
  child.once('exit', () => {
    failure = lastWords(logFile, from);
  });
  child.unref();
  await Promise.race([
    once(child, 'spawn'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]).catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot run ${cluster.binaries.postgres}: ${cause.message}`, { cause });
  });
  await log.close();
  return {
    failure: () => failure,
    async stop() {
      const isRunning = () => child.exitCode === null && child.signalCode === null;
      await endWith((signal) => child.kill(signal), isRunning);
    },
  };
}

/**
 * Stops the server and waits for it; sessions that are still open are ended. Not by `pg_ctl`, which would go on
 * waiting for the next server when one starts at that moment.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = Number(readFileSync(pidFileOf(cluster), 'utf8').split('\n')[0]);
  const isOurs = () => workingFolder(String(pid)) === cluster.pgdata;
  await endWith((signal) => process.kill(pid, signal), isOurs);
}

/** The later signals leave work to the next start, which replays the log: nothing committed is lost. */
async function endWith(kill: (signal: NodeJS.Signals) => void, isRunning: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + stopPatience;
    if (isRunning()) kill(signal);
    while (isRunning() && Date.now() < deadline) await sleep(10);
  }
}

/** Why PostgreSQL did not start: a file names a process that lives as the server which has the cluster. */
export function isLockedOut(failure: string): boolean {
  return /lock file "[^"]+" already exists/.test(failure);
}

/**
 * Removes the files that lock the data directory and the socket when no process works in the data directory: their
 * pid may belong to a stranger after a crash of the machine, or to a killed server whose parent has yet to take note
 * of its end, and PostgreSQL would refuse to start.
 */
export function removeStaleLocks(cluster: Cluster): void {
  if (isRunning(cluster)) return;
  for (const file of [pidFileOf(cluster), join(cluster.socketFolder, `${socketFile}.lock`)])
    rmSync(file, { force: true });
}

/** Every PostgreSQL process, workers included, has its data directory as working directory. */
function isRunning(cluster: Cluster): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && workingFolder(entry) === cluster.pgdata);
}

function pidFileOf(cluster: Cluster): string {
  return join(cluster.pgdata, 'postmaster.pid');
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function lastWords(logFile: string, from: number): string {
  const text = existsSync(logFile) ? readFileSync(logFile).subarray(from).toString() : '';
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|DETAIL|HINT|could not|error/.test(line));
  return (
    lines.map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL|HINT): +/, '')).join('; ') || 'no reason given'
  );
}
