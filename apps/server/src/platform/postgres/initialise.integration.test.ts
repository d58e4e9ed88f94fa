import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialiseCluster } from './initialise.ts';

let folder: string;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-initdb-'));
  log = join(folder, 'log');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a script in place of initdb. It writes its log with `note`. */
async function initialise(script: string, signal?: AbortSignal): Promise<void> {
  const initdb = join(folder, 'initdb');
  await writeFile(initdb, `#!/bin/sh\nnote() { echo "$1" >> '${log}'; }\n${script}\n`);
  await chmod(initdb, 0o755);
  const location = { folder, pgdata: join(folder, 'pgdata'), runAs: undefined };
  await initialiseCluster({ initdb, postgres: '' }, location, false, signal);
}

async function logged(): Promise<string[]> {
  return (await readFile(log, 'utf8').catch(() => '')).split('\n').filter(Boolean);
}

test('waits until initdb has removed its files when the start is given up', async () => {
  const stopping = new AbortController();
  const slowEnd = "trap 'sleep 0.3; note removed; exit 1' TERM; note begun; sleep 10 > /dev/null 2>&1 & wait";
  const initialising = initialise(slowEnd, stopping.signal);
  initialising.catch(() => undefined);
  await vi.waitFor(async () => expect(await logged()).toEqual(['begun']), { timeout: 20_000 });
  stopping.abort(new Error('stop'));
  await expect(initialising).rejects.toThrow('stop');
  expect(await logged()).toEqual(['begun', 'removed']);
});

test('does not run initdb for a start that is given up already', async () => {
  await expect(initialise('note begun', AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
  expect(await logged()).toEqual([]);
});

test('runs initdb again without C.UTF-8 only if it refuses the locale', async () => {
  await initialise('note "$*"; case "$*" in *C.UTF-8) echo "invalid locale name" >&2; exit 1;; esac');
  expect((await logged()).map((words) => words.split('--locale=')[1])).toEqual(['C.UTF-8', 'C']);
  await rm(log);

  await expect(initialise('note begun; echo "initdb: error: disk is full" >&2; exit 1')).rejects.toThrow(
    /: disk is full$/,
  );
  expect(await logged()).toEqual(['begun']);
});

test('runs initdb once if a signal of the process group ends it', async () => {
  await expect(initialise('note begun; kill -TERM $$; sleep 1')).rejects.toThrow(/Cannot make/);
  expect(await logged()).toEqual(['begun']);
});
