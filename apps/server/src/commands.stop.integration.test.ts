import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort, startServer, temporaryDataDir } from '../../../e2e/support/server.ts';
import { type EmbeddedDatabase, openEmbedded } from './platform/postgres/embedded.ts';
import { tableDigests } from './testing/audits/table-digests.ts';
import { copyDataDir } from './testing/processes/data-dir.ts';
import { type ProcessGroup, processesOf, startGroup, until } from './testing/processes/process-group.ts';
import { createRemoteTeam } from './testing/processes/remote.ts';

const folders: Awaited<ReturnType<typeof temporaryDataDir>>[] = [];
let withTeam: Awaited<ReturnType<typeof temporaryDataDir>>;
let dataDir: string;
let backups: string;

beforeAll(async () => {
  withTeam = await temporaryDataDir();
  const server = await startServer({ port: await freePort(), dataDir: withTeam.path });
  await createRemoteTeam(server.url, 2);
  await server.stop();
});
afterAll(() => withTeam.remove());
beforeEach(async () => {
  dataDir = await freshFolder();
  backups = await freshFolder();
  await copyDataDir(withTeam.path, dataDir);
});
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
});

async function freshFolder(): Promise<string> {
  const folder = await temporaryDataDir();
  folders.push(folder);
  return folder.path;
}

function run(...words: string[]): ProcessGroup {
  const { PATH, HOME } = process.env;
  return startGroup(['npm', 'run', '--silent', ...words], { env: { PATH, HOME, DATA_DIR: dataDir } });
}

/** Starts a command that waits for a locked table and is then the only user of the database. */
async function runUntilLocked(table: string, ...words: string[]): Promise<ProcessGroup> {
  const embedded = await openEmbedded({ dataDir, role: 'tool' });
  const holder = await holdTable(embedded, table);
  const command = run(...words);
  await until(async () => {
    const { rows } = await holder.query('select 1 from pg_locks where not granted and relation is not null');
    return rows.length > 0;
  });
  await embedded.close();
  return command;
}

async function holdTable({ url }: EmbeddedDatabase, table: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'holder' });
  // PostgreSQL ends this session when the command stops PostgreSQL.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return client;
}

/** Only the product's own tables: the job queue records its maintenance in its tables. */
async function digests(): Promise<Record<string, string>> {
  const embedded = await openEmbedded({ dataDir, role: 'tool' });
  try {
    const all = Object.entries(await tableDigests(embedded.url));
    return Object.fromEntries(all.filter(([table]) => table.startsWith('public.')));
  } finally {
    await embedded.close();
  }
}

async function endOf(command: ProcessGroup, signal: NodeJS.Signals) {
  command.signal(signal);
  const code = await command.ended;
  expect(processesOf(basename(dataDir))).toEqual([]);
  return { code, output: command.output() };
}

const interrupted = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const;

test.each(interrupted)(
  'leaves no file behind when %s interrupts a backup and ends with %i',
  async (signal, code) => {
    const backup = await runUntilLocked('users', 'backup', '--', join(backups, 'one'));
    const end = await endOf(backup, signal);
    expect(end).toEqual({ code, output: `Stopped by ${signal} before the end\n` });
    expect(await readdir(backups)).toEqual([]);
  },
);

test.each(interrupted)(
  'changes nothing when %s interrupts a restore and ends with %i',
  async (signal, code) => {
    expect(await run('backup', '--', join(backups, 'one')).ended).toBe(0);
    const before = await digests();
    const words = ['restore', '--', join(backups, 'one'), '--replace-everything'];
    const end = await endOf(await runUntilLocked('users', ...words), signal);
    expect(end).toEqual({ code, output: `Stopped by ${signal} before the end\n` });
    expect(await digests()).toEqual(before);
  },
);

test.each(interrupted)(
  'changes nothing when %s interrupts an admin command and ends with %i',
  async (signal, code) => {
    const before = await digests();
    const grant = await runUntilLocked('users', 'admin', '--', 'grant', 'writer-0@example.org');
    const end = await endOf(grant, signal);
    expect(end).toEqual({ code, output: expect.stringContaining(`Stopped by ${signal} before the end\n`) });
    expect(await digests()).toEqual(before);
  },
);
