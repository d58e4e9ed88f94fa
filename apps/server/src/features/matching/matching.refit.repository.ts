import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matchWeights } from '../../db/schema/matching.ts';

/** Held until the transaction ends; false if another process holds it. */
export async function lockRefit(db: Db): Promise<boolean> {
  const result = await db.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('matching.refit')) as locked`,
  );
  return result.rows[0]?.locked === true;
}

export async function findRefitSince(db: Db, since: Date): Promise<boolean> {
  return (await db.$count(matchWeights, gt(matchWeights.createdAt, since))) > 0;
}

export async function insertRefit(db: Db, row: typeof matchWeights.$inferInsert): Promise<void> {
  await db.insert(matchWeights).values(row);
}

/** The latest learned weights for the shipped weights of this version. */
export async function findLearnedWeights(db: Db, shipped: string) {
  const [row] = await db
    .select({ weights: matchWeights.weights })
    .from(matchWeights)
    .where(and(eq(matchWeights.shipped, shipped), isNotNull(matchWeights.weights)))
    .orderBy(desc(matchWeights.createdAt), desc(matchWeights.id))
    .limit(1);
  return row?.weights ?? undefined;
}

export async function findLastRefit(db: Db) {
  const { createdAt, verdict, pages, heldBack, before, after } = matchWeights;
  const [row] = await db
    .select({ at: createdAt, verdict, pages, heldBack, before, after })
    .from(matchWeights)
    .orderBy(desc(createdAt), desc(matchWeights.id))
    .limit(1);
  return row;
}
