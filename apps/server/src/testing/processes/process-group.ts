import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compileCache, resolveCache } from './fast-start.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
/** The command of `npm start` after installation and build. */
export const serverCommand = [
  process.execPath,
  '--import',
  './apps/server/src/platform/stop-request.ts',
  ...resolveCache,
  './apps/server/src/main.ts',
];

export interface ProcessGroup {
  readonly pid: number;
  /** The output so far. */
  output(): string;
  /** Sends a signal to the whole group, like a terminal. */
  signal(name: NodeJS.Signals): void;
  /** The exit code of the first process, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Closes the reading end of standard output. */
  closeOutput(): void;
}

interface GroupOptions {
  readonly env: Record<string, string | undefined>;
  /** A file descriptor for standard output, instead of `output()`. */
  readonly stdout?: number;
}

/** Starts a command in the checkout as a new process group. */
export function startGroup([program = '', ...words]: readonly string[], options: GroupOptions): ProcessGroup {
  const stdio: ['ignore', number | 'pipe', 'pipe'] = ['ignore', options.stdout ?? 'pipe', 'pipe'];
  const child = spawn(program, words, {
    cwd: root,
    env: { ...compileCache, ...options.env },
    stdio,
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part) => {
      output += part;
    });
  }
  const pid = child.pid ?? Number.NaN;
  return {
    pid,
    output: () => output,
    signal: (name) => void process.kill(-pid, name),
    ended: once(child, 'exit').then(([code, signal]) => code ?? signal),
    closeOutput: () => void child.stdout?.destroy(),
  };
}

/** Command lines of processes that mention `mark` or work in a folder that does, for example a data directory. */
export function processesOf(mark: string): string[] {
  return processIds()
    .map(describe)
    .filter((line) => line.includes(mark));
}

/** The shells of a process group that trap the signal. */
export function shellsThatTrap(group: number, signal: NodeJS.Signals): string[] {
  const bit = 1n << BigInt(constants.signals[signal] - 1);
  return processIds().filter((pid) => {
    const groupOf = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[2];
    const caught = /^SigCgt:\t(\w+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? '0';
    const isShell = read(`/proc/${pid}/cmdline`).startsWith('sh\0');
    return groupOf === String(group) && isShell && (BigInt(`0x${caught}`) & bit) !== 0n;
  });
}

/** Waits until `isTrue` returns true or the test reaches its time limit. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(5);
}

function processIds(): string[] {
  return readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
}

function describe(pid: string): string {
  return `${folderOf(pid)} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`;
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
