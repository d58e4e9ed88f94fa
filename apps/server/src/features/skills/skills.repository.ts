import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { repositories } from '../../db/schema/repositories.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';

export async function findActiveUser(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.status, 'active')))) > 0;
}

export async function listPersonSkills(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await db
    .select()
    .from(personSkills)
    .where(inArray(personSkills.userId, [...userIds]))
    .orderBy(personSkills.createdAt, personSkills.skillId);
}

export type PersonSkillRow = Awaited<ReturnType<typeof listPersonSkills>>[number];

/** Those beside this one. */
export async function countOtherSkills(db: Db, userId: string, skillId = ''): Promise<number> {
  return await db.$count(
    personSkills,
    and(eq(personSkills.userId, userId), ne(personSkills.skillId, skillId)),
  );
}

export async function listEvidence(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await db
    .select({
      ...getTableColumns(skillEvidence),
      repoId: repositories.repoId,
      repositoryUrl: repositories.url,
      isPrivate: sql<boolean>`coalesce(${repositories.private}, false)`,
    })
    .from(skillEvidence)
    .leftJoin(repositories, eq(repositories.id, skillEvidence.repositoryId))
    .where(inArray(skillEvidence.userId, [...userIds]))
    .orderBy(skillEvidence.lastSeen, skillEvidence.id);
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number];

/** Declares, confirms or hides a skill; what was declared once stays marked as such. */
export async function upsertPersonSkill(db: Db, values: typeof personSkills.$inferInsert): Promise<void> {
  const { status, declared, updatedAt } = values;
  await db
    .insert(personSkills)
    .values(values)
    .onConflictDoUpdate({
      target: [personSkills.userId, personSkills.skillId],
      set: { status, updatedAt, ...(declared && { declared }) },
    });
}

export async function upsertEvidence(db: Db, values: typeof skillEvidence.$inferInsert): Promise<void> {
  await db
    .insert(skillEvidence)
    .values(values)
    .onConflictDoUpdate({
      target: [skillEvidence.userId, skillEvidence.skillId, skillEvidence.source, skillEvidence.repository],
      set: { weight: values.weight, lastSeen: values.lastSeen },
    });
}

/** Pieces of evidence beside the person's own word. */
export async function countFoundEvidence(db: Db, userId: string, skillId: string): Promise<number> {
  const ofSkill = and(eq(skillEvidence.userId, userId), eq(skillEvidence.skillId, skillId));
  return await db.$count(skillEvidence, and(ofSkill, ne(skillEvidence.source, 'declared')));
}

/** Makes a skill a proposal again, without the person's own word for it. */
export async function removeDeclaration(db: Db, userId: string, skillId: string, now: Date): Promise<void> {
  const ofSkill = and(eq(skillEvidence.userId, userId), eq(skillEvidence.skillId, skillId));
  await db.delete(skillEvidence).where(and(ofSkill, eq(skillEvidence.source, 'declared')));
  await db
    .update(personSkills)
    .set({ status: 'proposed', declared: false, updatedAt: now })
    .where(and(eq(personSkills.userId, userId), eq(personSkills.skillId, skillId)));
}

export async function removeSkillsOf(db: Db, userId: string): Promise<void> {
  await db.delete(skillEvidence).where(eq(skillEvidence.userId, userId));
  await db.delete(personSkills).where(eq(personSkills.userId, userId));
}
