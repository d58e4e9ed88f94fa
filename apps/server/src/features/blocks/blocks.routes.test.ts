import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin, suspend } from '../../testing/actors/admins.ts';
import { block, unblock } from '../../testing/actors/blocks.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let other: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** An owner with a project, and another user. */
async function createPair(): Promise<void> {
  owner = await createUser(site);
  other = await createUser(site);
  project = await createProject(owner);
}

async function blockedOf(user: TestUser): Promise<string[]> {
  const answer = await user.call('GET', '/api/blocks');
  return answer.json<{ people: { id: string }[] }>().people.map(({ id }) => id);
}

async function statusOf({ id }: Project): Promise<string | undefined> {
  const { rows } = await site.database.pool.query<{ status: string }>(
    'select status from requests where project_id = $1',
    [id],
  );
  return rows[0]?.status;
}

/** Whether the other user may ask to join, on the page and on the card of the project. */
async function canRequestOn({ slug, title, id }: Project) {
  const page = (await other.call('GET', `/api/post/slug/${slug}`)).json();
  const found = await other.call(
    'GET',
    `/api/post/getPosts?limit=100&searchTerm=${encodeURIComponent(title)}`,
  );
  const card = found.json<{ posts: Project[] }>().posts.find((post) => post.id === id);
  return { page: page.can.request, card: card?.viewer?.can.request };
}

/** Whether the other user sees how well the project fits them. */
async function canSeeMatchOf({ slug }: Project): Promise<boolean | undefined> {
  return (await other.call('GET', `/api/post/slug/${slug}`)).json<Project>().viewer?.can.match;
}

describe('the list', () => {
  beforeEach(createPair);

  test('adds and removes a user once', async () => {
    expect([await block(owner, other), await block(owner, other)]).toEqual([200, 200]);
    expect(await blockedOf(owner)).toEqual([other.user.id]);
    expect(await blockedOf(other)).toEqual([]);
    expect([await unblock(owner, other), await unblock(owner, other)]).toEqual([200, 200]);
    expect(await blockedOf(owner)).toEqual([]);
  });

  test("rejects the user's own id and unknown ids", async () => {
    const unknownUser = { user: { id: project.id } } as TestUser;
    expect({ owner: await block(owner, owner), unknownUser: await block(owner, unknownUser) }).toEqual({
      owner: 409,
      unknownUser: 404,
    });
    expect((await owner.call('PUT', '/api/blocks/no-id')).statusCode).toBe(404);
  });

  test('adds a user once when requested twice concurrently, and is deleted with either account', async () => {
    expect(await Promise.all([block(owner, other), block(other, owner), block(owner, other)])).toEqual([
      200, 200, 200,
    ]);
    await deleteAccount(other);
    const { rows } = await site.database.pool.query(
      'select 1 from blocks where blocker_id = any($1) or blocked_id = any($1)',
      [[owner.user.id, other.user.id]],
    );
    expect(rows).toEqual([]);
  });
});

describe('two users with a block', () => {
  beforeEach(createPair);

  test('see no match of a closed project', async () => {
    expect((await owner.call('POST', `/api/post/${project.id}/close`)).statusCode).toBe(200);
    expect(await canSeeMatchOf(project)).toBe(true);
    await block(owner, other);
    expect(await canSeeMatchOf(project)).toBe(false);
    await unblock(owner, other);
    expect(await canSeeMatchOf(project)).toBe(true);
  });

  test.each([
    ['the owner', () => block(owner, other), () => unblock(owner, other)],
    ['the other', () => block(other, owner), () => unblock(other, owner)],
  ])('see the same as for a suspended owner when %s blocks', async (_who, close, open) => {
    await close();
    const body = { postId: project.id };
    const refused = await other.call('POST', '/api/notifications/send', { body });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('This project isn’t accepting members right now');
    expect(await canRequestOn(project)).toEqual({ page: false, card: false });
    const invited = await owner.call('POST', '/api/invitations', {
      body: { ...body, userId: other.user.id },
    });
    expect(invited.statusCode).toBe(409);
    await open();
    expect(await canRequestOn(project)).toEqual({ page: true, card: true });
  });

  test('get the same errors as other users', async () => {
    const admin = await createAdmin(site);
    const shut = await createUser(site, { profile: { openToCollaborate: false } });
    const gone = await createUser(site);
    const theirs = await createProject(gone);
    await block(other, owner);
    const invite = async (user: TestUser) =>
      (
        await owner.call('POST', '/api/invitations', { body: { postId: project.id, userId: user.user.id } })
      ).json().message;
    expect(await invite(other)).toBe(await invite(shut));
    await suspend(admin, gone);
    const ask = async (of: Project) =>
      (await other.call('POST', '/api/notifications/send', { body: { postId: of.id } })).json().message;
    const say = async (of: Project) =>
      (await other.call('POST', `/api/post/${of.id}/comments`, { body: { body: 'Hello' } })).json().message;
    expect({ ask: await ask(project), say: await say(project) }).toEqual({
      ask: await ask(theirs),
      say: await say(theirs),
    });
    // Projects of a suspended owner are not listed.
    expect(await canRequestOn(theirs)).toEqual({ ...(await canRequestOn(project)), card: undefined });
  });

  test('cannot reopen a rejected request, which could add a user against their will', async () => {
    const asked = await createProject(owner);
    const { id, requestId } = await createJoinRequest(other, asked);
    await owner.call('PUT', `/api/notifications/reject/${id}`, { body: {} });
    const reopen = () => owner.call('POST', `/api/requests/${requestId}/reopen`);
    for (const [one, two] of [
      [other, owner],
      [owner, other],
    ] as const) {
      await block(one, two);
      const refused = await reopen();
      expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
        status: 409,
        message: 'This user isn’t accepting invitations right now',
      });
      expect(await statusOf(asked)).toBe('rejected');
      await unblock(one, two);
    }
    expect((await reopen()).statusCode).toBe(200);
  });

  test("cannot comment on each other's projects, but can delete their comments", async () => {
    const path = `/api/post/${project.id}/comments`;
    const said = (await other.call('POST', path, { body: { body: 'Before' } })).json<{ id: string }>();
    await block(owner, other);
    expect((await other.call('POST', path, { body: { body: 'After' } })).statusCode).toBe(409);
    const edit = { body: { body: 'Changed' } };
    expect((await other.call('PATCH', `/api/comments/${said.id}`, edit)).statusCode).toBe(409);
    const list = (await other.call('GET', path)).json();
    expect(list).toMatchObject({
      can: { post: false },
      comments: [{ can: { answer: false, edit: false, delete: true } }],
    });
    expect((await other.call('DELETE', `/api/comments/${said.id}`)).statusCode).toBe(200);
  });

  test("the blocked user's actions notify everyone except the blocker", async () => {
    const asker = await createUser(site);
    const answerer = await createUser(site);
    const path = `/api/post/${project.id}/comments`;
    const question = (await asker.call('POST', path, { body: { body: 'When?', kind: 'question' } })).json<{
      id: string;
    }>();
    await block(asker, answerer);
    await answerer.call('POST', path, { body: { body: 'Soon', parentId: question.id } });
    const notificationsTo = (user: TestUser) =>
      listNotificationsOf(user).then((all) => all.filter(({ senderId }) => senderId === answerer.user.id));
    await expect.poll(() => notificationsTo(owner)).toHaveLength(1);
    expect(await notificationsTo(asker)).toEqual([]);
  });
});

describe('pending requests between two users', () => {
  beforeEach(createPair);
  const ask = () => createJoinRequest(other, project);
  const invite = () => createInvitation(owner, project, other);

  test.each([
    ['asked, and the owner blocks', ask, () => block(owner, other), 'expired'],
    ['asked, and blocks', ask, () => block(other, owner), 'withdrawn'],
    ['was invited, and the owner blocks', invite, () => block(owner, other), 'withdrawn'],
    ['was invited, and blocks', invite, () => block(other, owner), 'expired'],
  ] as const)(
    'the request of a user who %s ends without a notification',
    async (_how, begin, close, status) => {
      await begin();
      const before = await countNews();
      await close();
      expect(await statusOf(project)).toBe(status);
      expect(await countNews()).toEqual(before);
    },
  );

  test('end when a block and a request happen concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = { postId: project.id };
      await Promise.all([block(owner, other), other.call('POST', '/api/notifications/send', { body })]);
      expect(await statusOf(project)).not.toBe('pending');
      await createPair();
    }
  });

  test('membership stays', async () => {
    await join(other, project, owner);
    await block(other, owner);
    const access = await other.call('GET', `/api/chat/access/${project.id}/${other.user.id}`);
    expect(access.json()).toEqual({ hasAccess: true });
  });

  test('in a shared room, only the blocker gets no notifications of the other user', async () => {
    await join(other, project, owner);
    for (const [user, message] of [
      [owner, 'Mine'],
      [other, 'Theirs'],
    ] as const)
      await user.call('POST', '/api/chat/send', { body: { postId: project.id, message } });
    await block(owner, other);
    const room = async (user: TestUser) => {
      const { lastMessage, unreadCount } = (await user.call('GET', `/api/chat/room/${project.id}`)).json();
      return [lastMessage.message, unreadCount];
    };
    expect({ owner: await room(owner), other: await room(other) }).toEqual({
      owner: ['Mine', 0],
      other: ['Theirs', 1],
    });
  });
});

/** Notifications of both users, and jobs that would notify of a request's outcome. */
async function countNews(): Promise<number[]> {
  const { rows } = await site.database.pool.query<{ count: number }>(
    "select count(*)::int as count from jobs.job where name like 'requests.tell%'",
  );
  const lists = await Promise.all([owner, other].map(listNotificationsOf));
  return [rows[0]?.count ?? 0, ...lists.map((all) => all.length)];
}
