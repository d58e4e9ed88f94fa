import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProject,
  createUser,
  join,
  posting,
  type TestUser,
  testPassword,
} from '../actors/factories.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { otherCalls, type Watched, watchCalls } from './specified-calls.ts';

let site: Watched<TestApp>;
let owner: TestUser;
let developer: TestUser;
let project: Project;

beforeAll(async () => {
  site = watchCalls(await createTestApp());
  const profile = { bio: 'Builds maps', area: 'Porto' };
  owner = await createUser(site, { username: 'Vera Lund', skills: ['Go'], profile });
  developer = await createUser(site, { username: 'Ravi Nair', skills: ['React', 'Testing'], profile });
  project = await createProject(owner, { technologies: ['React'], skills: ['Testing'], teamSize: 4 });
});
afterAll(() => site.close());

async function get(user: TestUser, path: string) {
  const answer = await user.call('GET', path);
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
  return answer.json();
}

async function put(user: TestUser, path: string, body?: object) {
  const answer = await user.call('PUT', path, { body });
  expect({ path, status: answer.statusCode }).toEqual({ path, status: 200 });
  return answer.json();
}

async function post(user: TestUser, path: string, body?: object, status = 200) {
  const answer = await user.call('POST', path, { body });
  expect({ path, status: answer.statusCode }).toEqual({ path, status });
  return answer.json();
}

/** The body that the specification's client sends, including sender fields. */
function joinRequestBody(user: TestUser, wanted: Project) {
  return {
    recipientId: wanted.ownerId,
    senderId: user.user.id,
    senderUsername: user.user.username,
    senderPic: user.user.profilePicture,
    postId: wanted._id,
    postTitle: wanted.title,
    message: `${user.user.username} has requested to join your project: ${wanted.title}`,
    type: 'join_request',
    status: 'pending',
  };
}

describe('accounts', () => {
  test('POST /api/auth/signup, /api/auth/login, /api/github/exchange-token and /api/user/signout', async () => {
    const visitor = Object.assign(site.guest(), { user: owner.user });
    const email = 'nils.berg@example.org';
    const signUp = { username: 'Nils Berg', email, password: testPassword };
    const created = await post(visitor, '/api/auth/signup', signUp, 201);
    expect(created).toMatchObject({ success: true, message: expect.any(String) });
    for (const path of ['/api/auth/login', '/api/github/exchange-token']) {
      const user = { username: 'Nils Berg', email, isAdmin: false, bio: '', workplace: '' };
      const signedIn = await post(visitor, path, { email, password: testPassword });
      expect(signedIn).toMatchObject({ success: true, message: expect.any(String), ...user, user });
      expect(signedIn._id).toBe(signedIn.id);
      expect(await post(visitor, '/api/user/signout')).toMatchObject({ success: true });
    }
  });

  test('POST /api/user/update/{id}', async () => {
    const path = `/api/user/update/${developer.user._id}`;
    const updated = await post(developer, path, { Bio: 'Draws tides', workplace: 'Harbour Office' });
    expect(updated).toMatchObject({
      _id: developer.user.id,
      bio: 'Draws tides',
      workplace: 'Harbour Office',
      profilePicture: null,
    });
  });

  test('DELETE /api/user/delete/{id}', async () => {
    const leaver = await createUser(site);
    const answer = await leaver.call('DELETE', `/api/user/delete/${leaver.user._id}`);
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });
});

describe('projects', () => {
  test('GET /api/post/getPosts', async () => {
    const path = '/api/post/getPosts?startIndex=0&limit=12&order=desc';
    const { posts, totalPosts } = await get(developer, path);
    expect(posts).toHaveLength(totalPosts);
    expect(posts).toContainEqual(
      expect.objectContaining({
        _id: project._id,
        title: project.title,
        description: project.description,
        technologies: ['React'],
        skills: ['Testing'],
        date: expect.any(String),
        slug: project.slug,
        ownerId: owner.user.id,
      }),
    );
    const filtered = `${path}&searchTerm=tide&technology=React&skill=Testing`;
    expect((await get(developer, filtered)).posts).toMatchObject([{ _id: project._id }]);
  });

  test('POST /api/post/create', async () => {
    const { id, username, profilePicture } = owner.user;
    const sender = { ownerId: id, ownerUsername: username, ownerPic: profilePicture };
    const created = await post(owner, '/api/post/create', posting(sender), 201);
    expect(created).toMatchObject({ ownerId: id, ownerUsername: username, slug: expect.any(String) });
  });

  test('GET /flask/posts/user/{username}', async () => {
    const path = `/flask/posts/user/${encodeURIComponent(owner.user.username)}`;
    expect(await get(owner, path)).toContainEqual(
      expect.objectContaining({
        id: project.id,
        title: project.title,
        description: project.description,
        requiredSkills: ['React', 'Testing'],
      }),
    );
  });
});

describe('recommendations', () => {
  test('GET /flask/projects/recommendations/{userId}', async () => {
    const list = await get(developer, `/flask/projects/recommendations/${developer.user.id}`);
    expect(list).toContainEqual(
      expect.objectContaining({
        id: project.id,
        title: project.title,
        description: project.description,
        ownerUsername: 'Vera Lund',
        slug: project.slug,
        score: expect.any(Number),
        reasons: expect.arrayContaining([expect.any(String)]),
      }),
    );
  });

  test('GET /flask/users/recommendations/post/{postId}', async () => {
    const list = await get(owner, `/flask/users/recommendations/post/${project.id}`);
    expect(list).toContainEqual(
      expect.objectContaining({
        id: developer.user.id,
        username: 'Ravi Nair',
        email: 'r•••@example.org',
        profilePicture: null,
        skills: expect.arrayContaining(['React', 'Testing']),
      }),
    );
  });
});

describe('requests and notifications', () => {
  async function ask(): Promise<{ wanted: Project; sent: Notification }> {
    const wanted = await createProject(owner);
    const sent = await post(developer, '/api/notifications/send', joinRequestBody(developer, wanted), 201);
    return { wanted, sent };
  }

  test('POST /api/notifications/send and GET /api/notifications/check/{projectId}/{userId}', async () => {
    const { wanted, sent } = await ask();
    expect(sent).toMatchObject({
      _id: expect.any(String),
      recipientId: owner.user.id,
      senderId: developer.user.id,
      senderUsername: 'Ravi Nair',
      senderPic: null,
      postId: wanted._id,
      postTitle: wanted.title,
      type: 'join_request',
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect(sent.message).toContain(wanted.title);
    const check = await get(developer, `/api/notifications/check/${wanted._id}/${developer.user._id}`);
    expect(check).toEqual({ exists: true, data: { exists: true } });
  });

  test('GET /api/notifications/{userId}, PUT /api/notifications/accept/{notificationId} and reject', async () => {
    const [accepted, rejected] = [await ask(), await ask()];
    const list: Notification[] = await get(owner, `/api/notifications/${owner.user._id}`);
    expect(list.slice(0, 2).map(({ _id }) => _id)).toEqual([rejected.sent._id, accepted.sent._id]);
    const body = { postId: accepted.sent.postId, userId: accepted.sent.senderId };
    const yes = await put(owner, `/api/notifications/accept/${accepted.sent._id}`, body);
    expect(yes).toMatchObject({ success: true, notification: { status: 'accepted' } });
    const no = await put(owner, `/api/notifications/reject/${rejected.sent._id}`);
    expect(no).toMatchObject({ success: true, notification: { status: 'rejected' } });
  });
});

describe('chat', () => {
  let room: Project;

  beforeAll(async () => {
    room = await createProject(owner);
    await join(developer, room, owner);
  });

  test('GET /api/chat/rooms/owner/{userId} and /api/chat/rooms/member/{userId}', async () => {
    const shape = { _id: room._id, postId: room._id, title: room.title, ownerId: owner.user.id };
    for (const [user, kind] of [
      [owner, 'owner'],
      [developer, 'member'],
    ] as const) {
      const rooms = await get(user, `/api/chat/rooms/${kind}/${user.user._id}`);
      expect(rooms).toContainEqual(
        expect.objectContaining({ ...shape, unreadCount: expect.any(Number), members: expect.any(Array) }),
      );
    }
  });

  test('GET /api/chat/access/{postId}/{userId}', async () => {
    const path = `/api/chat/access/${room._id}/${developer.user._id}`;
    expect(await get(developer, path)).toEqual({ hasAccess: true });
  });

  test('POST /api/chat/send and GET /api/chat/messages/{postId}', async () => {
    const { id, username, profilePicture } = developer.user;
    const sender = { senderId: id, senderUsername: username, senderPic: profilePicture };
    const body = { postId: room._id, ...sender, message: 'Good morning' };
    const { data, ...saved } = await post(developer, '/api/chat/send', body, 201);
    expect(data).toEqual(saved);
    expect(saved).toMatchObject({
      ...sender,
      postId: room._id,
      message: 'Good morning',
      timestamp: expect.any(String),
    });
    expect(await get(owner, `/api/chat/messages/${room._id}`)).toEqual([saved]);
  });

  test('GET /api/chat/members/{postId}', async () => {
    const members = await get(developer, `/api/chat/members/${room._id}`);
    expect(members).toMatchObject([
      { userId: owner.user.id, username: 'Vera Lund', email: owner.user.email, profilePicture: null },
      { userId: developer.user.id, username: 'Ravi Nair', email: developer.user.email },
    ]);
  });
});

test('covers all specified calls', () => {
  expect(site.uncalled(otherCalls)).toEqual([]);
});
