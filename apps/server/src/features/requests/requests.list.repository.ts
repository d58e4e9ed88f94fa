import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { seats } from '../../db/schema/seats.ts';
import { memberships } from '../../db/schema/teams.ts';
import { requestColumns } from './requests.repository.ts';

const person = { username: users.username, profilePicture: users.profilePicture };

/**
 * Pending requests that the user can withdraw, newest first: their own join requests, and invitations to projects that
 * they manage. `role` is the user's role in the project.
 */
export async function listPendingOf(db: Db, userId: string, now: Date, limit: number) {
  const own = and(eq(requests.kind, 'join_request'), eq(requests.createdBy, userId));
  const managed = and(eq(requests.kind, 'invitation'), inArray(memberships.role, ['owner', 'co_owner']));
  return await db
    .select({
      request: requestColumns,
      project: { title: projects.title, slug: projects.slug, status: projects.status },
      person,
      role: memberships.role,
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(seats, eq(seats.id, requests.seatId))
    .leftJoin(memberships, and(eq(memberships.projectId, requests.projectId), eq(memberships.userId, userId)))
    .where(and(or(own, managed), eq(requests.status, 'pending'), gt(requests.expiresAt, now)))
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
  const query = pendingWithNotification(db, kind, readerId)
    .where(and(eq(requests.projectId, projectId), isPending(kind, now)))
    .orderBy(asc(requests.createdAt), asc(requests.id));
  return await (limit === undefined ? query : query.limit(limit));
}

interface FirstPending {
  readonly readerId: string;
  readonly now: Date;
  /** Per project. */
  readonly limit: number;
}

/** The oldest pending join requests of each of these projects, oldest first. */
export async function listFirstPendingIn(
  db: Db,
  projectIds: readonly string[],
  { readerId, now, limit }: FirstPending,
) {
  const kind = 'join_request';
  const ranked = db
    .select({
      id: requests.id,
      rank: sql<number>`row_number() over (
        partition by ${requests.projectId} order by ${requests.createdAt}, ${requests.id}
      )`.as('rank'),
    })
    .from(requests)
    .where(and(inArray(requests.projectId, [...projectIds]), isPending(kind, now)))
    .as('ranked');
  return await pendingWithNotification(db, kind, readerId)
    .innerJoin(ranked, eq(ranked.id, requests.id))
    .where(lte(ranked.rank, limit))
    .orderBy(asc(requests.createdAt), asc(requests.id));
}

function isPending(kind: Waiting['kind'], now: Date) {
  return and(eq(requests.kind, kind), eq(requests.status, 'pending'), gt(requests.expiresAt, now));
}

function pendingWithNotification(db: Db, kind: Waiting['kind'], readerId: string | null) {
  const notification = db
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
  return db
    .select({
      request: requestColumns,
      person,
      notificationId: sql<string | null>`(${notification})`,
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(seats, eq(seats.id, requests.seatId))
    .$dynamic();
}

/** The open seats of these projects, each project's in its order. */
export async function listOpenSeats(db: Db, projectIds: readonly string[]) {
  return await db
    .select({ id: seats.id, projectId: seats.projectId, name: seats.name })
    .from(seats)
    .where(and(inArray(seats.projectId, [...projectIds]), isNull(seats.memberId)))
    .orderBy(asc(seats.position), asc(seats.id));
}

/** Pending requests of open projects that expire in this period and have no reminder by the job yet. */
export async function listUnreminded(db: Db, expires: { after: Date; before: Date }, limit: number) {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(
      and(
        eq(requests.status, 'pending'),
        isNull(requests.clockRemindedAt),
        gt(requests.expiresAt, expires.after),
        lte(requests.expiresAt, expires.before),
        eq(projects.status, 'open'),
      ),
    )
    .orderBy(asc(requests.expiresAt), asc(requests.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

type PendingOf = { dueAt: Date } | { projectId: string; among?: readonly string[] } | { userId: string };

function pendingOf(of: PendingOf): SQL | undefined {
  if ('dueAt' in of) return lte(requests.expiresAt, of.dueAt);
  if ('projectId' in of)
    return and(eq(requests.projectId, of.projectId), of.among && inArray(requests.userId, [...of.among]));
  return or(eq(requests.userId, of.userId), eq(requests.createdBy, of.userId));
}

/** Overdue requests, or pending requests of one project (or of some users there), or by or for one user. */
export async function listPendingIds(db: Db, of: PendingOf, limit: number) {
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.status, 'pending'), pendingOf(of)))
    .orderBy(asc(requests.expiresAt), asc(requests.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Pending requests and invitations of one user for a project that the other manages. */
export async function listPendingBetween(
  db: Db,
  pair: { blockerId: string; blockedId: string },
  limit: number,
) {
  const { blockerId, blockedId } = pair;
  const isManager = (userId: string) => sql`exists (select from ${memberships}
    where ${memberships.projectId} = ${requests.projectId} and ${memberships.userId} = ${userId}
      and ${memberships.role} in ('owner', 'co_owner'))`;
  const rows = await db
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.status, 'pending'),
        or(
          and(eq(requests.userId, blockedId), isManager(blockerId)),
          and(eq(requests.userId, blockerId), isManager(blockedId)),
        ),
      ),
    )
    .orderBy(asc(requests.projectId), asc(requests.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
