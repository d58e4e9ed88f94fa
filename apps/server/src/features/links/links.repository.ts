import { and, count, eq, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { isListedEvent } from '../../db/listed-event.ts';
import { users } from '../../db/schema/accounts.ts';
import { events } from '../../db/schema/events/events.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { projects } from '../../db/schema/projects.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Projects that are not archived, of active owners. */
function isListed(): SQL | undefined {
  return and(ne(projects.status, 'archived'), eq(users.status, 'active'));
}

/** Active users who are open to collaborate, as in the search. */
function isFindable(): SQL | undefined {
  return and(eq(users.status, 'active'), or(isNull(profiles.userId), eq(profiles.openToCollaborate, true)));
}

export async function countListedProjects(db: Db): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isListed());
  return rows[0]?.count ?? 0;
}

export async function listListedProjects(db: Db, { offset, limit }: Page) {
  return await db
    .select({ name: projects.slug, changedAt: projects.updatedAt })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isListed())
    .orderBy(projects.id)
    .offset(offset)
    .limit(limit);
}

const userChangedAt = sql<Date>`greatest(${users.updatedAt}, ${profiles.updatedAt})`.mapWith(users.updatedAt);

/** When the last listed subject of each kind was changed; null without one. */
export async function findLastChanges(db: Db) {
  const [ofProjects] = await db
    .select({ at: max(projects.updatedAt) })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(isListed());
  const [ofEvents] = await db
    .select({ at: max(events.updatedAt) })
    .from(events)
    .where(isListedEvent);
  const [ofPeople] = await db
    .select({ at: sql<Date | null>`max(${userChangedAt})`.mapWith(users.updatedAt) })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isFindable());
  return { projects: ofProjects?.at, events: ofEvents?.at, people: ofPeople?.at };
}

export async function countPublicEvents(db: Db): Promise<number> {
  return await db.$count(events, isListedEvent);
}

export async function listPublicEvents(db: Db, { offset, limit }: Page) {
  return await db
    .select({ name: events.slug, changedAt: events.updatedAt })
    .from(events)
    .where(isListedEvent)
    .orderBy(events.id)
    .offset(offset)
    .limit(limit);
}

export async function countFindableUsers(db: Db): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isFindable());
  return rows[0]?.count ?? 0;
}

export async function listFindableUsers(db: Db, { offset, limit }: Page) {
  return await db
    .select({
      name: users.username,
      changedAt: userChangedAt,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(isFindable())
    .orderBy(users.id)
    .offset(offset)
    .limit(limit);
}
