import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { shownMatches } from '../../db/schema/learning.ts';
import { profiles } from '../../db/schema/profiles.ts';

const toPeople = eq(shownMatches.kind, 'people');
const learnedFrom = or(isNull(profiles.learning), eq(profiles.learning, true));

/** All pages that a viewer saw on a day count as one, so that no user can raise the exposure of others. */
const viewerDays = sql`count(distinct (viewer_id, day))`;

/**
 * For each of these users: when the account was created, whether they were ever on a page, and on how many since
 * `since`.
 */
export async function listExposed(db: Db, ids: readonly string[], since: Date) {
  if (ids.length === 0) return [];
  const pages = sql`from ${shownMatches} s where s.developer_id = ${users.id} and s.kind = 'people'`;
  return await db
    .select({
      id: users.id,
      createdAt: users.createdAt,
      learning: profiles.learning,
      everShown: sql<boolean>`exists (select ${pages})`,
      recentPages: sql`(select ${viewerDays} ${pages} and s.shown_at > ${since})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...ids]));
}

/** On how many pages users were since `since`, without users who were on none. */
export async function listPages(db: Db, since: Date) {
  return await db
    .select({ userId: shownMatches.developerId, pages: viewerDays.mapWith(Number) })
    .from(shownMatches)
    .where(and(toPeople, gt(shownMatches.shownAt, since)))
    .groupBy(shownMatches.developerId);
}

/** How many users were shown how many times. */
export async function listShownTimes(db: Db, since: Date) {
  const times = db
    .select({ times: sql<number>`count(*)::int`.as('times') })
    .from(shownMatches)
    .where(and(toPeople, gt(shownMatches.shownAt, since)))
    .groupBy(shownMatches.developerId)
    .as('shown');
  return await db
    .select({ times: times.times, people: sql`count(*)`.mapWith(Number) })
    .from(times)
    .groupBy(times.times);
}

export async function countOutcomes(db: Db, since: Date) {
  const [row] = await db
    .select({
      opened: sql`count(${shownMatches.openedAt})`.mapWith(Number),
      invited: sql`count(${shownMatches.invitedAt})`.mapWith(Number),
      accepted: sql`count(${shownMatches.acceptedAt})`.mapWith(Number),
    })
    .from(shownMatches)
    .where(and(toPeople, gt(shownMatches.shownAt, since)));
  return row ?? { opened: 0, invited: 0, accepted: 0 };
}

/** Active users who are open to collaborate and have not opted out. */
export async function countShowable(db: Db): Promise<number> {
  const [row] = await db
    .select({ people: sql`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(
      and(
        eq(users.status, 'active'),
        learnedFrom,
        or(isNull(profiles.openToCollaborate), eq(profiles.openToCollaborate, true)),
      ),
    );
  return row?.people ?? 0;
}
