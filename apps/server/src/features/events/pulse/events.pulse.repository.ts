import { and, asc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventPulses } from '../../../db/schema/events/event-pulses.ts';
import { eventPublications, eventTeams } from '../../../db/schema/events/event-teams.ts';
import { eventParticipants } from '../../../db/schema/events/events.ts';
import { projects } from '../../../db/schema/projects.ts';
import { memberships } from '../../../db/schema/teams.ts';

/** The published teams of an event in their order. A team whose project was deleted is left out. */
export async function listPublishedTeams(db: Db, eventId: string) {
  return await db
    .select({
      id: eventTeams.id,
      name: eventTeams.name,
      projectId: projects.id,
      slug: projects.slug,
      title: projects.title,
    })
    .from(eventTeams)
    .innerJoin(eventPublications, eq(eventPublications.formationId, eventTeams.formationId))
    .innerJoin(projects, eq(projects.id, eventTeams.projectId))
    .where(eq(eventPublications.eventId, eventId))
    .orderBy(asc(eventTeams.position));
}

/** Participants who are members of these projects now. */
export async function listTeamMembers(db: Db, eventId: string, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  return await db
    .select({
      projectId: memberships.projectId,
      userId: users.id,
      username: users.username,
      joinedAt: memberships.joinedAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.userId, memberships.userId)),
    )
    .where(and(inArray(memberships.projectId, [...projectIds]), ne(eventParticipants.status, 'withdrawn')))
    .orderBy(asc(users.username));
}

/** When this participant joined the project of the published team of which they are a member now. */
export async function findJoinedAt(db: Db, eventId: string, userId: string): Promise<Date | undefined> {
  const rows = await db
    .select({ joinedAt: memberships.joinedAt })
    .from(eventPublications)
    .innerJoin(eventTeams, eq(eventTeams.formationId, eventPublications.formationId))
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, eventTeams.projectId), eq(memberships.userId, userId)),
    )
    .innerJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventPublications.eventId), eq(eventParticipants.userId, userId)),
    )
    .where(and(eq(eventPublications.eventId, eventId), ne(eventParticipants.status, 'withdrawn')))
    .limit(1);
  return rows[0]?.joinedAt;
}

/** Answers since this moment, of all users or of one; the latest of each user last. */
export async function listPulses(db: Db, eventId: string, since: Date, userId?: string) {
  return await db
    .select()
    .from(eventPulses)
    .where(
      and(
        eq(eventPulses.eventId, eventId),
        gte(eventPulses.givenAt, since),
        userId === undefined ? undefined : eq(eventPulses.userId, userId),
      ),
    )
    .orderBy(asc(eventPulses.givenAt));
}

export type PulseRow = typeof eventPulses.$inferSelect;

/** An answer replaces the user's former one in the same period. */
export async function upsertPulse(db: Db, values: PulseRow): Promise<void> {
  const { colour, word, givenAt } = values;
  await db
    .insert(eventPulses)
    .values(values)
    .onConflictDoUpdate({
      target: [eventPulses.eventId, eventPulses.userId, eventPulses.period],
      set: { colour, word, givenAt },
    });
}
