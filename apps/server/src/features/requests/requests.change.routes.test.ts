import { dayMs } from '@teamwright/contracts/core/durations.ts';
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

  test('is possible within 30 days and while the project is open', async () => {
    const late = await rejectedRequest();
    const full = await rejectedRequest();
    await join(await createUser(site), full.project, owner);
    expect((await owner.call('POST', full.path)).json().message).toBe('This project is full');
    site.clock.advance(30 * dayMs + 1000);
    expect((await owner.call('POST', late.path)).json()).toMatchObject({
      code: 'conflict',
      message: 'This request was rejected too long ago',
    });
  });
});
