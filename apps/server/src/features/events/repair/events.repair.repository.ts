import { placeStatuses } from '@teamwright/contracts/core/choices.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { users } from '../../../db/schema/accounts.ts';
import {
  eventFormations,
  eventMoveAnswers,
  eventPublications,
  eventTeamMembers,
  eventTeams,
} from '../../../db/schema/events/event-teams.ts';
import { eventParticipants, events } from '../../../db/schema/events/events.ts';
import { projects } from '../../../db/schema/projects.ts';

/** The teams of a formation, with their projects if these still exist. */
export async function listTeamsWithProjects(db: Db, formationId: string) {
  return await db
    .select({
      id: eventTeams.id,
      name: eventTeams.name,
      ideaId: eventTeams.ideaId,
      fromId: eventTeams.fromId,
      publishedSize: eventTeams.publishedSize,
      projectId: projects.id,
      projectSlug: projects.slug,
      projectStatus: projects.status,
    })
    .from(eventTeams)
    .leftJoin(projects, eq(projects.id, eventTeams.projectId))
    .where(eq(eventTeams.formationId, formationId))
    .orderBy(asc(eventTeams.position), asc(eventTeams.id));
}

/** Active users who have a place and are not absent, by name. */
export async function listAttending(db: Db, eventId: string) {
  return await db
    .select({
      participantId: eventParticipants.id,
      userId: users.id,
      username: users.username,
      profilePicture: users.profilePicture,
      status: eventParticipants.status,
    })
    .from(eventParticipants)
    .innerJoin(users, eq(users.id, eventParticipants.userId))
    .where(
      and(
        eq(eventParticipants.eventId, eventId),
        inArray(eventParticipants.status, placeStatuses),
        eq(users.status, 'active'),
      ),
    )
    .orderBy(asc(sql`lower(${users.username})`), asc(users.id));
}

/** The project of a participant's published team that is not archived. */
export async function findTeamProject(db: Db, eventId: string, participantId: string) {
  const rows = await db
    .select({ projectId: projects.id })
    .from(eventTeamMembers)
    .innerJoin(eventPublications, eq(eventPublications.formationId, eventTeamMembers.formationId))
    .innerJoin(eventTeams, eq(eventTeams.id, eventTeamMembers.teamId))
    .innerJoin(projects, eq(projects.id, eventTeams.projectId))
    .where(
      and(
        eq(eventPublications.eventId, eventId),
        eq(eventTeamMembers.participantId, participantId),
        sql`${projects.status} <> 'archived'`,
      ),
    );
  return rows[0]?.projectId;
}

/** The published team whose project this is, until the event ends. */
export async function findTeamOfProject(db: Db, projectId: string) {
  const rows = await db
    .select({ eventId: events.id, formationId: eventTeams.formationId, teamId: eventTeams.id })
    .from(eventTeams)
    .innerJoin(eventPublications, eq(eventPublications.formationId, eventTeams.formationId))
    .innerJoin(events, eq(events.id, eventPublications.eventId))
    .where(and(eq(eventTeams.projectId, projectId), inArray(events.status, ['published', 'running'])));
  return rows[0];
}

export async function listUserIdsOfTeam(db: Db, teamId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: eventParticipants.userId })
    .from(eventTeamMembers)
    .innerJoin(eventParticipants, eq(eventParticipants.id, eventTeamMembers.participantId))
    .where(eq(eventTeamMembers.teamId, teamId));
  return rows.map(({ userId }) => userId);
}

/** Takes a participant out of a team. Returns false if they are not in it. */
export async function removeFromTeam(
  db: Db,
  { teamId, participantId }: Pick<typeof eventTeamMembers.$inferSelect, 'teamId' | 'participantId'>,
): Promise<boolean> {
  const rows = await db
    .delete(eventTeamMembers)
    .where(and(eq(eventTeamMembers.teamId, teamId), eq(eventTeamMembers.participantId, participantId)))
    .returning({ participantId: eventTeamMembers.participantId });
  return rows.length > 0;
}

/** Puts a participant in a team. Returns false if they are in a team of this formation. */
export async function addToTeam(db: Db, values: typeof eventTeamMembers.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(eventTeamMembers)
    .values(values)
    .onConflictDoNothing()
    .returning({ participantId: eventTeamMembers.participantId });
  return rows.length > 0;
}

/** Takes a participant who left the event out of all its teams, also of those that are not published. */
export async function removeFromTeams(db: Db, participantId: string): Promise<void> {
  await db.delete(eventTeamMembers).where(eq(eventTeamMembers.participantId, participantId));
}

/** Takes participants out of a formation who have withdrawn, are absent or are suspended. */
export async function removeNotAttending(db: Db, formationId: string): Promise<void> {
  await db.delete(eventTeamMembers).where(
    and(
      eq(eventTeamMembers.formationId, formationId),
      sql`${eventTeamMembers.participantId} in (select ${eventParticipants.id} from ${eventParticipants}
        join ${users} on ${users.id} = ${eventParticipants.userId}
        where ${notInArray(eventParticipants.status, [...placeStatuses])} or ${users.status} <> 'active')`,
    ),
  );
}

/** Placed participants who are in no team of a formation wait for one again. */
export async function updateUnplaced(db: Db, eventId: string, formationId: string): Promise<void> {
  await db
    .update(eventParticipants)
    .set({
      status: sql`case when ${eventParticipants.confirmedAt} is null then 'registered' else 'confirmed' end`,
    })
    .where(
      and(
        eq(eventParticipants.eventId, eventId),
        eq(eventParticipants.status, 'placed'),
        sql`not exists (select from ${eventTeamMembers}
          where ${eventTeamMembers.formationId} = ${formationId}
          and ${eventTeamMembers.participantId} = ${eventParticipants.id})`,
      ),
    );
}

export async function updatePublishedFormation(db: Db, eventId: string, formationId: string): Promise<void> {
  await db.update(eventPublications).set({ formationId }).where(eq(eventPublications.eventId, eventId));
}

export type MoveAnswerRow = typeof eventMoveAnswers.$inferSelect;

export async function listAnswers(db: Db, formationId: string): Promise<MoveAnswerRow[]> {
  return await db.select().from(eventMoveAnswers).where(eq(eventMoveAnswers.formationId, formationId));
}

/** Answers to moves in all repairs of the same teams, the latest first. `toId` is the published team. */
export async function listFormerAnswers(db: Db, repairsId: string) {
  return await db
    .select({
      participantId: eventMoveAnswers.participantId,
      toId: eventTeams.fromId,
      accepted: eventMoveAnswers.accepted,
    })
    .from(eventMoveAnswers)
    .innerJoin(eventFormations, eq(eventFormations.id, eventMoveAnswers.formationId))
    .innerJoin(eventTeams, eq(eventTeams.id, eventMoveAnswers.teamId))
    .where(
      and(
        eq(eventFormations.repairsId, repairsId),
        isNotNull(eventMoveAnswers.accepted),
        isNotNull(eventTeams.fromId),
      ),
    )
    .orderBy(desc(eventFormations.version));
}

/** Replaces the questions and answers of a repair. */
export async function replaceAnswers(
  db: Db,
  formationId: string,
  rows: readonly MoveAnswerRow[],
): Promise<void> {
  await db.delete(eventMoveAnswers).where(eq(eventMoveAnswers.formationId, formationId));
  await insertRows(db, eventMoveAnswers, rows);
}

/** The newest proposed move that a participant can still answer. It ends if they leave the team. */
export async function findOpenMove(
  db: Db,
  { eventId, participantId }: { readonly eventId: string; readonly participantId: string },
  now: Date,
) {
  const from = sql<string>`(select team.name from event_team_members member
    join event_teams team on team.id = member.team_id
    where member.formation_id = ${eventFormations.repairsId}
    and member.participant_id = ${eventMoveAnswers.participantId})`;
  const rows = await db
    .select({
      formationId: eventMoveAnswers.formationId,
      accepted: eventMoveAnswers.accepted,
      answerBy: eventFormations.answerBy,
      to: eventTeams.name,
      from,
    })
    .from(eventMoveAnswers)
    .innerJoin(eventFormations, eq(eventFormations.id, eventMoveAnswers.formationId))
    .innerJoin(eventPublications, eq(eventPublications.formationId, eventFormations.repairsId))
    .innerJoin(
      eventTeamMembers,
      and(
        eq(eventTeamMembers.formationId, eventMoveAnswers.formationId),
        eq(eventTeamMembers.participantId, eventMoveAnswers.participantId),
        eq(eventTeamMembers.teamId, eventMoveAnswers.teamId),
      ),
    )
    .innerJoin(eventTeams, eq(eventTeams.id, eventMoveAnswers.teamId))
    .where(
      and(
        eq(eventFormations.eventId, eventId),
        eq(eventMoveAnswers.participantId, participantId),
        isNull(eventFormations.appliedAt),
        gt(eventFormations.answerBy, now),
        sql`${from} is not null`,
      ),
    )
    .orderBy(desc(eventFormations.version))
    .limit(1);
  return rows[0];
}

export async function updateAnswer(
  db: Db,
  { formationId, participantId }: Pick<MoveAnswerRow, 'formationId' | 'participantId'>,
  accepted: boolean,
): Promise<void> {
  await db
    .update(eventMoveAnswers)
    .set({ accepted })
    .where(
      and(eq(eventMoveAnswers.formationId, formationId), eq(eventMoveAnswers.participantId, participantId)),
    );
}
