import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createPerson } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { matchingJobs } from './matching.jobs.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

test('changes of more than a week ago are forgotten, later ones stay', async () => {
  const { pool } = site.database;
  await createPerson(site);
  const old = await createPerson(site);
  await pool.query("update match_changes set created_at = now() - interval '8 days' where entity_id = $1", [
    old.user.id,
  ]);
  const count = async () =>
    (await pool.query('select entity_id as id from match_changes')).rows.map((row) => row.id);
  expect(await count()).toContain(old.user.id);
  const before = (await count()).length;
  for (const job of matchingJobs) await job.run(systemCtx(site.app));
  expect(await count()).not.toContain(old.user.id);
  expect((await count()).length).toBe(before - 1);
});
