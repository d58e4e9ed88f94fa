import { asc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { projectSlugs, projects } from '../../db/schema/projects.ts';

type NewProject = Required<Omit<typeof projects.$inferInsert, 'editedAt' | 'searchVector'>>;

export async function insertProjects(db: Db, rows: readonly NewProject[]): Promise<void> {
  await insertRows(db, projects, rows);
}

/** Present and former slugs that are one of these, with or without a number. */
export async function listSlugsOf(db: Db, slugs: readonly string[]): Promise<string[]> {
  const result = await db.execute<{ slug: string }>(sql`
    select slug from (select slug from ${projects} union all select slug from ${projectSlugs}) s
    where slug = any(${sql.param([...slugs])}::text[])
      or regexp_replace(slug, '-[0-9]+$', '') = any(${sql.param([...slugs])}::text[])`);
  return result.rows.map(({ slug }) => slug);
}

/** Makes other transactions that store many projects wait, so that no two of them choose the same slug. */
export async function lockSlugs(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('project slugs', 0))`);
}

export async function lockProjects(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
    .orderBy(asc(projects.id))
    .for('update');
}

export async function removeProjects(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(projects).where(inArray(projects.id, [...ids]));
}
