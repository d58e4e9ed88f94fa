import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from './testing/actors/factories.ts';
import { isSignedIn, setUpAuthenticator, signIn } from './testing/actors/two-factors.ts';
import { compileCache, resolveCache } from './testing/processes/fast-start.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./admin.ts', import.meta.url));
let product: TestApp;
let dataDir: string;

beforeAll(async () => {
  product = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'teamwright-admin-'));
});

afterAll(async () => {
  await product.close();
  await rm(dataDir, { recursive: true });
});

test('makes an account an administrator and back, and lists it', async () => {
  const visitor = product.guest();
  const account = { username: 'Ada Brink', email: 'ada@example.org', password: 'correct horse battery' };
  await visitor.call('POST', '/api/auth/signup', { body: account });
  expect(await admin('list')).toBe('No administrators\n');
  expect(await admin('grant', 'ada@example.org')).toBe('Ada Brink is an administrator now\n');
  expect(await admin('list')).toBe('ada@example.org (Ada Brink)\n');
  expect(await admin('revoke', 'ada@example.org')).toBe('Ada Brink is no longer an administrator\n');
  expect(await admin('list')).toBe('No administrators\n');
});

test('an empty address names no account: neither a deleted one nor one that was created with GitHub', async () => {
  await product.database.pool.query(
    `insert into users (id, username, email, status) values
      (gen_random_uuid(), 'Deleted user', '', 'deleted'), (gen_random_uuid(), 'from-github', '', 'active')`,
  );
  await expect(admin('grant', '')).rejects.toMatchObject({ code: 1, stderr: 'Account not found\n' });
});

test('two-step sign-in of an account is turned off, and its sessions end', async () => {
  const owner = await createUser(product);
  await setUpAuthenticator(product, owner);
  expect(await admin('reset-second-factor', owner.user.email)).toBe(
    `Two-step sign-in of ${owner.user.username} is off\n`,
  );
  expect(await isSignedIn(owner)).toBe(false);
  const guest = product.guest();
  await signIn(guest, owner.user.email);
  expect(await isSignedIn(guest)).toBe(true);
  await expect(admin('reset-second-factor', owner.user.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]+ not found\n$/),
  });
});

test('prints one line and exits with 1 for an unknown account or command', async () => {
  await expect(admin('grant', 'nobody@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]+\n$/),
  });
  const usage = /^Usage: npm run admin[^\n]+\n$/;
  await expect(admin('promote', 'ada@example.org')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(usage),
  });
  await expect(admin('grant')).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(usage) });
});

async function admin(...words: string[]): Promise<string> {
  const env = {
    ...compileCache,
    PATH: process.env.PATH,
    DATABASE_URL: product.database.url,
    DATA_DIR: dataDir,
  };
  return (await run(process.execPath, [...resolveCache, script, ...words], { env })).stdout;
}
