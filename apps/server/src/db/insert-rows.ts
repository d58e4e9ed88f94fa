import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/**
 * Inserts rows with one statement and one JSON parameter, which PostgreSQL converts to the types of the table: three
 * times as fast as one parameter per value. All rows must have the same columns.
 */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(
    Object.keys(first).map((key) => sql.identifier(columnName(key))),
    sql`, `,
  );
  const json = JSON.stringify(rows.map((row) => renamed(row)));
  await db.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${json}::json)`);
}

/** Converts a name like the casing of the schema. */
function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function renamed(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]));
}
