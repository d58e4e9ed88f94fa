import pg from 'pg';

/** A table with its stored columns, without generated ones. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** The value of a sequence. */
export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** As text, because it may exceed the range of a number. */
  readonly last: string;
  readonly called: boolean;
}

/** The schemas to back up: the product's tables and the waiting jobs. Migrations recreate their own record. */
const schemas = ['public', 'jobs'];

/**
 * Excluded: its rows contain transaction numbers of one server and serve running processes only. A process that
 * starts reads the tables themselves.
 */
const notKept = 'public.match_changes';

const tablesQuery = `
  select n.nspname as schema, c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and n.nspname = any($1) and n.nspname || '.' || c.relname <> $2
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by 1, 2 order by 1, 2`;

const sequencesQuery = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`;

/** The tables to back up, by schema and name. Of a partitioned table, its partitions. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesQuery, [schemas, notKept]);
  return rows;
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Pick<Sequence, 'schema' | 'name'>>(sequencesQuery, [schemas]);
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<Pick<Sequence, 'last' | 'called'>>(
      `select last_value::text as last, is_called as called from ${quoted({ schema, name })}`,
    );
    for (const { last, called } of state.rows) sequences.push({ schema, name, last, called });
  }
  return sequences;
}

/** `"schema"."name"`, for a statement. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** `"schema"."name" ("column", …)`, for COPY. */
export function withColumns(table: Table): string {
  return `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
