import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { messages } from '../../db/schema/chat.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});

async function say(user: TestUser, ...texts: readonly string[]): Promise<Message[]> {
  const sent: Message[] = [];
  for (const message of texts) {
    const body = { postId: project.id, message };
    sent.push((await user.call('POST', '/api/chat/send', { body })).json<Message>());
  }
  return sent;
}

async function roomOf(user: TestUser): Promise<Room> {
  const kind = user === owner ? 'owner' : 'member';
  const answer = await user.call('GET', `/api/chat/rooms/${kind}/${user.user.id}`);
  const found = answer.json<Room[]>().find((room) => room._id === project.id);
  if (found === undefined) throw new Error('the room is not listed');
  return found;
}

describe('read access', () => {
  test.each(['messages', 'members', 'room'])('%s: members only', async (what) => {
    const status = async (user: Pick<TestUser, 'call'>, id: string) =>
      (await user.call('GET', `/api/chat/${what}/${id}`)).statusCode;
    expect(await status(member, project.id)).toBe(200);
    expect(await status(stranger, project.id)).toBe(403);
    expect(await status(site.guest(), project.id)).toBe(401);
    expect(await status(member, newId())).toBe(404);
    expect(await status(member, 'nonsense')).toBe(404);
  });

  test('returns true for members, false for others, and reveals nothing about other users', async () => {
    const access = async (user: TestUser, userId = user.user.id, postId = project.id) =>
      await user.call('GET', `/api/chat/access/${postId}/${userId}`);
    expect((await access(member)).json()).toEqual({ hasAccess: true });
    expect((await access(stranger)).json()).toEqual({ hasAccess: false });
    expect((await access(stranger, member.user.id)).statusCode).toBe(403);
    expect((await access(stranger, stranger.user.id, newId())).statusCode).toBe(404);
  });

  test("shows members each other's full email addresses", async () => {
    const list = (await member.call('GET', `/api/chat/members/${project.id}`)).json();
    expect(list).toEqual(
      [owner, member].map(({ user }, n) => ({
        _id: user.id,
        userId: user.id,
        username: user.username,
        email: user.email,
        pic: null,
        profilePicture: null,
        role: n === 0 ? 'owner' : 'member',
        online: false,
      })),
    );
  });

  test('allows a user to read only their own room list', async () => {
    for (const kind of ['owner', 'member'])
      expect((await stranger.call('GET', `/api/chat/rooms/${kind}/${owner.user.id}`)).statusCode).toBe(403);
  });
});

describe('the room list', () => {
  test('includes the room of a project without messages', async () => {
    expect(await roomOf(owner)).toEqual({
      _id: project.id,
      postId: project.id,
      title: project.title,
      name: project.title,
      slug: project.slug,
      ownerId: owner.user.id,
      members: [owner, member].map(({ user }) => ({
        _id: user.id,
        userId: user.id,
        username: user.username,
        pic: null,
        profilePicture: null,
      })),
      memberCount: 2,
      lastActivity: null,
      lastMessage: null,
      lastSeq: 0,
      unreadCount: 0,
      wantedCount: 0,
      attention: 'all',
      can: { write: true, deleteOwn: 'yes', deleteOthers: 'yes', unpinOthers: true },
    });
    const owned = (await member.call('GET', `/api/chat/rooms/owner/${member.user.id}`)).json<Room[]>();
    expect(owned.map((room) => room._id)).not.toContain(project.id);
  });

  test('shows the last message that is not deleted, and the most recently active room first', async () => {
    const text = 'A long text that a list would cut somewhere after its fiftieth character';
    const [, last] = await say(owner, text, 'withdrawn');
    await createProject(owner);
    await site.database.db
      .update(messages)
      .set({ deletedAt: new Date() })
      .where(eq(messages.id, last?.id ?? ''));
    const rooms = (await owner.call('GET', `/api/chat/rooms/owner/${owner.user.id}`)).json<Room[]>();
    expect(rooms[0]).toMatchObject({
      _id: project.id,
      lastMessage: { senderUsername: owner.user.username, message: text },
      lastActivity: last?.createdAt,
      lastSeq: 2,
    });
  });

  test('shows a few members and the total number', async () => {
    const crowd = await createProject(owner, { teamSize: 10 });
    const people = await Promise.all(Array.from({ length: 6 }, () => createUser(site)));
    for (const user of people) await join(user, crowd, owner);
    const room = (await owner.call('GET', `/api/chat/room/${crowd.id}`)).json();
    expect({ members: room.members.length, memberCount: room.memberCount }).toEqual({
      members: 5,
      memberCount: 7,
    });
  });

  test('uses the same number of queries for one room and for many', async () => {
    const user = await createUser(site);
    const count = async () => {
      let rooms = 0;
      const queries = await countQueries(site, async () => {
        const answer = await user.call('GET', `/api/chat/rooms/owner/${user.user.id}`);
        rooms = answer.json<Room[]>().length;
      });
      return { queries, rooms };
    };
    await createProject(user);
    const one = await count();
    for (let n = 0; n < 9; n += 1) project = await createProject(user);
    await say(user, 'hello');
    expect(one).toEqual({ queries: 3, rooms: 1 });
    expect(await count()).toEqual({ queries: 3, rooms: 10 });
  });
});

describe('unread messages', () => {
  test.each([
    ['all', 3, 3],
    ['mentions', 3, 1],
    ['muted', 3, 0],
  ])('are counted by notification level: %s', async (attention, unreadCount, wantedCount) => {
    await member.call('PUT', `/api/chat/rooms/${project.id}/notifications`, { body: { attention } });
    await say(member, `I am @${member.user.username}`);
    await say(owner, 'plain', `@${member.user.username}, look`, `for @${owner.user.username}`);
    expect(await roomOf(member)).toMatchObject({ unreadCount, wantedCount });
    expect((await member.call('GET', `/api/chat/room/${project.id}`)).json()).toMatchObject({ wantedCount });
    expect((await markRead(member, 3)).statusCode).toBe(200);
    const left = attention === 'all' ? 1 : 0;
    expect(await roomOf(member)).toMatchObject({ unreadCount: 1, wantedCount: left });
  });

  test('of all rooms add up to what the levels include, with one query and one for the session', async () => {
    const [reader, other] = [await createUser(site), await createUser(site)];
    for (const attention of ['all', 'mentions', 'muted']) {
      project = await createProject(owner, { teamSize: 5 });
      await join(reader, project, owner);
      await join(other, project, owner);
      await reader.call('PUT', `/api/chat/rooms/${project.id}/notifications`, { body: { attention } });
      await say(owner, 'plain', `@${reader.user.username}, look`);
      await say(reader, 'my own');
    }
    const unread = async (user: Pick<TestUser, 'call'>) =>
      (await user.call('GET', '/api/chat/unread')).json();
    const queries = await countQueries(site, async () => {
      expect(await unread(reader)).toEqual({ unread: 3 });
    });
    expect(queries).toBe(2);
    expect(await unread(other)).toEqual({ unread: 9 });
    await markRead(reader, 3);
    expect(await unread(reader)).toEqual({ unread: 3 });
    await reader.call('PUT', `/api/chat/rooms/${project.id}/notifications`, { body: { attention: 'all' } });
    await say(owner, 'one more');
    expect(await unread(reader)).toEqual({ unread: 4 });
    expect(await unread(await createUser(site))).toEqual({ unread: 0 });
    expect((await site.guest().call('GET', '/api/chat/unread')).statusCode).toBe(401);
  });

  const markRead = (user: TestUser, seq: unknown) =>
    user.call('POST', `/api/chat/read/${project.id}`, { body: { seq } });

  test('are messages of others after the last read one, without deleted ones', async () => {
    await say(owner, '1', '2', '3');
    await say(member, '4');
    expect((await roomOf(member)).unreadCount).toBe(3);
    expect((await roomOf(owner)).unreadCount).toBe(1);
    await site.database.db.update(messages).set({ deletedAt: new Date() }).where(eq(messages.seq, 3));
    expect((await markRead(member, 1)).statusCode).toBe(200);
    expect((await roomOf(member)).unreadCount).toBe(1);
  });

  test('never move the mark backwards or beyond the last message', async () => {
    await say(owner, '1', '2', '3');
    const lastRead = async (seq: number) => {
      await markRead(member, seq);
      return (await member.call('GET', `/api/chat/room/${project.id}`)).json().lastReadSeq;
    };
    expect([await lastRead(2), await lastRead(1), await lastRead(999)]).toEqual([2, 2, 3]);
    await say(owner, '4');
    expect((await roomOf(member)).unreadCount).toBe(1);
  });

  test('reject marks from strangers and invalid numbers', async () => {
    expect((await markRead(stranger, 1)).statusCode).toBe(403);
    expect((await markRead(member, -1)).statusCode).toBe(400);
    expect((await markRead(member, 'x')).statusCode).toBe(400);
    expect((await markRead(member, 5)).statusCode).toBe(200);
  });
});
