import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { WaitingRequest } from '@teamwright/contracts/requests.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import {
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
let developer: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  developer = await createUser(site);
});
afterAll(() => site.close());

function answer(person: TestUser, verb: 'accept' | 'reject', notificationId: string, body?: unknown) {
  return person.call('PUT', `/api/notifications/${verb}/${notificationId}`, { body });
}

describe('withdrawing', () => {
  test('is allowed for the user who asked, while pending, and allows a new request', async () => {
    const project = await createProject(owner);
    const { id, requestId } = await createJoinRequest(developer, project);
    const path = `/api/requests/${requestId}/withdraw`;
    expect((await owner.call('POST', path)).statusCode).toBe(403);
    expect((await developer.call('POST', `/api/requests/${newId()}/withdraw`)).statusCode).toBe(404);
    const withdrawn = await developer.call('POST', path);
    expect({ status: withdrawn.statusCode, body: withdrawn.json() }).toMatchObject({
      status: 200,
      body: { id: requestId, status: 'withdrawn' },
    });
    expect((await developer.call('POST', path)).statusCode).toBe(409);
    expect((await answer(owner, 'accept', id)).statusCode).toBe(409);
    expect((await listNotificationsOf(owner))[0]).toMatchObject({ id, status: 'withdrawn' });
    await createJoinRequest(developer, project);
  });
});

describe('reopening', () => {
  async function rejectedRequest() {
    const asker = await createUser(site);
    const project = await createProject(owner, { teamSize: 2 });
    const { id, requestId } = await createJoinRequest(asker, project);
    await answer(owner, 'reject', id, { reason: 'Not now' });
    return { asker, project, id, path: `/api/requests/${requestId}/reopen` };
  }

  test('makes a rejected request pending again, for managers only', async () => {
    const { asker, id, path } = await rejectedRequest();
    expect((await asker.call('POST', path)).statusCode).toBe(403);
    const reopened = await owner.call('POST', path);
    expect({ status: reopened.statusCode, body: reopened.json() }).toMatchObject({
      status: 200,
      body: { status: 'pending', reason: '', answeredAt: null },
    });
    expect((await owner.call('POST', path)).statusCode).toBe(409);
    expect((await answer(owner, 'accept', id)).statusCode).toBe(200);
    expect((await owner.call('POST', path)).statusCode).toBe(409);
  });

  test.each(['suspended', 'deleted'])('is rejected for a %s user', async (status) => {
    const { asker, path } = await rejectedRequest();
    await site.database.pool.query('update users set status = $2 where id = $1', [asker.user.id, status]);
    expect((await owner.call('POST', path)).json()).toMatchObject({
      code: 'conflict',
      message: 'This account is no longer active',
    });
  });

  test('returns to the waitlist of a full project, in its former position', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    const [first, second] = [await createUser(site), await createUser(site)];
    const { id, requestId } = await createJoinRequest(first, project);
    site.clock.advance(1000);
    await createJoinRequest(second, project);
    await join(await createUser(site), project, owner);
    await answer(owner, 'reject', id);
    expect((await owner.call('POST', `/api/requests/${requestId}/reopen`)).json()).toMatchObject({
      status: 'pending',
      answeredAt: null,
    });
    const waiting = (await owner.call('GET', `/api/post/${project.id}/requests`)).json<WaitingRequest[]>();
    expect(waiting.map(({ userId }) => userId)).toEqual([first.user.id, second.user.id]);
    expect((await answer(owner, 'accept', id)).json().message).toBe('No seat is open in this team');
    expect((await answer(owner, 'reject', id)).statusCode).toBe(200);
  });

  test('is possible within 30 days and until the project is closed', async () => {
    const late = await rejectedRequest();
    const closed = await rejectedRequest();
    await owner.call('POST', `/api/post/${closed.project.id}/close`);
    expect((await owner.call('POST', closed.path)).json().message).toBe('This project is closed');
    site.clock.advance(30 * dayMs + 1000);
    expect((await owner.call('POST', late.path)).json()).toMatchObject({
      code: 'conflict',
      message: 'This request was rejected too long ago',
    });
  });
});
