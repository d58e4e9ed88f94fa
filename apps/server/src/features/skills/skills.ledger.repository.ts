import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';

export type LedgerRow = typeof skillEvidence.$inferSelect;
export type NewLedgerRow = typeof skillEvidence.$inferInsert;

export async function listEvidenceOf(db: Db, repositoryId: string): Promise<LedgerRow[]> {
  return await db.select().from(skillEvidence).where(eq(skillEvidence.repositoryId, repositoryId));
}

export async function removeEvidence(db: Db, rows: readonly Pick<LedgerRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await db.delete(skillEvidence).where(inArray(skillEvidence.id, ids));
}

/** A row of the same name from before repositories had ids is taken over. */
export async function upsertEvidenceOf(db: Db, rows: readonly NewLedgerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(skillEvidence)
    .values([...rows])
    .onConflictDoUpdate({
      target: [skillEvidence.userId, skillEvidence.skillId, skillEvidence.source, skillEvidence.repository],
      set: {
        repositoryId: sql`excluded.repository_id`,
        weight: sql`excluded.weight`,
        volume: sql`excluded.volume`,
        file: sql`excluded.file`,
        line: sql`excluded.line`,
        snippet: sql`excluded.snippet`,
        firstSeen: sql`least(${skillEvidence.firstSeen}, excluded.first_seen)`,
        lastSeen: sql`excluded.last_seen`,
      },
    });
}

export async function removeEvidenceOf(db: Db, repositoryId: string): Promise<void> {
  await db.delete(skillEvidence).where(eq(skillEvidence.repositoryId, repositoryId));
}

/** Ids of the skills that a person has in whatever status. */
export async function listKnownSkills(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ skillId: personSkills.skillId })
    .from(personSkills)
    .where(eq(personSkills.userId, userId));
  return rows.map((row) => row.skillId);
}

/** Answers how many were not there: one that somebody declared or hid meanwhile stays as it is. */
export async function insertProposals(
  db: Db,
  rows: readonly (typeof personSkills.$inferInsert)[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const inserted = await db
    .insert(personSkills)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ skillId: personSkills.skillId });
  return inserted.length;
}

/** Proposals that nothing of the person's work shows any more. What the person has answered stays. */
export async function removeBareProposals(db: Db, userId: string): Promise<void> {
  const shown = db
    .select({ id: skillEvidence.id })
    .from(skillEvidence)
    .where(
      and(
        eq(skillEvidence.userId, personSkills.userId),
        eq(skillEvidence.skillId, personSkills.skillId),
        isNull(skillEvidence.projectId),
      ),
    );
  await db
    .delete(personSkills)
    .where(and(eq(personSkills.userId, userId), eq(personSkills.status, 'proposed'), notExists(shown)));
}
