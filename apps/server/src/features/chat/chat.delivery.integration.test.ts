import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  freePort,
  type RunningServer,
  startServer,
  temporaryDataDir,
} from '../../../../../e2e/support/server.ts';
import { databaseFolder } from '../../testing/processes/data-dir.ts';
import { collect, connect, enter, type LiveSocket } from '../../testing/processes/live.ts';
import { createRemoteTeam, type RemoteUser } from '../../testing/processes/remote.ts';

let server: RunningServer;
let start: () => Promise<RunningServer>;
let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;

beforeEach(async () => {
  dataDir = await temporaryDataDir();
  const options = { port: await freePort(), dataDir: dataDir.path, env: { LIMITS: 'relaxed' } };
  start = () => startServer(options);
  server = await start();
}, 60_000);
afterEach(async () => {
  await server.stop();
  await dataDir.remove();
}, 30_000);

/** What the writers recorded: the message of each acknowledged client id, and the ids without a response. */
interface Sends {
  readonly acknowledged: Map<string, Message>;
  readonly open: Map<string, { writer: RemoteUser; text: string }>;
}

type Send = (clientId: string, text: string) => Promise<Message>;

function overHttp(user: RemoteUser, room: string): Send {
  return async (clientId, message) => {
    const body = { postId: room, message, clientId };
    return (await user.post<{ data: Message }>('/api/chat/send', body)).data;
  };
}

function overSocket(socket: LiveSocket, room: string): Send {
  return async (clientId, message) => {
    const ack = await socket.timeout(10_000).emitWithAck('send_message', { room, message, clientId });
    if (!('ok' in ack)) throw new Error(ack.message);
    return ack.message;
  };
}

/** Sends messages one after another until one is not acknowledged. */
async function write(writer: RemoteUser, lane: string, send: Send, sends: Sends): Promise<void> {
  for (let n = 0; ; n += 1) {
    const clientId = `${lane}-${n}`;
    const text = `message ${n} of ${lane}`;
    sends.open.set(clientId, { writer, text });
    try {
      sends.acknowledged.set(clientId, await send(clientId, text));
      sends.open.delete(clientId);
    } catch {
      return;
    }
  }
}

async function readAll(reader: RemoteUser, room: string): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const page = await reader.get<Message[]>(
      `/api/chat/messages/${room}?after=${all.at(-1)?.seq ?? 0}&limit=200`,
    );
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** Ten users write over HTTP and sockets until the server stops. Returns what they and two listeners received. */
async function writeUntil(end: () => Promise<unknown>) {
  const { room, people } = await createRemoteTeam(server.url, 10);
  const sockets = await Promise.all(people.map((user) => connect(server.url, user.cookie)));
  const heard = await Promise.all(
    sockets.slice(0, 2).map(async (socket) => {
      const messages = collect(socket, 'new_message');
      await enter(socket, room);
      return messages;
    }),
  );
  const sends: Sends = { acknowledged: new Map(), open: new Map() };
  const lanes = people.flatMap((user, n) => {
    const socket = sockets[n];
    if (socket === undefined) return [];
    return [
      write(user, `${n}a`, overSocket(socket, room), sends),
      write(user, `${n}b`, overSocket(socket, room), sends),
      write(user, `${n}c`, overHttp(user, room), sends),
    ];
  });
  await expect.poll(() => sends.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(200);
  await end();
  await Promise.all(lanes);
  return { room, people, heard, ...sends };
}

/** Sends each unacknowledged message again, over HTTP and the socket at the same time. */
async function resend(room: string, open: Sends['open']): Promise<Map<string, Message>> {
  const resent = new Map<string, Message>();
  await Promise.all(
    [...open].map(async ([clientId, { writer, text }]) => {
      const socket = await connect(server.url, writer.cookie);
      const [one, other] = await Promise.all([
        overSocket(socket, room)(clientId, text),
        overHttp(writer, room)(clientId, text),
      ]);
      socket.disconnect();
      expect(one).toEqual(other);
      resent.set(clientId, one);
    }),
  );
  return resent;
}

test('loses no acknowledged message and stores none twice when the server is killed during sends', async () => {
  const { room, people, heard, acknowledged, open } = await writeUntil(() => server.kill());
  expect(open.size).toBeGreaterThan(0);
  server = await start();
  const resent = await resend(room, open);

  const [reader] = people;
  if (reader === undefined) throw new Error('the team has no members');
  const stored = await readAll(reader, room);
  expect(stored.map((message) => message.seq)).toEqual(stored.map((_message, index) => index + 1));
  expect(stored.length).toBe(acknowledged.size + open.size);
  const byClientId = new Map(stored.map((message) => [message.clientId, message]));
  for (const [clientId, message] of [...acknowledged, ...resent])
    expect(byClientId.get(clientId)).toEqual(message);
  for (const messages of heard) {
    expect(messages.length).toBeGreaterThan(0);
    expect(messages).toEqual(stored.slice(0, messages.length));
  }
}, 60_000);

test('finishes running sends on shutdown: every stored message was acknowledged', async () => {
  const { room, people, acknowledged, open } = await writeUntil(async () => {
    expect(await server.stop()).toBe(0);
  });
  server = await start();
  const [reader] = people;
  if (reader === undefined) throw new Error('the team has no members');
  const stored = await readAll(reader, room);
  const known = new Set(stored.map((message) => message.clientId));
  expect([...acknowledged.keys()].filter((clientId) => !known.has(clientId))).toEqual([]);
  expect([...open.keys()].filter((clientId) => known.has(clientId))).toEqual([]);
}, 60_000);

/** Stops PostgreSQL cleanly and waits until the server has started it again. */
async function restartDatabase(): Promise<void> {
  const pidFile = join(databaseFolder(dataDir.path), 'pgdata/postmaster.pid');
  const pidOf = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  const before = await pidOf();
  process.kill(before, 'SIGINT');
  const gone = () =>
    pidOf().then(
      (pid) => pid !== before,
      () => false,
    );
  await expect.poll(gone, { timeout: 20_000 }).toBe(true);
}

async function answerOf(path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected a value');
  return value;
}

/** Sends requests in a loop until it is aborted, and returns the statuses. A request that hangs fails the test. */
async function hammer(user: RemoteUser, path: string, signal: AbortSignal) {
  const statuses = new Set<number>();
  while (!signal.aborted) {
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie: user.cookie } });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  }
  return [...statuses].sort();
}

test('returns no error but 503 while PostgreSQL restarts under load, ends every request, and recovers', async () => {
  const { room, people } = await createRemoteTeam(server.url, 2);
  const [one, other] = [present(people[0]), present(people[1])];
  const socket = await connect(server.url, other.cookie);
  const send = overSocket(socket, room);
  await send('before', 'before');
  const end = new AbortController();
  const hammered = Promise.all(
    [`/api/chat/messages/${room}`, '/api/user/me', '/api/post/getPosts'].flatMap((path) =>
      [one, other].map((user) => hammer(user, path, end.signal)),
    ),
  );
  await sleep(300);
  await restartDatabase();
  await expect.poll(() => answerOf('/readyz'), { timeout: 20_000 }).toBe(200);
  await expect
    .poll(() => overHttp(one, room)('after', 'after').then(({ message }) => message, String), {
      timeout: 20_000,
    })
    .toBe('after');
  end.abort();
  const outcomes = await hammered;
  expect(outcomes.flat()).toContain(503);
  for (const statuses of outcomes) expect([200, 503]).toEqual(expect.arrayContaining(statuses));
  socket.disconnect();
}, 60_000);
