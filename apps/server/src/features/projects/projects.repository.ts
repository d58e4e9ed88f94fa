import { and, desc, eq, exists, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { preparedFor } from '../../db/prepared.ts';
import { users } from '../../db/schema/accounts.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projectSlugs, projects } from '../../db/schema/projects.ts';
import { requests, responseStats } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';

export const projectColumns = {
  id: projects.id,
  slug: projects.slug,
  title: projects.title,
  description: projects.description,
  technologies: projects.technologies,
  skills: projects.skills,
  responsibilities: projects.responsibilities,
  teamSize: projects.teamSize,
  startDate: projects.startDate,
  endDate: projects.endDate,
  status: projects.status,
  date: projects.date,
  ownerId: projects.ownerId,
  ownerStatus: users.status,
  ownerUsername: users.username,
  ownerPic: users.profilePicture,
  sample: responseStats.sample,
  answered: responseStats.answered,
  medianHours: responseStats.medianHours,
};

export type ProjectRow = Awaited<ReturnType<typeof listManagedProjects>>[number];

async function findProject(db: Db, where: SQL | undefined): Promise<ProjectRow | undefined> {
  const rows = await db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .where(where);
  return rows[0];
}

export function findProjectById(db: Db, id: string) {
  return findProject(db, eq(projects.id, id));
}

/** By its current or a former slug. */
export function findProjectBySlug(db: Db, slug: string) {
  const former = db
    .select({ id: projectSlugs.projectId })
    .from(projectSlugs)
    .where(eq(projectSlugs.slug, slug));
  return findProject(db, sql`${projects.slug} = ${slug} or ${inArray(projects.id, former)}`);
}

/** The areas and time zones of these users, and the hours that they gave. */
export async function listHours(db: Db, userIds: readonly string[]) {
  return await db
    .select({
      userId: profiles.userId,
      timeZone: profiles.timeZone,
      availability: profiles.availability,
      area: profiles.area,
      hoursPerWeek: profiles.hoursPerWeek,
    })
    .from(profiles)
    .where(inArray(profiles.userId, [...userIds]));
}

/** Projects of which the user is owner or co-owner, newest first, without archived ones. */
export async function listManagedProjects(db: Db, userId: string, limit: number) {
  const managed = db
    .select({ id: memberships.projectId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.role, 'member')));
  return await db
    .select(projectColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .leftJoin(responseStats, eq(responseStats.ownerId, projects.ownerId))
    .where(and(inArray(projects.id, managed), ne(projects.status, 'archived')))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
}

/** Slugs of other projects that start with `slug`. */
export async function listSlugsLike(db: Db, slug: string, projectId?: string): Promise<string[]> {
  // A slug contains only letters, digits and hyphens, so it needs no escaping in a LIKE pattern.
  const pattern = `${slug}%`;
  const current = await db
    .select({ slug: projects.slug, projectId: projects.id })
    .from(projects)
    .where(sql`${projects.slug} like ${pattern}`);
  const former = await db
    .select({ slug: projectSlugs.slug, projectId: projectSlugs.projectId })
    .from(projectSlugs)
    .where(sql`${projectSlugs.slug} like ${pattern}`);
  return [...current, ...former].filter((row) => row.projectId !== projectId).map((row) => row.slug);
}

export async function insertProject(db: Db, values: typeof projects.$inferInsert): Promise<void> {
  await db.insert(projects).values(values);
}

type Change = Partial<Omit<typeof projects.$inferInsert, 'id' | 'slug' | 'status' | 'ownerId'>>;

export async function updateProject(db: Db, id: string, values: Change): Promise<void> {
  await db.update(projects).set(values).where(eq(projects.id, id));
}

interface Renaming {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** The old slug redirects to the new one. If the new slug is a former one, its redirect is removed. */
export async function updateSlug(db: Db, { id, from, to }: Renaming): Promise<void> {
  await db.delete(projectSlugs).where(and(eq(projectSlugs.slug, to), eq(projectSlugs.projectId, id)));
  await db.update(projects).set({ slug: to }).where(eq(projects.id, id));
  await db.insert(projectSlugs).values({ slug: from, projectId: id });
}

/** The name of a user whose account is not deleted. */
export async function findName(db: Db, userId: string): Promise<string | undefined> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
  return rows[0]?.username;
}

export async function updateProjectStatus(
  db: Db,
  id: string,
  status: ProjectRow['status'],
  now: Date,
): Promise<void> {
  await db.update(projects).set({ status, updatedAt: now }).where(eq(projects.id, id));
}

export async function updateProjectOwner(db: Db, id: string, ownerId: string, now: Date): Promise<void> {
  await db.update(projects).set({ ownerId, updatedAt: now }).where(eq(projects.id, id));
}

/** Deleted accounts that are still members of a project or own one that is not archived. */
export async function listDeletedWithProjects(db: Db): Promise<string[]> {
  const belongs = db.select().from(memberships).where(eq(memberships.userId, users.id));
  const owns = db
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, users.id), ne(projects.status, 'archived')));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'deleted'), or(exists(belongs), exists(owns))))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** Projects of this owner that are not archived. */
export async function listOpenOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), ne(projects.status, 'archived')));
  return rows.map(({ id }) => id);
}

/**
 * Pending requests and invitations of a user for these projects. In a full project, a request has a position on the
 * waitlist; a reopened request gets its old position.
 */
export async function listPendingOf(db: Db, userId: string, projectIds: readonly string[], now: Date) {
  return projectIds.length === 0 ? [] : await pendingOf(db).execute({ userId, projectIds, now });
}

const pendingOf = preparedFor((db) =>
  db
    .select({
      id: requests.id,
      projectId: requests.projectId,
      kind: requests.kind,
      position: sql<number | null>`case when ${waits} then ${countWaiting(upToThis)} end`.mapWith(Number),
      of: sql<number | null>`case when ${waits} then ${countWaiting()} end`.mapWith(Number),
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(
      and(
        eq(requests.userId, sql.placeholder('userId')),
        eq(requests.status, 'pending'),
        gt(requests.expiresAt, sql.placeholder('now')),
        sql`${requests.projectId} = any(${sql.placeholder('projectIds')}::uuid[])`,
      ),
    )
    .prepare('pending_of'),
);

const others = alias(requests, 'others');
const waits = sql`${requests.kind} = 'join_request' and ${projects.status} = 'full'`;
const upToThis = sql`and (${others.createdAt}, ${others.id}) <= (${requests.createdAt}, ${requests.id})`;

function countWaiting(which = sql``): SQL {
  return sql`(select count(*) from ${requests} others where ${others.projectId} = ${requests.projectId}
    and ${others.status} = 'pending' and ${others.kind} = 'join_request' and ${others.expiresAt} > ${sql.placeholder('now')} ${which})`;
}

export async function countOpenProjects(db: Db): Promise<number> {
  return await db.$count(projects, eq(projects.status, 'open'));
}
