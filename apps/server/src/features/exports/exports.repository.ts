import { and, eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Section } from './exports.sections.repository.ts';

/** A user's rows of one table. Rows with a project id also get the title and slug of the project. */
export async function listRows(
  db: Db,
  { table, of, values, where, columns, project }: Section,
  userId: string,
): Promise<Record<string, unknown>[]> {
  const isOfUser = (column: PgColumn) => (values ? sql`${column} in ${values(userId)}` : eq(column, userId));
  const isAboutUser = and(or(...of.map(isOfUser)), where);
  if (project === undefined) return await db.select(columns).from(table).where(isAboutUser);
  return await db
    .select({ ...columns, projectTitle: projects.title, projectSlug: projects.slug })
    .from(table)
    .leftJoin(projects, eq(projects.id, project))
    .where(isAboutUser);
}
