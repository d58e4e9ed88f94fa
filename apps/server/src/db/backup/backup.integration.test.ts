import { createHash } from 'node:crypto';
import { appendFile, cp, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { filesOf } from '../../features/uploads/pictures.policy.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import {
  createProject,
  createUser,
  join as joinTeam,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { uploadPicture } from '../../testing/actors/uploads.ts';
import { createEmptyDatabase } from '../../testing/processes/database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrateDatabase, migrationsFolder } from '../migrate.ts';
import { createBackup } from './create-backup.ts';
import { readBackup, restoreBackup } from './restore.ts';

let site: TestApp;
let owner: TestUser;
let writer: TestUser;
let postId: string;
let folder: string;
let target: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  site = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'teamwright-backups-'));
  owner = await createUser(site);
  writer = await createUser(site);
  const project = await createProject(owner);
  postId = project.id;
  await joinTeam(writer, project, owner);
  await uploadPicture(writer);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  target = await createEmptyDatabase();
  return () => target.drop();
});

function take(name: string, url = site.database.url) {
  const { read } = openStorage({ dataDir: site.dataDir, s3: undefined });
  const about = { version: '0.1.0', keyMark: 'mark', signal: new AbortController().signal };
  return createBackup({ url, folder: join(folder, name), ...about, pictures: { filesOf, read } });
}

async function restore(name: string, changes: { replace?: boolean; url?: string; withJobs?: boolean } = {}) {
  const from = join(folder, name);
  const storage = openStorage({ dataDir: join(folder, 'restored'), s3: undefined });
  const { signal } = new AbortController();
  const how = { url: target.url, replace: false, withJobs: true, signal, ...changes };
  await restoreBackup({ folder: from, backup: await readBackup(from), storage, filesOf, ...how });
}

async function ask(query: string, url = target.url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(query).finally(() => client.end());
  return rows;
}

test('writes all tables as of one moment while users write, and restores them completely', async () => {
  let writing = true;
  let sent = 0;
  const write = async (user: typeof owner) => {
    while (writing) {
      const body = { postId, message: `Wörter, \\N und\ttabs\n${sent}` };
      const answer = await user.call('POST', '/api/chat/send', { body });
      expect(answer.statusCode, answer.body).toBe(201);
      sent += 1;
    }
  };
  const writers = [owner, writer, owner, writer].map(write);
  await vi.waitFor(() => expect(sent).toBeGreaterThan(10), { timeout: 30_000 });
  await take('busy');
  writing = false;
  await Promise.all(writers);
  await restore('busy');
  const rooms = await ask(
    `select r.last_seq::int as last, count(m.*)::int as messages, coalesce(max(m.seq), 0)::int as highest
     from rooms r left join messages m on m.room_id = r.project_id group by r.project_id, r.last_seq`,
  );
  expect(rooms.length).toBeGreaterThan(0);
  for (const { last, messages, highest } of rooms)
    expect({ messages, highest }).toEqual({ messages: last, highest: last });
});

test('replaces existing data only on request and in one transaction', async () => {
  await take('kept');
  await restore('kept');
  await ask("update users set username = 'changed ' || id");
  await expect(restore('kept')).rejects.toThrow('The database is not empty: nothing was changed.');
  await expect(restore('kept', { replace: true, url: site.database.url })).rejects.toThrow('stop it first');
  await restore('kept', { replace: true });
  expect(await ask("select 1 from users where username like 'changed%'")).toEqual([]);
});

test('rejects a cut, changed or incomplete backup before anything is changed', async () => {
  const { backup } = await take('whole');
  const file = join(folder, 'whole', backup.tables[0]?.file.path ?? '');
  const manifest = join(folder, 'whole', 'manifest.json');
  const [bytes, text] = [await readFile(file), await readFile(manifest, 'utf8')];
  await truncate(file, bytes.length - 1);
  await expect(restore('whole')).rejects.toThrow('has another length');
  await writeFile(file, bytes.fill(7, bytes.length - 1));
  await expect(restore('whole')).rejects.toThrow('was changed');
  await rm(file);
  await expect(restore('whole')).rejects.toThrow('is missing');
  await writeFile(manifest, text.replace('"rows": 2', '"rows": 1'));
  await expect(restore('whole')).rejects.toThrow('manifest.json is damaged');
  await appendFile(manifest, text);
  await expect(restore('whole')).rejects.toThrow('manifest.json is damaged');
  expect(await ask("select 1 from pg_class where relname = 'users'")).toEqual([]);
});

async function alter(name: string, change: (backup: Record<string, unknown>) => void): Promise<void> {
  const manifest = join(folder, name, 'manifest.json');
  const { backup } = JSON.parse(await readFile(manifest, 'utf8'));
  change(backup);
  const sha256 = createHash('sha256').update(JSON.stringify(backup)).digest('hex');
  await writeFile(manifest, JSON.stringify({ sha256, backup }));
}

test('rejects a newer schema, and rolls back if rows are missing', async () => {
  const { backup } = await take('newer');
  await alter('newer', (of) => Object.assign(of, { migrations: [...backup.migrations, 'of tomorrow'] }));
  await expect(restore('newer')).rejects.toThrow('with a newer schema than this version has');
  const tables = backup.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
  await alter('newer', (of) => Object.assign(of, { migrations: backup.migrations, tables }));
  await expect(restore('newer')).rejects.toThrow('rows instead of');
  expect(await ask("select 1 from pg_class where relname = 'users'")).toEqual([]);
});

test('migrates a backup with an older schema', async () => {
  const migrations = await mkdtemp(join(folder, 'migrations-'));
  await cp(migrationsFolder, migrations, { recursive: true });
  const journal = join(migrations, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const older = entries.slice(0, 18);
  await writeFile(journal, JSON.stringify({ ...rest, entries: older }));
  const old = await createEmptyDatabase();
  await migrateDatabase(old.url, migrations);
  await ask(
    "insert into users (id, username, email) values (gen_random_uuid(), 'Ada', 'ada@example.org')",
    old.url,
  );
  await take('older', old.url);
  await old.drop();
  await restore('older');
  expect(await ask('select username from users')).toEqual([{ username: 'Ada' }]);
  const [applied] = await ask('select count(*)::int as n from drizzle.__drizzle_migrations');
  expect(applied.n).toBe(entries.length);
});

test('rejects jobs of another queue version or omits them', async () => {
  await take('jobs');
  await alter('jobs', (of) => Object.assign(of, { jobs: 1 }));
  await expect(restore('jobs')).rejects.toThrow('without them by --without-jobs');
  await restore('jobs', { withJobs: false });
  expect(await ask('select username from users')).toHaveLength(2);
  expect(await ask("select 1 from pg_namespace where nspname = 'jobs'")).toEqual([]);
});
