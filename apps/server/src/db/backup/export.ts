import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../platform/start-error.ts';
import { migrationLock } from '../migrate.ts';
import { listSequences, listTables, quoted, type Table, withColumns } from './catalogue.ts';
import { store } from './files.ts';
import type { Manifest, StoredFile } from './manifest.ts';

type Exported = Pick<Manifest, 'migrations' | 'jobs' | 'tables' | 'sequences' | 'pictures'>;

export interface PictureFiles {
  /** The files of a picture. */
  readonly filesOf: (name: string) => readonly string[];
  readonly read: (file: string) => Promise<Uint8Array | undefined>;
}

/** Fixes the output format of values, regardless of the settings of the server or role. */
const asWritten = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = iso;
  set intervalstyle = postgres; set timezone = utc; set extra_float_digits = 1; set bytea_output = hex`;

/**
 * Writes every table and its pictures as of one moment into the folder. Reads and writes continue; only migrations
 * wait. Also returns the files of missing pictures.
 * @throws StartError if the database has no tables of the product
 */
export async function exportDatabase(
  client: pg.Client,
  folder: string,
  pictures: PictureFiles,
): Promise<Exported & { lost: string[] }> {
  await client.query(asWritten);
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
  await client.query('begin transaction isolation level repeatable read, read only');
  const tables = await listTables(client);
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new StartError('There is nothing to back up: the database is empty');
  await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`);
  const kept: Exported['tables'] = [];
  for (const table of tables) kept.push(await exportTable(client, folder, table));
  const sequences = await listSequences(client);
  const files = await exportPictures(client, folder, pictures);
  const jobs = await jobsVersion(client, tables);
  await client.query('commit');
  return { migrations, jobs, tables: kept, sequences, ...files };
}

async function exportTable(client: pg.Client, folder: string, table: Table) {
  const copy = client.query(copyTo(`copy ${withColumns(table)} to stdout`));
  const path = `tables/${table.schema}.${table.name}.copy.gz`;
  const file = await store(folder, path, copy, { zipped: true });
  return { ...table, columns: [...table.columns], rows: copy.rowCount, file };
}

/** Files never change after they are written, so they can be read after the tables. */
async function exportPictures(
  client: pg.Client,
  folder: string,
  { filesOf, read }: PictureFiles,
): Promise<{ pictures: StoredFile[]; lost: string[] }> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.pictures where dropped_at is null order by name',
  );
  const pictures: StoredFile[] = [];
  const lost: string[] = [];
  for (const name of rows.flatMap((row) => filesOf(row.name))) {
    const bytes = await read(name);
    if (bytes === undefined) lost.push(name);
    else
      pictures.push(
        await store(folder, `media/${name}`, Readable.from([Buffer.from(bytes)]), { zipped: false }),
      );
  }
  return { pictures, lost };
}

/** Digests of the applied migrations, in order; empty without a record of them. */
async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const there = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known");
  if (there.rows[0]?.known !== true) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

async function jobsVersion(client: pg.Client, tables: readonly Table[]): Promise<number | null> {
  if (!tables.some(({ schema, name }) => schema === 'jobs' && name === 'version')) return null;
  const { rows } = await client.query<{ version: number }>('select version::int from jobs.version');
  return rows[0]?.version ?? null;
}
