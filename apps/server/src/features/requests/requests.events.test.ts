import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DomainEvents } from '../../core/events.ts';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { memberships } from '../../db/schema/teams.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { untilNotified } from '../../testing/actors/requests.ts';
import { collect, connect, listen } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requestsJobs } from './requests.jobs.ts';

let site: TestApp;
let owner: TestUser;
let developer: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'Lena Brandt' });
  developer = await createUser(site, { username: 'Tomas Silva' });
});
afterAll(() => site.close());

describe('notifies the user who made a request', () => {
  test('that it was accepted', async () => {
    const project = await createProject(owner, { title: 'Moss garden' });
    await join(developer, project, owner);
    expect(await untilNotified(developer, project, 'request_accepted')).toMatchObject({
      message: 'Lena Brandt accepted your request to join Moss garden in the seat “Backend”',
      senderUsername: 'Lena Brandt',
      status: 'info',
    });
  });

  test('that it was rejected, with the reason', async () => {
    const project = await createProject(owner, { title: 'Fern index' });
    const { id } = await createJoinRequest(developer, project);
    await owner.call('PUT', `/api/notifications/reject/${id}`, { body: { reason: 'The team is set' } });
    expect(await untilNotified(developer, project, 'request_rejected')).toMatchObject({
      message: 'Lena Brandt rejected your request to join Fern index: The team is set',
      status: 'info',
    });
  });

  test('that an invitation was accepted', async () => {
    const project = await createProject(owner, { title: 'Weir gauge' });
    await createInvitation(owner, project, developer);
    await createJoinRequest(developer, project);
    expect((await untilNotified(owner, project, 'request_accepted')).message).toBe(
      'Tomas Silva accepted your invitation to join Weir gauge in the seat “Backend”',
    );
  });

  test('that it expired', async () => {
    const project = await createProject(owner, { title: 'Bat counter' });
    await createJoinRequest(developer, project);
    site.clock.advance(14 * dayMs + 1000);
    for (const job of requestsJobs) await job.run(systemCtx(site.app));
    expect(await untilNotified(developer, project, 'request_expired')).toMatchObject({
      message: 'Your request to join Bat counter expired: No answer within 14 days',
      senderId: null,
    });
  });

  test('once when the job is repeated, and again when the request is answered again', async () => {
    const project = await createProject(owner);
    const { id, requestId } = await createJoinRequest(developer, project);
    const reject = () => owner.call('PUT', `/api/notifications/reject/${id}`);
    await reject();
    const first = await untilNotified(developer, project, 'request_rejected');
    const event = { requestId: requestId ?? '', projectId: project.id, userId: developer.user.id };
    const payload: DomainEvents['request.rejected'] = { ...event, answeredBy: owner.user.id };
    const job = site.app.deps.jobs.subscribers.jobs.find(({ name }) => name === 'requests.tell_rejected');
    const jobId = newId();
    for (let run = 0; run < 2; run += 1) await job?.handle(systemCtx(site.app, jobId), payload);
    const rejections = (await listNotificationsOf(developer)).filter(
      ({ type, postId }) => type === 'request_rejected' && postId === project.id,
    );
    expect(rejections).toHaveLength(2);
    expect(rejections.at(-1)?.id).toBe(first.id);
  });
});

describe('live events', () => {
  test("send the notification to the owner's open connections", async () => {
    const socket = await connect(await listen(site), owner.cookie);
    const arrived = collect(socket, 'notification');
    const sent = await createJoinRequest(developer, await createProject(owner));
    await vi.waitFor(() => expect(arrived).toEqual([sent]));
    socket.disconnect();
  });

  test('make managers, the user who asked and the team refetch', async () => {
    const project = await createProject(owner);
    const coOwner = await createUser(site);
    const joinedAt = site.clock.now();
    await site.database.db
      .insert(memberships)
      .values({ projectId: project.id, userId: coOwner.user.id, role: 'co_owner', joinedAt });
    const member = await createUser(site);
    const { id } = await createJoinRequest(member, project);
    const toUser = vi.spyOn(site.app.deps.realtime, 'toUser');
    await owner.call('PUT', `/api/notifications/accept/${id}`);
    const sent = toUser.mock.calls.flatMap(([userId, event, detail]) =>
      event === 'changed' && 'entity' in detail ? [`${userId} ${detail.entity}`] : [],
    );
    for (const person of [owner, coOwner]) {
      const expected = ['notifications', 'project', 'rooms', 'recommendations'];
      expect(sent).toEqual(expect.arrayContaining(expected.map((entity) => `${person.user.id} ${entity}`)));
    }
    const forMember = ['project', 'rooms', 'recommendations'].map((entity) => `${member.user.id} ${entity}`);
    expect(sent).toEqual(expect.arrayContaining(forMember));
  });

  test('make an invitee refetch when the last seat is taken, which puts the invitation on the waitlist', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    const invitee = await createUser(site);
    await createInvitation(owner, project, invitee);
    const toUser = vi.spyOn(site.app.deps.realtime, 'toUser');
    await join(await createUser(site), project, owner);
    const changed = { entity: 'notifications', id: invitee.user.id };
    expect(toUser).toHaveBeenCalledWith(invitee.user.id, 'changed', changed);
  });

  test('are not sent for a change that is rejected', async () => {
    const project = await createProject(owner);
    const { id } = await createJoinRequest(await createUser(site), project);
    await owner.call('PUT', `/api/notifications/reject/${id}`);
    const toUser = vi.spyOn(site.app.deps.realtime, 'toUser');
    expect((await owner.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(409);
    expect(toUser.mock.calls.filter(([, event]) => event === 'changed')).toEqual([]);
  });
});
