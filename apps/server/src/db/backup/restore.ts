import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { StartError } from '../../platform/start-error.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { migrateDatabase, migrationLock } from '../migrate.ts';
import { endOnAbort, openSession } from '../session.ts';
import { verify } from './files.ts';
import { importTables } from './import.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isEmpty, migrationsOf, rebuild } from './rebuild.ts';

export interface RestoreOptions {
  readonly url: string;
  readonly folder: string;
  readonly backup: Manifest;
  readonly storage: Storage;
  readonly filesOf: (picture: string) => readonly string[];
  /** Deletes existing data. Without it, a database with data is rejected. */
  readonly replace: boolean;
  readonly withJobs: boolean;
  /** Aborts without changes. No effect after the commit. */
  readonly signal: AbortSignal;
}

/**
 * Reads the manifest of a backup and checks that this version can restore it and that all files are unchanged.
 * @throws StartError with the problem
 */
export async function readBackup(folder: string, signal?: AbortSignal): Promise<Manifest> {
  const backup = await readManifest(folder);
  migrationsOf(backup);
  for (const file of [...backup.tables.map((table) => table.file), ...backup.pictures]) {
    signal?.throwIfAborted();
    await verify(folder, file);
  }
  return backup;
}

/**
 * Restores a backup from `readBackup` into an unused database, in one transaction, and then migrates to the newest
 * schema. A failure before the commit changes nothing.
 * @throws StartError if the database is in use or has data that may not be replaced; or the signal's reason
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { url, folder, backup, storage, replace, withJobs, signal } = options;
  const client = await openSession(url, 'restore');
  try {
    const isComplete = endOnAbort(client, signal);
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    await assertUnused(client);
    if (!replace && !(await isEmpty(client)))
      throw new StartError(
        'The database is not empty: nothing was changed. --replace-everything removes what it holds and its pictures',
      );
    const former = await pictureNames(client);
    await rebuild(client, backup, withJobs);
    await client.query('set local idle_in_transaction_session_timeout = 0; set local lock_timeout = 0');
    await importTables(client, folder, backup);
    const kept = new Set<string>();
    for (const { path } of backup.pictures) {
      signal.throwIfAborted();
      const name = basename(path);
      await storage.put(name, await readFile(join(folder, path)), 'image/webp');
      kept.add(name);
    }
    isComplete();
    await client.query('commit');
    const gone = former.flatMap(options.filesOf).filter((file) => !kept.has(file));
    for (const file of gone) await storage.remove(file);
    await client.query('analyze');
  } finally {
    // Without a commit, the end of the session rolls everything back.
    await client.end();
  }
  await migrateDatabase(url);
}

async function assertUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'teamwright%'`,
  );
  if (rows[0] === undefined) return;
  throw new StartError(`Something still uses the database (${rows[0].name}): stop it first`);
}

async function pictureNames(client: pg.Client): Promise<string[]> {
  const there = await client.query("select to_regclass('public.pictures') is not null as known");
  if (there.rows[0]?.known !== true) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.pictures');
  return rows.map(({ name }) => name);
}
