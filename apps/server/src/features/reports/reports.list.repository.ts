import type { ReportQuery } from '@teamwright/contracts/reports/reports.ts';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/chat.ts';
import { comments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';
import { reports } from '../../db/schema/reports.ts';

const resolver = alias(users, 'resolver');

/** Maximum number of reports shown with each reported thing. */
const maxShown = 5;

/** The column's value in the newest report of a group. */
function newest(column: SQL | typeof reports.aboutId): SQL {
  return sql`(array_agg(${column} order by ${reports.createdAt} desc, ${reports.id} desc))[1]`;
}

/** Open reports of one thing form one row; resolved ones form one row per resolution. */
function groups(db: Db, { state, kind, searchTerm }: Pick<ReportQuery, 'state' | 'kind' | 'searchTerm'>) {
  const pattern = `%${(searchTerm ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const open = sql`${reports.resolvedAt} is null`;
  return db
    .select({
      kind: reports.kind,
      subjectId: reports.subjectId,
      resolvedAt: reports.resolvedAt,
      resolvedBy: sql<string | null>`${newest(sql`${reports.resolvedBy}`)}`.as('resolver_id'),
      outcome: sql<'dismissed' | 'removed' | 'suspended' | 'gone' | null>`min(${reports.outcome})`.as('how'),
      resolution: sql<string>`min(${reports.resolution})`.as('why'),
      aboutId: sql<string>`${newest(reports.aboutId)}`.as('about'),
      projectId: sql<string | null>`${newest(sql`${reports.projectId}`)}`.as('project'),
      snapshot:
        sql<string>`(array_agg(${reports.snapshot} order by ${reports.createdAt}, ${reports.id}))[1]`.as(
          'words',
        ),
      count: sql<number>`count(*)::int`.as('reported'),
      firstAt: sql<Date>`min(${reports.createdAt})`.mapWith(reports.createdAt).as('first_at'),
      lastAt: sql<Date>`max(${reports.createdAt})`.mapWith(reports.createdAt).as('last_at'),
      reportIds: sql<
        string[]
      >`(array_agg(${reports.id} order by ${reports.createdAt} desc))[1:${sql.raw(String(maxShown))}]`.as(
        'report_ids',
      ),
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.aboutId))
    .leftJoin(projects, eq(projects.id, reports.projectId))
    .where(and(state === 'open' ? open : sql`not (${open})`, kind ? eq(reports.kind, kind) : undefined))
    .groupBy(reports.kind, reports.subjectId, reports.resolvedAt)
    .having(
      searchTerm
        ? sql`bool_or(${reports.snapshot} ilike ${pattern} or ${reports.note} ilike ${pattern}
            or ${users.username} ilike ${pattern} or ${projects.title} ilike ${pattern})`
        : undefined,
    )
    .as('things');
}

/** Open ones oldest first, resolved ones newest first. */
export async function listThings(db: Db, query: ReportQuery) {
  const things = groups(db, query);
  const order =
    query.state === 'open'
      ? [sql`${things.firstAt}`, sql`${things.subjectId}`]
      : [desc(things.resolvedAt), sql`${things.subjectId}`];
  return await db
    .select({
      thing: {
        kind: things.kind,
        subjectId: things.subjectId,
        resolvedAt: things.resolvedAt,
        outcome: things.outcome,
        resolution: things.resolution,
        snapshot: things.snapshot,
        count: things.count,
        firstAt: things.firstAt,
        lastAt: things.lastAt,
        reportIds: things.reportIds,
      },
      about: {
        id: users.id,
        username: users.username,
        profilePicture: users.profilePicture,
        status: users.status,
        isAdmin: users.isAdmin,
      },
      project: { title: projects.title, slug: projects.slug, status: projects.status },
      resolver: resolver.username,
    })
    .from(things)
    .innerJoin(users, eq(users.id, things.aboutId))
    .leftJoin(projects, eq(projects.id, things.projectId))
    .leftJoin(resolver, eq(resolver.id, things.resolvedBy))
    .orderBy(...order)
    .offset(query.startIndex)
    .limit(query.limit);
}

export type ThingRow = Awaited<ReturnType<typeof listThings>>[number];

export async function countThings(db: Db, query: ReportQuery): Promise<number> {
  const rows = await db.select({ count: sql<number>`count(*)::int` }).from(groups(db, query));
  return rows[0]?.count ?? 0;
}

export async function listReports(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .select({
      id: reports.id,
      reason: reports.reason,
      note: reports.note,
      createdAt: reports.createdAt,
      reporter: { id: users.id, username: users.username },
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(inArray(reports.id, [...ids]))
    .orderBy(desc(reports.createdAt), desc(reports.id));
}

/** The current content of these things, of any kind. Deleted ones are left out. */
export async function listCurrent(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`;
  const result = await db.execute<{ id: string; words: string }>(sql`
    select id, body as words from ${messages} where id = ${wanted} and deleted_at is null
    union all select id, body from ${comments} where id = ${wanted} and deleted_at is null
    union all select id, concat_ws(E'\n\n', title, description, responsibilities) from ${projects}
      where id = ${wanted} and status <> 'archived'
    union all select id, username from ${users} where id = ${wanted} and status = 'active'`);
  return result.rows;
}
