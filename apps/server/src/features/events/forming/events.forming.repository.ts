import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import {
  eventFormations,
  eventMoves,
  eventTeamMembers,
  eventTeams,
} from '../../../db/schema/events/event-teams.ts';

export type FormationRow = typeof eventFormations.$inferSelect;
export type TeamRow = typeof eventTeams.$inferSelect;
export type MemberRow = typeof eventTeamMembers.$inferSelect;
export type MoveRow = typeof eventMoves.$inferSelect;

// Names with their tables: in a query of one table, columns are written without it.
const teamCount = sql<number>`(select count(*)::int from event_teams team
  where team.formation_id = event_formations.id)`;
const repairedVersion = sql<number | null>`(select base.version from event_formations base
  where base.id = event_formations.repairs_id)`;
const baseVersion = sql<number | null>`(select base.version from event_formations base
  where base.id = event_formations.based_on_id)`;

const listed = {
  formation: eventFormations,
  teams: teamCount,
  basedOn: baseVersion,
  repairs: repairedVersion,
};

/** The newest first. */
export async function listFormations(db: Db, eventId: string) {
  return await db
    .select(listed)
    .from(eventFormations)
    .where(eq(eventFormations.eventId, eventId))
    .orderBy(desc(eventFormations.version));
}

export type ListedFormation = Awaited<ReturnType<typeof listFormations>>[number];

export async function findFormation(
  db: Db,
  eventId: string,
  version: number,
): Promise<ListedFormation | undefined> {
  const rows = await db
    .select(listed)
    .from(eventFormations)
    .where(and(eq(eventFormations.eventId, eventId), eq(eventFormations.version, version)));
  return rows[0];
}

export async function findFormationById(db: Db, id: string): Promise<FormationRow | undefined> {
  const rows = await db.select().from(eventFormations).where(eq(eventFormations.id, id));
  return rows[0];
}

/** Formations that were never published. Published ones stay readable, so that organisers cannot delete them. */
export async function countUnpublished(db: Db, eventId: string): Promise<number> {
  return await db.$count(
    eventFormations,
    and(
      eq(eventFormations.eventId, eventId),
      isNull(eventFormations.appliedAt),
      sql`not exists (select from event_publications publication
        where publication.formation_id = event_formations.id)`,
      sql`not exists (select from event_formations repair
        where repair.repairs_id = event_formations.id and repair.applied_at is not null)`,
    ),
  );
}

export async function findLastVersion(db: Db, eventId: string): Promise<number> {
  const rows = await db
    .select({ version: max(eventFormations.version) })
    .from(eventFormations)
    .where(eq(eventFormations.eventId, eventId));
  return rows[0]?.version ?? 0;
}

/** A formation of the event that waits, or that was reported after `since`. */
export async function findActive(db: Db, eventId: string, since: Date): Promise<FormationRow | undefined> {
  const rows = await db
    .select()
    .from(eventFormations)
    .where(
      and(
        eq(eventFormations.eventId, eventId),
        inArray(eventFormations.status, ['queued', 'running']),
        gt(eventFormations.reportedAt, since),
      ),
    );
  return rows[0];
}

export async function insertFormation(db: Db, values: typeof eventFormations.$inferInsert): Promise<void> {
  await db.insert(eventFormations).values(values);
}

/**
 * Marks a formation as running if it waits, or if the process that ran it has not reported it after `since`. False
 * otherwise, so that no two processes run it.
 */
export async function claimFormation(db: Db, id: string, now: Date, since: Date): Promise<boolean> {
  const { status, reportedAt } = eventFormations;
  const rows = await db
    .update(eventFormations)
    .set({ status: 'running', reportedAt: now })
    .where(
      and(
        eq(eventFormations.id, id),
        or(eq(status, 'queued'), and(eq(status, 'running'), lte(reportedAt, since))),
      ),
    )
    .returning({ id: eventFormations.id });
  return rows.length > 0;
}

/** Stores the progress of a running formation. Returns whether an organiser wants to stop it. */
export async function updateProgress(
  db: Db,
  id: string,
  progress: Pick<FormationRow, 'reportedAt'> & Partial<Pick<FormationRow, 'score' | 'bound'>>,
): Promise<boolean> {
  const rows = await db
    .update(eventFormations)
    .set(progress)
    .where(eq(eventFormations.id, id))
    .returning({ stopWanted: eventFormations.stopWanted });
  return rows[0]?.stopWanted ?? true;
}

type Changes = Partial<Omit<FormationRow, 'id' | 'eventId' | 'version'>>;

export async function updateFormation(db: Db, id: string, changes: Changes): Promise<void> {
  await db.update(eventFormations).set(changes).where(eq(eventFormations.id, id));
}

/** Whether the formation was published and then repaired, or is an applied repair. */
export async function hasAppliedRepair(db: Db, id: string): Promise<boolean> {
  const found = await db.$count(
    eventFormations,
    and(
      or(eq(eventFormations.id, id), eq(eventFormations.repairsId, id)),
      isNotNull(eventFormations.appliedAt),
    ),
  );
  return found > 0;
}

/** Also removes its teams and moves. */
export async function removeFormation(db: Db, id: string): Promise<void> {
  await db.delete(eventFormations).where(eq(eventFormations.id, id));
}

export async function listTeams(db: Db, formationId: string): Promise<TeamRow[]> {
  return await db
    .select()
    .from(eventTeams)
    .where(eq(eventTeams.formationId, formationId))
    .orderBy(asc(eventTeams.position), asc(eventTeams.id));
}

/** In the order of the participants' ids. */
export async function listMembers(db: Db, formationId: string): Promise<MemberRow[]> {
  return await db
    .select()
    .from(eventTeamMembers)
    .where(eq(eventTeamMembers.formationId, formationId))
    .orderBy(asc(eventTeamMembers.participantId));
}

export async function insertTeams(
  db: Db,
  teams: readonly (typeof eventTeams.$inferInsert)[],
  members: readonly (typeof eventTeamMembers.$inferInsert)[],
): Promise<void> {
  await insertRows(db, eventTeams, teams);
  await insertRows(db, eventTeamMembers, members);
}

/** Puts a participant in a team, or in none. */
export async function placeMember(
  db: Db,
  { formationId, participantId }: Pick<MemberRow, 'formationId' | 'participantId'>,
  teamId: string | null,
): Promise<void> {
  if (teamId === null) {
    await db
      .delete(eventTeamMembers)
      .where(
        and(eq(eventTeamMembers.formationId, formationId), eq(eventTeamMembers.participantId, participantId)),
      );
    return;
  }
  await db
    .insert(eventTeamMembers)
    .values({ formationId, participantId, teamId })
    .onConflictDoUpdate({
      target: [eventTeamMembers.formationId, eventTeamMembers.participantId],
      set: { teamId },
    });
}

export async function updateLocks(
  db: Db,
  formationId: string,
  participantIds: readonly string[],
  locked: boolean,
): Promise<number> {
  const rows = await db
    .update(eventTeamMembers)
    .set({ locked })
    .where(
      and(
        eq(eventTeamMembers.formationId, formationId),
        sql`${eventTeamMembers.participantId} = any(${sql.param([...participantIds])}::uuid[])`,
      ),
    )
    .returning({ participantId: eventTeamMembers.participantId });
  return rows.length;
}

export async function insertMove(db: Db, values: typeof eventMoves.$inferInsert): Promise<void> {
  await db.insert(eventMoves).values(values);
}

/** The move that an organiser can undo next, the last one; or redo next, the one that was undone last. */
export async function findMove(
  db: Db,
  formationId: string,
  { organiserId, undone }: { organiserId: string; undone: boolean },
): Promise<MoveRow | undefined> {
  const { revision } = eventMoves;
  const rows = await db
    .select()
    .from(eventMoves)
    .where(ofOrganiser(formationId, organiserId, undone))
    .orderBy(undone ? asc(revision) : desc(revision))
    .limit(1);
  return rows[0];
}

function ofOrganiser(formationId: string, organiserId: string, undone: boolean) {
  return and(
    eq(eventMoves.formationId, formationId),
    eq(eventMoves.organiserId, organiserId),
    eq(eventMoves.undone, undone),
  );
}

export async function updateUndone(db: Db, id: string, undone: boolean): Promise<void> {
  await db.update(eventMoves).set({ undone }).where(eq(eventMoves.id, id));
}

/** A new move ends what an organiser can redo. */
export async function removeUndone(db: Db, formationId: string, organiserId: string): Promise<void> {
  await db.delete(eventMoves).where(ofOrganiser(formationId, organiserId, true));
}
