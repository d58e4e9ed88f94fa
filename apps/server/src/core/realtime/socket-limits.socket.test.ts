import type { ErrorBody } from '@teamwright/contracts/core/errors.ts';
import type { ClientEvents } from '@teamwright/contracts/core/realtime.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { Manager } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import {
  collect,
  connect,
  emitRaw,
  enter,
  type LiveSocket,
  listen,
  settle,
} from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newId } from '../ids.ts';

let site: TestApp;
let url: string;
let owner: TestUser;
let project: Project;
let room: string;
let open: LiveSocket[] = [];

beforeAll(async () => {
  site = await createTestApp({ env: { LIMITS: 'default' }, poolSize: 12 });
  url = await listen(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  // Limits count per user.
  owner = await createUser(site);
  project = await createProject(owner);
  room = project.id;
});
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

async function socketOf(user: TestUser): Promise<LiveSocket> {
  const socket = await connect(url, user.cookie);
  open.push(socket);
  return socket;
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const sockets = (count: number) => Promise.all(many(count, () => socketOf(owner)));

function closing(socket: LiveSocket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', resolve));
}

const codeOf = (ack: unknown) => (ack as Partial<ErrorBody>).code;

/** Runs work while room queries wait for a lock, so that every event that needs one stays in progress. */
async function whileRoomsAreLocked(work: () => Promise<void>): Promise<void> {
  const blocker = await site.database.pool.connect();
  try {
    await blocker.query('begin; lock table memberships in access exclusive mode');
    await work();
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

describe('running events', () => {
  test('are at most 20 per socket: one more closes it', async () => {
    const socket = await socketOf(owner);
    const closed = closing(socket);
    await whileRoomsAreLocked(async () => {
      for (let n = 0; n < 20; n += 1) emit(socket, 'join_room', room);
      await received(socket);
      expect(socket.connected).toBe(true);
      emit(socket, 'join_room', room);
      expect(await closed).toBe('transport close');
    });
  });

  test('are at most 60 for all sockets of a user', async () => {
    const five = await sockets(5);
    const closed = five.map(closing);
    await whileRoomsAreLocked(async () => {
      for (const socket of five.slice(0, 4)) {
        for (let n = 0; n < 12; n += 1) emit(socket, 'join_room', room);
        for (let n = 0; n < 3; n += 1) emit(socket, 'read', { room, seq: 1 });
        await received(socket);
      }
      expect(five.map((socket) => socket.connected)).toEqual(five.map(() => true));
      const [last] = five.slice(4);
      if (last) emit(last, 'join_room', room);
      expect(await closed[4]).toBe('transport close');
      expect(five.map((socket) => socket.connected)).toEqual([true, true, true, true, false]);
    });
  });

  test('end with their result, so that further events can run', async () => {
    const socket = await socketOf(owner);
    for (let round = 0; round < 2; round += 1) {
      const acks = await Promise.all(many(20, () => enter(socket, room)));
      expect(acks).toEqual(acks.map(() => ({ ok: true, room, lastSeq: 0 })));
    }
  });
});

describe('an event', () => {
  test('that looks a stored message up counts against a limit', async () => {
    const socket = await socketOf(owner);
    const look = () => emitRaw(socket, 'send_message', { room, message: { _id: newId(), postId: room } });
    let codes: unknown[] = [];
    const queries = await countQueries(site, async () => {
      codes = (await Promise.all(many(200, look))).map(codeOf);
    });
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(180);
    expect(codes.filter((code) => code === 'not_found')).toHaveLength(20);
    expect(queries).toBeLessThanOrEqual(60);
    expect(socket.connected).toBe(true);
  });

  test('is counted before its payload is parsed', async () => {
    const socket = await socketOf(owner);
    const acks = await Promise.all(many(21, () => emitRaw(socket, 'send_message', { room, message: '' })));
    expect(acks.map(codeOf)).toEqual([...many(20, () => 'invalid'), 'rate_limited']);
  });

  test('above a rate limit is rejected, and the socket stays open', async () => {
    const socket = await socketOf(owner);
    const acks = await Promise.all(
      many(25, (n) => emitRaw(socket, 'send_message', { room, message: `${n}` })),
    );
    expect(acks.map((ack) => codeOf(ack) ?? 'ok')).toEqual([
      ...many(20, () => 'ok'),
      ...many(5, () => 'rate_limited'),
    ]);
    expect(socket.connected).toBe(true);
  });

  test('of typing is never rejected and is broadcast once a second', async () => {
    const typist = await socketOf(owner);
    const reader = await createUser(site);
    await join(reader, project, owner);
    const listener = await socketOf(reader);
    for (const socket of [typist, listener]) await enter(socket, room);
    const heard = collect(listener, 'user_typing');
    const acks = await Promise.all(many(300, () => emitRaw(typist, 'typing', { room })));
    await settle(listener);
    expect(acks).toEqual(acks.map(() => ({ ok: true })));
    expect(heard).toHaveLength(1);
    expect(typist.connected).toBe(true);
  });

  test('of any name counts: above 1,000 in 10 seconds the socket closes and the user has to wait', async () => {
    const socket = await socketOf(owner);
    const closed = closing(socket);
    for (let n = 0; n <= 1_000; n += 1) emit(socket, 'no_such_event', { room });
    expect(await closed).toBe('transport close');
    const refusal = await socketOf(owner).catch((error) => error);
    expect({ message: refusal.message, code: refusal.data.code }).toEqual({
      message: 'rate_limited',
      code: 'rate_limited',
    });
    expect(refusal.data.retryAfter).toBeLessThanOrEqual(10);
    await settle(await socketOf(await createUser(site)));
  });
});

describe('the sockets of a user', () => {
  test('are at most 20, also when they connect at the same time; a closed socket makes room for another', async () => {
    const tries = await Promise.allSettled(many(40, () => socketOf(owner)));
    const refusals = tries.filter((one) => one.status === 'rejected');
    expect(refusals).toHaveLength(20);
    expect(refusals[0]?.reason).toMatchObject({ message: 'rate_limited', data: { retryAfter: 60 } });
    open[0]?.disconnect();
    await expect
      .poll(() =>
        socketOf(owner).then(
          ({ connected }) => connected,
          () => false,
        ),
      )
      .toBe(true);
  });

  test('connect once: a client that repeats the connect packet is disconnected before a second look-up', async () => {
    const manager = new Manager(url, {
      transports: ['websocket'],
      reconnection: false,
      autoConnect: false,
      extraHeaders: { cookie: owner.cookie },
    });
    const queries = await countQueries(site, async () => {
      const closed = new Promise((resolve) => manager.once('close', resolve));
      manager.open((error) => {
        if (error === undefined) for (let n = 0; n < 500; n += 1) manager.engine.write('0');
      });
      expect(await closed).toBe('transport close');
    });
    expect(queries).toBeLessThan(10);
  });
});

/** Sends an event of any name, without waiting for its result. */
function emit(socket: LiveSocket, event: string, payload: unknown): void {
  void emitRaw(socket, event as keyof ClientEvents, payload);
}

/** Waits until the server has received what this socket sent, by an event that needs no room. */
async function received(socket: LiveSocket): Promise<void> {
  await emitRaw(socket, 'stop_typing', { room });
}
