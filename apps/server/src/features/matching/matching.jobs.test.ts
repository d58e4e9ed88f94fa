import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { matchingJobs } from './matching.jobs.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function age(developer: TestUser, days: number): Promise<void> {
  await site.database.pool.query(
    "update match_changes set created_at = now() - $2 * interval '1 day' where entity_id = $1",
    [developer.user.id, days],
  );
}

async function trim(): Promise<{ entity: string; id: string }[]> {
  for (const job of matchingJobs) await job.run(systemCtx(site.app));
  const log = await site.database.pool.query<{ entity: string; id: string }>(
    'select entity, entity_id as id from match_changes order by transaction_id, seq',
  );
  return log.rows;
}

test('deletes changes older than a week except for one mark, and keeps later ones', async () => {
  const [first, second, recent] = [await createUser(site), await createUser(site), await createUser(site)];
  await age(first, 9);
  await age(second, 8);
  const before = await trim();
  expect(before[0]).toEqual({ entity: 'trim', id: second.user.id });
  expect(before.slice(1).every(({ entity, id }) => entity === 'developer' && id === recent.user.id)).toBe(
    true,
  );
  expect(before.length).toBeGreaterThan(1);
  expect(await trim()).toEqual(before);
  await age(recent, 8);
  expect(await trim()).toEqual([{ entity: 'trim', id: recent.user.id }]);
});
