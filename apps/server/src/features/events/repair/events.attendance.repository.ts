import type { AttendanceState } from '@teamwright/contracts/events/attendance.ts';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventPublications, eventTeamMembers, eventTeams } from '../../../db/schema/events/event-teams.ts';
import { eventParticipants } from '../../../db/schema/events/events.ts';

const { status, checkedInAt, confirmedAt } = eventParticipants;

/** Null for participants without a place. */
const state = sql<AttendanceState | null>`case
  when ${status} = 'absent' then 'absent'
  when ${status} in ('registered', 'confirmed') then 'waiting'
  when ${status} = 'placed' and ${checkedInAt} is null then 'expected'
  when ${status} = 'placed' then 'present' end`;

/** The team of the published version in which a participant is. */
const publishedTeam = sql<string | null>`(select ${eventTeams.name} from ${eventTeamMembers}
  join ${eventTeams} on ${eventTeams.id} = ${eventTeamMembers.teamId}
  join ${eventPublications} on ${eventPublications.formationId} = ${eventTeamMembers.formationId}
  where ${eventTeamMembers.participantId} = ${eventParticipants.id})`;

export interface AttendanceFilter {
  /** A part of the username or of the name of the team. */
  readonly search?: string | undefined;
  readonly state?: AttendanceState | undefined;
}

function isListed(eventId: string, filter: AttendanceFilter): SQL | undefined {
  const pattern = `%${(filter.search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(eventParticipants.eventId, eventId),
    filter.state === undefined ? sql`${state} is not null` : sql`${state} = ${filter.state}`,
    filter.search
      ? sql`(lower(${users.username}) like ${pattern} or lower(${publishedTeam}) like ${pattern})`
      : undefined,
  );
}

/** Participants with a place, by name. */
export async function listAttendees(
  db: Db,
  eventId: string,
  filter: AttendanceFilter,
  page: { readonly startIndex: number; readonly limit: number },
) {
  return await db
    .select({
      id: eventParticipants.id,
      userId: users.id,
      username: users.username,
      profilePicture: users.profilePicture,
      state: sql<AttendanceState>`${state}`,
      team: publishedTeam,
      checkedInAt,
    })
    .from(eventParticipants)
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(isListed(eventId, filter))
    .orderBy(asc(sql`lower(${users.username})`), asc(users.id))
    .offset(page.startIndex)
    .limit(page.limit);
}

export async function countAttendees(db: Db, eventId: string, filter: AttendanceFilter) {
  return await db
    .select({ state: sql<AttendanceState>`${state}`, count: sql<number>`count(*)::int` })
    .from(eventParticipants)
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(isListed(eventId, filter))
    .groupBy(sql`1`);
}

/** The given participants who belong to this event. */
function isOneOf(eventId: string, participantIds: readonly string[]): SQL | undefined {
  return and(
    eq(eventParticipants.eventId, eventId),
    sql`${eventParticipants.id} = any(${sql.param([...participantIds])}::uuid[])`,
  );
}

/** Members of published teams are placed, and others wait for a team. */
const presentStatus = sql`case when ${publishedTeam} is not null then 'placed'
  when ${confirmedAt} is null then 'registered' else 'confirmed' end`;

/** Participants who were marked as absent take part again. */
export async function updatePresence(
  db: Db,
  eventId: string,
  participantIds: readonly string[],
  checkedIn: Date | null,
): Promise<void> {
  // Locked before the teams are read, because a participant can leave or join a team at the same time.
  await db
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(isOneOf(eventId, participantIds))
    .orderBy(asc(eventParticipants.id))
    .for('update');
  await db
    .update(eventParticipants)
    .set({ checkedInAt: checkedIn, status: presentStatus })
    .where(
      and(
        isOneOf(eventId, participantIds),
        sql`${status} in ('registered', 'confirmed', 'placed', 'absent')`,
      ),
    );
}

export async function updateAbsent(
  db: Db,
  eventId: string,
  participantIds: readonly string[],
): Promise<void> {
  await db
    .update(eventParticipants)
    .set({ status: 'absent', checkedInAt: null })
    .where(and(isOneOf(eventId, participantIds), sql`${status} in ('registered', 'confirmed', 'placed')`));
}

/** Marks members of teams who have not checked in. Returns how many there were. */
export async function updateMissing(db: Db, eventId: string): Promise<number> {
  const rows = await db
    .update(eventParticipants)
    .set({ status: 'absent' })
    .where(and(eq(eventParticipants.eventId, eventId), eq(status, 'placed'), isNull(checkedInAt)))
    .returning({ id: eventParticipants.id });
  return rows.length;
}

/** An active user by their exact name, in any case. */
export async function findUserByName(db: Db, username: string): Promise<string | undefined> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${username})`, eq(users.status, 'active')));
  return rows[0]?.id;
}

/** How many of the given participants are absent. */
export async function countAbsent(
  db: Db,
  eventId: string,
  participantIds?: readonly string[],
): Promise<number> {
  const isCounted =
    participantIds === undefined ? eq(eventParticipants.eventId, eventId) : isOneOf(eventId, participantIds);
  return await db.$count(eventParticipants, and(isCounted, eq(status, 'absent')));
}
