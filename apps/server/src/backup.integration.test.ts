import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from './db/demo/seed.ts';
import { createUser } from './testing/actors/factories.ts';
import { uploadPicture } from './testing/actors/uploads.ts';
import { tableDigests } from './testing/audits/table-digests.ts';
import { createEmptyDatabase } from './testing/processes/database.ts';
import { compileCache, resolveCache } from './testing/processes/fast-start.ts';
import { createTestApp, type TestApp, testSecret } from './testing/test-app.ts';

const run = promisify(execFile);
let site: TestApp;
let folder: string;

beforeAll(async () => {
  site = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'teamwright-backup-'));
  const { identity } = site.app.deps;
  const secrets = { current: testSecret };
  await seedDemo({ db: site.database.db, now: new Date(), secrets, hashPassword: identity.hashPassword });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

function command(name: 'backup' | 'restore', env: Record<string, string>, ...words: string[]) {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const whole = { ...compileCache, PATH: process.env.PATH, SECRET_KEY: testSecret, ...env };
  return run(process.execPath, [...resolveCache, script, ...words], { env: whole });
}

const here = () => ({ DATABASE_URL: site.database.url, DATA_DIR: site.dataDir });
const there = (url: string, name: string) => ({ DATABASE_URL: url, DATA_DIR: join(folder, name) });

test('restores every table, sequence and picture', async () => {
  const user = await createUser(site);
  const picture = await uploadPicture(user);
  await site.app.close();
  const kept = join(folder, 'quiet');
  await command('backup', here(), kept);
  const before = await tableDigests(site.database.url);
  expect(Object.keys(before).length).toBeGreaterThan(40);

  const empty = await createEmptyDatabase();
  const env = there(empty.url, 'quiet-data');
  const { stdout } = await command('restore', env, kept);
  expect(stdout).toMatch(/^Restored what Teamwright [\d.]+ kept at [^\n]+\n$/);
  const same = { ...before, 'public.match_changes': expect.any(String) };
  expect(await tableDigests(empty.url)).toEqual(same);
  const file = picture.replace('/media/', '');
  const original = await readFile(join(site.dataDir, 'media', file));
  expect((await readFile(join(env.DATA_DIR, 'media', file))).equals(original)).toBe(true);

  await empty.drop();
});

test('prints one line and exits with 1 for a wrong command or a folder without a backup', async () => {
  const refused = (stderr: RegExp) => ({ code: 1, stderr: expect.stringMatching(stderr) });
  await expect(command('backup', here(), '--all')).rejects.toMatchObject(
    refused(/^Usage: npm run backup[^\n]+\n$/),
  );
  await expect(command('restore', here(), folder)).rejects.toMatchObject(refused(/ is no backup: [^\n]+\n$/));
});
