import { and, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';

export async function findProjectState(db: Db, id: string) {
  const rows = await db
    .select({ id: projects.id, status: projects.status, teamSize: projects.teamSize })
    .from(projects)
    .where(eq(projects.id, id));
  return rows[0];
}

/** Pending invitations for each user who has any, from all projects. */
export async function countPendingInvitations(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: requests.userId, invitations: count() })
    .from(requests)
    .where(and(eq(requests.status, 'pending'), eq(requests.kind, 'invitation')))
    .groupBy(requests.userId);
  return new Map(rows.map((row) => [row.userId, row.invitations]));
}
