import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';

/** Open projects of which the user is owner or co-owner, newest first. */
export async function listOpenProjectsManagedBy(db: Db, userId: string, limit: number) {
  return await db
    .select({ id: projects.id, title: projects.title, slug: projects.slug })
    .from(projects)
    .innerJoin(memberships, eq(memberships.projectId, projects.id))
    .where(and(eq(memberships.userId, userId), ne(memberships.role, 'member'), eq(projects.status, 'open')))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
}

/** The project if the user is its owner or a co-owner, whatever its status; undefined otherwise. */
export async function findManagedProject(db: Db, userId: string, projectId: string) {
  const rows = await db
    .select({ id: projects.id, title: projects.title, slug: projects.slug })
    .from(projects)
    .innerJoin(memberships, eq(memberships.projectId, projects.id))
    .where(and(eq(projects.id, projectId), eq(memberships.userId, userId), ne(memberships.role, 'member')));
  return rows[0];
}

export type OwnProject = Awaited<ReturnType<typeof listOpenProjectsManagedBy>>[number];

/** The owners and co-owners of all of these projects. */
export async function listManagersOf(db: Db, projectIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: memberships.userId })
    .from(memberships)
    .where(and(inArray(memberships.projectId, [...projectIds]), ne(memberships.role, 'member')));
  return rows.map((row) => row.userId);
}

/** Memberships of these users in these projects. */
export async function listMembersAmong(db: Db, projectIds: readonly string[], userIds: readonly string[]) {
  return await db
    .select({ projectId: memberships.projectId, userId: memberships.userId })
    .from(memberships)
    .where(and(inArray(memberships.projectId, [...projectIds]), inArray(memberships.userId, [...userIds])));
}

/** Pending join requests and invitations of these users for these projects. */
export async function listPendingAmong(db: Db, projectIds: readonly string[], userIds: readonly string[]) {
  return await db
    .select({ projectId: requests.projectId, userId: requests.userId, kind: requests.kind })
    .from(requests)
    .where(
      and(
        eq(requests.status, 'pending'),
        inArray(requests.projectId, [...projectIds]),
        inArray(requests.userId, [...userIds]),
      ),
    );
}
