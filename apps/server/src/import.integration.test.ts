import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/processes/database.ts';
import { compileCache, resolveCache } from './testing/processes/fast-start.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./import.ts', import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'teamwright-import-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

function importFiles(...paths: string[]) {
  const { PATH } = process.env;
  const env = { ...compileCache, PATH, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  return run(process.execPath, [...resolveCache, script, ...paths], { env });
}

const ada = '{"type":"person","id":"a","username":"ada"}';
const tides = '{"type":"project","id":"t","title":"Tides","owner":"a","endDate":"2017-02-05"}';

test('imports files in any order, and again without a change', async () => {
  const paths = [await file('projects.jsonl', `${tides}\r\n\n`), await file('people.jsonl', `\ufeff${ada}`)];
  expect((await importFiles(...paths)).stdout).toBe(
    'Imported 1 people and 1 projects; 0 records were imported before\n',
  );
  expect((await importFiles(...paths)).stdout).toBe(
    'Imported 0 people and 0 projects; 2 records were imported before\n',
  );
});

test('prints file, line and problem of wrong lines and exits with 1', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${ada}\n`),
    Buffer.from([0xff, 0xfe, 10]),
    Buffer.from('{"type":1}'),
  ]);
  const path = await file('wrong.jsonl', bytes);
  const huge = await file('huge.jsonl', `"${'x'.repeat(600 * 1024)}"\n`);
  await expect(importFiles(path, huge)).rejects.toMatchObject({
    code: 1,
    stderr: [
      'Nothing was imported: 3 lines are wrong',
      `${path}:2: Longer than 512 KiB, or not UTF-8`,
      `${path}:3: type: Invalid discriminator value. Expected 'person' | 'project'`,
      `${huge}:1: Longer than 512 KiB, or not UTF-8`,
      '',
    ].join('\n'),
  });
});

test('prints one line and exits with 1 without a file or with an unreadable one', async () => {
  await expect(importFiles()).rejects.toMatchObject({
    code: 1,
    stderr: 'Usage: npm run import -- <file> …\n',
  });
  const missing = join(folder, 'missing.jsonl');
  await expect(importFiles(missing)).rejects.toMatchObject({ code: 1, stderr: `Cannot read ${missing}\n` });
  await expect(importFiles(folder)).rejects.toMatchObject({ code: 1, stderr: `Cannot read ${folder}\n` });
});
