import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { StartError } from '../../platform/start-error.ts';
import { migrationsFolder } from '../migrate.ts';
import { listTables, quoted } from './catalogue.ts';
import type { Manifest } from './manifest.ts';

/** Whether the database contains data. Tables without rows contain nothing to lose. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public');
  for (const table of tables) {
    const { rows } = await client.query(`select exists (select from ${quoted(table)}) as used`);
    if (rows[0]?.used === true) return false;
  }
  return true;
}

/** The migrations that bring an empty database to the schema of the backup. */
export function migrationsOf({ migrations, version }: Manifest) {
  const ours = readMigrationFiles({ migrationsFolder });
  const known = migrations.every((hash, place) => ours[place]?.hash === hash);
  if (known) return ours.slice(0, migrations.length);
  throw new StartError(
    `The backup was written by Teamwright ${version} with a newer schema than this version has: restore it with that version or a newer one`,
  );
}

/** Deletes the existing tables and creates those of the backup's schema, in the caller's transaction. */
export async function rebuild(client: pg.Client, backup: Manifest, withJobs: boolean): Promise<void> {
  const migrations = migrationsOf(backup);
  await clear(client);
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  if (withJobs) await makeJobs(client, backup);
}

/** Objects of extensions stay, because another role may have created them. */
async function clear(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table if exists %I.%I cascade', n.nspname, c.relname) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { statement } of rows) await client.query(statement);
  await client.query('drop schema if exists drizzle cascade');
  await client.query('drop schema if exists jobs cascade');
}

/** @throws StartError if the jobs belong to another version of the queue */
async function makeJobs(client: pg.Client, { jobs, version }: Manifest): Promise<void> {
  if (jobs === null) return;
  const plan = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(getConstructionPlans('jobs'))?.[1];
  // The transaction in the script would end ours.
  if (plan === undefined) throw new Error('the script of pg-boss that creates its tables has changed');
  await client.query(plan);
  const { rows } = await client.query<{ version: number }>('select version::int from jobs.version');
  if (rows[0]?.version === jobs) return;
  throw new StartError(
    `The backup's waiting jobs were written for another queue: restore with Teamwright ${version}, or without them by --without-jobs`,
  );
}
