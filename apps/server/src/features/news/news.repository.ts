import { and, desc, eq, gt, ne, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';

interface Period {
  readonly since: Date;
  /** Ids of users to leave out. */
  readonly exclude: readonly string[];
  readonly limit: number;
}

/** Users who joined a team of the user after `since` and after the user, the latest first. */
export async function listNewTeammates(db: Db, userId: string, { since, exclude, limit }: Period) {
  const own = alias(memberships, 'own');
  return await db
    .select({
      id: users.id,
      username: users.username,
      profilePicture: users.profilePicture,
      joinedAt: memberships.joinedAt,
      slug: projects.slug,
      title: projects.title,
    })
    .from(memberships)
    .innerJoin(own, and(eq(own.projectId, memberships.projectId), eq(own.userId, userId)))
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(projects, eq(projects.id, memberships.projectId))
    .where(
      and(
        ne(memberships.userId, userId),
        gt(memberships.joinedAt, since),
        gt(memberships.joinedAt, own.joinedAt),
        notInArray(users.id, [...exclude]),
      ),
    )
    .orderBy(desc(memberships.joinedAt), users.id)
    .limit(limit);
}
