import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Location, socketFile } from './location.ts';

/** A cluster on disk and what is needed to run it. */
export interface Cluster extends Location {
  binaries: Binaries;
  socketFolder: string;
  /** Additional server settings, such as `{fsync: 'off'}` in tests. */
  settings: Record<string, string>;
}

/** A server process started by this process. */
export interface Postmaster {
  /** Undefined while it runs; afterwards its last output. */
  failure(): string | undefined;
  /** Stops it while connections are impossible, for example during recovery. */
  stop(): Promise<void>;
}

/** Bytes. A longer log is renamed at the next start and replaces the previous one. */
const largestLog = 8 << 20;
/** Milliseconds for a fast shutdown, which ends sessions and writes a checkpoint. */
const stopTimeoutMs = 5_000;
/** English messages, and no other environment variables. */
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Starts the server in a separate session, so that Ctrl-C in the terminal does not stop it before this process. */
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
 * Stops the server, ends its open sessions, and waits. Not with `pg_ctl`, which would wait for another server that
 * starts at that moment.
 */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const pid = Number(readFileSync(pidFileOf(cluster), 'utf8').split('\n')[0]);
  const isOurs = () => workingFolder(String(pid)) === cluster.pgdata;
  await endWith((signal) => process.kill(pid, signal), isOurs);
}

/** With the later signals, the next start replays the log. Nothing committed is lost. */
async function endWith(kill: (signal: NodeJS.Signals) => void, isRunning: () => boolean): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + stopTimeoutMs;
    if (isRunning()) kill(signal);
    while (isRunning() && Date.now() < deadline) await sleep(10);
  }
}

/** The message of PostgreSQL if a lock file names a running process. */
export function isLockedOut(failure: string): boolean {
  return /lock file "[^"]+" already exists/.test(failure);
}

/**
 * Removes the lock files of the data directory and the socket if no process works in the data directory. Their pid
 * may belong to another process after a crash of the machine, or to a killed server that has not been reaped, and
 * PostgreSQL would not start.
 */
export function removeStaleLocks(cluster: Cluster): void {
  if (isRunning(cluster)) return;
  for (const file of [pidFileOf(cluster), join(cluster.socketFolder, `${socketFile}.lock`)])
    rmSync(file, { force: true });
}

/** Every PostgreSQL process has the data directory as its working directory. */
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
