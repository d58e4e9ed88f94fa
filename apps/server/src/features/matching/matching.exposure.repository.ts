import type { UserLevel } from '@teamwright/matching/fairness/exposure-level.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { matchExposure } from '../../db/schema/matching.ts';
import { profiles } from '../../db/schema/profiles.ts';

/** Held until the transaction ends; false if another process holds it. */
export async function lockExposure(db: Db): Promise<boolean> {
  const result = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('matching.exposure')) as locked`,
  );
  return result.rows[0]?.locked === true;
}

export async function listLevels(db: Db): Promise<UserLevel[]> {
  return await db.select().from(matchExposure);
}

/**
 * Stores the levels of active users who have not opted out, and returns their ids. Skips users who opt out or leave
 * at the same time; the rows are locked until the transaction ends.
 */
export async function upsertLevels(db: Db, levels: readonly UserLevel[]): Promise<string[]> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.status, 'active'),
        inArray(
          users.id,
          levels.map(({ userId }) => userId),
        ),
      ),
    )
    .for('key share', { skipLocked: true });
  const ids = sql`${sql.param(held.map(({ id }) => id))}::uuid[]`;
  const stored = await db.execute<{ id: string }>(sql`
    insert into ${matchExposure} as known (user_id, level)
    select r."userId", r.level
    from jsonb_to_recordset(${JSON.stringify(levels)}::jsonb) as r("userId" uuid, level smallint)
    where r."userId" = any(${ids})
      and not exists (select from ${profiles} o where o.user_id = r."userId" and not o.learning)
    on conflict (user_id) do update set level = excluded.level where known.level <> excluded.level
    returning user_id as id`);
  return stored.rows.map(({ id }) => id);
}

export async function removeLevels(db: Db, userIds: readonly string[]): Promise<void> {
  await db.delete(matchExposure).where(inArray(matchExposure.userId, [...userIds]));
}

/** Waits for a running update of this user's level, so that none is stored after the removal. */
export async function removeLevelOf(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await removeLevels(db, [userId]);
}
