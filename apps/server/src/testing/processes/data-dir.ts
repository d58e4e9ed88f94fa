import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { migrateDatabase } from '../../db/migrate.ts';
import { openEmbedded } from '../../platform/postgres/embedded.ts';
import { createLocation } from '../../platform/postgres/location.ts';

/** The folder of the embedded database. If root created it, a file in the data directory names another folder. */
export function databaseFolder(dataDir: string): string {
  const record = join(dataDir, 'postgresql.location');
  return existsSync(record) ? readFileSync(record, 'utf8').trim() : join(dataDir, 'postgresql');
}

/** Removes a data directory with its database, after its server has ended. */
export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(databaseFolder(dataDir), { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}

/** A data directory with a migrated database, for tests that start many servers: they copy it. */
export async function createMigratedDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'teamwright-migrated-'));
  const embedded = await openEmbedded({ dataDir, role: 'server', settings: { fsync: 'off' } });
  try {
    await migrateDatabase(embedded.url);
  } finally {
    await embedded.close();
  }
  return dataDir;
}

/** Copies the data directory of a stopped server. Root keeps its database in another folder. */
export async function copyDataDir(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !basename(path).startsWith('postgresql') });
  const pgdata = join(databaseFolder(from), 'pgdata');
  await createLocation(to, async (copy) => {
    await promisify(execFile)('cp', ['--archive', '--reflink=auto', pgdata, copy.pgdata]);
  });
}
