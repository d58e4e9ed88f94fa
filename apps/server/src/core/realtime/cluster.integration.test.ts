import { randomUUID } from 'node:crypto';
import type { Message, RoomMember } from '@teamwright/contracts/chat/chat.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  freePort,
  type RunningServer,
  startServer,
  temporaryDataDir,
} from '../../../../../e2e/support/server.ts';
import { findRedisServer } from '../../../../../tools/redis-server.ts';
import { testPassword } from '../../testing/actors/factories.ts';
import { type RedisServer, redisServer } from '../../testing/fakes/redis-server.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { collect, connect, enter, type LiveSocket } from '../../testing/processes/live.ts';
import { createRemoteTeam, type RemoteUser, signInRemote } from '../../testing/processes/remote.ts';
import { testSecret } from '../../testing/test-app.ts';

const program = findRedisServer();
let redis: RedisServer | undefined;
let database: TestDatabase;
let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let servers: RunningServer[] = [];
let room: string;
let people: readonly RemoteUser[];
let sockets: LiveSocket[] = [];

/** Two servers with one database, and with one Redis if it is installed. */
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await temporaryDataDir();
  if (program !== undefined) {
    redis = redisServer(program, await freePort());
    await redis.start();
  }
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis?.url ?? '',
    SECRET_KEY: testSecret,
    LIMITS: 'relaxed',
    LOG_LEVEL: 'error',
  };
  const ports = [await freePort(), await freePort()];
  // Both servers have the same public address.
  const site = { ...env, PUBLIC_URL: `http://127.0.0.1:${ports[0]}` };
  servers = await Promise.all(ports.map((port) => startServer({ port, dataDir: dataDir.path, env: site })));
  ({ room, people } = await createRemoteTeam(node(0).url, 8));
  if (redis) await vi.waitFor(async () => expect(await readiness()).toEqual(['ready', 'ready']), 20_000);
}, 90_000);

afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

afterAll(async () => {
  await Promise.all(servers.map((one) => one.stop()));
  await redis?.stop();
  await database?.close();
  await dataDir?.remove();
}, 30_000);

function node(index: number): RunningServer {
  return present(servers[index]);
}

function user(index: number): RemoteUser {
  return present(people[index]);
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('was not set up');
  return value;
}

async function readiness(): Promise<string[]> {
  return await Promise.all(
    servers.map(async ({ url }) => statusOf(await (await fetch(`${url}/readyz`)).json())),
  );
}

function statusOf(answer: unknown): string {
  return (answer as { status: string }).status;
}

/** The user's socket in the room, through one of the servers. */
async function inRoomAt(index: number, who: RemoteUser): Promise<LiveSocket> {
  const socket = await connect(node(index).url, who.cookie);
  sockets.push(socket);
  expect(await enter(socket, room)).toMatchObject({ ok: true });
  return socket;
}

async function send(socket: LiveSocket, message: string, clientId: string = randomUUID()): Promise<Message> {
  const ack = await socket.timeout(5_000).emitWithAck('send_message', { room, message, clientId });
  if (!('ok' in ack)) throw new Error(ack.message);
  return ack.message;
}

/** Resolves with the reason when the socket is closed. */
async function closing(socket: LiveSocket): Promise<string> {
  return await new Promise((resolve) => {
    socket.once('disconnect', resolve);
  });
}

async function asAdmin(path: string, body: unknown): Promise<void> {
  const { userId } = user(0);
  await present(database).pool.query('update users set is_admin = true where id = $1', [userId]);
  await user(0).post(path, body);
}

/** Another session of the same user. */
async function changePassword({ userId }: RemoteUser): Promise<void> {
  const elsewhere = await signInRemote(node(0).url, 'writer-6');
  const passwords = { password: 'another fine phrase', currentPassword: testPassword };
  await elsewhere.post(`/api/user/update/${userId}`, passwords);
}

const bySeq = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

describe('two servers with one database', () => {
  test('give each room one order and each client id one message', async () => {
    const sockets = [await inRoomAt(0, user(0)), await inRoomAt(1, user(0))];
    const before = (await send(present(sockets[0]), 'the first')).seq;
    const pairs = await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        Promise.all(sockets.map((socket) => send(socket, `both ways ${n}`, `both-${n}`))),
      ),
    );
    for (const [one, other] of pairs) expect(one).toEqual(other);
    const stored = await user(0).get<Message[]>(`/api/chat/messages/${room}?after=${before}&limit=200`);
    expect(bySeq(stored)).toEqual(Array.from({ length: 25 }, (_, n) => before + 1 + n));
    expect(new Set(stored.map(({ clientId }) => clientId)).size).toBe(25);
  });

  test.each([
    ['a sign-out', 1, (who) => who.post('/api/user/signout', {})],
    ['a suspension', 5, ({ userId }) => asAdmin(`/api/admin/users/${userId}/suspend`, { reason: 'Spam' })],
    ['a changed password', 6, (who) => changePassword(who)],
    ['the end of an account', 7, (who) => who.delete(`/api/user/delete/${who.userId}`)],
  ] satisfies [string, number, (who: RemoteUser) => Promise<unknown>][])(
    '%s over one closes the sockets on the other immediately',
    async (_what, index, end) => {
      const closed = closing(await inRoomAt(1, user(index)));
      await end(user(index));
      expect(await closed).toBe('io server disconnect');
    },
  );

  test('use the new name on the other server after a user is renamed', async () => {
    const [writer, reader] = [await inRoomAt(1, user(4)), await inRoomAt(1, user(0))];
    const seen = collect(reader, 'user_typing');
    await user(4).post(`/api/user/update/${user(4).userId}`, { username: 'quiet-heron' });
    await expect
      .poll(
        () => {
          writer.emit('typing', { room });
          return seen.at(-1)?.username;
        },
        { timeout: 5_000, interval: 200 },
      )
      .toBe('quiet-heron');
  });

  test('end access on both servers when a membership ends', async () => {
    await expectRemoval(user(2));
  });
});

/** A member who is removed through one server receives nothing more from the room through the other. */
async function expectRemoval(member: RemoteUser): Promise<void> {
  const [socket, owner] = [await inRoomAt(1, member), await inRoomAt(1, user(0))];
  const heard = collect(socket, 'new_message');
  await send(owner, 'still here');
  await expect.poll(() => heard.length).toBe(1);
  await user(0).delete(`/api/post/${room}/members/${member.userId}`);
  await expect
    .poll(async () => {
      const before = heard.length;
      await send(owner, 'gone yet?');
      await send(owner, 'gone now?');
      return heard.length - before;
    })
    .toBe(0);
}

describe.skipIf(program === undefined)('two servers with one Redis (skipped without redis-server)', () => {
  test('deliver messages of one server on the other, in the order of the room', async () => {
    const [writer, reader] = [await inRoomAt(0, user(0)), await inRoomAt(1, user(3))];
    const heard = collect(reader, 'new_message');
    const sentNow = await Promise.all(Array.from({ length: 50 }, (_, n) => send(writer, `live ${n}`)));
    await expect.poll(() => heard.length).toBe(50);
    expect(heard).toEqual(sentNow.toSorted((a, b) => a.seq - b.seq));
    const members = await user(0).get<RoomMember[]>(`/api/chat/members/${room}`);
    expect(members.find(({ userId }) => userId === user(3).userId)?.online).toBe(true);
  });

  test('hide typing and presence between blocked users on different servers', async () => {
    const [one, other] = [user(0), user(3)];
    await one.put(`/api/blocks/${other.userId}`);
    const [near, bystander] = [await inRoomAt(0, one), await inRoomAt(0, user(4))];
    const heard = (['user_typing', 'presence'] as const).flatMap((event) => [
      collect(near, event),
      collect(bystander, event),
    ]);
    const far = await inRoomAt(1, other);
    far.emit('typing', { room });
    await expect
      .poll(() => heard.map((events) => events.filter(({ userId }) => userId === other.userId).length))
      .toEqual([0, 1, 0, 1]);
    const members = await one.get<RoomMember[]>(`/api/chat/members/${room}`);
    expect(members.find(({ userId }) => userId === other.userId)).toMatchObject({
      online: false,
      email: 'w•••@example.org',
    });
    await one.delete(`/api/blocks/${other.userId}`);
  });

  test('send, commit and end access without Redis, and resynchronise clients when it returns', async () => {
    const server = present(redis);
    const [writer, near, far] = [
      await inRoomAt(0, user(0)),
      await inRoomAt(0, user(3)),
      await inRoomAt(1, user(3)),
    ];
    const heard = collect(near, 'new_message');
    await server.stop();
    const message = await send(writer, 'is anybody there?');
    await expect.poll(() => heard).toEqual([message]);
    await expect.poll(readiness).toEqual(['degraded', 'degraded']);
    await expectRemoval(user(4));

    const ends = Promise.all([closing(near), closing(far)]);
    await server.start();
    for (const reason of await ends) expect(reason).toBe('transport close');
    await expect.poll(readiness).toEqual(['ready', 'ready']);
    const [again, back] = [await inRoomAt(0, user(0)), await inRoomAt(1, user(3))];
    const live = collect(back, 'new_message');
    await expect
      .poll(
        async () => {
          await send(again, 'hello again');
          return live.length;
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
  });
});
