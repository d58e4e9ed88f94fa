import type { RoomMember } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { collect, connect, emitRaw, enter, listen, settle } from '../../testing/processes/live.ts';
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

describe('typing', () => {
  test("is sent to the others in the room under the session's name, at most once a second", async () => {
    const [typingSocket, own, other] = [await inRoom(member), await inRoom(member), await inRoom(owner)];
    const seen = [collect(own, 'user_typing'), collect(other, 'user_typing')];
    const stops = collect(other, 'user_stopped_typing');
    const event = { room: project.id, userId: member.user.id, username: member.user.username };
    const type = async (count: number) => {
      for (let n = 0; n < count; n += 1)
        await emitRaw(typingSocket, 'typing', { room: project.id, username: 'Somebody else' });
      await settle(own, other);
    };
    await type(5);
    expect(seen).toEqual([[], [event]]);
    await emitRaw(typingSocket, 'stop_typing', { room: project.id });
    await emitRaw(typingSocket, 'stop_typing', { room: project.id });
    await type(5);
    expect([seen[1], stops]).toEqual([[event], [event]]);
    site.clock.advance(1_000);
    await type(2);
    expect(seen[1]).toEqual([event, event]);
    typingSocket.disconnect();
    await expect.poll(() => stops).toEqual([event, event]);
  });

  test('uses the new name on sockets that were open before a rename', async () => {
    const [typingSocket, other] = [await inRoom(member), await inRoom(owner)];
    const seen = collect(other, 'user_typing');
    const username = 'quiet-heron';
    const { id: userId } = member.user;
    await member.call('POST', `/api/user/update/${userId}`, { body: { username } });
    await emitRaw(typingSocket, 'typing', { room: project.id });
    await expect.poll(() => seen).toEqual([{ room: project.id, userId, username }]);
  });

  test('is not sent from outside the room', async () => {
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
  test("follows the user's first and last socket in the room", async () => {
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

describe.each([
  ['the blocker', true],
  ['the blocked user', false],
])('between blocked users in one room, %s', (_who, blocks) => {
  let bystander: TestUser;
  beforeEach(async () => {
    bystander = await createUser(site);
    await join(bystander, project, owner);
  });
  /** `member` acts; `owner` is on the other side of the block. */
  const block = () => (blocks ? changeBlock('PUT', member, owner) : changeBlock('PUT', owner, member));
  const unblock = () =>
    blocks ? changeBlock('DELETE', member, owner) : changeBlock('DELETE', owner, member);

  async function changeBlock(method: 'PUT' | 'DELETE', one: TestUser, other: TestUser): Promise<void> {
    expect((await one.call(method, `/api/blocks/${other.user.id}`)).statusCode).toBe(200);
  }

  async function shownTo(reader: TestUser) {
    const members = (await reader.call('GET', `/api/chat/members/${project.id}`)).json<RoomMember[]>();
    return members.find(({ userId }) => userId === member.user.id);
  }

  afterEach(unblock);

  test('hides typing from the other user only', async () => {
    await block();
    const sockets = [await inRoom(member), await inRoom(owner), await inRoom(bystander)] as const;
    const [typingSocket, other, third] = sockets;
    const seen = [other, third].map((socket) => [
      ...[collect(socket, 'user_typing'), collect(socket, 'user_stopped_typing')],
    ]);
    await emitRaw(typingSocket, 'typing', { room: project.id });
    await emitRaw(typingSocket, 'stop_typing', { room: project.id });
    await settle(...sockets);
    expect(seen.map((events) => events.map(({ length }) => length))).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('hides arrivals and departures from the other user only', async () => {
    await block();
    const [other, third] = [await inRoom(owner), await inRoom(bystander)];
    const seen = [collect(other, 'presence'), collect(third, 'presence')];
    const socket = await inRoom(member);
    await emitRaw(socket, 'leave_room', project.id);
    await settle(other, third);
    const event = (online: boolean) => ({ room: project.id, userId: member.user.id, online });
    expect(seen).toEqual([[], [event(true), event(false)]]);
  });

  test('shows the other user as offline as soon as the block is created', async () => {
    const [other] = [await inRoom(owner), await inRoom(member)];
    const seen = collect(other, 'presence');
    await block();
    await expect.poll(() => seen).toContainEqual({ room: project.id, userId: member.user.id, online: false });
  });

  test('lists the other user as offline with a masked email address, only for the two of them', async () => {
    await inRoom(member);
    await block();
    const { email } = member.user;
    expect(await shownTo(owner)).toMatchObject({ online: false, email: `${email[0]}•••@example.org` });
    expect(await shownTo(bystander)).toMatchObject({ online: true, email });
    expect(await shownTo(member)).toMatchObject({ online: true, email });
    await unblock();
    expect(await shownTo(owner)).toMatchObject({ online: true, email });
  });
});

test('rejects joins and read marks above the rate limit', async () => {
  const strict = await createTestApp({ env: { LIMITS: 'default' } });
  try {
    const user = await createUser(strict);
    const { id } = await createProject(user);
    const socket = await connect(await listen(strict), user.cookie);
    for (let n = 0; n < 60; n += 1) expect(await enter(socket, id)).toMatchObject({ ok: true });
    expect(await enter(socket, id)).toMatchObject({ code: 'rate_limited' });
    for (let n = 0; n < 100; n += 1)
      expect(await emitRaw(socket, 'read', { room: id, seq: 0 })).toMatchObject({ ok: true });
    expect(await emitRaw(socket, 'read', { room: id, seq: 0 })).toMatchObject({ code: 'rate_limited' });
    socket.disconnect();
  } finally {
    await strict.close();
  }
}, 60_000);
