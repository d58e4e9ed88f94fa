import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, createTestDatabase } from '../testing/processes/database.ts';
import { assertSupportedVersion, migrateDatabase } from './migrate.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_first', breakpoints: true }];
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  // Slow enough that the processes would overlap without the lock.
  await writeFile(join(folder, '0000_first.sql'), 'create table first (id int);\nselect pg_sleep(0.05);');
});

afterAll(() => rm(folder, { recursive: true }));

test('runs the migrations once when six servers start at the same time', async () => {
  const database = await createEmptyDatabase();
  try {
    await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(database.url, folder)));
    expect(await count(database.url, 'drizzle.__drizzle_migrations')).toBe(1);
    expect(await count(database.url, 'first')).toBe(0);
  } finally {
    await database.drop();
  }
});

test('reports an unreachable server in one line with the variable and without the password', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/nowhere';
  await expect(migrateDatabase(url)).rejects.toThrow(
    /^Cannot reach the database 127\.0\.0\.1:1\/nowhere \(DATABASE_URL\): .*ECONNREFUSED[^\n]*$/,
  );
});

test('rejects PostgreSQL before version 15', () => {
  expect(() => assertSupportedVersion(140_019)).toThrow(
    /^PostgreSQL 14 is too old: Teamwright needs 15 or newer/,
  );
  expect(() => assertSupportedVersion(150_000)).not.toThrow();
});

test('applies every migration to the test template', async () => {
  const database = await createTestDatabase();
  const { rows } = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
  expect(rows[0].n).toBeGreaterThan(0);
  await database.close();
});

async function count(url: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  await client.end();
  return rows[0]?.n ?? Number.NaN;
}
