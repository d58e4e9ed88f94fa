import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

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
