import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** For `onConflictDoUpdate`: each of these columns takes the value of the row that could not be inserted. */
export function excluded<Column extends string>(...columns: readonly Column[]): Record<Column, SQL> {
  const values = columns.map((column) => [column, sql`excluded.${sql.identifier(toSnakeCase(column))}`]);
  return Object.fromEntries(values);
}
