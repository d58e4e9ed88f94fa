import type { Welcome } from '@teamwright/contracts/onboarding.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { welcomes } from '../../db/schema/onboarding.ts';
import { profiles } from '../../db/schema/profiles.ts';

/** The steps, and which of them the profile answers. */
export async function findWelcome(db: Db, userId: string) {
  const { hoursPerWeek, availability, goals } = profiles;
  const rows = await db
    .select({
      done: welcomes.done,
      skipped: welcomes.skipped,
      hasHours: sql<boolean>`coalesce(${hoursPerWeek} is not null or ${availability} is not null, false)`,
      hasGoals: sql<boolean>`coalesce(cardinality(${goals}) > 0, false)`,
    })
    .from(welcomes)
    .leftJoin(profiles, eq(profiles.userId, welcomes.userId))
    .where(eq(welcomes.userId, userId));
  return rows[0];
}

export type WelcomeRow = NonNullable<Awaited<ReturnType<typeof findWelcome>>>;

export async function insertWelcome(db: Db, userId: string, now: Date): Promise<void> {
  await db.insert(welcomes).values({ userId, createdAt: now, updatedAt: now }).onConflictDoNothing();
}

type Step = Welcome['steps'][number];

/** Marks a step, in one statement, so that two tabs lose no step. A step that is done stays done. */
export async function updateStep(
  db: Db,
  userId: string,
  { step, status }: { step: Step['step']; status: 'done' | 'skipped' },
  now: Date,
): Promise<void> {
  const { done, skipped } = welcomes;
  const without = sql`array_remove(${skipped}, ${step})`;
  const isDone = sql`${step} = any(${done})`;
  const set =
    status === 'done'
      ? {
          done: sql`case when ${isDone} then ${done} else array_append(${done}, ${step}) end`,
          skipped: without,
        }
      : { skipped: sql`case when ${isDone} then ${without} else array_append(${without}, ${step}) end` };
  await db
    .update(welcomes)
    .set({ ...set, updatedAt: now })
    .where(eq(welcomes.userId, userId));
}

export async function removeWelcome(db: Db, userId: string): Promise<void> {
  await db.delete(welcomes).where(eq(welcomes.userId, userId));
}
