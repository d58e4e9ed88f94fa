import { sql } from 'drizzle-orm';
import type { Db } from '../../apps/server/src/db/client.ts';
import { until } from './until.ts';

/** pg-boss looks for jobs of killed processes once a minute. */
const maxJobsMs = 4 * 60_000;

/**
 * Waits for the jobs of events. Those of a killed process are retried at once instead of after a minute without a
 * heartbeat.
 */
export async function untilEventJobsAreDone(db: Db): Promise<void> {
  await db.execute(
    sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  );
  await until('the jobs of events', maxJobsMs, async () => {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from jobs.job
      where state in ('created', 'retry', 'active') and name like 'events.%'`);
    return rows[0]?.count === 0;
  });
}
