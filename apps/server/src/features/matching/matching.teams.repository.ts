import { and, count, eq, gt } from 'drizzle-orm';
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

/** Invitations sent after `since`, for each user who got any, from all projects. */
export async function countInvitations(db: Db, since: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ userId: requests.userId, invitations: count() })
    .from(requests)
    .where(and(eq(requests.kind, 'invitation'), gt(requests.createdAt, since)))
    .groupBy(requests.userId);
  return new Map(rows.map((row) => [row.userId, row.invitations]));
}
