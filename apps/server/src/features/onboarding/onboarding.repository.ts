import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { onboardings } from '../../db/schema/onboarding.ts';

export type OnboardingRow = typeof onboardings.$inferSelect;

type Changes = Partial<Omit<typeof onboardings.$inferInsert, 'userId'>>;

const restarted = { status: 'reading', reason: null, retryAt: null, claimedBy: null } as const;

/** Inserts a row, or restarts one that stopped. Returns false for any other row. */
export async function insertOnboarding(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(onboardings)
    .values({ userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: onboardings.userId,
      set: { ...restarted, updatedAt: now },
      setWhere: eq(onboardings.status, 'stopped'),
    })
    .returning({ userId: onboardings.userId });
  return rows.length > 0;
}

/** Restarts a reading that stopped, or whose job has given up. Returns whether there was one. */
export async function updateRestarted(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(onboardings)
    .set({ ...restarted, updatedAt: now })
    .where(and(eq(onboardings.userId, userId), inArray(onboardings.status, ['stopped', 'reading'])))
    .returning({ userId: onboardings.userId });
  return rows.length > 0;
}

export async function findOnboarding(db: Db, userId: string): Promise<OnboardingRow | undefined> {
  const rows = await db.select().from(onboardings).where(eq(onboardings.userId, userId));
  return rows[0];
}

export async function lockOnboarding(db: Db, userId: string): Promise<OnboardingRow | undefined> {
  const rows = await db.select().from(onboardings).where(eq(onboardings.userId, userId)).for('update');
  return rows[0];
}

/** Takes the reading over from any other job. Returns undefined if there is nothing to read. */
export async function claimOnboarding(db: Db, userId: string, by: string) {
  const rows = await db
    .update(onboardings)
    .set({ claimedBy: by })
    .where(and(eq(onboardings.userId, userId), eq(onboardings.status, 'reading')))
    .returning();
  return rows[0];
}

/** Returns false if another job has taken over, or the reading has ended. */
export async function updateClaimed(
  db: Db,
  { userId, by }: { userId: string; by: string },
  changes: Changes,
): Promise<boolean> {
  const rows = await db
    .update(onboardings)
    .set(changes)
    .where(
      and(eq(onboardings.userId, userId), eq(onboardings.claimedBy, by), eq(onboardings.status, 'reading')),
    )
    .returning({ userId: onboardings.userId });
  return rows.length > 0;
}

export async function updateOnboarding(db: Db, userId: string, changes: Changes): Promise<boolean> {
  const rows = await db
    .update(onboardings)
    .set(changes)
    .where(eq(onboardings.userId, userId))
    .returning({ userId: onboardings.userId });
  return rows.length > 0;
}

export async function removeOnboarding(db: Db, userId: string): Promise<void> {
  await db.delete(onboardings).where(eq(onboardings.userId, userId));
}
