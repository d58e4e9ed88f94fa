import { and, asc, desc, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';

const person = { username: users.username, profilePicture: users.profilePicture };

/**
 * Pending requests that the user can withdraw, newest first: their own, and invitations to projects that they manage.
 * `role` is the user's role in the project.
 */
export async function listPendingOf(db: Db, userId: string, now: Date, limit: number) {
  const own = eq(requests.createdBy, userId);
  const led = and(eq(requests.kind, 'invitation'), inArray(memberships.role, ['owner', 'co_owner']));
  return await db
    .select({
      request: getTableColumns(requests),
      project: { title: projects.title, slug: projects.slug, status: projects.status },
      person,
      role: memberships.role,
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(memberships, and(eq(memberships.projectId, requests.projectId), eq(memberships.userId, userId)))
    .where(and(or(own, led), eq(requests.status, 'pending'), gt(requests.expiresAt, now)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit);
}

interface Waiting {
  readonly projectId: string;
  readonly kind: 'join_request' | 'invitation';
  readonly now: Date;
}

/** Pending requests of a project, oldest first, with the notification that the reader uses to answer. */
export async function listPendingIn(
  db: Db,
  { projectId, kind, now }: Waiting,
  { readerId, limit }: { readonly readerId: string | null; readonly limit?: number },
) {
  const told = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.requestId, requests.id),
        sql`${notifications.recipientId} = ${readerId}`,
        eq(notifications.type, kind),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(1);
  const query = db
    .select({ request: getTableColumns(requests), person, notificationId: sql<string | null>`(${told})` })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .where(
      and(
        eq(requests.projectId, projectId),
        eq(requests.kind, kind),
        eq(requests.status, 'pending'),
        gt(requests.expiresAt, now),
      ),
    )
    .orderBy(asc(requests.createdAt), asc(requests.id));
  return await (limit === undefined ? query : query.limit(limit));
}
