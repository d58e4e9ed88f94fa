import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isFinishedWork } from '../../db/finished-work.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { personSkills, skillEvidence } from '../../db/schema/skills.ts';
import { memberships } from '../../db/schema/teams.ts';
import type { EvidenceRow, NewEvidenceRow } from './skills.evidence.repository.ts';

/** The technologies of a project and when its owner joined; undefined when it is archived. */
export async function findPosting(db: Db, projectId: string) {
  const rows = await db
    .select({
      projectId: projects.id,
      ownerId: projects.ownerId,
      technologyIds: projects.technologyIds,
      createdAt: projects.createdAt,
      editedAt: projects.editedAt,
      ownerSince: memberships.joinedAt,
    })
    .from(projects)
    .innerJoin(
      memberships,
      and(eq(memberships.projectId, projects.id), eq(memberships.userId, projects.ownerId)),
    )
    .where(and(eq(projects.id, projectId), ne(projects.status, 'archived')));
  return rows[0];
}

/** An accepted request with the skills that its project requires; undefined when it is not accepted. */
export async function findAcceptance(db: Db, requestId: string) {
  const rows = await db
    .select({
      projectId: requests.projectId,
      userId: requests.userId,
      kind: requests.kind,
      createdBy: requests.createdBy,
      answeredBy: requests.answeredBy,
      acceptedAt: requests.answeredAt,
      technologyIds: projects.technologyIds,
      skillIds: projects.skillIds,
    })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(and(eq(requests.id, requestId), eq(requests.status, 'accepted')));
  return rows[0];
}

/** Ids of the skills that a user has confirmed. */
export async function listConfirmedSkills(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ skillId: personSkills.skillId })
    .from(personSkills)
    .where(and(eq(personSkills.userId, userId), eq(personSkills.status, 'confirmed')));
  return rows.map((row) => row.skillId);
}

/** A user's finished projects, at most `limit`, the last finished first. */
export async function listFinishedProjects(db: Db, userId: string, limit: number) {
  const { id, title, technologies, skills, endDate, updatedAt } = projects;
  return await db
    .select({ title, technologies, skills })
    .from(memberships)
    .innerJoin(projects, eq(id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), isFinishedWork))
    .orderBy(desc(sql`least(${updatedAt}, ${endDate}::timestamp at time zone 'UTC')`), desc(id))
    .limit(limit);
}

/** Evidence for the user who owned the project when it was written. */
export async function listPostingEvidence(db: Db, projectId: string): Promise<EvidenceRow[]> {
  return await db
    .select()
    .from(skillEvidence)
    .where(and(eq(skillEvidence.projectId, projectId), eq(skillEvidence.source, 'posting')));
}

/** Only for new projects. */
export async function insertProjectEvidence(db: Db, rows: readonly NewEvidenceRow[]): Promise<void> {
  await insertRows(db, skillEvidence, rows);
}

/** Existing rows keep their first date and their voucher. */
export async function upsertProjectEvidence(db: Db, rows: readonly NewEvidenceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(skillEvidence)
    .values([...rows])
    .onConflictDoUpdate({
      target: [skillEvidence.userId, skillEvidence.skillId, skillEvidence.source, skillEvidence.repository],
      set: {
        weight: sql`excluded.weight`,
        lastSeen: sql`greatest(${skillEvidence.lastSeen}, excluded.last_seen)`,
      },
    });
}

/**
 * Deletes the evidence of acceptances after `since`. If an earlier acceptance for the same project exists, the
 * evidence gets that date instead. Returns whether there was any.
 */
export async function removeOutcome(
  db: Db,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  since: Date,
): Promise<boolean> {
  const late = and(
    eq(skillEvidence.userId, userId),
    eq(skillEvidence.projectId, projectId),
    eq(skillEvidence.source, 'outcome'),
    gt(skillEvidence.lastSeen, since),
  );
  const withdrawn = await db
    .delete(skillEvidence)
    .where(and(late, gt(skillEvidence.firstSeen, since)))
    .returning({ id: skillEvidence.id });
  const dated = await db
    .update(skillEvidence)
    .set({ lastSeen: sql`${skillEvidence.firstSeen}` })
    .where(late)
    .returning({ id: skillEvidence.id });
  return withdrawn.length + dated.length > 0;
}

/** Ids of users whose skills have evidence from this manager. */
export async function listVouchedFor(db: Db, voucherId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: skillEvidence.userId })
    .from(skillEvidence)
    .where(eq(skillEvidence.voucherId, voucherId))
    .orderBy(skillEvidence.userId);
  return rows.map((row) => row.userId);
}
