import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventApart, eventInvitedApart } from '../../../db/schema/events/event-teams.ts';
import { eventInvitees, eventParticipants, events } from '../../../db/schema/events/events.ts';

type Pair = readonly [string, string];

/** Pairs that the organisers keep apart. */
export async function listApart(db: Db, eventId: string): Promise<[string, string][]> {
  const rows = await db
    .select({ oneId: eventApart.oneId, otherId: eventApart.otherId })
    .from(eventApart)
    .where(eq(eventApart.eventId, eventId))
    .orderBy(asc(eventApart.oneId), asc(eventApart.otherId));
  return rows.map(({ oneId, otherId }) => [oneId, otherId]);
}

export async function replaceApart(db: Db, eventId: string, pairs: readonly Pair[]): Promise<void> {
  await db.delete(eventApart).where(eq(eventApart.eventId, eventId));
  const rows = pairs.map(([oneId, otherId]) => ({ eventId, oneId, otherId }));
  if (rows.length > 0) await db.insert(eventApart).values(rows);
}

/** Pairs of imported addresses of which at least one has not registered. */
export async function listInvitedApart(db: Db, eventId: string): Promise<[string, string][]> {
  const rows = await db
    .select({ oneEmail: eventInvitedApart.oneEmail, otherEmail: eventInvitedApart.otherEmail })
    .from(eventInvitedApart)
    .where(eq(eventInvitedApart.eventId, eventId))
    .orderBy(asc(eventInvitedApart.oneEmail), asc(eventInvitedApart.otherEmail));
  return rows.map(({ oneEmail, otherEmail }) => [oneEmail, otherEmail]);
}

/** Known pairs stay. */
export async function insertInvitedApart(db: Db, eventId: string, pairs: readonly Pair[]): Promise<void> {
  const rows = pairs.map(([oneEmail, otherEmail]) => ({ eventId, oneEmail, otherEmail }));
  if (rows.length > 0) await db.insert(eventInvitedApart).values(rows).onConflictDoNothing();
}

/** Returns how many there were. */
export async function removeInvitedApart(db: Db, eventId: string): Promise<number> {
  const { rowCount } = await db.delete(eventInvitedApart).where(eq(eventInvitedApart.eventId, eventId));
  return rowCount ?? 0;
}

/** Events with an imported pair of an address. */
export async function listEventIdsPairing(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ eventId: eventInvitedApart.eventId })
    .from(eventInvitedApart)
    .where(hasAddress(email));
  return rows.map(({ eventId }) => eventId);
}

/** Returns how many there were. */
export async function removeInvitedApartOf(db: Db, eventId: string, email: string): Promise<number> {
  const { rowCount } = await db
    .delete(eventInvitedApart)
    .where(and(eq(eventInvitedApart.eventId, eventId), hasAddress(email)));
  return rowCount ?? 0;
}

function hasAddress(email: string) {
  return or(eq(eventInvitedApart.oneEmail, email), eq(eventInvitedApart.otherEmail, email));
}

/**
 * The pairs of which both have registered with their verified addresses, after these were imported, become pairs of
 * participants. An address that is imported later would reveal which participant it belongs to. Returns how many pairs
 * there were.
 */
export async function moveRegisteredApart(db: Db, eventId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with registered as (
      select ${eventParticipants.id} as id, lower(${users.email}) as email
      from ${eventParticipants} join ${users} on ${users.id} = ${eventParticipants.userId}
      join ${eventInvitees} on ${eventInvitees.eventId} = ${eventParticipants.eventId}
        and ${eventInvitees.email} = lower(${users.email})
        and (${eventInvitees.importedAt} is null or ${eventInvitees.importedAt} <= ${eventParticipants.registeredAt})
      where ${eventParticipants.eventId} = ${eventId} and ${eventParticipants.status} <> 'withdrawn'
        and ${users.emailVerified}
    ), both_registered as (
      delete from ${eventInvitedApart} pair using registered one, registered other
      where pair.event_id = ${eventId} and one.email = pair.one_email and other.email = pair.other_email
      returning one.id as one_id, other.id as other_id
    ), stored as (
      insert into ${eventApart} (event_id, one_id, other_id)
      select ${eventId}::uuid, least(one_id, other_id), greatest(one_id, other_id) from both_registered
      on conflict do nothing
    )
    select count(*)::int as count from both_registered`);
  return rows[0]?.count ?? 0;
}

/** @param userId The organiser who changed the pairs, or null for a registration or the deletion of an account. */
export async function updateApartVersion(db: Db, eventId: string, userId: string | null): Promise<void> {
  await db
    .update(events)
    .set({ apartVersion: sql`${events.apartVersion} + 1`, apartChangedBy: userId })
    .where(eq(events.id, eventId));
}
