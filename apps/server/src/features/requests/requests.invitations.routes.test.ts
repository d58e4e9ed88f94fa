import { dayMs, weekMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { users } from '../../db/schema/accounts.ts';
import { projects } from '../../db/schema/projects.ts';
import { requests } from '../../db/schema/requests.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let invitee: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'Mira Kovac' });
});
afterAll(() => site.close());
beforeEach(async () => {
  invitee = await createUser(site);
});

async function invite(person: TestUser, body: Record<string, unknown>) {
  const answer = await person.call('POST', '/api/invitations', { body });
  return { status: answer.statusCode, body: answer.json(), message: answer.json().message };
}

async function newestOf(person: TestUser) {
  const [newest] = await listNotificationsOf(person);
  if (newest === undefined) throw new Error('no notification was sent');
  return newest;
}

describe('inviting', () => {
  test('asks the user, who becomes a member by accepting', async () => {
    const project = await createProject(owner, { title: 'Peat bog survey', teamSize: 2 });
    const sent = await invite(owner, { postId: project.id, userId: invitee.user.id, note: 'We need maps.' });
    expect({ status: sent.status, body: sent.body }).toMatchObject({
      status: 201,
      body: { kind: 'invitation', postId: project.id, userId: invitee.user.id, status: 'pending' },
    });
    const asked = await newestOf(invitee);
    expect(asked).toMatchObject({
      type: 'invitation',
      status: 'pending',
      senderUsername: 'Mira Kovac',
      message: 'Mira Kovac invited you to join Peat bog survey',
      note: 'We need maps.',
      requestId: sent.body.id,
    });
    const body = { postId: project.id, userId: owner.user.id };
    const accepted = await invitee.call('PUT', `/api/notifications/accept/${asked.id}`, { body });
    expect([accepted.statusCode, accepted.json().notification.status]).toEqual([200, 'accepted']);
    const page = (await invitee.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page).toMatchObject({ status: 'full', viewer: { relation: 'member' } });
  });

  test('appears on the project page, with its request', async () => {
    const project = await createProject(owner);
    const { id } = await createInvitation(owner, project, invitee);
    const page = (await invitee.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page.viewer).toMatchObject({ relation: 'invited', requestId: id });
  });

  test('is allowed for managers of the project', async () => {
    const project = await createProject(owner);
    const stranger = await createUser(site);
    await join(stranger, project, owner);
    expect((await invite(stranger, { postId: project.id, userId: invitee.user.id })).status).toBe(403);
    expect((await invite(invitee, { postId: project.id, userId: invitee.user.id })).status).toBe(403);
    expect((await invite(owner, { postId: newId(), userId: invitee.user.id })).status).toBe(404);
    expect((await invite(owner, { postId: project.id, userId: newId() })).status).toBe(404);
    expect((await invite(owner, { postId: project.id, userId: 'nonsense' })).status).toBe(404);
    expect(await listNotificationsOf(invitee)).toEqual([]);
  });

  test('rejects members, the inviter, users already invited and suspended users', async () => {
    const project = await createProject(owner);
    await createInvitation(owner, project, invitee);
    expect(await invite(owner, { postId: project.id, userId: invitee.user.id })).toMatchObject({
      status: 409,
      message: 'This user is already invited',
    });
    expect(await invite(owner, { postId: project.id, userId: owner.user.id })).toMatchObject({
      status: 409,
      message: 'This user is already a member of the project',
    });
    const suspended = await createUser(site);
    await site.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, suspended.user.id));
    expect((await invite(owner, { postId: project.id, userId: suspended.user.id })).status).toBe(409);
  });

  test('is rejected for a full or closed project', async () => {
    const full = await createProject(owner, { teamSize: 1 });
    const closed = await createProject(owner);
    await site.database.db.update(projects).set({ status: 'closed' }).where(eq(projects.id, closed.id));
    for (const [project, status] of [
      [full, 'full'],
      [closed, 'closed'],
    ] as const)
      expect(await invite(owner, { postId: project.id, userId: invitee.user.id })).toMatchObject({
        status: 409,
        message: `This project is ${status}`,
      });
  });

  test('is rejected above the weekly limit', async () => {
    const busy = await createUser(site);
    const project = await createProject(busy);
    const now = site.clock.now();
    const rows = Array.from({ length: limits.invitationsPerWeek }, () => ({
      id: newId(),
      kind: 'invitation' as const,
      projectId: project.id,
      userId: owner.user.id,
      createdBy: busy.user.id,
      status: 'withdrawn' as const,
      createdAt: now,
      answeredAt: now,
      expiresAt: now,
    }));
    await site.database.db.insert(requests).values(rows);
    const body = { postId: project.id, userId: invitee.user.id };
    const refused = await busy.call('POST', '/api/invitations', { body });
    expect({ status: refused.statusCode, retryAfter: refused.headers['retry-after'] }).toEqual({
      status: 429,
      retryAfter: String(7 * 24 * 3600),
    });
    site.clock.advance(weekMs + 1000);
    expect((await invite(busy, body)).status).toBe(201);
  });
});

describe('answering an invitation', () => {
  test('is allowed for the invitee only', async () => {
    const project = await createProject(owner);
    await createInvitation(owner, project, invitee);
    const { id } = await newestOf(invitee);
    expect((await owner.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(403);
    expect((await invitee.call('PUT', `/api/notifications/reject/${id}`)).statusCode).toBe(200);
  });

  test('blocks further invitations for 30 days after a rejection, but not a join request', async () => {
    const project = await createProject(owner);
    const { id } = await createInvitation(owner, project, invitee);
    const asked = await newestOf(invitee);
    await invitee.call('PUT', `/api/notifications/reject/${asked.id}`);
    const again = { postId: project.id, userId: invitee.user.id };
    expect((await invite(owner, again)).message).toBe(
      'This user rejected an invitation within the last 30 days',
    );
    expect((await owner.call('POST', `/api/requests/${id}/reopen`)).statusCode).toBe(403);
    const request = await createJoinRequest(invitee, project);
    await invitee.call('POST', `/api/requests/${request.requestId}/withdraw`);
    site.clock.advance(30 * dayMs + 1000);
    expect((await invite(owner, again)).status).toBe(201);
  });

  test('can no longer happen after the inviter withdraws it', async () => {
    const project = await createProject(owner);
    const { id } = await createInvitation(owner, project, invitee);
    expect((await invitee.call('POST', `/api/requests/${id}/withdraw`)).statusCode).toBe(403);
    expect((await owner.call('POST', `/api/requests/${id}/withdraw`)).json().status).toBe('withdrawn');
    const asked = await newestOf(invitee);
    expect(asked.status).toBe('withdrawn');
    const late = await invitee.call('PUT', `/api/notifications/accept/${asked.id}`);
    expect({ status: late.statusCode, message: late.json().message }).toEqual({
      status: 409,
      message: 'This invitation has already been withdrawn',
    });
  });
});

describe('a join request and an invitation for the same user', () => {
  test('are accepted when the invitee asks to join', async () => {
    const project = await createProject(owner);
    const { id } = await createInvitation(owner, project, invitee);
    const check = await invitee.call('GET', `/api/notifications/check/${project.id}/${invitee.user.id}`);
    expect(check.json().exists).toBe(false);
    const answer = await createJoinRequest(invitee, project);
    expect(answer).toMatchObject({ type: 'invitation', status: 'accepted', requestId: id });
    const page = (await invitee.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page.viewer.relation).toBe('member');
  });

  test('are accepted when the applicant is invited', async () => {
    const project = await createProject(owner);
    const asked = await createJoinRequest(invitee, project);
    expect(await createInvitation(owner, project, invitee)).toMatchObject({
      id: asked.requestId,
      kind: 'join_request',
      status: 'accepted',
    });
    expect((await newestOf(owner)).status).toBe('accepted');
  });

  test('stay pending when no seat is open', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    await createInvitation(owner, project, invitee);
    await join(await createUser(site), project, owner);
    const body = { postId: project.id };
    const refused = await invitee.call('POST', '/api/notifications/send', { body });
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'No seat is open in this team',
    });
    expect((await newestOf(invitee)).status).toBe('pending');
  });
});
