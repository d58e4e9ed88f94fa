import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import {
  collect,
  connect,
  emitRaw,
  enter,
  type LiveSocket,
  listen,
  settle,
} from '../../testing/processes/live.ts';
import { liveSockets } from '../../testing/processes/live-sockets.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

const { socketOf, inRoomOf } = liveSockets(() => url);
const inRoom = (user: TestUser) => inRoomOf(user, project.id);

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});

function send(socket: LiveSocket, message: string, clientId?: string) {
  const input = { room: project.id, message, ...(clientId && { clientId }) };
  return socket.timeout(5_000).emitWithAck('send_message', input);
}

function post(user: TestUser, message: string, clientId?: string) {
  return user.call('POST', '/api/chat/send', { body: { postId: project.id, message, clientId } });
}

async function history(user: TestUser, query = 'limit=200'): Promise<Message[]> {
  return (await user.call('GET', `/api/chat/messages/${project.id}?${query}`)).json<Message[]>();
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('sending', () => {
  test('acknowledges with the stored message and sends it to the whole room, including the sender', async () => {
    const [speaker, listener] = [await inRoom(owner), await inRoom(member)];
    const heard = [collect(speaker, 'new_message'), collect(listener, 'new_message')];
    const ack = await send(speaker, '  hello ', 'c1');
    await settle(speaker, listener);
    const [stored] = await history(member);
    expect(stored).toMatchObject({ seq: 1, message: 'hello', clientId: 'c1', senderId: owner.user.id });
    expect(ack).toEqual({ ok: true, message: stored });
    expect(heard).toEqual([[stored], [stored]]);
  });

  test('over HTTP also reaches sockets', async () => {
    const listener = await inRoom(member);
    const heard = collect(listener, 'new_message');
    const { data } = (await post(owner, 'by HTTP')).json();
    await settle(listener);
    expect(heard).toEqual([data]);
  });

  test('stores and sends one message for one client id over HTTP and socket', async () => {
    const [speaker, listener] = [await inRoom(member), await inRoom(owner)];
    const heard = collect(listener, 'new_message');
    const ids = numbers(10).map((n) => `both-${n}`);
    const stored = await Promise.all(
      ids.map(async (id) => {
        const tries = await Promise.all([
          send(speaker, `${id} by socket`, id),
          post(member, `${id} by HTTP`, id),
          send(speaker, `${id} again`, id),
          post(member, `${id} again`, id),
        ]);
        return tries.map((one) => ('statusCode' in one ? one.json().data : 'ok' in one && one.message));
      }),
    );
    await settle(listener);
    for (const [first, ...others] of stored) for (const other of others) expect(other).toEqual(first);
    expect(await history(owner)).toEqual(heard);
    expect(heard.map((message) => message.seq)).toEqual(numbers(10));
    expect(new Set(heard.map((message) => message.clientId))).toEqual(new Set(ids));
  });

  test('keeps the order in which a socket sent', async () => {
    const speaker = await socketOf(member);
    const texts = numbers(60).map(String);
    const acks = await Promise.all(texts.map((text) => send(speaker, text)));
    expect(acks.map((ack) => 'ok' in ack && ack.message.seq)).toEqual(numbers(60));
    expect((await history(owner)).map((message) => message.message)).toEqual(texts);
  });

  test('rejects a text that is too long, with the reason', async () => {
    const ack = await send(await socketOf(owner), 'x'.repeat(4_001));
    expect(ack).toMatchObject({ code: 'invalid', message: 'At most 4000 characters' });
  });

  test('rejects users who are not members, also during busy traffic', async () => {
    const [inside, outside] = [await inRoom(member), await socketOf(stranger)];
    const acks = await Promise.all(
      numbers(20).map((n) => send(n % 2 ? inside : outside, `${n}`, n % 4 ? undefined : `c${n}`)),
    );
    for (const [index, ack] of acks.entries())
      expect(ack).toMatchObject(index % 2 ? { success: false, code: 'forbidden' } : { ok: true });
    expect((await history(owner)).map((message) => message.seq)).toEqual(numbers(10));
  });

  test('only acknowledges a message that HTTP has already stored, in its own room', async () => {
    const speaker = await inRoom(member);
    const heard = collect(speaker, 'new_message');
    const { data } = (await post(member, 'once')).json();
    const again = (room: string, message: object) => emitRaw(speaker, 'send_message', { room, message });
    expect(await again(project.id, data)).toEqual({ ok: true, message: data });
    const other = await createProject(member);
    expect(await again(other.id, { ...data, postId: other.id })).toMatchObject({ code: 'not_found' });
    expect(await again(project.id, { ...data, _id: newId() })).toMatchObject({ code: 'not_found' });
    await settle(speaker);
    expect(heard).toEqual([data]);
    expect(await history(owner)).toEqual([data]);
  });

  test('rejects messages above the rate limit, which HTTP and sockets share', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const { id } = await createProject(user);
      const socket = await connect(await listen(strict), user.cookie);
      const body = { postId: id, message: 'x' };
      const posted = await Promise.all(numbers(10).map(() => user.call('POST', '/api/chat/send', { body })));
      const sent = await Promise.all(
        numbers(11).map(() => socket.emitWithAck('send_message', { room: id, message: 'x' })),
      );
      socket.disconnect();
      expect(posted.map((answer) => answer.statusCode)).toEqual(numbers(10).map(() => 201));
      expect(sent.filter((ack) => 'ok' in ack)).toHaveLength(10);
      expect(sent.at(-1)).toMatchObject({ success: false, code: 'rate_limited' });
    } finally {
      await strict.close();
    }
  });
});

describe('a busy room', () => {
  test('numbers the messages of 50 concurrent writers without a gap, in the same order for every listener', async () => {
    const writers = await Promise.all(numbers(50).map((n) => socketOf(n % 2 ? owner : member)));
    const listeners = [await inRoom(owner), await inRoom(member)];
    const heard = listeners.map((listener) => collect(listener, 'new_message'));
    const acks = await Promise.all(
      writers.flatMap((writer, n) => numbers(4).map((turn) => send(writer, `${n} ${turn}`, `${n}-${turn}`))),
    );
    await settle(...listeners);
    const stored = await history(owner);
    expect(stored.map((message) => message.seq)).toEqual(numbers(200));
    expect(heard).toEqual([stored, stored]);
    const byClientId = new Map(stored.map((message) => [message.clientId, message]));
    for (const ack of acks) {
      if (!('ok' in ack)) throw new Error(ack.message);
      expect(ack.message).toEqual(byClientId.get(ack.message.clientId));
    }
    for (const n of writers.keys()) {
      const own = stored.filter((message) => message.clientId?.startsWith(`${n}-`));
      expect(own.map((message) => message.message)).toEqual(numbers(4).map((turn) => `${n} ${turn}`));
    }
  });

  test('misses nothing when a client rejoins and then fetches the messages that follow', async () => {
    const speaker = await socketOf(owner);
    const first = await inRoom(member);
    const seen = collect(first, 'new_message');
    await send(speaker, '1');
    await settle(first);
    first.disconnect();
    const sending = Promise.all(numbers(30).map((n) => send(speaker, `${n + 1}`)));
    const second = await socketOf(member);
    const live = collect(second, 'new_message');
    await enter(second, project.id);
    const fetched = await history(member, `after=${seen.at(-1)?.seq}&limit=200`);
    await sending;
    await settle(second);
    const known = new Map([...seen, ...fetched, ...live].map((message) => [message.id, message]));
    expect([...known.values()].map((message) => message.seq).sort((a, b) => a - b)).toEqual(numbers(31));
  });
});
