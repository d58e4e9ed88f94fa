import { sql } from 'drizzle-orm';
import { createDatabase } from '../../apps/server/src/db/client.ts';
import { openEmbedded } from '../../apps/server/src/platform/postgres/embedded.ts';

/** Moves an event into the past, and queues the job that marks ended events, which otherwise runs every ten minutes. */
export async function endEvent(eventId: string): Promise<void> {
  const opened = await openEmbedded({ dataDir: process.env.E2E_DATA_DIR ?? '', role: 'tool' });
  const database = createDatabase(opened.url, 1);
  try {
    await database.db.execute(sql`
      update events set deadline = deadline - interval '90 days', starts_at = starts_at - interval '90 days',
        ends_at = ends_at - interval '90 days' where id = ${eventId}`);
    await database.db.execute(sql`insert into jobs.job (name) values ('events.advance')`);
  } finally {
    await database.close();
    await opened.close();
  }
}
