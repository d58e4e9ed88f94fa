import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { messages } from '../../../db/schema/chat.ts';
import { comments } from '../../../db/schema/comments.ts';
import {
  eventFormations,
  eventPublications,
  eventTeamMembers,
  eventTeams,
} from '../../../db/schema/events/event-teams.ts';
import { eventParticipants } from '../../../db/schema/events/events.ts';
import { projects } from '../../../db/schema/projects.ts';

export type PublicationRow = typeof eventPublications.$inferSelect;

/** The publication of an event with the version of its formation. */
export async function findPublication(db: Db, eventId: string) {
  const rows = await db
    .select({
      formationId: eventPublications.formationId,
      publishedAt: eventPublications.publishedAt,
      version: eventFormations.version,
      isRepaired: sql<boolean>`${eventFormations.appliedAt} is not null`,
    })
    .from(eventPublications)
    .innerJoin(eventFormations, eq(eventFormations.id, eventPublications.formationId))
    .where(eq(eventPublications.eventId, eventId));
  return rows[0];
}

export async function insertPublication(db: Db, values: PublicationRow): Promise<void> {
  await db.insert(eventPublications).values(values);
}

export async function removePublication(db: Db, eventId: string): Promise<void> {
  await db.delete(eventPublications).where(eq(eventPublications.eventId, eventId));
}

/** The members of the teams of a formation, each team's in the order of registration. */
export async function listTeamPeople(db: Db, formationId: string) {
  return await listPeopleIn(db, eq(eventTeamMembers.formationId, formationId));
}

/** The members of the team in which a user is in a formation, without all other teams. */
export async function listTeamOf(db: Db, formationId: string, userId: string) {
  const team = sql`(select own.team_id from event_team_members own
    join event_participants me on me.id = own.participant_id
    where own.formation_id = ${formationId} and me.user_id = ${userId})`;
  return await listPeopleIn(db, sql`${eventTeamMembers.teamId} = ${team}`);
}

async function listPeopleIn(db: Db, where: SQL) {
  return await db
    .select({
      teamId: eventTeamMembers.teamId,
      participantId: eventParticipants.id,
      userId: eventParticipants.userId,
      username: users.username,
      profilePicture: users.profilePicture,
      isActive: sql<boolean>`${users.status} = 'active'`,
      status: eventParticipants.status,
      roles: eventParticipants.roles,
      answers: eventParticipants.answers,
    })
    .from(eventTeamMembers)
    .innerJoin(eventParticipants, eq(eventParticipants.id, eventTeamMembers.participantId))
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(where)
    .orderBy(asc(eventParticipants.registeredAt), asc(eventParticipants.id));
}

export type TeamPerson = Awaited<ReturnType<typeof listTeamPeople>>[number];

/** Stores the project and the number of members with a place of each team, in one statement. */
export async function updateTeamProjects(
  db: Db,
  rows: readonly { readonly teamId: string; readonly projectId: string }[],
): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ teamId, projectId }) => ({ team_id: teamId, project_id: projectId })),
  );
  await db.execute(sql`
    update event_teams set project_id = given.project_id, published_size = (
      select count(*) from ${eventTeamMembers} member join ${eventParticipants} participant
        on participant.id = member.participant_id and participant.status in ('registered', 'confirmed', 'placed')
      where member.team_id = event_teams.id)
    from json_to_recordset(${json}::json) as given (team_id uuid, project_id uuid)
    where event_teams.id = given.team_id`);
}

/** The projects of the teams of a formation. */
export async function listTeamProjects(db: Db, formationId: string) {
  return await db
    .select({
      teamId: eventTeams.id,
      name: eventTeams.name,
      projectId: projects.id,
      slug: projects.slug,
      title: projects.title,
    })
    .from(eventTeams)
    .innerJoin(projects, eq(projects.id, eventTeams.projectId))
    .where(and(eq(eventTeams.formationId, formationId), isNotNull(eventTeams.projectId)))
    .orderBy(asc(eventTeams.position));
}

/** Marks the members of a published formation as placed. */
export async function markPlaced(db: Db, formationId: string): Promise<void> {
  const members = db
    .select({ id: eventTeamMembers.participantId })
    .from(eventTeamMembers)
    .where(eq(eventTeamMembers.formationId, formationId));
  await db
    .update(eventParticipants)
    .set({ status: 'placed' })
    .where(
      and(
        inArray(eventParticipants.id, members),
        inArray(eventParticipants.status, ['registered', 'confirmed']),
      ),
    );
}

/** Gives placed and absent participants the status that they had before. */
export async function unmarkPlaced(db: Db, eventId: string): Promise<void> {
  await db
    .update(eventParticipants)
    .set({
      status: sql`case when ${eventParticipants.confirmedAt} is null then 'registered' else 'confirmed' end`,
      checkedInAt: null,
    })
    .where(
      and(eq(eventParticipants.eventId, eventId), inArray(eventParticipants.status, ['placed', 'absent'])),
    );
}

/** Messages in the rooms of these projects and comments on their pages, also deleted ones. */
export async function countWritten(db: Db, projectIds: readonly string[]): Promise<number> {
  const ids = [...projectIds];
  const [inRooms, onPages] = [
    await db.$count(messages, inArray(messages.roomId, ids)),
    await db.$count(comments, inArray(comments.projectId, ids)),
  ];
  return inRooms + onPages;
}
