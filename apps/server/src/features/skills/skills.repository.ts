import { and, eq, getTableColumns, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { newId } from '../../core/ids.ts';
import { activeEvidence } from '../../db/active-evidence.ts';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { repositories } from '../../db/schema/repositories.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';

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

/** Counts the user's other skills. */
export async function countOtherSkills(db: Db, userId: string, skillId = ''): Promise<number> {
  return await db.$count(
    personSkills,
    and(eq(personSkills.userId, userId), ne(personSkills.skillId, skillId)),
  );
}

const owners = alias(users, 'owners');

/** Others see a project's name only while lists show it and the user is a member. Past memberships are private. */
const namesProject = sql`${projects.status} <> 'archived' and ${owners.status} = 'active'
  and ${memberships.userId} is not null`;

/** `isPrivate`: only the user sees where it comes from. */
export async function listEvidence(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return await db
    .select({
      ...getTableColumns(skillEvidence),
      repoId: repositories.repoId,
      repositoryUrl: repositories.url,
      projectTitle: projects.title,
      projectSlug: projects.slug,
      isPrivate: sql<boolean>`case when ${skillEvidence.projectId} is null
        then coalesce(${repositories.private}, false) else not (${namesProject}) end`,
    })
    .from(skillEvidence)
    .leftJoin(repositories, eq(repositories.id, skillEvidence.repositoryId))
    .leftJoin(projects, eq(projects.id, skillEvidence.projectId))
    .leftJoin(owners, eq(owners.id, projects.ownerId))
    .leftJoin(
      memberships,
      and(eq(memberships.projectId, projects.id), eq(memberships.userId, skillEvidence.userId)),
    )
    .where(and(inArray(skillEvidence.userId, [...userIds]), sql`(${activeEvidence})`))
    .orderBy(skillEvidence.lastSeen, skillEvidence.id);
}

export type EvidenceRow = Awaited<ReturnType<typeof listEvidence>>[number];

/** Declares, confirms or hides a skill. A declared skill stays marked as declared. */
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

interface DeclaredSkill {
  readonly userId: string;
  readonly skillId: string;
  readonly label: string;
  readonly at: Date;
}

/** For users without skills. */
export async function insertDeclared(db: Db, rows: readonly DeclaredSkill[], weight: number): Promise<void> {
  await insertRows(
    db,
    personSkills,
    rows.map(({ at, ...row }) => ({
      ...row,
      status: 'confirmed',
      declared: true,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await insertRows(
    db,
    skillEvidence,
    rows.map(({ userId, skillId, at }) => ({
      id: newId(),
      userId,
      skillId,
      source: 'declared',
      weight,
      firstSeen: at,
      lastSeen: at,
    })),
  );
}

/** `keepsWeight`: a skill that is declared already keeps its level. */
export async function upsertDeclaration(
  db: Db,
  values: typeof skillEvidence.$inferInsert,
  { keepsWeight }: { keepsWeight: boolean },
): Promise<void> {
  const { weight, lastSeen } = values;
  await db
    .insert(skillEvidence)
    .values(values)
    .onConflictDoUpdate({
      target: [skillEvidence.userId, skillEvidence.skillId, skillEvidence.source, skillEvidence.repository],
      set: keepsWeight ? { lastSeen } : { weight, lastSeen },
    });
}

/** Number of evidence rows besides the user's declaration. */
export async function countOtherEvidence(db: Db, userId: string, skillId: string): Promise<number> {
  const ofSkill = and(eq(skillEvidence.userId, userId), eq(skillEvidence.skillId, skillId));
  return await db.$count(skillEvidence, and(ofSkill, ne(skillEvidence.source, 'declared')));
}

/** Removes a skill with its evidence. Returns whether there was one. */
export async function removePersonSkill(db: Db, userId: string, skillId: string): Promise<boolean> {
  await db
    .delete(skillEvidence)
    .where(and(eq(skillEvidence.userId, userId), eq(skillEvidence.skillId, skillId)));
  const rows = await db
    .delete(personSkills)
    .where(and(eq(personSkills.userId, userId), eq(personSkills.skillId, skillId)))
    .returning({ skillId: personSkills.skillId });
  return rows.length > 0;
}

/** Number of evidence rows from the user's work. */
export async function countFoundEvidence(db: Db, userId: string, skillId: string): Promise<number> {
  const ofSkill = and(eq(skillEvidence.userId, userId), eq(skillEvidence.skillId, skillId));
  const inWork = and(ne(skillEvidence.source, 'declared'), isNull(skillEvidence.projectId));
  return await db.$count(skillEvidence, and(ofSkill, inWork));
}

/** Makes a skill a proposal again and removes the user's declaration. */
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
