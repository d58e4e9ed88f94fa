import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeDataDir } from '../../apps/server/src/testing/processes/data-dir.ts';
import { compileCache, resolveCache } from '../../apps/server/src/testing/processes/fast-start.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const readyLine = 'Teamwright is ready at';

export interface RunningServer {
  readonly url: string;
  /** Kills the process like a crash and keeps the data. */
  kill(): Promise<unknown>;
  /** Stops the process like an operator. Returns the exit code. */
  stop(): Promise<number | null>;
}

/** Below the ports that Linux gives to outgoing connections: one could take the port before the server listens. */
const [firstPort, lastPort] = [12_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

/** A new folder, and a function that removes it with its content. */
export async function temporaryDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'teamwright-e2e-'));
  return { path, remove: () => removeDataDir(path) };
}

interface ServerOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env?: Record<string, string>;
}

/** Starts the real server process with its embedded database and waits until it is ready. */
export async function startServer({ port, dataDir, env }: ServerOptions): Promise<RunningServer> {
  const child = spawn(join(root, 'node_modules/.bin/node'), [...resolveCache, 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...compileCache,
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readiness(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return { url: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function readiness(child: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(readyLine)) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it was ready: ${output}`)),
    );
  });
}
