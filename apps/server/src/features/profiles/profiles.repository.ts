import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { users } from '../../db/schema/accounts.ts';
import { profiles } from '../../db/schema/profiles.ts';

type ProfileValues = Partial<Omit<typeof profiles.$inferInsert, 'userId'>>;

export type NewProfile = typeof profiles.$inferInsert;

/** All rows have the same columns. */
export async function insertProfiles(db: Db, rows: readonly NewProfile[]): Promise<void> {
  await insertRows(db, profiles, rows);
}

export async function upsertProfile(db: Db, userId: string, values: ProfileValues, now: Date): Promise<void> {
  const set = { ...values, updatedAt: now };
  await db
    .insert(profiles)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: profiles.userId, set });
}

/**
 * Stores the day of the user's last visit; false if that day is already stored. Skips users who are being deleted, so
 * that no row is inserted after theirs was removed.
 */
export async function updateLastActive(db: Db, userId: string, now: Date): Promise<boolean> {
  const marked = await db.execute(sql`
    insert into ${profiles} as known (user_id, last_active_at)
    select ${users.id}, ${now.toISOString()}::timestamptz from ${users}
    where ${users.id} = ${userId} and ${users.status} = 'active' for key share skip locked
    on conflict (user_id) do update set last_active_at = excluded.last_active_at
    where known.last_active_at is null
      or known.last_active_at < date_trunc('day', excluded.last_active_at, 'UTC')
    returning user_id`);
  return marked.rows.length > 0;
}

/** Stores a use of the site. The first use after `pauseStart` without another one starts a new visit. */
export async function updateVisit(db: Db, userId: string, now: Date, pauseStart: Date): Promise<void> {
  // Profiles that were imported, or are older than this column, only have the day of the last visit.
  const lastUse = sql`coalesce(${profiles.visitedAt}, ${profiles.lastActiveAt})`;
  await db
    .update(profiles)
    .set({
      visitedAt: now,
      previousVisitAt: sql`case when ${lastUse} < ${pauseStart.toISOString()}::timestamptz
        then ${lastUse} else ${profiles.previousVisitAt} end`,
    })
    .where(eq(profiles.userId, userId));
}

export async function findPreviousVisit(db: Db, userId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ previousVisitAt: profiles.previousVisitAt })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.previousVisitAt ?? undefined;
}

export async function removeProfile(db: Db, userId: string): Promise<void> {
  await db.delete(profiles).where(eq(profiles.userId, userId));
}
