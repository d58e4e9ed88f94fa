import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { signInSteps } from '../../../db/schema/second-factors.ts';

export async function insertStep(db: Db, row: typeof signInSteps.$inferInsert): Promise<void> {
  await db.insert(signInSteps).values(row);
}

export async function findStep(db: Db, key: string, now: Date) {
  const rows = await db
    .select({ userId: signInSteps.userId })
    .from(signInSteps)
    .where(and(eq(signInSteps.key, key), gt(signInSteps.expiresAt, now)));
  return rows[0];
}

interface Place {
  readonly sessionId?: string;
  readonly cookieHash?: string;
}

/** Deletes and returns a step, so that only one of several concurrent callers gets it. */
export async function takeStep(db: Db, key: string, { sessionId, cookieHash }: Place, now: Date) {
  const rows = await db
    .delete(signInSteps)
    .where(
      and(
        eq(signInSteps.key, key),
        gt(signInSteps.expiresAt, now),
        sessionId === undefined ? undefined : eq(signInSteps.sessionId, sessionId),
        cookieHash === undefined ? undefined : eq(signInSteps.cookieHash, cookieHash),
      ),
    )
    .returning({ userId: signInSteps.userId });
  return rows[0];
}

export async function removeStepsOf(db: Db, userId: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

export async function removeExpiredSteps(db: Db, now: Date): Promise<void> {
  await db.delete(signInSteps).where(lte(signInSteps.expiresAt, now));
}
