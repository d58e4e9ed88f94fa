import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventCertificates, eventThanks } from '../../../db/schema/events/event-thanks.ts';
import { eventParticipants, events } from '../../../db/schema/events/events.ts';

export async function listGiven(db: Db, eventId: string, fromId: string) {
  return await db
    .select({ toId: eventThanks.toId, text: eventThanks.text })
    .from(eventThanks)
    .where(and(eq(eventThanks.eventId, eventId), eq(eventThanks.fromId, fromId)));
}

export async function listReceived(db: Db, eventId: string, toId: string) {
  return await db
    .select({
      id: eventThanks.id,
      username: users.username,
      text: eventThanks.text,
      isPublic: eventThanks.isPublic,
    })
    .from(eventThanks)
    .innerJoin(users, eq(users.id, eventThanks.fromId))
    .where(and(eq(eventThanks.eventId, eventId), eq(eventThanks.toId, toId)))
    .orderBy(asc(eventThanks.createdAt), asc(eventThanks.id));
}

/** All thanks of an event with the names of both, in the order of writing. */
export async function listThanksIn(db: Db, eventId: string) {
  const [writer, receiver] = [alias(users, 'writer'), alias(users, 'receiver')];
  return await db
    .select({
      from: writer.username,
      to: receiver.username,
      text: eventThanks.text,
      isPublic: eventThanks.isPublic,
      isExported: eventThanks.isExported,
      createdAt: eventThanks.createdAt,
    })
    .from(eventThanks)
    .innerJoin(writer, eq(writer.id, eventThanks.fromId))
    .innerJoin(receiver, eq(receiver.id, eventThanks.toId))
    .where(eq(eventThanks.eventId, eventId))
    .orderBy(asc(eventThanks.createdAt), asc(eventThanks.id));
}

/** The writer of thanks in an event. */
export async function findWriter(
  db: Db,
  { eventId, toId, fromId }: Pick<typeof eventThanks.$inferSelect, 'eventId' | 'toId' | 'fromId'>,
): Promise<{ username: string } | undefined> {
  const rows = await db
    .select({ username: users.username })
    .from(eventThanks)
    .innerJoin(users, eq(users.id, eventThanks.fromId))
    .where(and(eq(eventThanks.eventId, eventId), eq(eventThanks.toId, toId), eq(eventThanks.fromId, fromId)));
  return rows[0];
}

/** Returns false if the user has already thanked this member in this event. */
export async function insertThanks(db: Db, values: typeof eventThanks.$inferInsert): Promise<boolean> {
  const rows = await db.insert(eventThanks).values(values).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** False unless this user got these thanks in this event. */
export async function updateShown(
  db: Db,
  { id, eventId, toId }: { readonly id: string; readonly eventId: string; readonly toId: string },
  isPublic: boolean,
): Promise<boolean> {
  const rows = await db
    .update(eventThanks)
    .set({ isPublic })
    .where(and(eq(eventThanks.id, id), eq(eventThanks.eventId, eventId), eq(eventThanks.toId, toId)))
    .returning({ id: eventThanks.id });
  return rows.length > 0;
}

/** What an active user shows on the profile, the latest first. */
export async function listPublicThanks(db: Db, toId: string, limit: number) {
  const isActive = sql`exists (select from users receiver where receiver.id = ${toId} and receiver.status = 'active')`;
  const rows = await db
    .select({
      id: eventThanks.id,
      username: users.username,
      text: eventThanks.text,
      slug: events.slug,
      title: events.title,
    })
    .from(eventThanks)
    .innerJoin(users, eq(users.id, eventThanks.fromId))
    .innerJoin(events, eq(events.id, eventThanks.eventId))
    .where(and(eq(eventThanks.toId, toId), eventThanks.isPublic, isActive))
    .orderBy(desc(eventThanks.createdAt), desc(eventThanks.id))
    .limit(limit);
  return rows.map(({ slug, title, ...thanks }) => ({ ...thanks, event: { slug, title } }));
}

/** Whether any participant was checked in. */
export async function findUsedCheckIn(db: Db, eventId: string): Promise<boolean> {
  const rows = await db
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), isNotNull(eventParticipants.checkedInAt)))
    .limit(1);
  return rows.length > 0;
}

export async function findCertificateOf(db: Db, eventId: string, userId: string) {
  const rows = await db
    .select()
    .from(eventCertificates)
    .where(and(eq(eventCertificates.eventId, eventId), eq(eventCertificates.userId, userId)));
  return rows[0];
}

/** No-op if the participant has a certificate. */
export async function insertCertificate(
  db: Db,
  values: typeof eventCertificates.$inferInsert,
): Promise<void> {
  await db.insert(eventCertificates).values(values).onConflictDoNothing();
}

export async function findCertificate(db: Db, code: string) {
  const rows = await db.select().from(eventCertificates).where(eq(eventCertificates.code, code));
  return rows[0];
}
