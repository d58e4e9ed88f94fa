import { sql } from 'drizzle-orm';
import { createRemoteUsers } from '../../apps/server/src/testing/processes/remote.ts';
import { createRemoteEvent, insertFormation } from '../../tools/chaos/cohort.ts';
import { createServerUnderTest } from '../../tools/chaos/server-under-test.ts';
import { until } from '../../tools/chaos/until.ts';

const members = 4;
const maxNotifiedMs = 60_000;

export interface PublicationTimes {
  /** Until the server answered: projects, members and the publication are stored. */
  readonly publishedMs: number;
  /** Until every participant has a notification. */
  readonly notifiedMs: number;
}

/** Publishes teams of four on a real server with its database, and waits for the notifications. */
export async function measurePublication(teams: number): Promise<PublicationTimes> {
  const server = await createServerUnderTest();
  const database = await server.openDatabase();
  try {
    const [organiser] = await createRemoteUsers(server.url, 1);
    if (organiser === undefined) throw new Error('an organiser is required');
    const event = await createRemoteEvent(organiser, 'Publication week', teams * members);
    await insertFormation(database.db, event.id, teams, members);
    const begun = performance.now();
    await organiser.post(`/api/events/${event.id}/formations/1/publish`, {});
    const publishedMs = performance.now() - begun;
    await until('all notifications', maxNotifiedMs, async () => {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from notifications where event_id = ${event.id}`,
      );
      return rows[0]?.count === teams * members;
    });
    return { publishedMs, notifiedMs: performance.now() - begun };
  } finally {
    await database.close();
    await server.remove();
  }
}
