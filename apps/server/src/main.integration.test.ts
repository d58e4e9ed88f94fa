import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  copyDataDir,
  createMigratedDataDir,
  databaseFolder,
  removeDataDir,
} from './testing/processes/data-dir.ts';
import { createEmptyDatabase } from './testing/processes/database.ts';
import { compileCache, resolveCache } from './testing/processes/fast-start.ts';
import { until } from './testing/processes/process-group.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let migrated: string;
let folder: string;
let dataDir: string;
let running: ChildProcess[];

beforeAll(async () => {
  migrated = await createMigratedDataDir();
});
afterAll(() => removeDataDir(migrated));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-main-'));
  dataDir = join(folder, 'data');
  running = [];
});

afterEach(async () => {
  for (const child of running.filter(
    ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
  )) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true, force: true });
});

describe('the start stops with one line and exit code 1', () => {
  test('for an invalid variable', async () => {
    expect(await run({ PORT: 'eighty' })).toEqual(refused('PORT must be a whole number from 1 to 65535'));
  });

  test('for a used port, before the database starts', async () => {
    const { port, server } = await listenSomewhere();
    expect(await run({ PORT: String(port) })).toEqual(
      refused(`Port ${port} is taken: stop what listens there, or set PORT`),
    );
    expect(existsSync(dataDir)).toBe(false);
    server.close();
  });

  test('for an invalid DATABASE_URL', async () => {
    const result = await run({ DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/teamwright' });
    expect(result).toEqual({
      code: 1,
      stderr: expect.stringMatching(
        /^Teamwright cannot start: Cannot reach the database 127\.0\.0\.1:1\/teamwright \(DATABASE_URL\): [^\n]+\n$/,
      ),
    });
    expect(result.stderr).not.toContain('hunter2');
  });

  test('for a second process on the data directory, and the first continues', async () => {
    const first = await startServer();
    const second = await run({});
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(/^Teamwright cannot start: Another Teamwright server [^\n]+\n$/);
    expect(second.stderr).toContain(`(process ${first.child.pid}) already runs on DATA_DIR ${dataDir}`);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });
});

describe('a running server', () => {
  test('prints its address, serves requests, and closes everything on SIGTERM', async () => {
    const { child, url, output } = await startServer();
    expect(output()).toContain(`Teamwright is ready at ${url}\n`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(existsSync(join(databaseFolder(dataDir), 'pgdata/postmaster.pid'))).toBe(false);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  test('has no demo on a public address, and no demo sign-in with SEED_DEMO=true', async () => {
    const open = { PUBLIC_URL: 'https://team.example.org' };
    const plain = await startServer({ ...open, SEED_DEMO: 'auto' });
    expect(plain.output()).not.toContain('Demo ');
    expect((await fetch(`${plain.url}/code-host/tidal-wren`)).status).toBe(404);
    plain.child.kill('SIGTERM');
    await once(plain.child, 'exit');

    const { url, output } = await startServer({ ...open, SEED_DEMO: 'true', LOG_LEVEL: 'trace' });
    expect((await fetch(`${url}/code-host/tidal-wren`)).status).toBe(200);
    for (const path of ['login/oauth/authorize', 'login/oauth/access_token', 'api/v3/user'])
      expect((await fetch(`${url}/code-host/${path}`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/config`)).json()).toMatchObject({ github: false });
    expect(output()).not.toMatch(/Demo (owner|developer|admin)|bundled code host/);
  });

  test('warns once in production without SMTP_URL and logs no link, token or address of an email', async () => {
    const secret = { NODE_ENV: 'production', SECRET_KEY: 'x'.repeat(32), LOG_LEVEL: 'trace' };
    const { url, output } = await startServer(secret);
    const account = { username: 'Ada Brink', email: 'ada@example.org', password: 'correct horse battery' };
    expect((await post(`${url}/api/auth/signup`, account)).status).toBe(201);
    const outbox = join(dataDir, 'outbox');
    await until(() => existsSync(outbox) && readdirSync(outbox).some((file) => file.endsWith('.eml')));
    const [letter = ''] = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
    // Quoted-printable breaks long lines.
    const token = /verify-email#([\w-]+)/.exec(letter.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(output().match(/SMTP_URL is not set/g)).toEqual(['SMTP_URL is not set']);
    expect(output()).not.toContain(token);
    expect(output()).not.toMatch(/ada@example|verify-email/);
  });

  test('stops without losing clients: their sockets reconnect to the next server', async () => {
    const first = await startServer();
    const socket = await connectSocket(first.url);
    const left = waitForEvent(socket, 'disconnect');
    first.child.kill('SIGTERM');
    expect(await once(first.child, 'exit')).toEqual([0, null]);
    await left;
    const back = waitForEvent(socket, 'connect');
    await startServer({ PORT: new URL(first.url).port });
    await back;
    socket.disconnect();
  });

  test('leaves a database that the next server adopts after kill -9', async () => {
    const first = await startServer();
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const pidFile = join(databaseFolder(dataDir), 'pgdata/postmaster.pid');
    const left = readFileSync(pidFile, 'utf8');
    const second = await startServer();
    expect(readFileSync(pidFile, 'utf8')).toBe(left);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  });

  test('uses an external PostgreSQL with DATABASE_URL and starts no embedded one', async () => {
    const database = await createEmptyDatabase();
    const { child, url } = await startServer({ DATABASE_URL: database.url });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(existsSync(databaseFolder(dataDir))).toBe(false);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await database.drop();
  });
});

function refused(line: string): { code: number; stderr: string } {
  return { code: 1, stderr: `Teamwright cannot start: ${line}\n` };
}

function spawnMain(variables: Record<string, string>): ChildProcess {
  const env = {
    ...compileCache,
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    SEED_DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...variables,
  };
  const child = spawn(process.execPath, [...resolveCache, main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return child;
}

/** Runs until the process ends. */
async function run(variables: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const port = String(await freePort());
  const child = spawnMain({ PORT: port, ...variables });
  let stderr = '';
  child.stderr?.on('data', (part) => {
    stderr += part;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

/** Waits for the ready line. */
async function startServer(variables: Record<string, string> = {}) {
  if (variables.DATABASE_URL === undefined && !existsSync(dataDir)) await copyDataDir(migrated, dataDir);
  const port = variables.PORT ?? String(await freePort());
  const child = spawnMain({ ...variables, PORT: port });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        output += part;
        if (output.includes('is ready at')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  await ready;
  return { child, url: `http://localhost:${port}`, output: () => output };
}

/** A new user, signed in and connected. */
async function connectSocket(url: string): Promise<Socket> {
  const account = { username: 'Ada Brink', email: 'ada@example.org', password: 'correct horse battery' };
  await post(`${url}/api/auth/signup`, account);
  const signedIn = await post(`${url}/api/auth/login`, account);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const socket = connect(url, {
    extraHeaders: { cookie },
    transports: ['websocket'],
    reconnectionDelayMax: 200,
  });
  await waitForEvent(socket, 'connect');
  return socket;
}

function waitForEvent(socket: Socket, event: 'connect' | 'disconnect'): Promise<void> {
  return new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function freePort(): Promise<number> {
  const { port, server } = await listenSomewhere();
  server.close();
  await once(server, 'close');
  return port;
}

async function listenSomewhere(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}
