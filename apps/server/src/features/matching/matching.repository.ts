import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { isFinishedWork } from '../../db/finished-work.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { matchChanges } from '../../db/schema/matching.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';

export type MatchEntity = Exclude<typeof matchChanges.$inferInsert.entity, 'trim'>;

export const notArchived = sql`${projects.status} <> 'archived'`;

/** A position in the change log; everything up to it was read. */
export interface Cursor {
  readonly transactionId: string;
  readonly seq: number;
}

export async function insertMatchChange(db: Db, entity: MatchEntity, entityId: string): Promise<void> {
  await insertMatchChanges(db, entity, [entityId]);
}

/** Like `insertMatchChange`, for many ids. */
export async function insertMatchChanges(db: Db, entity: MatchEntity, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.insert(matchChanges).values(ids.map((entityId) => ({ entity, entityId })));
  await db.execute(sql`select pg_notify('match_changes', '')`);
}

/** The position after all changes that are committed now. */
export async function findLogEnd(db: Database): Promise<Cursor> {
  const result = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return { transactionId: result.rows[0]?.horizon ?? '0', seq: 0 };
}

/**
 * Committed changes after `after`, in order, settled ones first. A change is settled when no running transaction can
 * still insert another before it.
 */
export async function listMatchChanges(db: Database, after: Cursor, limit: number) {
  return await changesAfter(db).execute({ ...after, limit });
}

const changesAfter = preparedFor((db) =>
  db
    .select({
      transactionId: matchChanges.transactionId,
      seq: matchChanges.seq,
      entity: matchChanges.entity,
      entityId: matchChanges.entityId,
      settled: sql<boolean>`${matchChanges.transactionId} < pg_snapshot_xmin(pg_current_snapshot())`,
    })
    .from(matchChanges)
    .where(
      sql`(${matchChanges.transactionId}, ${matchChanges.seq}) >
        (${sql.placeholder('transactionId')}::xid8, ${sql.placeholder('seq')}::bigint)`,
    )
    .orderBy(matchChanges.transactionId, matchChanges.seq)
    .limit(sql.placeholder('limit'))
    .prepare('changes_after'),
);

export type Changes = Awaited<ReturnType<typeof listMatchChanges>>;

/**
 * Removes changes from before `before`. Keeps the last of them as a mark: a reader that gets the mark has missed
 * changes.
 */
export async function removeChangesBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    with mark as (
      select transaction_id, seq from ${matchChanges} where ${lt(matchChanges.createdAt, before)}
      order by transaction_id desc, seq desc limit 1),
    removed as (
      delete from ${matchChanges} c using mark
      where (c.transaction_id, c.seq) < (mark.transaction_id, mark.seq))
    update ${matchChanges} c set entity = 'trim' from mark where c.seq = mark.seq`);
}

/** Active users only. */
export async function listDeveloperIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.status, 'active'));
  return rows.map((row) => row.id);
}

/** Without archived projects. */
export async function listProjectIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: projects.id }).from(projects).where(notArchived);
  return rows.map((row) => row.id);
}

export async function listProjectIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: memberships.projectId })
    .from(memberships)
    .where(eq(memberships.userId, userId));
  return rows.map((row) => row.id);
}

/** Without archived projects. */
export async function listProjectIdsManagedBy(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: memberships.projectId })
    .from(memberships)
    .innerJoin(projects, and(eq(projects.id, memberships.projectId), notArchived))
    .where(and(inArray(memberships.userId, [...userIds]), ne(memberships.role, 'member')));
  return rows.map((row) => row.id);
}

/** Pending requests, and those rejected since `since`. Callers decide which ones exclude a match. */
export async function listHinderingRequests(
  db: Db,
  of: { userId?: string; projectId?: string; projectIds?: readonly string[] },
  since: Date,
) {
  return await db
    .select({
      userId: requests.userId,
      projectId: requests.projectId,
      kind: requests.kind,
      status: requests.status,
    })
    .from(requests)
    .where(
      and(
        of.userId ? eq(requests.userId, of.userId) : undefined,
        of.projectId ? eq(requests.projectId, of.projectId) : undefined,
        of.projectIds ? inArray(requests.projectId, [...of.projectIds]) : undefined,
        sql`(${requests.status} = 'pending' or (${requests.status} = 'rejected' and ${requests.answeredAt} > ${since}))`,
      ),
    );
}

/** The data of each project on a page of recommendations. */
export async function listProjectCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .select({
      id: projects.id,
      title: projects.title,
      description: projects.description,
      slug: projects.slug,
      technologies: projects.technologies,
      skills: projects.skills,
      ownerUsername: users.username,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(inArray(projects.id, [...ids]));
}

/** The data of each user on a page of recommendations. */
export async function listUserCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      profilePicture: users.profilePicture,
      showEmail: profiles.showEmail,
      hoursPerWeek: profiles.hoursPerWeek,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...ids]));
}

export async function findProjectExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(projects, eq(projects.id, id))) > 0;
}

export async function findUserExists(db: Db, id: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, id), eq(users.status, 'active')))) > 0;
}

/** Finished projects of the user that everyone can see, newest first. */
export async function listFinishedProjects(db: Db, userId: string) {
  const { title, slug, technologies, skills } = projects;
  return await db
    .select({ title, slug, technologies, skills })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(eq(memberships.userId, userId), isFinishedWork, eq(users.status, 'active')))
    .orderBy(desc(projects.updatedAt), projects.id);
}

/** Those of the projects that are open and were posted after a moment. */
export async function listProjectsPostedAfter(db: Db, ids: readonly string[], postedAfter: Date) {
  return await db
    .select({ id: projects.id, slug: projects.slug, title: projects.title })
    .from(projects)
    .where(
      and(inArray(projects.id, [...ids]), eq(projects.status, 'open'), gt(projects.createdAt, postedAfter)),
    );
}
