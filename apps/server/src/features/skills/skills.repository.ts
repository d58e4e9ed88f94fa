import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
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

export async function countPersonSkills(db: Db, userId: string): Promise<number> {
  return await db.$count(personSkills, eq(personSkills.userId, userId));
}

export async function listEvidence(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await db
    .select()
    .from(skillEvidence)
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

export async function removeSkillsOf(db: Db, userId: string): Promise<void> {
  await db.delete(skillEvidence).where(eq(skillEvidence.userId, userId));
  await db.delete(personSkills).where(eq(personSkills.userId, userId));
}
