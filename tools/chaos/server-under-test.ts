import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFolder } from '../../apps/server/src/testing/data-dir.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';

export type KillTarget = 'server' | 'database' | 'both';

/** The real server with its embedded database. */
export interface ServerUnderTest {
  readonly url: string;
  /** Sends SIGKILL; resolves when the server is running again. */
  kill(target: KillTarget): Promise<void>;
  /** Sends SIGTERM, then removes the data. */
  remove(): Promise<void>;
}

/** Milliseconds until the server must respond again. */
const maxRestartMs = 60_000;

export async function createServerUnderTest(): Promise<ServerUnderTest> {
  const dataDir = await temporaryDataDir();
  const options = { port: await freePort(), dataDir: dataDir.path, env: { LIMITS: 'relaxed' } };
  let server = await startServer(options);
  const { url } = server;

  const databasePid = async () => {
    const lines = await readFile(join(databaseFolder(dataDir.path), 'pgdata/postmaster.pid'), 'utf8');
    return Number(lines.split('\n')[0]);
  };

  return {
    url,
    async kill(target) {
      const before = await databasePid();
      if (target !== 'server') process.kill(before, 'SIGKILL');
      if (target !== 'database') {
        await server.kill();
        server = await startServer(options);
      }
      await until(async () => {
        if (target !== 'server' && (await databasePid()) === before) return false;
        return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
      });
    },
    async remove() {
      await server.stop();
      await dataDir.remove();
    },
  };
}

/** While the server restarts, failures are expected. */
async function until(serves: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + maxRestartMs;
  while (Date.now() < deadline) {
    if (await serves().catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`the site did not serve again within ${maxRestartMs / 1000} s`);
}
