import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventTeamRequests } from '../../../db/schema/events/event-team-requests.ts';
import { eventPublications, eventTeamMembers, eventTeams } from '../../../db/schema/events/event-teams.ts';
import { eventParticipants } from '../../../db/schema/events/events.ts';

export type TeamRequestRow = typeof eventTeamRequests.$inferSelect;

/** The last request of a participant. */
export async function findLastTeamRequest(
  db: Db,
  eventId: string,
  userId: string,
): Promise<TeamRequestRow | undefined> {
  const rows = await db
    .select()
    .from(eventTeamRequests)
    .where(and(eq(eventTeamRequests.eventId, eventId), eq(eventTeamRequests.userId, userId)))
    .orderBy(desc(eventTeamRequests.askedAt), desc(eventTeamRequests.id))
    .limit(1);
  return rows[0];
}

export async function findTeamRequest(db: Db, id: string): Promise<TeamRequestRow | undefined> {
  const rows = await db.select().from(eventTeamRequests).where(eq(eventTeamRequests.id, id));
  return rows[0];
}

/** All requests of an event with the participants' published teams. Open ones first, then the newest first. */
export async function listTeamRequests(db: Db, eventId: string) {
  return await db
    .select({ request: eventTeamRequests, username: users.username, team: eventTeams.name })
    .from(eventTeamRequests)
    .innerJoin(users, eq(users.id, eventTeamRequests.userId))
    .innerJoin(
      eventParticipants,
      and(
        eq(eventParticipants.eventId, eventTeamRequests.eventId),
        eq(eventParticipants.userId, eventTeamRequests.userId),
      ),
    )
    .leftJoin(eventPublications, eq(eventPublications.eventId, eventTeamRequests.eventId))
    .leftJoin(
      eventTeamMembers,
      and(
        eq(eventTeamMembers.formationId, eventPublications.formationId),
        eq(eventTeamMembers.participantId, eventParticipants.id),
        eq(eventParticipants.status, 'placed'),
      ),
    )
    .leftJoin(eventTeams, eq(eventTeams.id, eventTeamMembers.teamId))
    .where(eq(eventTeamRequests.eventId, eventId))
    .orderBy(
      sql`${eventTeamRequests.closedAt} is not null`,
      desc(eventTeamRequests.askedAt),
      desc(eventTeamRequests.id),
    );
}

export async function insertTeamRequest(
  db: Db,
  values: typeof eventTeamRequests.$inferInsert,
): Promise<void> {
  await db.insert(eventTeamRequests).values(values);
}

/** Returns false if the request was closed or withdrawn in the meantime. */
export async function closeTeamRequest(
  db: Db,
  { eventId, id }: Pick<TeamRequestRow, 'eventId' | 'id'>,
  { closedAt, reply }: Pick<TeamRequestRow, 'closedAt' | 'reply'>,
): Promise<boolean> {
  const rows = await db
    .update(eventTeamRequests)
    .set({ closedAt, reply })
    .where(
      and(
        eq(eventTeamRequests.id, id),
        eq(eventTeamRequests.eventId, eventId),
        isNull(eventTeamRequests.closedAt),
      ),
    )
    .returning({ id: eventTeamRequests.id });
  return rows.length > 0;
}

/** Returns false if no request was open. */
export async function removeOpenTeamRequest(db: Db, eventId: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(eventTeamRequests)
    .where(
      and(
        eq(eventTeamRequests.eventId, eventId),
        eq(eventTeamRequests.userId, userId),
        isNull(eventTeamRequests.closedAt),
      ),
    )
    .returning({ id: eventTeamRequests.id });
  return rows.length > 0;
}
