import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
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
import { endExpiredSessions } from '../accounts/sessions/accounts.sessions.service.ts';
import { removeMember } from '../teams/teams.service.ts';

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

function send(socket: LiveSocket, message: string) {
  return socket.timeout(5_000).emitWithAck('send_message', { room: project.id, message });
}

describe('handshake', () => {
  test('rejects a foreign origin and a client without a session', async () => {
    await expect(connect(url, owner.cookie, { origin: 'https://elsewhere.example.org' })).rejects.toThrow();
    await expect(connect(url, owner.cookie, { 'sec-fetch-site': 'cross-site' })).rejects.toThrow();
    await expect(connect(url, '')).rejects.toThrow('unauthenticated');
    await expect(connect(url, 'teamwright=forged.value')).rejects.toThrow('unauthenticated');
  });

  test("accepts the site's own origin and a missing one", async () => {
    const own = await socketOf(owner, { origin: 'http://localhost:3000' });
    const without = await socketOf(owner);
    expect({ own: own.connected, without: without.connected }).toEqual({ own: true, without: true });
  });

  test("ends the user's oldest session and its sockets when the twenty-first is opened", async () => {
    const user = await createUser(site);
    const oldest = await socketOf(user);
    const gone = new Promise((resolve) => oldest.once('disconnect', resolve));
    const body = { email: user.user.email, password: testPassword };
    const signIns = Array.from({ length: 19 }, () => site.guest().call('POST', '/api/auth/login', { body }));
    await Promise.all(signIns);
    expect(oldest.connected).toBe(true);
    const newest = site.guest();
    await newest.call('POST', '/api/auth/login', { body });
    expect(await gone).toBe('io server disconnect');
    expect((await user.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    expect((await newest.call('GET', '/api/user/sessions')).json()).toHaveLength(20);
  });

  test('closes the sockets of a session that ends, and no others', async () => {
    const user = await createUser(site);
    const [ended, kept] = [await socketOf(user), await socketOf(owner)];
    const gone = new Promise((resolve) => ended.once('disconnect', resolve));
    expect((await user.call('POST', '/api/user/signout')).statusCode).toBe(200);
    expect(await gone).toBe('io server disconnect');
    await settle(kept);
  });

  test('closes the sockets of the other sessions after a password change', async () => {
    const developer = await createUser(site);
    const { user, cookie } = developer;
    await developer.call('POST', '/api/auth/login', { body: { email: user.email, password: testPassword } });
    const [other, own] = [await connect(url, cookie), await socketOf(developer)];
    const gone = new Promise((resolve) => other.once('disconnect', resolve));
    const body = { password: 'another fine phrase', currentPassword: testPassword };
    expect((await developer.call('POST', `/api/user/update/${user.id}`, { body })).statusCode).toBe(200);
    expect(await gone).toBe('io server disconnect');
    await settle(own);
    expect(own.connected).toBe(true);
  });

  test('closes all sockets of a deleted account, and no others', async () => {
    const user = await createUser(site);
    await join(user, project, owner);
    const [ended, inside, kept] = [await socketOf(user), await inRoom(user), await inRoom(owner)];
    const gone = Promise.all(
      [ended, inside].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    expect((await deleteAccount(user)).statusCode).toBe(200);
    expect(await gone).toEqual(['io server disconnect', 'io server disconnect']);
    await settle(kept);
    expect(kept.connected).toBe(true);
  });
});

test('closes the sockets of an expired session and deletes its row', async () => {
  const user = await createUser(site);
  const [ended, kept] = [await socketOf(user), await socketOf(owner)];
  const gone = new Promise((resolve) => ended.once('disconnect', resolve));
  const rowsOf = async () => {
    const { rows } = await site.database.pool.query('select from sessions where user_id = $1', [
      user.user.id,
    ]);
    return rows.length;
  };
  await endExpiredSessions(systemCtx(site.app));
  expect([await rowsOf(), ended.connected]).toEqual([1, true]);
  const idle = "update sessions set updated_at = now() - interval '8 days' where user_id = $1";
  await site.database.pool.query(idle, [user.user.id]);
  await endExpiredSessions(systemCtx(site.app));
  expect([await gone, await rowsOf()]).toEqual(['io server disconnect', 0]);
  await settle(kept);
});

describe('joining a room', () => {
  test('returns the last message number; other users get the reason and nothing from the room', async () => {
    await send(await socketOf(owner), 'one');
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
  ])('rejects %s', async (_what, room, code) => {
    const socket = await socketOf(owner);
    expect(await emitRaw(socket, 'join_room', room)).toMatchObject({ success: false, code });
  });

  test("stops the room's events after leaving", async () => {
    const [speaker, listener] = [await inRoom(owner), await inRoom(member)];
    const heard = collect(listener, 'new_message');
    await emitRaw(listener, 'leave_room', project.id);
    await send(speaker, 'anyone?');
    await settle(listener);
    expect(heard).toEqual([]);
  });

  test('returns at most an error for a malformed payload of any event and keeps the connection', async () => {
    const socket = await socketOf(owner);
    for (const event of ['leave_room', 'send_message', 'typing', 'stop_typing', 'read'] as const)
      for (const payload of [[], [null], ['{'], [{ room: {} }], [[1]], [{ room: 7, seq: -1, message: 1 }]])
        expect({ event, payload, emitRaw: await emitRaw(socket, event, ...payload) }).toMatchObject({
          event,
          payload,
          emitRaw: event === 'leave_room' && payload[0] === '{' ? { ok: true } : { success: false },
        });
    expect(socket.connected).toBe(true);
  });
});

describe('other events', () => {
  test('notify a new member of the room, and the room of the new member', async () => {
    const newcomer = await createUser(site);
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

  test('remove a former member from the room immediately, on every device', async () => {
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

  test("notify a user's devices once for each step of the read mark", async () => {
    const [reader, device, other] = [await inRoom(member), await inRoom(member), await inRoom(owner)];
    await send(other, 'news');
    const seen = [collect(device, 'changed'), collect(other, 'changed')];
    for (const seq of [1, 1, 0]) await emitRaw(reader, 'read', { room: project.id, seq });
    await settle(device, other);
    // Activity in the room of an earlier test may still arrive.
    const rooms = seen.map((changes) => changes.filter(({ id }) => id === project.id));
    expect(rooms).toEqual([[{ entity: 'room', id: project.id }], []]);
  });

  test('notify members elsewhere of room activity, at most once a second', async () => {
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
