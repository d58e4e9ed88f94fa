import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { endOnAbort, openSession } from './session.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number. Processes that change the schema wait for this advisory lock. */
export const migrationLock = 7_301_001;
const minVersion = 15;

/**
 * Migrates the database at `url` to the newest schema. Several processes may call it at once; they wait for each
 * other.
 * @throws StartError if the server is unreachable or older than PostgreSQL 15
 */
export async function migrateDatabase(
  url: string,
  folder = migrationsFolder,
  signal?: AbortSignal,
): Promise<void> {
  const client = await openSession(url, 'migrate');
  try {
    if (signal) endOnAbort(client, signal);
    assertSupportedVersion(await serverVersion(client));
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

async function serverVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query("select current_setting('server_version_num')::int as version");
  return rows[0].version;
}

/**
 * @param version as PostgreSQL numbers it: 180004 is 18.4
 * @throws StartError below PostgreSQL 15
 */
export function assertSupportedVersion(version: number): void {
  const major = Math.floor(version / 10_000);
  if (major >= minVersion) return;
  throw new StartError(
    `PostgreSQL ${major} is too old: Teamwright needs ${minVersion} or newer (DATABASE_URL)`,
  );
}
