import pg from 'pg';

/** A table with the columns that are stored rather than computed. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Where a sequence stands. */
export interface Sequence {
  readonly schema: string;
  readonly name: string;
  /** As text: it may exceed what a number holds. */
  readonly last: string;
  readonly called: boolean;
}

/** What the product keeps: its own tables and the waiting jobs. The record of migrations is made anew. */
const schemas = ['public', 'jobs'];

/**
 * Its rows carry transaction numbers of the server they were written on and serve processes that run: one that
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

/** The tables to keep, by schema and name; of a partitioned one its parts. */
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
