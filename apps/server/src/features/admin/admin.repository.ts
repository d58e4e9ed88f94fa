import type { ManagedUserQuery } from '@teamwright/contracts/admin.ts';
import { and, asc, count, desc, eq, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';

type UserFilter = Pick<ManagedUserQuery, 'searchTerm' | 'status' | 'role'>;

export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** When each user's sessions were last seen. */
function lastSeen(db: Db) {
  const at = max(sessions.updatedAt).as('at');
  return db.select({ userId: sessions.userId, at }).from(sessions).groupBy(sessions.userId).as('seen');
}

/** How many projects each user manages. */
function projectsLed(db: Db) {
  return db
    .select({ ownerId: projects.ownerId, count: count().as('count') })
    .from(projects)
    .where(ne(projects.status, 'archived'))
    .groupBy(projects.ownerId)
    .as('led');
}

function matches({ searchTerm, status, role }: UserFilter): SQL | undefined {
  const pattern = `%${(searchTerm ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    status ? eq(users.status, status) : ne(users.status, 'deleted'),
    role ? eq(users.isAdmin, true) : undefined,
    searchTerm ? sql`(${users.username} ilike ${pattern} or ${users.email} ilike ${pattern})` : undefined,
  );
}

/** Sorted by one key, then by id. Users who were never seen come last in both directions. */
export async function listUsers(db: Db, query: ManagedUserQuery) {
  const [seen, led] = [lastSeen(db), projectsLed(db)];
  const sum = sql<number>`coalesce(${led.count}, 0)`.mapWith(Number);
  const keys = {
    createdAt: users.createdAt,
    username: sql`lower(${users.username})`,
    lastSeenAt: seen.at,
    projects: sum,
  } as const satisfies Record<ManagedUserQuery['sort'], unknown>;
  const direction = query.order === 'asc' ? asc : desc;
  return await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      profilePicture: users.profilePicture,
      isAdmin: users.isAdmin,
      status: users.status,
      createdAt: users.createdAt,
      suspendedAt: users.suspendedAt,
      suspensionReason: users.suspensionReason,
      lastSeenAt: seen.at,
      projects: sum,
    })
    .from(users)
    .leftJoin(seen, eq(seen.userId, users.id))
    .leftJoin(led, eq(led.ownerId, users.id))
    .where(matches(query))
    .orderBy(sql`${direction(keys[query.sort])} nulls last`, asc(users.id))
    .offset(query.startIndex)
    .limit(query.limit);
}

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  return await db.$count(users, matches(filter));
}
