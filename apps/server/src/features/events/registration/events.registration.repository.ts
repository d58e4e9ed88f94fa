import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventFriends, eventInvitees, eventParticipants } from '../../../db/schema/events/events.ts';
import { profiles } from '../../../db/schema/profiles.ts';
import { personSkills } from '../../../db/schema/skills.ts';

export type ParticipantRow = typeof eventParticipants.$inferSelect;

/** Also a participant who has withdrawn. */
export async function findParticipantOf(db: Db, eventId: string, userId: string) {
  const rows = await db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function findParticipantForUpdate(db: Db, eventId: string, userId: string) {
  const rows = await db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)))
    .for('update');
  return rows[0];
}

export async function findParticipant(db: Db, eventId: string, id: string) {
  const rows = await db
    .select()
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.id, id)));
  return rows[0];
}

export async function findParticipantByFriendCode(db: Db, eventId: string, friendCode: string) {
  const rows = await db
    .select()
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.eventId, eventId),
        eq(eventParticipants.friendCode, friendCode),
        ne(eventParticipants.status, 'withdrawn'),
      ),
    );
  return rows[0];
}

export async function insertParticipant(
  db: Db,
  values: typeof eventParticipants.$inferInsert,
): Promise<void> {
  await db.insert(eventParticipants).values(values);
}

type Changes = Partial<Omit<ParticipantRow, 'id' | 'eventId' | 'userId'>>;

export async function updateParticipant(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(eventParticipants).set(changes).where(eq(eventParticipants.id, id));
}

export async function removeParticipantOf(db: Db, eventId: string, userId: string): Promise<void> {
  await db
    .delete(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, userId)));
}

/** The first `limit` participants of the waiting list who are not suspended. */
export async function listWaiting(db: Db, eventId: string, limit: number): Promise<ParticipantRow[]> {
  return await db
    .select(getTableColumns(eventParticipants))
    .from(eventParticipants)
    .innerJoin(users, and(eq(users.id, eventParticipants.userId), eq(users.status, 'active')))
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.status, 'waitlisted')))
    .orderBy(asc(eventParticipants.registeredAt), asc(eventParticipants.id))
    .limit(limit);
}

/** The number of participants who wait longer than this one, and this one. */
export async function countWaitingUpTo(
  db: Db,
  { eventId, registeredAt, id }: ParticipantRow,
): Promise<number> {
  return await db.$count(
    eventParticipants,
    and(
      eq(eventParticipants.eventId, eventId),
      eq(eventParticipants.status, 'waitlisted'),
      sql`(${eventParticipants.registeredAt}, ${eventParticipants.id}) <= (${registeredAt.toISOString()}::timestamptz, ${id}::uuid)`,
    ),
  );
}

/** Ids of the events in which this user takes or took part, in order, so that callers lock them in one order. */
export async function listEventIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ eventId: eventParticipants.eventId })
    .from(eventParticipants)
    .where(eq(eventParticipants.userId, userId))
    .orderBy(asc(eventParticipants.eventId));
  return rows.map(({ eventId }) => eventId);
}

/** Users with one of these statuses, page by page in the order of their ids. */
export async function listUserIds(
  db: Db,
  eventId: string,
  statuses: readonly ParticipantRow['status'][],
): Promise<string[]> {
  const rows = await db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), inArray(eventParticipants.status, [...statuses])))
    .orderBy(asc(eventParticipants.userId));
  return rows.map(({ userId }) => userId);
}

/** The friends of a participant who take part. Both have named each other. */
export async function listFriends(db: Db, participantId: string) {
  return await db
    .select({ participantId: eventParticipants.id, userId: users.id, username: users.username })
    .from(eventFriends)
    .innerJoin(eventParticipants, eq(eventParticipants.id, eventFriends.friendId))
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(
      and(
        eq(eventFriends.participantId, participantId),
        ne(eventParticipants.status, 'withdrawn'),
        sql`exists (select from ${eventFriends} back where back.participant_id = ${eventFriends.friendId}
          and back.friend_id = ${participantId})`,
      ),
    )
    .orderBy(asc(users.username), asc(users.id));
}

/** Stores the friendship in both directions. */
export async function insertFriends(db: Db, one: string, other: string): Promise<void> {
  await db
    .insert(eventFriends)
    .values([
      { participantId: one, friendId: other },
      { participantId: other, friendId: one },
    ])
    .onConflictDoNothing();
}

/** Removes what this participant stored about the other. False if there was nothing. */
export async function removeFriend(db: Db, participantId: string, friendId: string): Promise<boolean> {
  const rows = await db
    .delete(eventFriends)
    .where(and(eq(eventFriends.participantId, participantId), eq(eventFriends.friendId, friendId)))
    .returning({ friendId: eventFriends.friendId });
  return rows.length > 0;
}

/** Removes a participant's wishes for friends, and the wishes of others for them. */
export async function removeFriendsOf(db: Db, participantId: string): Promise<void> {
  await db
    .delete(eventFriends)
    .where(sql`${participantId}::uuid in (${eventFriends.participantId}, ${eventFriends.friendId})`);
}

/** What a registration can start with. */
export async function findStart(db: Db, userId: string) {
  const profile = await db
    .select({
      hoursPerWeek: profiles.hoursPerWeek,
      hasAvailability: sql<boolean>`${profiles.availability} is not null`,
      roles: profiles.roles,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  const skills = await db
    .select({ skillId: personSkills.skillId, label: personSkills.label })
    .from(personSkills)
    .where(and(eq(personSkills.userId, userId), eq(personSkills.status, 'confirmed')))
    .orderBy(asc(personSkills.label));
  const before = await db
    .select({ languages: eventParticipants.languages, experience: eventParticipants.experience })
    .from(eventParticipants)
    .where(eq(eventParticipants.userId, userId))
    .orderBy(sql`${eventParticipants.registeredAt} desc`)
    .limit(1);
  return { profile: profile[0], skills, before: before[0] };
}

/** Deletes the imported rows of an address. */
export async function removeInviteesOf(db: Db, email: string): Promise<void> {
  await db.delete(eventInvitees).where(eq(eventInvitees.email, email));
}
