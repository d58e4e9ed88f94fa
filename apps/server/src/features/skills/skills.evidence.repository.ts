import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { excluded } from '../../db/excluded.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';

export type EvidenceRow = typeof skillEvidence.$inferSelect;
export type NewEvidenceRow = typeof skillEvidence.$inferInsert;

export async function listEvidenceOf(db: Db, repositoryId: string): Promise<EvidenceRow[]> {
  return await db.select().from(skillEvidence).where(eq(skillEvidence.repositoryId, repositoryId));
}

export async function removeEvidence(db: Db, rows: readonly Pick<EvidenceRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await db.delete(skillEvidence).where(inArray(skillEvidence.id, ids));
}

/** Takes over a row of the same name from before repositories had ids. */
export async function upsertEvidenceOf(db: Db, rows: readonly NewEvidenceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(skillEvidence)
    .values([...rows])
    .onConflictDoUpdate({
      target: [skillEvidence.userId, skillEvidence.skillId, skillEvidence.source, skillEvidence.repository],
      set: {
        ...excluded('repositoryId', 'weight', 'volume', 'file', 'line', 'snippet', 'lastSeen'),
        firstSeen: sql`least(${skillEvidence.firstSeen}, excluded.first_seen)`,
      },
    });
}

export async function removeEvidenceOf(db: Db, repositoryId: string): Promise<void> {
  await db.delete(skillEvidence).where(eq(skillEvidence.repositoryId, repositoryId));
}

/** Ids of a user's skills in any status. */
export async function listKnownSkills(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ skillId: personSkills.skillId })
    .from(personSkills)
    .where(eq(personSkills.userId, userId));
  return rows.map((row) => row.skillId);
}

/** Returns how many were inserted. Skills that the user declared or hid in the meantime stay as they are. */
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

/** Removes proposals without evidence from the user's work. Skills that the user has confirmed or hidden stay. */
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
