import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../platform/start-error.ts';
import { listTables, quoted, type Table, withColumns } from './catalogue.ts';
import type { Manifest } from './manifest.ts';

/** Constraints are checked once at the end, so the order of tables and circular references do not matter. */
const foreignKeys = `
  select format('alter table %I.%I drop constraint %I', n.nspname, c.relname, k.conname) as remove,
    format('alter table %I.%I add constraint %I %s', n.nspname, c.relname, k.conname,
      pg_get_constraintdef(k.oid)) as restore
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = any($1)`;

/**
 * Fills the tables created by `rebuild`, in the caller's transaction. Needs only the rights of the tables' owner.
 * @throws StartError if rows do not fit or their number differs
 */
export async function importTables(client: pg.Client, folder: string, backup: Manifest): Promise<void> {
  const tables = await matchTables(client, backup.tables);
  const schemas = [...new Set(tables.map(({ schema }) => schema))];
  const keys = (await client.query<{ remove: string; restore: string }>(foreignKeys, [schemas])).rows;
  for (const { remove } of keys) await client.query(remove);
  // The backup already contains what triggers write.
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
  for (const table of tables) await importTable(client, folder, table);
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
  for (const { restore } of keys) await client.query(restore);
  for (const sequence of backup.sequences) {
    const { last, called } = sequence;
    if (schemas.includes(sequence.schema))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(sequence), last, called]);
  }
}

async function importTable(
  client: pg.Client,
  folder: string,
  table: Manifest['tables'][number],
): Promise<void> {
  await client.query(`truncate ${quoted(table)}`);
  const copy = client.query(copyFrom(`copy ${withColumns(table)} from stdin`));
  await pipeline(createReadStream(join(folder, table.file.path)), createGunzip(), copy);
  if (copy.rowCount === table.rows) return;
  throw new StartError(`${table.file.path} holds ${copy.rowCount} rows instead of ${table.rows}`);
}

/** Both sides must have the same tables and columns, except those of an omitted queue. */
async function matchTables(client: pg.Client, kept: Manifest['tables']): Promise<Manifest['tables']> {
  const made = await listTables(client);
  const jobs = made.some(({ schema }) => schema === 'jobs');
  const wanted = kept.filter(({ schema }) => jobs || schema !== 'jobs');
  const shape = (table: Table) => withColumns({ ...table, columns: table.columns.toSorted() });
  const shapes = new Set(made.map(shape));
  const strange = wanted.find((table) => !shapes.has(shape(table)));
  if (strange === undefined) return wanted;
  throw new StartError(
    `The backup's table ${strange.schema}.${strange.name} is none of this product's in that version: remove it or its changes where the backup was taken`,
  );
}
