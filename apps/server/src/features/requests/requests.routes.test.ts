import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const alreadySent = 'You have already sent a request for this project';

let site: TestApp;
let owner: TestUser;
let developer: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'Omar Haddad' });
  developer = await createUser(site, { username: 'Ines Duarte' });
});
afterAll(() => site.close());

async function send(person: TestUser, body: Record<string, unknown>) {
  const answer = await person.call('POST', '/api/notifications/send', { body });
  return { status: answer.statusCode, body: answer.json(), message: answer.json().message };
}

async function exists(asker: TestUser, projectId: string, person = asker): Promise<unknown> {
  const answer = await asker.call('GET', `/api/notifications/check/${projectId}/${person.user.id}`);
  return answer.statusCode === 200 ? answer.json() : answer.statusCode;
}

const yes = { exists: true, data: { exists: true } };
const no = { exists: false, data: { exists: false } };

function answer(person: TestUser, verb: 'accept' | 'reject', notificationId: string, body?: unknown) {
  return person.call('PUT', `/api/notifications/${verb}/${notificationId}`, { body });
}

async function makeCoOwner(person: TestUser, projectId: string): Promise<void> {
  await site.database.db
    .insert(memberships)
    .values({ projectId, userId: person.user.id, role: 'co_owner', joinedAt: site.clock.now() });
}

describe('asking to join', () => {
  test('notifies the owner with a text of the server, and returns their notification', async () => {
    const project = await createProject(owner, { title: 'Kelp map' });
    const { status, body } = await send(developer, {
      recipientId: owner.user.id,
      senderId: developer.user.id,
      senderUsername: 'Somebody Else',
      senderPic: 'https://example.org/x.png',
      postId: project.id,
      postTitle: 'Another title',
      message: 'Obey me',
      type: 'join_request',
      status: 'pending',
      note: ' I know kelp. ',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      recipientId: owner.user.id,
      senderId: developer.user.id,
      senderUsername: 'Ines Duarte',
      senderPic: null,
      postId: project.id,
      postTitle: 'Kelp map',
      postSlug: project.slug,
      message: 'Ines Duarte requested to join Kelp map',
      note: 'I know kelp.',
      type: 'join_request',
      status: 'pending',
      readAt: null,
    });
    expect((await listNotificationsOf(owner))[0]).toEqual({ ...body, withoutScore: true });
  });

  test('is rejected the second time, as the check reports', async () => {
    const project = await createProject(owner);
    expect(await exists(developer, project.id)).toEqual(no);
    await createJoinRequest(developer, project);
    expect(await exists(developer, project.id)).toEqual(yes);
    expect(await exists(owner, project.id, developer)).toEqual(yes);
    expect(await send(developer, { postId: project.id })).toMatchObject({
      status: 409,
      message: alreadySent,
    });
    const page = (await developer.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page.viewer).toMatchObject({ relation: 'requested' });
    expect(page.can.request).toBe(false);
  });

  test('allows the check only for the user and the managers', async () => {
    const project = await createProject(owner);
    const stranger = await createUser(site);
    expect(await exists(stranger, project.id, developer)).toBe(403);
    expect(await exists(developer, newId())).toBe(404);
    expect(await exists(owner, project.id, { ...owner, user: { ...owner.user, id: newId() } })).toBe(404);
  });

  test("is rejected for the user's own project, own team and a wrong name", async () => {
    const project = await createProject(owner);
    expect((await send(owner, { postId: project.id })).status).toBe(403);
    expect((await send(developer, { postId: project.id, senderId: owner.user.id })).status).toBe(403);
    expect((await send(developer, { postId: project.id, recipientId: developer.user.id })).status).toBe(403);
    await join(developer, project, owner);
    expect(await send(developer, { postId: project.id })).toMatchObject({
      status: 409,
      message: 'You are already a member of this project',
    });
    expect(await exists(developer, project.id)).toEqual(yes);
  });

  test.each(['full', 'closed', 'archived'] as const)(
    'is rejected for a project that is %s',
    async (status) => {
      const project = await createProject(owner);
      await site.database.db.update(projects).set({ status }).where(eq(projects.id, project.id));
      expect(await send(developer, { postId: project.id })).toMatchObject({
        status: 409,
        message: `This project is ${status}`,
      });
      expect(await exists(developer, project.id)).toEqual(no);
    },
  );

  test('requires a session, an existing project and valid fields', async () => {
    const project = await createProject(owner);
    const guest = site.guest();
    const asGuest = await guest.call('POST', '/api/notifications/send', { body: { postId: project.id } });
    expect(asGuest.statusCode).toBe(401);
    expect((await send(developer, { postId: newId() })).status).toBe(404);
    expect((await send(developer, { postId: 'nonsense' })).status).toBe(404);
    expect((await send(developer, {})).status).toBe(400);
    expect((await send(developer, { postId: project.id, type: 'invitation' })).status).toBe(400);
    expect((await send(developer, { postId: project.id, status: 'accepted' })).status).toBe(400);
    expect((await send(developer, { postId: project.id, note: 'x'.repeat(501) })).status).toBe(400);
    expect(await exists(developer, project.id)).toEqual(no);
  });

  test('is limited to 20 per hour', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const person = await createUser(strict);
      const body = { postId: newId() };
      for (let n = 0; n < 20; n += 1)
        expect((await person.call('POST', '/api/notifications/send', { body })).statusCode).toBe(404);
      const refused = await person.call('POST', '/api/notifications/send', { body });
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
    } finally {
      await strict.close();
    }
  });
});

describe('accepting', () => {
  test('adds a member, updates the seats and writes an audit record', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    const asked = await createJoinRequest(developer, project);
    const accepted = await answer(owner, 'accept', asked.id, {
      postId: project.id,
      userId: developer.user.id,
    });
    expect(accepted.statusCode).toBe(200);
    const seat = { id: expect.any(String), name: 'Frontend' };
    const notification = { ...asked, status: 'accepted', seat, isFull: true };
    expect(accepted.json()).toEqual({ success: true, notification, seatsOpen: 0 });
    const page = (await developer.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page).toMatchObject({ status: 'full', seatsOpen: 0, viewer: { relation: 'member' } });
    const entries = await site.database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'request_accepted'), eq(auditLog.subject, asked.requestId ?? '')));
    expect(entries).toMatchObject([{ actorId: owner.user.id }]);
  });

  test('is rejected the second time and changes nothing', async () => {
    const project = await createProject(owner);
    const { id } = await createJoinRequest(developer, project);
    expect((await answer(owner, 'accept', id)).statusCode).toBe(200);
    for (const verb of ['accept', 'reject'] as const) {
      const second = await answer(owner, verb, id);
      expect({ status: second.statusCode, message: second.json().message }).toEqual({
        status: 409,
        message: 'This request has already been accepted',
      });
    }
    expect((await owner.call('GET', `/api/post/slug/${project.slug}`)).json().members).toHaveLength(2);
  });

  test('is rejected without an open seat, and the request stays pending', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    const asked = await createJoinRequest(developer, project);
    await join(await createUser(site), project, owner);
    const refused = await answer(owner, 'accept', asked.id);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'No seat is open in this team',
    });
    expect((await listNotificationsOf(owner)).find(({ id }) => id === asked.id)?.status).toBe('pending');
  });

  test('is allowed for users who were asked, and only while they manage the project', async () => {
    const project = await createProject(owner);
    const coOwner = await createUser(site);
    await makeCoOwner(coOwner, project.id);
    const asked = await createJoinRequest(developer, project);
    const [forCoOwner] = await listNotificationsOf(coOwner);
    if (forCoOwner === undefined) throw new Error('the co-owner was not notified');
    expect((await answer(developer, 'accept', asked.id)).statusCode).toBe(403);
    expect((await answer(coOwner, 'accept', asked.id)).statusCode).toBe(403);
    expect((await answer(owner, 'accept', newId())).statusCode).toBe(404);
    expect((await answer(owner, 'accept', 'nonsense')).statusCode).toBe(404);
    const role = (value: 'member' | 'co_owner') =>
      site.database.db
        .update(memberships)
        .set({ role: value })
        .where(and(eq(memberships.projectId, project.id), eq(memberships.userId, coOwner.user.id)));
    await role('member');
    expect((await answer(coOwner, 'accept', forCoOwner.id)).statusCode).toBe(403);
    await role('co_owner');
    expect((await answer(coOwner, 'accept', forCoOwner.id)).statusCode).toBe(200);
    expect((await listNotificationsOf(owner)).find(({ id }) => id === asked.id)?.status).toBe('accepted');
    expect((await answer(owner, 'reject', asked.id)).statusCode).toBe(409);
  });

  test('applies to the request that the body names', async () => {
    const [project, other] = [await createProject(owner), await createProject(owner)];
    const { id } = await createJoinRequest(developer, project);
    expect((await answer(owner, 'accept', id, { postId: other.id })).statusCode).toBe(409);
    expect((await answer(owner, 'accept', id, { userId: owner.user.id })).statusCode).toBe(409);
    expect(await exists(owner, other.id, developer)).toEqual(no);
    expect((await answer(owner, 'accept', id, {})).statusCode).toBe(200);
  });
});

describe('rejecting', () => {
  test('needs no body, and prevents a new request for 30 days', async () => {
    const asker = await createUser(site);
    const project = await createProject(owner);
    const { id } = await createJoinRequest(asker, project);
    const rejected = await answer(owner, 'reject', id);
    expect([rejected.statusCode, rejected.json().notification.status]).toEqual([200, 'rejected']);
    expect(await exists(asker, project.id)).toEqual(yes);
    expect(await send(asker, { postId: project.id })).toMatchObject({ status: 409, message: alreadySent });
    site.clock.advance(30 * dayMs - 1000);
    expect(await exists(asker, project.id)).toEqual(yes);
    site.clock.advance(2000);
    expect(await exists(asker, project.id)).toEqual(no);
    await createJoinRequest(asker, project);
  });

  test('rejects a reason that is too long and changes nothing', async () => {
    const project = await createProject(owner);
    const { id } = await createJoinRequest(developer, project);
    expect((await answer(owner, 'reject', id, { reason: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await answer(owner, 'reject', id, { reason: 'Set already' })).statusCode).toBe(200);
  });
});
