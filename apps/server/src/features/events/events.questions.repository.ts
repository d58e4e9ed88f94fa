import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { eventIdeas, eventParticipants, eventQuestions } from '../../db/schema/events/events.ts';

export type QuestionRow = typeof eventQuestions.$inferSelect;

export async function listQuestions(db: Db, eventId: string): Promise<QuestionRow[]> {
  return await db
    .select()
    .from(eventQuestions)
    .where(eq(eventQuestions.eventId, eventId))
    .orderBy(asc(eventQuestions.position), asc(eventQuestions.id));
}

/** Stores the questions of a locked event, and removes its other ones. */
export async function replaceQuestions(db: Db, eventId: string, rows: readonly QuestionRow[]): Promise<void> {
  await db.delete(eventQuestions).where(eq(eventQuestions.eventId, eventId));
  if (rows.length > 0) await db.insert(eventQuestions).values([...rows]);
}

/** Removes the answers to these questions from all participants of a locked event. */
export async function removeAnswers(db: Db, eventId: string, questionIds: readonly string[]): Promise<void> {
  const { answers } = eventParticipants;
  const ids = sql.param([...questionIds]);
  await db
    .update(eventParticipants)
    .set({
      answers: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${answers}) one
        where one ->> 'questionId' <> all(${ids}::text[])), '[]')`,
    })
    .where(eq(eventParticipants.eventId, eventId));
}

/** Different answers to each question, with the number of participants who gave them. */
export async function countAnswers(db: Db, eventId: string) {
  const { rows } = await db.execute<{ questionId: string; value: string; count: number }>(sql`
    select one ->> 'questionId' as "questionId", one ->> 'value' as value, count(*)::int as count
    from ${eventParticipants}, jsonb_array_elements(${eventParticipants.answers}) one
    where ${eventParticipants.eventId} = ${eventId} group by 1, 2`);
  return rows;
}

/** How many participants chose each role. */
export async function countRoles(db: Db, eventId: string) {
  const { rows } = await db.execute<{ role: string; count: number }>(sql`
    select one ->> 'role' as role, count(*)::int as count
    from ${eventParticipants}, jsonb_array_elements(${eventParticipants.roles}) one
    where ${eventParticipants.eventId} = ${eventId} and ${eventParticipants.status} <> 'withdrawn' group by 1`);
  return rows;
}

/** In the order of their proposal. */
export async function listIdeas(db: Db, eventId: string) {
  return await db
    .select({
      id: eventIdeas.id,
      title: eventIdeas.title,
      description: eventIdeas.description,
      needs: eventIdeas.needs,
      skills: eventIdeas.skills,
      maxTeams: eventIdeas.maxTeams,
      proposedBy: eventIdeas.proposedBy,
      version: eventIdeas.version,
      createdAt: eventIdeas.createdAt,
      username: users.username,
    })
    .from(eventIdeas)
    .leftJoin(users, eq(users.id, eventIdeas.proposedBy))
    .where(eq(eventIdeas.eventId, eventId))
    .orderBy(asc(eventIdeas.createdAt), asc(eventIdeas.id));
}

export type IdeaRow = Awaited<ReturnType<typeof listIdeas>>[number];

export async function insertIdea(db: Db, values: typeof eventIdeas.$inferInsert): Promise<void> {
  await db.insert(eventIdeas).values(values);
}

type IdeaChanges = Partial<
  Pick<typeof eventIdeas.$inferInsert, 'title' | 'description' | 'needs' | 'skills' | 'maxTeams' | 'version'>
>;

export async function updateIdea(db: Db, eventId: string, id: string, changes: IdeaChanges): Promise<void> {
  await db
    .update(eventIdeas)
    .set(changes)
    .where(and(eq(eventIdeas.eventId, eventId), eq(eventIdeas.id, id)));
}

/** Removes an idea of a locked event, and the wishes for it. */
export async function removeIdea(db: Db, eventId: string, id: string): Promise<void> {
  await db
    .update(eventParticipants)
    .set({ wishes: sql`array_remove(${eventParticipants.wishes}, ${id}::uuid)` })
    .where(and(eq(eventParticipants.eventId, eventId), sql`${id}::uuid = any(${eventParticipants.wishes})`));
  await db.delete(eventIdeas).where(and(eq(eventIdeas.eventId, eventId), eq(eventIdeas.id, id)));
}

/** Ideas stay without the user who proposed them. */
export async function eraseProposer(db: Db, userId: string): Promise<void> {
  await db.update(eventIdeas).set({ proposedBy: null }).where(eq(eventIdeas.proposedBy, userId));
}
