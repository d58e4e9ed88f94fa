import { eq, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Section } from './exports.sections.ts';

/** A person's rows of one table. */
export async function listRows(
  db: Db,
  { table, of, columns }: Section,
  userId: string,
): Promise<Record<string, unknown>[]> {
  return await db
    .select(columns)
    .from(table)
    .where(or(...of.map((column) => eq(column, userId))));
}
