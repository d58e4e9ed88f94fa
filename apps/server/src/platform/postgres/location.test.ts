import { lstat, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { type Location, makeSocketFolder, socketFile } from './location.ts';

let parent: string;
let made: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'teamwright-location-'));
  made = [parent];
});

afterEach(async () => {
  for (const folder of made) await rm(folder, { recursive: true, force: true });
});

test('puts the socket beside the data, accessible to its user only', async () => {
  const folder = await makeSocketFolder(locationIn(parent));
  expect(folder).toBe(join(parent, 'socket'));
  expect((await lstat(folder)).mode & 0o777).toBe(0o700);
});

test('uses a short folder for a path that is too long for a socket, the same each time and accessible to its user only', async () => {
  const location = locationIn(join(parent, 'long'.repeat(30)));
  const folder = await makeSocketFolder(location);
  made.push(folder);
  expect(Buffer.byteLength(join(folder, socketFile))).toBeLessThanOrEqual(107);
  expect((await lstat(folder)).mode & 0o777).toBe(0o700);
  expect(await makeSocketFolder(location)).toBe(folder);
});

test('does not follow a link in place of the folder', async () => {
  await symlink('/etc', join(parent, 'socket'));
  await expect(makeSocketFolder(locationIn(parent))).rejects.toThrow(StartError);
});

function locationIn(folder: string): Location {
  return { folder, pgdata: join(folder, 'pgdata'), runAs: undefined };
}
