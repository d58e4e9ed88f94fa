import type { Message } from '@teamwright/contracts/chat.ts';
import type { Project } from '@teamwright/contracts/projects.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { createPerson, createProject, join, type Person } from '../../testing/factories.ts';
import { collect, connect, emitRaw, enter, type LiveSocket, listen, settle } from '../../testing/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeMember } from '../teams/teams.service.ts';

let site: TestApp;
let url: string;
let owner: Person;
let member: Person;
let stranger: Person;
let project: Project;
let open: LiveSocket[] = [];

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  [owner, member, stranger] = await Promise.all([createPerson(site), createPerson(site), createPerson(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});
afterEach(() => {
  for (const socket of open) socket.disconnect();
  open = [];
});

async function socketOf(person: Person): Promise<LiveSocket> {
  const socket = await connect(url, person.cookie);
  open.push(socket);
  return socket;
}

/** A socket of the person that is in the room. */
async function inRoom(person: Person, room = project.id): Promise<LiveSocket> {
  const socket = await socketOf(person);
  expect(await enter(socket, room)).toMatchObject({ ok: true, room });
  return socket;
}

function send(socket: LiveSocket, message: string, clientId?: string) {
  const input = { room: project.id, message, ...(clientId && { clientId }) };
  return socket.timeout(5_000).emitWithAck('send_message', input);
}

function post(person: Person, message: string, clientId?: string) {
  return person.call('POST', '/api/chat/send', { body: { postId: project.id, message, clientId } });
}

async function history(person: Person, query = 'limit=200'): Promise<Message[]> {
  return (await person.call('GET', `/api/chat/messages/${project.id}?${query}`)).json<Message[]>();
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('the handshake', () => {
  test('refuses a foreign origin, and whoever brings no session', async () => {
    await expect(connect(url, owner.cookie, { origin: 'https://elsewhere.example.org' })).rejects.toThrow();
    await expect(connect(url, owner.cookie, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow();
    await expect(connect(url, '')).rejects.toThrow('unauthenticated');
    await expect(connect(url, 'teamwright=forged.value')).rejects.toThrow('unauthenticated');
  });

  test('takes the own origin, and none', async () => {
    open.push(await connect(url, owner.cookie, { origin: 'http://localhost:3000' }));
    open.push(await connect(url, owner.cookie));
    expect(open.every((socket) => socket.connected)).toBe(true);
  });

  test('a session that ends takes its sockets with it, and only those', async () => {
    const person = await createPerson(site);
    const [ended, kept] = [await socketOf(person), await socketOf(owner)];
    const gone = new Promise((resolve) => ended.once('disconnect', resolve));
    expect((await person.call('POST', '/api/user/signout')).statusCode).toBe(200);
    expect(await gone).toBe('io server disconnect');
    await settle(kept);
  });
});

describe('entering a room', () => {
  test('answers its last number; whoever does not belong gets the reason and nothing from the room', async () => {
    await post(owner, 'one');
    const inside = await inRoom(member);
    expect(await enter(inside, project.id.toUpperCase())).toEqual({ ok: true, room: project.id, lastSeq: 1 });
    const outside = await socketOf(stranger);
    const heard: string[] = [];
    outside.onAny((name: string) => heard.push(name));
    expect(await enter(outside, project.id)).toMatchObject({
      success: false,
      code: 'forbidden',
      message: 'You do not have access to this chat room',
    });
    await emitRaw(inside, 'typing', { room: project.id });
    await send(inside, 'two');
    await settle(outside);
    expect(heard).toEqual([]);
  });

  test.each([
    ['an unknown room', newId(), 'not_found'],
    ['no id', 'nonsense', 'not_found'],
    ['a number', 12, 'invalid'],
    ['nothing', null, 'invalid'],
    ['an object', { room: 'x' }, 'invalid'],
  ])('refuses %s', async (_what, room, code) => {
    const socket = await socketOf(owner);
    expect(await emitRaw(socket, 'join_room', room)).toMatchObject({ success: false, code });
  });

  test('leaving ends what one hears', async () => {
    const [speaker, listener] = [await inRoom(owner), await inRoom(member)];
    const heard = collect(listener, 'new_message');
    await emitRaw(listener, 'leave_room', project.id);
    await send(speaker, 'anyone?');
    await settle(listener);
    expect(heard).toEqual([]);
  });

  test('a malformed payload of any event gets an error at most, and the connection stays', async () => {
    const socket = await socketOf(owner);
    for (const event of ['leave_room', 'send_message', 'typing', 'stop_typing', 'read'] as const)
      for (const payload of [[], [null], ['{'], [{ room: {} }], [[1]], [{ room: 7, seq: -1, message: 1 }]])
        expect([event, payload, await emitRaw(socket, event, ...payload)]).toMatchObject([
          event,
          payload,
          event === 'leave_room' && payload[0] === '{' ? { ok: true } : { success: false },
        ]);
    expect(socket.connected).toBe(true);
  });
});

describe('sending', () => {
  test('is acknowledged with the stored message, which everybody in the room gets, the sender too', async () => {
    const [speaker, listener] = [await inRoom(owner), await inRoom(member)];
    const heard = [collect(speaker, 'new_message'), collect(listener, 'new_message')];
    const ack = await send(speaker, '  hello ', 'c1');
    await settle(speaker, listener);
    const [stored] = await history(member);
    expect(stored).toMatchObject({ seq: 1, message: 'hello', clientId: 'c1', senderId: owner.user.id });
    expect(ack).toEqual({ ok: true, message: stored });
    expect(heard).toEqual([[stored], [stored]]);
  });

  test('over HTTP reaches sockets as well', async () => {
    const listener = await inRoom(member);
    const heard = collect(listener, 'new_message');
    const { data } = (await post(owner, 'by HTTP')).json();
    await settle(listener);
    expect(heard).toEqual([data]);
  });

  test('with one client id through both doors at once is stored and heard once', async () => {
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

  test('that is too long is refused with the reason', async () => {
    const ack = await send(await socketOf(owner), 'x'.repeat(4_001));
    expect(ack).toMatchObject({ code: 'invalid', message: 'At most 4000 characters' });
  });

  test('refuses whoever does not belong, also in the middle of a busy room', async () => {
    const [inside, outside] = [await inRoom(member), await socketOf(stranger)];
    const acks = await Promise.all(
      numbers(20).map((n) => send(n % 2 ? inside : outside, `${n}`, n % 4 ? undefined : `c${n}`)),
    );
    for (const [index, ack] of acks.entries())
      expect(ack).toMatchObject(index % 2 ? { success: false, code: 'forbidden' } : { ok: true });
    expect((await history(owner)).map((message) => message.seq)).toEqual(numbers(10));
  });

  test('a message that HTTP stored already is only acknowledged, in its own room', async () => {
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

  test('too often is refused, over both doors together', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const person = await createPerson(strict);
      const { id } = await createProject(person);
      const socket = await connect(await listen(strict), person.cookie);
      const body = { postId: id, message: 'x' };
      const posted = await Promise.all(
        numbers(10).map(() => person.call('POST', '/api/chat/send', { body })),
      );
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
  test('of 50 concurrent writers has numbers without a gap, and everybody hears the same order', async () => {
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

  test('whoever comes back joins, then fetches what follows, and misses nothing', async () => {
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

describe('typing', () => {
  test('is told to the others in the room under the name of the session, at most once a second', async () => {
    const [typist, own, other] = [await inRoom(member), await inRoom(member), await inRoom(owner)];
    const seen = [collect(own, 'user_typing'), collect(other, 'user_typing')];
    const stops = collect(other, 'user_stopped_typing');
    const event = { room: project.id, username: member.user.username };
    const type = async (count: number) => {
      for (let n = 0; n < count; n += 1)
        await emitRaw(typist, 'typing', { room: project.id, username: 'Somebody else' });
      await settle(own, other);
    };
    await type(5);
    expect(seen).toEqual([[], [event]]);
    await emitRaw(typist, 'stop_typing', { room: project.id });
    await emitRaw(typist, 'stop_typing', { room: project.id });
    await type(5);
    expect([seen[1], stops]).toEqual([[event], [event]]);
    site.clock.advance(1_000);
    await type(2);
    expect(seen[1]).toEqual([event, event]);
    typist.disconnect();
    await expect.poll(() => stops).toEqual([event, event]);
  });

  test('is not told from outside the room', async () => {
    const [inside, outside, foreign] = [
      await inRoom(owner),
      await socketOf(member),
      await socketOf(stranger),
    ];
    const seen = collect(inside, 'user_typing');
    for (const socket of [outside, foreign]) await emitRaw(socket, 'typing', { room: project.id });
    await settle(inside);
    expect(seen).toEqual([]);
  });
});

describe('presence', () => {
  test("follows a person's first and last socket in the room", async () => {
    const watcher = await inRoom(owner);
    const seen = collect(watcher, 'presence');
    const event = (online: boolean) => ({ room: project.id, userId: member.user.id, online });
    const [first, second] = [await inRoom(member), await inRoom(member)];
    await settle(watcher);
    expect(seen).toEqual([event(true)]);
    const members = (await owner.call('GET', `/api/chat/members/${project.id}`)).json();
    expect(members.map((one: { online: boolean }) => one.online)).toEqual([true, true]);
    await emitRaw(first, 'leave_room', project.id);
    await settle(watcher);
    expect(seen).toEqual([event(true)]);
    second.disconnect();
    await expect.poll(() => seen).toEqual([event(true), event(false)]);
  });
});

describe('what else is told', () => {
  test('a new member learns of the room, and the room of the new member', async () => {
    const newcomer = await createPerson(site);
    const [theirs, inside] = [await socketOf(newcomer), await inRoom(owner)];
    const changes = collect(theirs, 'changed');
    const joined = collect(inside, 'user_joined');
    await join(newcomer, project, owner);
    const { id: userId, username, profilePicture } = newcomer.user;
    await expect
      .poll(() => joined)
      .toEqual([{ room: project.id, user: { userId, username, profilePicture } }]);
    expect(changes).toContainEqual({ entity: 'rooms', id: project.id });
  });

  test('whoever leaves the team is out of the room at once, on every device', async () => {
    const [first, second, inside] = [await inRoom(member), await inRoom(member), await inRoom(owner)];
    const heard = [collect(first, 'new_message'), collect(second, 'new_message')];
    const [left, presence] = [collect(inside, 'user_left'), collect(inside, 'presence')];
    await withTransaction(systemCtx(site.app), (ctx) =>
      removeMember(ctx, { projectId: project.id, userId: member.user.id }),
    );
    expect(await send(first, 'still here?')).toMatchObject({ success: false, code: 'forbidden' });
    expect(await enter(second, project.id)).toMatchObject({ success: false, code: 'forbidden' });
    await send(inside, 'among ourselves');
    await settle(first, second, inside);
    expect(heard).toEqual([[], []]);
    expect(left).toMatchObject([{ room: project.id, user: { userId: member.user.id } }]);
    expect(presence).toEqual([{ room: project.id, userId: member.user.id, online: false }]);
  });

  test("reading is told to the person's devices, once for each step forward", async () => {
    const [reader, device, other] = [await inRoom(member), await inRoom(member), await inRoom(owner)];
    await send(other, 'news');
    const seen = [collect(device, 'changed'), collect(other, 'changed')];
    for (const seq of [1, 1, 0]) await emitRaw(reader, 'read', { room: project.id, seq });
    await settle(device, other);
    const rooms = seen.map((changes) => changes.filter(({ entity }) => entity === 'room'));
    expect(rooms).toEqual([[{ entity: 'room', id: project.id }], []]);
  });

  test('members who are elsewhere hear that a room moved, at most once a second', async () => {
    const [speaker, elsewhere, foreign] = [
      await inRoom(owner),
      await socketOf(member),
      await socketOf(stranger),
    ];
    const [seen, none] = [collect(elsewhere, 'changed'), collect(foreign, 'changed')];
    for (const text of ['1', '2', '3']) await send(speaker, text);
    const moves = () => seen.filter((event) => event.entity === 'room' && event.id === project.id);
    await expect.poll(() => moves().length, { timeout: 3_000 }).toBe(2);
    await send(speaker, '4');
    await settle(elsewhere);
    expect(moves()).toHaveLength(2);
    expect(none).toEqual([]);
  });
});
