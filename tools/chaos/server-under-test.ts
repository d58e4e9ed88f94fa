import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase, type Db } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';
import { databaseFolder } from '../../apps/server/src/testing/processes/data-dir.ts';
import { freePort, startServer, temporaryDataDir } from '../../e2e/support/server.ts';
import { until } from './until.ts';

export type KillTarget = 'server' | 'database' | 'both';

/** The real server with its embedded database. */
export interface ServerUnderTest {
  readonly url: string;
  /** Sends SIGKILL; resolves when the server is running again. */
  kill(target: KillTarget): Promise<void>;
  /** A connection to the database of the server, also while the server restarts. */
  openDatabase(): Promise<{ db: Db; close: () => Promise<void> }>;
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
      await until('the site serves again', maxRestartMs, async () => {
        if (target !== 'server' && (await databasePid()) === before) return false;
        return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
      });
    },
    async openDatabase() {
      const opened = await openEmbedded({ dataDir: dataDir.path, role: 'tool' });
      // A kill of the database breaks connections; the pool opens others.
      const { db, close } = createDatabase(opened.url, 2, { onConnectionError: () => undefined });
      return {
        db,
        async close() {
          await close();
          await opened.close();
        },
      };
    },
    async remove() {
      await server.stop();
      await dataDir.remove();
    },
  };
}
