import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';

/**
 * The new owner after a deletion: the co-owner who joined first, or any member of a team that an event formed.
 * Suspended users come last.
 */
const heir = sql<string | null>`(
  select heir.username from ${memberships} as mates join ${users} as heir on heir.id = mates.user_id
  where mates.project_id = ${projects.id} and mates.role <> 'owner' and (mates.role = 'co_owner'
    or exists (select from event_teams where event_teams.project_id = mates.project_id))
  order by heir.status <> 'active', mates.role = 'co_owner' desc, mates.joined_at, mates.user_id limit 1
)`;

/** The user's memberships in projects that are not archived, the oldest project first. */
export async function listTeamsOf(db: Db, userId: string) {
  return await db
    .select({
      id: projects.id,
      title: projects.title,
      slug: projects.slug,
      role: memberships.role,
      members: sql<number>`(
        select count(*)::int - 1 from ${memberships} as mates where mates.project_id = ${projects.id}
      )`,
      heir,
    })
    .from(memberships)
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(and(eq(memberships.userId, userId), ne(projects.status, 'archived')))
    .orderBy(asc(projects.createdAt), asc(projects.id));
}

/** Pending requests by or for the user, and those for projects that end because no other user can own them. */
export async function countEndingRequests(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(requests)
    .innerJoin(projects, eq(projects.id, requests.projectId))
    .where(
      and(
        eq(requests.status, 'pending'),
        or(
          eq(requests.userId, userId),
          eq(requests.createdBy, userId),
          and(eq(projects.ownerId, userId), sql`${heir} is null`),
        ),
      ),
    );
  return rows[0]?.count ?? 0;
}
