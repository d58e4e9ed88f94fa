import type { ReportKind } from '@teamwright/contracts/reports/kinds.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { reports } from '../../db/schema/reports.ts';

/** Returns false if the reporter already has an open report of this thing. */
export async function insertReport(db: Db, values: typeof reports.$inferInsert): Promise<boolean> {
  const rows = await db.insert(reports).values(values).onConflictDoNothing().returning({ id: reports.id });
  return rows.length > 0;
}

interface Thing {
  readonly kind: ReportKind;
  readonly id: string;
}

function isAbout({ kind, id }: Thing) {
  return and(eq(reports.kind, kind), eq(reports.subjectId, id));
}

/**
 * Open reports of a thing, newest last, locked. Of two administrators who resolve them concurrently, the second waits
 * and gets none.
 */
export async function listOpenForUpdate(db: Db, thing: Thing) {
  return await db
    .select({ id: reports.id, aboutId: reports.aboutId })
    .from(reports)
    .where(and(isAbout(thing), isNull(reports.resolvedAt)))
    .orderBy(asc(reports.createdAt), asc(reports.id))
    .for('update');
}

export async function countReports(db: Db, thing: Thing): Promise<number> {
  return await db.$count(reports, isAbout(thing));
}

type Resolution = Pick<typeof reports.$inferInsert, 'resolvedAt' | 'resolvedBy' | 'outcome' | 'resolution'>;

export async function updateResolved(db: Db, ids: readonly string[], resolution: Resolution): Promise<void> {
  await db
    .update(reports)
    .set(resolution)
    .where(inArray(reports.id, [...ids]));
}

export async function listAdminIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.status, 'active')));
  return rows.map((row) => row.id);
}

/** How many things have open reports. */
export async function countOpenThings(db: Db): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(distinct (${reports.kind}, ${reports.subjectId}))::int` })
    .from(reports)
    .where(isNull(reports.resolvedAt));
  return rows[0]?.count ?? 0;
}

/** Clears what this user wrote in reports, the content kept of them, and what was written about them. */
export async function eraseWords(db: Db, userId: string): Promise<void> {
  await db.update(reports).set({ note: '' }).where(eq(reports.reporterId, userId));
  await db.update(reports).set({ snapshot: '', resolution: '' }).where(eq(reports.aboutId, userId));
}

/** Closes reports about a deleted user, because they need no decision. */
export async function updateGone(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(reports)
    .set({ resolvedAt: now, outcome: 'gone' })
    .where(and(isAbout({ kind: 'person', id: userId }), isNull(reports.resolvedAt)));
}
