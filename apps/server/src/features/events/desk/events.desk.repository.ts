import { placeStatuses } from '@teamwright/contracts/core/choices.ts';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { users } from '../../../db/schema/accounts.ts';
import { eventPublications, eventTeamMembers, eventTeams } from '../../../db/schema/events/event-teams.ts';
import { eventInvitees, eventParticipants } from '../../../db/schema/events/events.ts';
import { projects } from '../../../db/schema/projects.ts';
import { personSkills } from '../../../db/schema/skills.ts';

type Status = typeof eventParticipants.$inferSelect.status;

const withPlace = inArray(eventParticipants.status, placeStatuses);

/** Participants with a place who have confirmed, also those who are in a published team by now. */
export async function countConfirmed(db: Db, eventId: string): Promise<number> {
  return db.$count(
    eventParticipants,
    and(eq(eventParticipants.eventId, eventId), withPlace, isNotNull(eventParticipants.confirmedAt)),
  );
}

/** Participants with a place by role and level. */
export async function countByRole(db: Db, eventId: string) {
  const { rows } = await db.execute<{ role: string; level: number; count: number }>(sql`
    select one ->> 'role' as role, (one ->> 'level')::int as level, count(*)::int as count
    from ${eventParticipants}, jsonb_array_elements(${eventParticipants.roles}) one
    where ${eventParticipants.eventId} = ${eventId} and ${withPlace} group by 1, 2`);
  return rows;
}

/** Participants with a place by confirmed skill, the most frequent first. */
export async function countBySkill(db: Db, eventId: string) {
  const { rows } = await db.execute<{ skillId: string; label: string; count: number }>(sql`
    select ${personSkills.skillId} as "skillId", min(${personSkills.label}) as label, count(*)::int as count
    from ${eventParticipants}
    join ${personSkills} on ${personSkills.userId} = ${eventParticipants.userId} and ${personSkills.status} = 'confirmed'
    where ${eventParticipants.eventId} = ${eventId} and ${withPlace}
    group by 1 order by 3 desc, 1`);
  return rows;
}

/** Participants with a place by language, the most frequent first. */
export async function countByLanguage(db: Db, eventId: string) {
  const { rows } = await db.execute<{ language: string; count: number }>(sql`
    select language, count(*)::int as count from ${eventParticipants}, unnest(${eventParticipants.languages}) language
    where ${eventParticipants.eventId} = ${eventId} and ${withPlace} group by 1 order by 2 desc, 1`);
  return rows;
}

interface ParticipantFilter {
  readonly status?: Status | undefined;
  /** A part of the username. */
  readonly search?: string | undefined;
}

function isListed(eventId: string, { status, search }: ParticipantFilter): SQL | undefined {
  const pattern = `%${(search ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(eventParticipants.eventId, eventId),
    status && eq(eventParticipants.status, status),
    search ? sql`lower(${users.username}) like ${pattern}` : undefined,
  );
}

function selectParticipants(db: Db) {
  return db
    .select({
      id: eventParticipants.id,
      userId: eventParticipants.userId,
      username: users.username,
      profilePicture: users.profilePicture,
      email: users.email,
      emailVerified: users.emailVerified,
      status: eventParticipants.status,
      roles: eventParticipants.roles,
      experience: eventParticipants.experience,
      languages: eventParticipants.languages,
      answers: eventParticipants.answers,
      wishes: eventParticipants.wishes,
      registeredAt: eventParticipants.registeredAt,
      confirmedAt: eventParticipants.confirmedAt,
      checkedInAt: eventParticipants.checkedInAt,
    })
    .from(eventParticipants)
    .innerJoin(users, eq(users.id, eventParticipants.userId));
}

/** In the order of registration. */
export async function listParticipants(
  db: Db,
  eventId: string,
  filter: ParticipantFilter,
  page?: { readonly startIndex: number; readonly limit: number },
) {
  const query = selectParticipants(db)
    .where(isListed(eventId, filter))
    .orderBy(asc(eventParticipants.registeredAt), asc(eventParticipants.id));
  return page === undefined ? await query : await query.offset(page.startIndex).limit(page.limit);
}

export type ListedParticipant = Awaited<ReturnType<typeof listParticipants>>[number];

export async function countListed(db: Db, eventId: string, filter: ParticipantFilter): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(eventParticipants)
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(isListed(eventId, filter));
  return rows[0]?.count ?? 0;
}

/** The published team of each participant, with the title of its project. */
export async function listTeamOfParticipants(db: Db, eventId: string) {
  return await db
    .select({
      participantId: eventTeamMembers.participantId,
      team: eventTeams.name,
      project: projects.title,
    })
    .from(eventPublications)
    .innerJoin(eventTeamMembers, eq(eventTeamMembers.formationId, eventPublications.formationId))
    .innerJoin(eventTeams, eq(eventTeams.id, eventTeamMembers.teamId))
    .innerJoin(projects, eq(projects.id, eventTeams.projectId))
    .where(eq(eventPublications.eventId, eventId));
}

/** Ids of the waiting list in its order. */
export async function listWaitingIds(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ id: eventParticipants.id })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.eventId, eventId), eq(eventParticipants.status, 'waitlisted')))
    .orderBy(asc(eventParticipants.registeredAt), asc(eventParticipants.id));
  return rows.map(({ id }) => id);
}

/** Confirmed skills of these users. */
export async function listSkills(db: Db, userIds: readonly string[]) {
  return await db
    .select({ userId: personSkills.userId, skillId: personSkills.skillId, label: personSkills.label })
    .from(personSkills)
    .where(
      and(
        sql`${personSkills.userId} = any(${sql.param([...userIds])}::uuid[])`,
        eq(personSkills.status, 'confirmed'),
      ),
    )
    .orderBy(asc(personSkills.userId), asc(personSkills.skillId));
}

export type NewInvitee = typeof eventInvitees.$inferInsert;

/**
 * Stores imported rows. Those of a known address replace its former row and keep the time of its first import. Returns
 * how many were known.
 */
export async function replaceInvitees(db: Db, eventId: string, rows: readonly NewInvitee[]): Promise<number> {
  const emails = rows.map(({ email }) => email);
  const known = await db
    .delete(eventInvitees)
    .where(
      and(
        eq(eventInvitees.eventId, eventId),
        sql`${eventInvitees.email} = any(${sql.param(emails)}::text[])`,
      ),
    )
    .returning({ email: eventInvitees.email, importedAt: eventInvitees.importedAt });
  const first = new Map(known.map(({ email, importedAt }) => [email, importedAt]));
  await insertRows(
    db,
    eventInvitees,
    rows.map((row) => ({ ...row, importedAt: first.has(row.email) ? first.get(row.email) : row.importedAt })),
  );
  return known.length;
}

export async function removeInvitees(db: Db, eventId: string): Promise<void> {
  await db.delete(eventInvitees).where(eq(eventInvitees.eventId, eventId));
}

/** Imported addresses among these. */
export async function listInvited(db: Db, eventId: string, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ email: eventInvitees.email })
    .from(eventInvitees)
    .where(
      and(
        eq(eventInvitees.eventId, eventId),
        sql`${eventInvitees.email} = any(${sql.param([...emails])}::text[])`,
      ),
    );
  return new Set(rows.map(({ email }) => email));
}

/** The imported addresses with their values. */
export async function listInvitees(db: Db, eventId: string) {
  return await db
    .select()
    .from(eventInvitees)
    .where(eq(eventInvitees.eventId, eventId))
    .orderBy(asc(eventInvitees.email));
}

export type InviteeRow = Awaited<ReturnType<typeof listInvitees>>[number];

/** Active users with a verified address that was imported, and who have not registered. */
export async function listInvitedUsers(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(eventInvitees)
    .innerJoin(users, sql`lower(${users.email}) = ${eventInvitees.email}`)
    .leftJoin(
      eventParticipants,
      and(eq(eventParticipants.eventId, eventInvitees.eventId), eq(eventParticipants.userId, users.id)),
    )
    .where(
      and(
        eq(eventInvitees.eventId, eventId),
        eq(users.emailVerified, true),
        inArray(users.status, ['active']),
        or(isNull(eventParticipants.id), eq(eventParticipants.status, 'withdrawn')),
      ),
    )
    .orderBy(asc(users.id));
  return rows.map(({ userId }) => userId);
}

/** How many participants wish for each idea, and how many of them first. Those who withdrew have no wishes. */
export async function countWishes(db: Db, eventId: string) {
  const { rows } = await db.execute<{ ideaId: string; wishes: number; first: number }>(sql`
    select wish as "ideaId", count(*)::int as wishes, (count(*) filter (where rank = 1))::int as first
    from ${eventParticipants}, unnest(${eventParticipants.wishes}) with ordinality as one (wish, rank)
    where ${eventParticipants.eventId} = ${eventId} and ${eventParticipants.status} <> 'withdrawn' group by 1`);
  return rows;
}

/** The published teams that work on an idea, by name. */
export async function listTeamsOfIdeas(db: Db, eventId: string) {
  return await db
    .select({ ideaId: eventTeams.ideaId, name: eventTeams.name })
    .from(eventTeams)
    .innerJoin(eventPublications, eq(eventPublications.formationId, eventTeams.formationId))
    .where(and(eq(eventPublications.eventId, eventId), isNotNull(eventTeams.ideaId)))
    .orderBy(asc(eventTeams.name), asc(eventTeams.id));
}
