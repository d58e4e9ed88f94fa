import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '../../core/events.ts';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
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
import {
  answerRequest,
  eventually,
  messagesTo,
  runRequestJobs,
  withdrawRequest,
} from '../../testing/actors/requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let developer: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
// Most tests move the clock by weeks, which is longer than a session lasts.
beforeEach(async () => {
  owner = await createUser(site);
  developer = await createUser(site);
});

async function statusOf(person: TestUser, notificationId: string) {
  return (await listNotificationsOf(person)).find(({ id }) => id === notificationId)?.status;
}

test('expires a request without an answer after 14 days, and allows a new one', async () => {
  const project = await createProject(owner);
  const { id } = await createJoinRequest(developer, project);
  site.clock.advance(14 * dayMs - 1000);
  await runRequestJobs(site);
  expect(await statusOf(owner, id)).toBe('pending');
  site.clock.advance(2000);
  await runRequestJobs(site);
  await runRequestJobs(site);
  expect(await statusOf(owner, id)).toBe('expired');
  const late = await answerRequest(owner, 'accept', id);
  expect({ status: late.statusCode, message: late.json().message }).toEqual({
    status: 409,
    message: 'This request has expired',
  });
  await createJoinRequest(developer, project);
});

describe('after 14 days, before the job has run', () => {
  test('the request is expired for every reader and allows a new one', async () => {
    const project = await createProject(owner, { title: 'Moss garden' });
    const { id, requestId } = await createJoinRequest(developer, project);
    site.clock.advance(14 * dayMs);
    expect(await statusOf(owner, id)).toBe('expired');
    for (const verb of ['accept', 'reject'] as const)
      expect((await answerRequest(owner, verb, id)).json().message).toBe('This request has expired');
    expect((await withdrawRequest(developer, requestId)).statusCode).toBe(409);
    const page = (await developer.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect({ relation: page.viewer.relation, request: page.can.request }).toEqual({
      relation: 'none',
      request: true,
    });
    const check = await developer.call('GET', `/api/notifications/check/${project.id}/${developer.user.id}`);
    expect(check.json().exists).toBe(false);
    await createJoinRequest(developer, project);
    await eventually(async () =>
      expect(await messagesTo(developer, project)).toEqual([
        'Your request to join Moss garden expired: No answer within 14 days',
      ]),
    );
  });

  test('an invitation does not accept the expired request', async () => {
    const project = await createProject(owner);
    await createInvitation(owner, project, developer);
    site.clock.advance(14 * dayMs);
    expect(await createJoinRequest(developer, project)).toMatchObject({
      type: 'join_request',
      status: 'pending',
    });
  });

  test('closing the project keeps the earlier reason', async () => {
    const project = await createProject(owner, { title: 'Fern index' });
    await createJoinRequest(developer, project);
    site.clock.advance(14 * dayMs);
    await owner.call('POST', `/api/post/${project.id}/close`);
    await eventually(async () =>
      expect(await messagesTo(developer, project)).toEqual([
        'Your request to join Fern index expired: No answer within 14 days',
      ]),
    );
  });
});

test('a request on a waitlist expires with its own reason', async () => {
  const project = await createProject(owner, { title: 'Bat counter', teamSize: 2 });
  const waiting = await createJoinRequest(developer, project);
  await join(await createUser(site), project, owner);
  expect(await statusOf(owner, waiting.id)).toBe('pending');
  site.clock.advance(14 * dayMs);
  await runRequestJobs(site);
  await eventually(async () =>
    expect(await messagesTo(developer, project)).toEqual([
      'Your request to join Bat counter expired: No seat became free within 14 days',
    ]),
  );
});

test.each(['closed', 'archived'] as const)('pending requests expire when a project is %s', async (status) => {
  const project = await createProject(owner);
  const invitee = await createUser(site);
  const { id } = await createJoinRequest(developer, project);
  await createInvitation(owner, project, invitee);
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await ctx.db.update(projects).set({ status }).where(eq(projects.id, project.id));
    await emit(ctx, 'project.status_changed', { projectId: project.id });
  });
  expect(await statusOf(owner, id)).toBe('expired');
  expect(await listNotificationsOf(invitee)).toMatchObject([{ type: 'invitation', status: 'expired' }]);
});

test('closing ends all pending requests, however many', async () => {
  const project = await createProject(owner);
  const now = site.clock.now();
  const many = Array.from({ length: 1100 }, () => ({ id: newId(), mark: newId() }));
  await site.database.db
    .insert(users)
    .values(many.map(({ id, mark }) => ({ id, username: `crowd ${mark}`, email: `${mark}@example.org` })));
  await site.database.db.insert(requests).values(
    many.map(({ id }) => ({
      id: newId(),
      kind: 'join_request' as const,
      projectId: project.id,
      userId: id,
      createdBy: id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + dayMs),
    })),
  );
  // Skips the notifications: other tests cover them, and they take time here.
  const { subscribers } = site.app.deps.jobs;
  const listening = subscribers.of;
  const silence = vi
    .spyOn(subscribers, 'of')
    .mockImplementation((event) => (event === 'request.expired' ? [] : listening(event)));
  expect((await owner.call('POST', `/api/post/${project.id}/close`)).statusCode).toBe(200);
  expect(silence.mock.calls.filter(([event]) => event === 'request.expired')).toHaveLength(1100);
  silence.mockRestore();
  const left = await site.database.db.select().from(requests).where(eq(requests.projectId, project.id));
  expect({
    leftLength: left.length,
    length: left.filter(({ status }) => status !== 'expired').length,
  }).toEqual({ leftLength: 1100, length: 0 });
});
