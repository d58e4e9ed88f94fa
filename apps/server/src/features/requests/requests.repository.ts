import { limits } from '@teamwright/contracts/core/limits.ts';
import { and, asc, eq, getTableColumns, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests, responseStats } from '../../db/schema/requests.ts';
import { seats } from '../../db/schema/seats.ts';

type StoredRequest = typeof requests.$inferSelect;

/** `seatName` of the seat that it names; null if it names none. */
export type RequestRow = StoredRequest & { readonly seatName: string | null };

export const requestColumns = { ...getTableColumns(requests), seatName: seats.name };

export async function insertRequest(db: Db, values: typeof requests.$inferInsert): Promise<void> {
  await db.insert(requests).values(values);
}

function selectRequests(db: Db) {
  return db.select(requestColumns).from(requests).leftJoin(seats, eq(seats.id, requests.seatId));
}

async function findOne(db: Db, where: SQL | undefined): Promise<RequestRow | undefined> {
  const rows = await selectRequests(db).where(where);
  return rows[0];
}

export function findRequest(db: Db, id: string) {
  return findOne(db, eq(requests.id, id));
}

export async function listRequests(db: Db, ids: readonly string[]): Promise<RequestRow[]> {
  return await selectRequests(db).where(inArray(requests.id, [...ids]));
}

export async function findRequestForUpdate(db: Db, id: string): Promise<RequestRow | undefined> {
  const rows = await selectRequests(db).where(eq(requests.id, id)).for('update', { of: requests });
  return rows[0];
}

/** All requests that name a seat, or whose new member got it. */
export async function listIdsOfSeat(db: Db, seatId: string): Promise<string[]> {
  const rows = await db.select({ id: requests.id }).from(requests).where(eq(requests.seatId, seatId));
  return rows.map(({ id }) => id);
}

export function findPending(db: Db, projectId: string, userId: string) {
  return findOne(
    db,
    and(eq(requests.projectId, projectId), eq(requests.userId, userId), eq(requests.status, 'pending')),
  );
}

/** Whether a request of this kind between the two was rejected after `since`. */
export async function findRejectedSince(
  db: Db,
  wanted: Pick<RequestRow, 'kind' | 'projectId' | 'userId'>,
  since: Date,
): Promise<boolean> {
  const count = await db.$count(
    requests,
    and(
      eq(requests.kind, wanted.kind),
      eq(requests.projectId, wanted.projectId),
      eq(requests.userId, wanted.userId),
      eq(requests.status, 'rejected'),
      gt(requests.answeredAt, since),
    ),
  );
  return count > 0;
}

/** Serialises the invitations by this user, or to this user, until the transaction ends. */
export async function lockInvitations(db: Db, way: 'of' | 'to', userId: string): Promise<void> {
  const key = way === 'of' ? `invitations ${userId}` : `invitations to ${userId}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** How many invitations this user received after `since`, whatever their status. */
export async function countInvitationsTo(db: Db, userId: string, since: Date): Promise<number> {
  const got = and(
    eq(requests.userId, userId),
    eq(requests.kind, 'invitation'),
    gt(requests.createdAt, since),
  );
  return await db.$count(requests, got);
}

/** When this user's invitations after `since` were sent, oldest first. */
export async function listInvitationTimes(db: Db, createdBy: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: requests.createdAt })
    .from(requests)
    .where(
      and(eq(requests.createdBy, createdBy), eq(requests.kind, 'invitation'), gt(requests.createdAt, since)),
    )
    .orderBy(asc(requests.createdAt));
  return rows.map((row) => row.createdAt);
}

type Answer = Pick<RequestRow, 'status' | 'answeredAt' | 'answeredBy'> &
  Partial<
    Pick<RequestRow, 'reason' | 'expiresAt' | 'unanswered' | 'remindedAt' | 'clockRemindedAt' | 'seatId'>
  >;

export async function updateRequest(db: Db, id: string, values: Answer): Promise<void> {
  await db.update(requests).set(values).where(eq(requests.id, id));
}

type Reminder = { readonly remindedAt: Date } | { readonly clockRemindedAt: Date };

export async function updateReminder(db: Db, id: string, values: Reminder): Promise<void> {
  await db.update(requests).set(values).where(eq(requests.id, id));
}

/** Ends the pending requests of a project: all, or those due at a given time. Returns the ended ones. */
export async function updatePendingOf(
  db: Db,
  { projectId, kind, dueAt }: Pick<RequestRow, 'projectId' | 'kind'> & { readonly dueAt?: Date },
  values: Answer,
): Promise<StoredRequest[]> {
  return await db
    .update(requests)
    .set(values)
    .where(
      and(
        eq(requests.projectId, projectId),
        eq(requests.kind, kind),
        eq(requests.status, 'pending'),
        dueAt && lte(requests.expiresAt, dueAt),
      ),
    )
    .returning();
}

const answerers = alias(users, 'answerers');

/** The names and texts for a notification about a request and its answer. */
export async function findRequestSummary(db: Db, requestId: string, answeredBy: string | null) {
  const rows = await db
    .select({
      kind: requests.kind,
      projectId: requests.projectId,
      createdBy: requests.createdBy,
      reason: requests.reason,
      title: projects.title,
      userId: requests.userId,
      username: users.username,
      seatName: seats.name,
      answerer: answerers.username,
      answererStatus: answerers.status,
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(seats, eq(seats.id, requests.seatId))
    .leftJoin(answerers, sql`${answerers.id} = ${answeredBy}`)
    .where(eq(requests.id, requestId))
    .for('key share', { of: users });
  return rows[0];
}

/** Whether a user is open to collaborate. True if they have no profile. */
export async function isOpenToCollaborate(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ open: profiles.openToCollaborate })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return rows[0]?.open ?? true;
}

/** Clears the notes of a user's requests. */
export async function eraseNotes(db: Db, createdBy: string): Promise<void> {
  await db.update(requests).set({ note: '', role: '' }).where(eq(requests.createdBy, createdBy));
}

/** Serialises the recounts of an owner, so that the last one includes every answer. */
export async function lockResponseStats(db: Db, ownerId: string): Promise<void> {
  await db.insert(responseStats).values({ ownerId }).onConflictDoNothing();
  await db.select().from(responseStats).where(eq(responseStats.ownerId, ownerId)).for('update');
}

/**
 * The latest join requests to the current projects of these owners. A reopened request counts from the reopening.
 * Updates existing rows only.
 */
export async function updateResponseStats(db: Db, ownerIds: readonly string[]): Promise<void> {
  const { latest } = limits.answerRecord;
  const answered = sql`filter (where status in ('accepted', 'rejected'))`;
  await db.execute(sql`
    with asked as (
      select ${projects.ownerId} as owner_id, ${requests.status} as status,
        extract(epoch from ${requests.answeredAt} - ${requests.expiresAt}) / 3600
          + ${limits.requestExpiryDays * 24} as hours,
        row_number() over (partition by ${projects.ownerId}
          order by ${requests.answeredAt} desc, ${requests.id} desc) as position
      from ${requests} inner join ${projects} on ${projects.id} = ${requests.projectId}
      where ${inArray(projects.ownerId, [...ownerIds])} and ${requests.kind} = 'join_request'
        and (${requests.status} in ('accepted', 'rejected') or ${requests.unanswered})
    ), counted as (
      select owner_id, count(*) as sample, count(*) ${answered} as answered,
        percentile_cont(0.5) within group (order by hours) ${answered} as median_hours
      from asked where position <= ${latest} group by owner_id
    )
    update ${responseStats} set sample = coalesce(counted.sample, 0),
      answered = coalesce(counted.answered, 0), median_hours = counted.median_hours
    from ${users} left join counted on counted.owner_id = ${users.id}
    where ${users.id} = ${responseStats.ownerId} and ${inArray(responseStats.ownerId, [...ownerIds])}`);
}

export async function findOwnerId(db: Db, projectId: string): Promise<string | undefined> {
  const rows = await db
    .select({ ownerId: projects.ownerId })
    .from(projects)
    .where(eq(projects.id, projectId));
  return rows[0]?.ownerId;
}

export async function removeResponseStats(db: Db, ownerId: string): Promise<void> {
  await db.delete(responseStats).where(eq(responseStats.ownerId, ownerId));
}
