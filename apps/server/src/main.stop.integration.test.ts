import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../e2e/support/server.ts';
import { seedLock } from './db/demo/seed.ts';
import { migrationLock } from './db/migrate.ts';
import {
  copyDataDir,
  createMigratedDataDir,
  databaseFolder,
  removeDataDir,
} from './testing/processes/data-dir.ts';
import { createEmptyDatabase } from './testing/processes/database.ts';
import {
  type ProcessGroup,
  processesOf,
  serverCommand,
  shellsThatTrap,
  startGroup,
  until,
} from './testing/processes/process-group.ts';
import { createRemoteTeam } from './testing/processes/remote.ts';

let migrated: string;
let folder: string;
/** Has a migrated database. */
let dataDir: string;
let emptyDataDir: string;
let port: number;
let url: string;
let running: ProcessGroup[];

beforeAll(async () => {
  migrated = await createMigratedDataDir();
});
afterAll(() => removeDataDir(migrated));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-stop-'));
  dataDir = join(folder, 'data');
  emptyDataDir = join(folder, 'empty');
  await copyDataDir(migrated, dataDir);
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  running = [];
});

afterEach(async () => {
  for (const { pid, ended } of running) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // The group has ended, as expected.
    }
    await ended;
  }
  await removeDataDir(dataDir);
  await removeDataDir(emptyDataDir);
  await rm(folder, { recursive: true, force: true });
});

function start(command = serverCommand, env: Record<string, string> = {}, stdout?: number): ProcessGroup {
  const { PATH, HOME } = process.env;
  const base = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, SEED_DEMO: 'false', LIMITS: 'relaxed' };
  const group = startGroup(command, { env: { ...base, ...env }, ...(stdout !== undefined && { stdout }) });
  running.push(group);
  return group;
}

async function ready(group: ProcessGroup): Promise<void> {
  await until(() => group.output().includes('Teamwright is ready at'));
}

/** PostgreSQL and initdb of this test's data directory. */
function databaseProcesses(): string[] {
  return processesOf(basename(folder));
}

/** The exit code after a signal to the whole group, which must leave no database behind. */
async function codeAfter(group: ProcessGroup, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  group.signal(signal);
  const code = await group.ended;
  expect(databaseProcesses()).toEqual([]);
  return code;
}

async function healthOf(): Promise<number> {
  return fetch(`${url}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the group of npm start ends it with 0, and every acknowledged message is stored',
  async (signal) => {
    const group = start(['npm', 'start']);
    await ready(group);
    const { room, people } = await createRemoteTeam(url, 3);
    const acknowledged: string[] = [];
    const writers = people.flatMap((user, n) =>
      ['a', 'b', 'c'].map(async (lane) => {
        for (let sent = 0; ; sent += 1) {
          const body = { postId: room, message: `message ${sent}`, clientId: `${n}${lane}-${sent}` };
          const stored = await user.post('/api/chat/send', body).catch(() => undefined);
          if (stored === undefined) return;
          acknowledged.push(body.clientId);
        }
      }),
    );
    await until(() => acknowledged.length > 100);
    expect(await codeAfter(group, signal)).toBe(0);
    await Promise.all(writers);

    await ready(start());
    const stored = new Set<string | null>();
    for (let after = 0; ; ) {
      const path = `/api/chat/messages/${room}?after=${after}&limit=200`;
      const page = await people[0]?.get<Message[]>(path);
      for (const message of page ?? []) stored.add(message.clientId);
      after = page?.at(-1)?.seq ?? 0;
      if (after === 0) break;
    }
    expect(acknowledged.filter((clientId) => !stored.has(clientId))).toEqual([]);
  },
  180_000,
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the group of npm start ends it with 0 while packages and pages are looked at',
  async (signal) => {
    const group = start(['npm', 'start']);
    await until(() => shellsThatTrap(group.pid, signal).length > 0);
    expect(await codeAfter(group, signal)).toBe(0);
  },
);

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the group of npm run dev ends it with 0',
  async (signal) => {
    const group = start(['npm', 'run', 'dev']);
    await ready(group);
    expect(await codeAfter(group, signal)).toBe(0);
  },
  120_000,
);

test('npm run dev ends with 1 when the server or the web app ends unexpectedly', async () => {
  const taken = start();
  await ready(taken);
  // Vite takes the port of the public address, where a server listens already.
  expect(await start(['npm', 'run', 'dev'], { DATA_DIR: emptyDataDir }).ended).toBe(1);
});

describe('a signal during the start ends the process with 0', () => {
  test.each([
    ['its modules are loaded', (output: string) => output.includes('preloaded')],
    ['initdb makes the database', () => databaseProcesses().some((line) => line.includes('/initdb'))],
    ['PostgreSQL starts', () => databaseProcesses().some((line) => / -D \S+\/pgdata /.test(line))],
  ])('while %s', async (_, isThere) => {
    const preload = 'data:text/javascript,process.stdout.write("preloaded")';
    const [node = '', first = '', handlers = '', ...words] = serverCommand;
    const empty = { DATA_DIR: emptyDataDir };
    const group = start([node, first, handlers, '--import', preload, ...words], empty);
    await until(() => isThere(group.output()));
    expect(await codeAfter(group, 'SIGTERM')).toBe(0);
    expect(group.output()).not.toContain('cannot start');
    await ready(start(serverCommand, empty));
  });

  const isMigrating = `select 1 from pg_locks where locktype = 'advisory' and objid = ${migrationLock} and not granted`;
  // Seeding tries again and again, so no lock waits.
  const isSeeding = `select 1 from pg_stat_activity
    where query like '%pg_try_advisory_xact_lock%' and pid <> pg_backend_pid()`;

  test.each([
    ['migrates', migrationLock, isMigrating, {}],
    ['waits to seed the demo', seedLock, isSeeding, { SEED_DEMO: 'true' }],
  ])('while it %s', async (_, lock, isThere, env) => {
    const database = await createEmptyDatabase();
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1)', [lock]);
    const group = start(serverCommand, { DATABASE_URL: database.url, ...env });
    await until(async () => {
      const { rows } = await holder.query(isThere);
      return rows.length > 0;
    });
    expect(await codeAfter(group, 'SIGTERM')).toBe(0);
    await holder.end();
    await database.drop();
  });
});

describe('repeated signals', () => {
  /**
   * A request with an endless body. Resolves when the server has started to handle it; it waits until its time limit.
   */
  async function holdRequest(): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const lines = ['POST /api/auth/login HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write([...lines, 'Content-Length: 100', 'Expect: 100-continue', '', '{'].join('\r\n'));
    await once(socket, 'data');
  }

  test('within two seconds count as the same stop', async () => {
    const group = start();
    await ready(group);
    await holdRequest();
    group.signal('SIGINT');
    for (let n = 0; n < 5; n += 1) {
      await sleep(200);
      group.signal(n % 2 === 0 ? 'SIGTERM' : 'SIGINT');
    }
    expect(await group.ended).toBe(0);
    expect(databaseProcesses()).toEqual([]);
  });

  test('after two seconds end the process immediately with the code of the signal', async () => {
    const group = start();
    await ready(group);
    await holdRequest();
    group.signal('SIGINT');
    await sleep(2_300);
    group.signal('SIGTERM');
    // A stop that ends regularly has the code 0.
    expect(await group.ended).toBe(143);
    // PostgreSQL keeps running, and the next start adopts it.
    await ready(start());
  });
});

describe('other reasons to stop', () => {
  test('a closed terminal (SIGHUP) stops the server like other signals', async () => {
    const group = start();
    await ready(group);
    expect(await codeAfter(group, 'SIGHUP')).toBe(0);
  });

  test('the server continues when the reader of its log closes', async () => {
    const group = start();
    await ready(group);
    group.closeOutput();
    for (let n = 0; n < 20; n += 1) expect(await healthOf()).toBe(200);
    expect(await codeAfter(group, 'SIGTERM')).toBe(0);
  });

  test('the server continues when the disk of its log is full', async () => {
    const full = await open('/dev/full', 'w');
    const group = start(serverCommand, {}, full.fd);
    await until(async () => (await healthOf()) === 200);
    for (let n = 0; n < 20; n += 1) expect(await healthOf()).toBe(200);
    expect(await codeAfter(group, 'SIGTERM')).toBe(0);
    await full.close();
  });

  test.each([
    ['an exception that nothing catches', 'throw new Error("a bug")'],
    ['a rejection that nothing handles', 'Promise.reject(new Error("a bug"))'],
  ])('%s: logs it, closes everything and ends with 1', async (_, fault) => {
    const preload = `data:text/javascript,process.on("SIGUSR2",()=>{${encodeURIComponent(fault)}})`;
    const [node = '', ...words] = serverCommand;
    const group = start([node, '--import', preload, ...words]);
    await ready(group);
    expect(await codeAfter(group, 'SIGUSR2')).toBe(1);
    expect(group.output()).toMatch(/"level":60,.*a bug.*an unexpected error: stopping/);
    expect(existsSync(join(databaseFolder(dataDir), 'pgdata/postmaster.pid'))).toBe(false);
  });
});
