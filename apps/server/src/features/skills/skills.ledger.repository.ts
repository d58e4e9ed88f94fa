import { and, eq, notExists } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';

export async function removeEvidenceOf(db: Db, repositoryId: string): Promise<void> {
  await db.delete(skillEvidence).where(eq(skillEvidence.repositoryId, repositoryId));
}

/** Proposals without any evidence left. What the person has answered stays. */
export async function removeBareProposals(db: Db, userId: string): Promise<void> {
  const shown = db
    .select({ id: skillEvidence.id })
    .from(skillEvidence)
    .where(
      and(eq(skillEvidence.userId, personSkills.userId), eq(skillEvidence.skillId, personSkills.skillId)),
    );
  await db
    .delete(personSkills)
    .where(and(eq(personSkills.userId, userId), eq(personSkills.status, 'proposed'), notExists(shown)));
}
