import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { hasActiveOrganiser, isListedEvent } from '../../db/listed-event.ts';
import { users } from '../../db/schema/accounts.ts';
import { eventInvitees, eventOrganisers, eventParticipants, events } from '../../db/schema/events/events.ts';
import { notifications } from '../../db/schema/notifications.ts';

export type EventRow = typeof events.$inferSelect;

export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const rows = await db.select().from(events).where(eq(events.id, id));
  return rows[0];
}

export async function findEventBySlug(db: Db, slug: string): Promise<EventRow | undefined> {
  const rows = await db.select().from(events).where(eq(events.slug, slug));
  return rows[0];
}

/** Locked until the transaction ends. All changes of an event and of its participants wait for this lock. */
export async function findEventForUpdate(db: Db, id: string): Promise<EventRow | undefined> {
  const rows = await db.select().from(events).where(eq(events.id, id)).for('update');
  return rows[0];
}

export async function insertEvent(db: Db, values: typeof events.$inferInsert): Promise<void> {
  await db.insert(events).values(values);
}

type Changes = Partial<Omit<EventRow, 'id' | 'createdAt'>>;

export async function updateEvent(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(events).set(changes).where(eq(events.id, id));
}

export async function removeEvent(db: Db, id: string): Promise<void> {
  await db.delete(events).where(eq(events.id, id));
}

/** Slugs that begin with this one, which has only letters, digits and hyphens. */
export async function listSlugsLike(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .select({ slug: events.slug })
    .from(events)
    .where(sql`${events.slug} like ${`${slug}%`}`);
  return rows.map((row) => row.slug);
}

export type EventScope = 'upcoming' | 'past' | 'organised' | 'joined' | 'archived';

export interface EventFilter {
  readonly scope: EventScope;
  /** '' for guests. */
  readonly userId: string;
  readonly now: Date;
}

const isOpened = ne(events.status, 'draft');

/** Whether the event has an organiser who is not suspended. */
export async function hasOrganiser(db: Db, eventId: string): Promise<boolean> {
  return (await db.$count(events, and(eq(events.id, eventId), hasActiveOrganiser))) > 0;
}

function isOfOrganiser(userId: string): SQL {
  return sql`${events.id} in (select ${eventOrganisers.eventId} from ${eventOrganisers}
    where ${eventOrganisers.userId} = ${userId})`;
}

function isOfParticipant(userId: string): SQL {
  return sql`${events.id} in (select ${eventParticipants.eventId} from ${eventParticipants}
    where ${eventParticipants.userId} = ${userId} and ${eventParticipants.status} <> 'withdrawn')`;
}

function isInScope({ scope, userId, now }: EventFilter): SQL | undefined {
  if (scope === 'archived') return and(isOfOrganiser(userId), isNotNull(events.archivedAt));
  if (scope === 'organised') return and(isOfOrganiser(userId), isNull(events.archivedAt));
  if (scope === 'joined') return and(isOpened, isOfParticipant(userId));
  if (scope === 'past')
    return and(
      ...[isListedEvent, isNull(events.archivedAt)],
      or(lte(events.endsAt, now), inArray(events.status, ['finished', 'cancelled'])),
    );
  const isUpcoming = inArray(events.status, ['open', 'forming', 'published', 'running']);
  return and(isUpcoming, gt(events.endsAt, now), isListedEvent);
}

/** Upcoming events begin with the next one, all others with the last one. */
export async function listEvents(
  db: Db,
  filter: EventFilter,
  { startIndex, limit }: { readonly startIndex: number; readonly limit: number },
) {
  const order = filter.scope === 'upcoming' ? asc : desc;
  const where = isInScope(filter);
  const rows = await db
    .select()
    .from(events)
    .where(where)
    .orderBy(order(events.startsAt), order(events.id))
    .offset(startIndex)
    .limit(limit);
  return { rows, total: await db.$count(events, where) };
}

/** Participants by status, for each of these events. */
export async function countParticipants(db: Db, eventIds: readonly string[]) {
  if (eventIds.length === 0) return [];
  return await db
    .select({ eventId: eventParticipants.eventId, status: eventParticipants.status, count: count() })
    .from(eventParticipants)
    .where(inArray(eventParticipants.eventId, [...eventIds]))
    .groupBy(eventParticipants.eventId, eventParticipants.status);
}

/** The owner first, then those who are not suspended. */
export async function listOrganisers(db: Db, eventId: string) {
  return await db
    .select({
      userId: eventOrganisers.userId,
      username: users.username,
      profilePicture: users.profilePicture,
      role: eventOrganisers.role,
    })
    .from(eventOrganisers)
    .innerJoin(users, eq(users.id, eventOrganisers.userId))
    .where(eq(eventOrganisers.eventId, eventId))
    .orderBy(
      sql`${eventOrganisers.role} <> 'owner'`,
      sql`${users.status} <> 'active'`,
      asc(eventOrganisers.createdAt),
      asc(users.id),
    );
}

export async function findOrganiser(db: Db, eventId: string, userId: string) {
  const rows = await db
    .select()
    .from(eventOrganisers)
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, userId)));
  return rows[0];
}

/** No-op if the user is an organiser already. */
export async function insertOrganiser(db: Db, values: typeof eventOrganisers.$inferInsert): Promise<void> {
  await db.insert(eventOrganisers).values(values).onConflictDoNothing();
}

export async function removeOrganiser(db: Db, eventId: string, userId: string): Promise<void> {
  await db
    .delete(eventOrganisers)
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, userId)));
}

export async function updateOwner(db: Db, eventId: string, userId: string): Promise<void> {
  await db
    .update(eventOrganisers)
    .set({ role: 'owner' })
    .where(and(eq(eventOrganisers.eventId, eventId), eq(eventOrganisers.userId, userId)));
}

/** Ids of the events that this user organises, in order, so that callers lock them in one order. */
export async function listOrganisedIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ eventId: eventOrganisers.eventId })
    .from(eventOrganisers)
    .where(eq(eventOrganisers.userId, userId))
    .orderBy(asc(eventOrganisers.eventId));
  return rows.map(({ eventId }) => eventId);
}

export async function countInvitees(db: Db, eventId: string): Promise<number> {
  return await db.$count(eventInvitees, eq(eventInvitees.eventId, eventId));
}

/** The imported row of an address, which is compared in lower case. */
export async function findInvitee(db: Db, eventId: string, email: string) {
  const rows = await db
    .select()
    .from(eventInvitees)
    .where(and(eq(eventInvitees.eventId, eventId), eq(eventInvitees.email, email.toLowerCase())));
  return rows[0];
}

/** Marks published events that have started. Checks the status again after waiting for the lock of another change. */
export async function updateStarted(db: Db, now: Date): Promise<void> {
  await db
    .update(events)
    .set({ status: 'running', updatedAt: now })
    .where(and(eq(events.status, 'published'), lte(events.startsAt, now), gt(events.endsAt, now)));
}

/** The same for events that have ended. */
export async function updateEnded(db: Db, now: Date): Promise<void> {
  await db
    .update(events)
    .set({ status: 'finished', updatedAt: now })
    .where(and(inArray(events.status, ['open', 'forming', 'published', 'running']), lte(events.endsAt, now)));
}

/** Events that begin after `now` and not later than `until`. */
export async function listStarting(db: Db, now: Date, until: Date): Promise<EventRow[]> {
  return await db
    .select()
    .from(events)
    .where(
      and(
        inArray(events.status, ['open', 'forming', 'published', 'running']),
        gt(events.startsAt, now),
        lte(events.startsAt, until),
      ),
    )
    .orderBy(asc(events.id));
}

/** A user's address in lower case; null if it is not verified. */
export async function findVerifiedAddress(db: Db, userId: string): Promise<string | null> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  return rows[0]?.email.toLowerCase() ?? null;
}

/**
 * Serialises invitations to events and news of becoming an organiser to these users, until the transaction ends. Locks
 * in the order of the ids, so that no two transactions wait for each other.
 */
export async function lockUnaskedNews(db: Db, userIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('event news to ' || id, 0))
    from (select unnest(${sql.param([...userIds])}::text[]) as id order by 1) users`);
}

interface Frequency {
  readonly since: Date;
  readonly least: number;
}

/** Those of the users who were invited to an event, or became an organiser, at least so often since then. */
export async function listNotifiedUnasked(
  db: Db,
  userIds: readonly string[],
  { since, least }: Frequency,
): Promise<Set<string>> {
  const rows = await db
    .select({ userId: notifications.recipientId })
    .from(notifications)
    .where(
      and(
        sql`${notifications.recipientId} = any(${sql.param([...userIds])}::uuid[])`,
        gt(notifications.createdAt, since),
        sql`${notifications.dedupeKey} ~ '^event:[^:]+:(invited$|organiser:)'`,
      ),
    )
    .groupBy(notifications.recipientId)
    .having(sql`count(*) >= ${least}`);
  return new Set(rows.map(({ userId }) => userId));
}
