import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { profiles } from '../../db/schema/profiles.ts';
import { personSkills } from '../../db/schema/skills.ts';
import { weeklyMatchChecks, weeklyMatches } from '../../db/schema/weekly-matches.ts';

/** A user without a check is due this long after the account was created. */
const lastCheck = sql`coalesce(${weeklyMatchChecks.checkedAt}, ${users.createdAt})`;

/** Active users with a confirmed email address and a confirmed skill, in the order of their ids. */
export async function listDueUsers(db: Db, checkedBefore: Date, after: string | undefined, limit: number) {
  const hasSkill = sql`exists (select from ${personSkills}
    where ${personSkills.userId} = ${users.id} and ${personSkills.status} = 'confirmed')`;
  return await db
    .select({ userId: users.id, timeZone: profiles.timeZone })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(weeklyMatchChecks, eq(weeklyMatchChecks.userId, users.id))
    .where(
      and(
        eq(users.status, 'active'),
        eq(users.emailVerified, true),
        hasSkill,
        sql`${lastCheck} <= ${checkedBefore.toISOString()}::timestamptz`,
        after ? gt(users.id, after) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Of two concurrent calls, one gets true. */
export async function claimCheck(
  db: Db,
  userId: string,
  { checkedBefore, now }: { checkedBefore: Date; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(weeklyMatchChecks)
    .values({ userId, checkedAt: now })
    .onConflictDoUpdate({
      target: weeklyMatchChecks.userId,
      set: { checkedAt: now },
      setWhere: lte(weeklyMatchChecks.checkedAt, checkedBefore),
    })
    .returning({ userId: weeklyMatchChecks.userId });
  return rows.length > 0;
}

export async function listSentProjects(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ projectId: weeklyMatches.projectId })
    .from(weeklyMatches)
    .where(eq(weeklyMatches.userId, userId));
  return rows.map(({ projectId }) => projectId);
}

export async function insertSentProjects(
  db: Db,
  userId: string,
  projectIds: readonly string[],
  sentAt: Date,
): Promise<void> {
  await db.insert(weeklyMatches).values(projectIds.map((projectId) => ({ userId, projectId, sentAt })));
}

export async function removeWeeklyMatchesOf(db: Db, userId: string): Promise<void> {
  await db.delete(weeklyMatches).where(eq(weeklyMatches.userId, userId));
  await db.delete(weeklyMatchChecks).where(eq(weeklyMatchChecks.userId, userId));
}
