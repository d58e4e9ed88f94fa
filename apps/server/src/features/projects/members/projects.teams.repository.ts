import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { projects } from '../../../db/schema/projects.ts';
import { requests } from '../../../db/schema/requests.ts';
import { memberships } from '../../../db/schema/teams.ts';

/** The last joined first, with the number of members and of join requests that are pending at `now`. */
export async function listTeamsOf(db: Db, userId: string, now: Date, limit: number) {
  return await db
    .select({
      id: projects.id,
      slug: projects.slug,
      title: projects.title,
      status: projects.status,
      teamSize: projects.teamSize,
      role: memberships.role,
      members: sql<number>`(
        select count(*)::int from ${memberships} as mates where mates.project_id = ${projects.id}
      )`,
      requests: sql<number>`(
        select count(*)::int from ${requests} as pending where pending.project_id = ${projects.id}
          and pending.kind = 'join_request' and pending.status = 'pending'
          and pending.expires_at > ${now.toISOString()}
      )`,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), ne(projects.status, 'archived')))
    .orderBy(desc(memberships.joinedAt), desc(projects.id))
    .limit(limit);
}
