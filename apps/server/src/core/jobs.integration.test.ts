import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilJobsAreDone } from '../testing/actors/emails.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { emit } from './events.ts';
import { systemCtx } from './http.ts';
import { newId } from './ids.ts';
import { withTransaction } from './transaction.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('retries a job of a killed process within two minutes, not after fifteen', async () => {
  const eventId = newId();
  await withTransaction(systemCtx(site.app), (ctx) => emit(ctx, 'event.cancelled', { eventId }));
  await untilJobsAreDone(site);
  // The job as a process leaves it that was killed a minute ago.
  const { rows } = await site.database.pool.query<{ id: string; name: string }>(`update jobs.job
    set state = 'active', completed_on = null, started_on = now() - interval '65 seconds',
      heartbeat_on = now() - interval '61 seconds'
    where data->>'eventId' = '${eventId}' returning id, name`);
  expect(rows.length).toBeGreaterThan(0);
  const boss = new PgBoss({ connectionString: site.database.url, schema: 'jobs', supervise: false });
  await boss.start();
  try {
    for (const { name } of rows) await boss.supervise(name);
  } finally {
    await boss.stop();
  }
  await untilJobsAreDone(site);
  for (const { id } of rows) {
    const { rows: jobs } = await site.database.pool.query(
      'select state, retry_count as retries from jobs.job where id = $1',
      [id],
    );
    expect(jobs).toEqual([{ state: 'completed', retries: 1 }]);
  }
});
