import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeOldAudit } from './audit.service.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function insertEntries(age: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  await site.database.pool.query(
    `insert into audit_log (id, action, subject, created_at)
     select id, 'signed_in', '', now() - $2::interval from unnest($1::uuid[]) id`,
    [ids, age],
  );
  return ids;
}

async function countOf(ids: readonly string[]): Promise<number> {
  const { rows } = await site.database.pool.query(
    'select count(*)::int as count from audit_log where id = any($1)',
    [ids],
  );
  return rows[0].count;
}

test('removes entries with their reasons after 365 days, and keeps newer ones', async () => {
  const old = await insertEntries('366 days', 2_500);
  const young = await insertEntries('364 days', 3);
  await site.database.pool.query(
    "insert into audit_reasons (entry_id, user_id, reason) select unnest($1::uuid[]), gen_random_uuid(), 'x'",
    [[old[0], young[0]]],
  );
  await removeOldAudit(systemCtx(site.app));
  expect({ old: await countOf(old), young: await countOf(young) }).toEqual({ old: 0, young: 3 });
  const { rows } = await site.database.pool.query('select entry_id from audit_reasons');
  expect(rows).toEqual([{ entry_id: young[0] }]);
});

test.each([
  ["delete from audit_log where created_at > now() - interval '365 days'"],
  ["update audit_log set created_at = created_at - interval '1 year'"],
  ['truncate audit_log cascade'],
])('the database rejects all other changes: %s', async (statement) => {
  await insertEntries('364 days', 1);
  await insertEntries('400 days', 1);
  await expect(site.database.pool.query(statement)).rejects.toThrow('append-only');
});
