import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const run = promisify(execFile);
let checkout: string;

beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'teamwright-ensure-'));
  await mkdir(join(checkout, 'tools'));
  await mkdir(join(checkout, 'bin'));
  await copyFile(new URL('./ensure.mjs', import.meta.url), join(checkout, 'tools/ensure.mjs'));
  await writeFile(join(checkout, 'package-lock.json'), '{}');
  await npm('mkdir -p node_modules/.bin && touch node_modules/.bin/node && sleep 0.2');
});

afterEach(() => rm(checkout, { recursive: true }));

test('installs once, and again only after a change of the lock', async () => {
  await ensure();
  await ensure();
  expect(await calls()).toEqual(['ci --include=dev --include=optional --loglevel=error']);
  await writeFile(join(checkout, 'package-lock.json'), '{"changed":true}');
  await ensure();
  expect(await calls()).toHaveLength(2);
});

test('installs nothing on an unsupported platform', async () => {
  const script = encodeURIComponent('Object.defineProperty(process, "platform", { value: "darwin" })');
  const failure = await ensure({ NODE_OPTIONS: `--import data:text/javascript,${script}` }).catch(
    (error) => error,
  );
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('Teamwright runs on Linux') });
  expect(await calls()).toEqual([]);
});

test('installs once for two commands at the same time', async () => {
  await Promise.all([ensure(), ensure(), ensure()]);
  expect(await calls()).toHaveLength(1);
});

test("makes git use the repository's hooks, unless the developer has chosen others", async () => {
  const git = (...words: string[]) => run('git', ['-C', checkout, ...words]);
  await git('init', '-q');
  await ensure();
  expect((await git('config', 'core.hooksPath')).stdout).toBe('tools/hooks\n');
  await git('config', 'core.hooksPath', 'my-hooks');
  await writeFile(join(checkout, 'package-lock.json'), '{"changed":true}');
  await ensure();
  expect((await git('config', 'core.hooksPath')).stdout).toBe('my-hooks\n');
});

test('ends with one clear line after a failure, and the next run retries', async () => {
  await npm('echo "npm error network" >&2; exit 1');
  await expect(ensure()).rejects.toMatchObject({
    code: 1,
    stderr: 'npm error network\nInstalling the packages failed (npm ci)\n',
  });
  await npm('mkdir -p node_modules/.bin && touch node_modules/.bin/node');
  await ensure();
  expect(await calls()).toHaveLength(2);
});

test('fails if the pinned Node is missing after the installation', async () => {
  await npm('mkdir -p node_modules');
  await expect(ensure()).rejects.toMatchObject({
    stderr: 'The packages were installed without the pinned Node\n',
  });
});

/** Replaces npm by a script that records each call. */
async function npm(script: string): Promise<void> {
  const file = join(checkout, 'bin/npm');
  await writeFile(file, `#!/bin/sh\necho "$@" >> calls\n${script}\n`);
  await chmod(file, 0o755);
}

function ensure(variables: Record<string, string> = {}) {
  const env = { ...variables, PATH: `${join(checkout, 'bin')}:/usr/bin:/bin` };
  return run(process.execPath, [join(checkout, 'tools/ensure.mjs')], { cwd: checkout, env });
}

async function calls(): Promise<string[]> {
  const calls = await readFile(join(checkout, 'calls'), 'utf8').catch(() => '');
  return calls.split('\n').filter((line) => line !== '');
}
