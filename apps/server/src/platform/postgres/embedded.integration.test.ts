import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { processesOf, until } from '../../testing/processes/process-group.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { socketFile } from './location.ts';

const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
let checkout: string;
let dataDir: string;
let opened: EmbeddedDatabase[];

beforeEach(async () => {
  // mkdtemp creates a folder with mode 0700, like a private checkout: other users cannot enter it.
  checkout = await mkdtemp(join(tmpdir(), 'teamwright-embedded-'));
  dataDir = join(checkout, 'data');
  opened = [];
});

afterEach(async () => {
  for (const database of opened) await database.close();
  for (const { folder } of opened) await rm(folder, { recursive: true, force: true });
  await rm(checkout, { recursive: true, force: true });
});

describe('one DATA_DIR', () => {
  test('keeps its data durably and listens on no network', async () => {
    const first = await open('server');
    await query(first, 'create table kept (id int)');
    await first.close();
    const second = await open('server');
    expect(await query(second, 'select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
    expect(
      await query(second, "select current_setting('fsync') as f, current_setting('listen_addresses') as l"),
    ).toEqual([{ f: 'on', l: '' }]);
    expect(await query(second, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);
  });

  test('treats letters outside ASCII as letters in search and sorting', async () => {
    const database = await open('tool');
    await query(database, 'create extension pg_trgm');
    expect(
      await query(
        database,
        "select 'ä' < 'z' as sorted, similarity('Žluť', 'žluť') as same, lower('ÅŽ') as low",
      ),
    ).toEqual([{ sorted: true, same: 1, low: 'åž' }]);
    expect(await query(database, "select cardinality(show_trgm('ť')) as trigrams")).toEqual([
      { trigrams: 2 },
    ]);
  });

  test('rejects a second server with one line, and the first continues', async () => {
    const first = await open('server');
    await expect(open('server')).rejects.toThrow(
      new RegExp(
        `^Another Teamwright server \\(process ${process.pid}\\) already runs on DATA_DIR ${dataDir}: [^\n]+$`,
      ),
    );
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('ends the opening and stops PostgreSQL on a signal during recovery', async () => {
    const first = await open('server');
    await first.close();
    // Recovery waits for this command, so that nothing can connect.
    await writeFile(join(first.folder, 'pgdata/recovery.signal'), '');
    await chown(join(first.folder, 'pgdata/recovery.signal'), unprivileged.uid ?? -1, unprivileged.gid ?? -1);
    const stop = new AbortController();
    const settings = { fsync: 'off', restore_command: 'sleep 600' };
    const opening = openEmbedded({ dataDir, role: 'server', settings, signal: stop.signal });
    await until(() => processesOf(first.folder).length > 1);
    stop.abort(new Error('stop'));
    await expect(opening).rejects.toThrow(/^stop$/);
    expect(processesOf(first.folder)).toEqual([]);
  });

  test('stops PostgreSQL when the last process that uses it ends, even if another process started it', async () => {
    const tool = await open('tool');
    const server = await open('server');
    await server.close();
    expect(await query(tool, 'select 1 as one')).toEqual([{ one: 1 }]);
    await tool.close();
    await expect(query(tool, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  });

  test('starts PostgreSQL again for a process that arrives while the last one stops it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const leaving = await open('tool');
      const [, coming] = await Promise.all([leaving.close(), open('tool')]);
      expect(await query(coming, 'select 1 as one')).toEqual([{ one: 1 }]);
      await coming.close();
    }
  });

  test('six processes that start at the same time share one new cluster', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => open('tool')));
    expect(new Set(databases.map(({ folder }) => folder)).size).toBe(1);
    expect(await readdir(databases[0]?.folder ?? '')).toEqual(
      expect.arrayContaining(['pgdata', 'postgresql.log']),
    );
    expect((await readdir(databases[0]?.folder ?? '')).filter((name) => name.startsWith('pgdata'))).toEqual([
      'pgdata',
    ]);
  });
});

describe('after a crash', () => {
  test('adopts PostgreSQL of a killed server and stops it at the end', async () => {
    const { child, folder } = await serverInAnotherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = await startTime(folder);
    const adopted = await open('server');
    expect(await startTime(folder)).toBe(left);
    expect(adopted.folder).toBe(folder);
    await adopted.close();
    expect(existsSync(join(folder, 'pgdata/postmaster.pid'))).toBe(false);
  });

  test('restarts a killed PostgreSQL and keeps the ownership', async () => {
    const database = await open('server');
    process.kill(await postmasterPid(database.folder), 'SIGKILL');
    await vi.waitFor(() => expect(query(database, 'select 1 as one')).resolves.toEqual([{ one: 1 }]), 15_000);
    await vi.waitFor(() => expect(open('server')).rejects.toThrow(/^Another Teamwright server/), 5_000);
  });

  test('starts although lock files name an unrelated process', async () => {
    const database = await open('server');
    const socketFolder = new URL(database.url).searchParams.get('host') ?? '';
    const lockFiles = [
      join(database.folder, 'pgdata/postmaster.pid'),
      join(socketFolder, `${socketFile}.lock`),
    ];
    const texts = await Promise.all(lockFiles.map((file) => readFile(file, 'utf8')));
    await database.close();
    const stranger = spawn('sleep', ['60'], unprivileged);
    for (const [index, file] of lockFiles.entries()) {
      const [, ...lines] = texts[index]?.split('\n') ?? [];
      await writeFile(file, [stranger.pid, ...lines].join('\n'));
      await chmod(file, 0o600);
      if (unprivileged.uid !== undefined) await chown(file, unprivileged.uid, unprivileged.gid);
    }
    const again = await open('server');
    expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
    stranger.kill();
  });
});

describe('a failed open', () => {
  test('reports unreadable files in one line and deletes nothing', async () => {
    const database = await open('server');
    await database.close();
    const pgdata = join(database.folder, 'pgdata');
    await writeFile(join(pgdata, 'PG_VERSION'), '9\n');
    const before = await readdir(pgdata);
    await expect(open('server')).rejects.toThrow(
      /^PostgreSQL could not open [^\n]*9[^\n]* Nothing was changed[^\n]*$/,
    );
    expect(await readdir(pgdata)).toEqual(before);
  });

  test('stops instead of starting empty if the recorded database is missing', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'postgresql.location'), '/nonexistent/teamwright\n');
    await expect(open('server')).rejects.toThrow(/^[^\n]*lives in \/nonexistent\/teamwright, but[^\n]*$/);
    expect(await readdir(dataDir)).toEqual(['postgresql.location']);
  });
});

async function open(role: EmbeddedOptions['role']): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir, role });
  opened.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverInAnotherProcess(): Promise<{ child: ChildProcess; folder: string }> {
  const module = JSON.stringify(new URL('./embedded.ts', import.meta.url).href);
  const script = `const { openEmbedded } = await import(${module});
    const { folder } = await openEmbedded({ dataDir: ${JSON.stringify(dataDir)}, role: 'server' });
    process.stdout.write(folder); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [folder] = await once(child.stdout, 'data');
  return { child, folder: String(folder) };
}

async function postmasterPid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'pgdata/postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function startTime(folder: string): Promise<string | undefined> {
  return (await readFile(join(folder, 'pgdata/postmaster.pid'), 'utf8')).split('\n')[2];
}
