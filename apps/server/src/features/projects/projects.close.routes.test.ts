import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../core/ids.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { makeCoOwner, pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site);
});
afterAll(() => site.close());

function changeStatus(user: Pick<TestUser, 'call'>, verb: 'close' | 'reopen', id: string) {
  return user.call('POST', `/api/post/${id}/${verb}`);
}

describe('closing and reopening', () => {
  test('work alternately, and only once each', async () => {
    const project = await createProject(owner);
    const notClosed = await changeStatus(owner, 'reopen', project.id);
    expect({ status: notClosed.statusCode, message: notClosed.json().message }).toEqual({
      status: 409,
      message: 'This project is not closed',
    });
    const closed = await changeStatus(owner, 'close', project.id);
    expect([closed.statusCode, closed.json().status, closed.json().seatsOpen]).toEqual([200, 'closed', 2]);
    const again = await changeStatus(owner, 'close', project.id);
    expect({ status: again.statusCode, message: again.json().message }).toEqual({
      status: 409,
      message: 'This project is already closed',
    });
    expect((await changeStatus(owner, 'reopen', project.id)).json().status).toBe('open');
  });

  test('are allowed for managers', async () => {
    const project = await createProject(owner, { teamSize: 5 });
    const [member, coOwner] = [await createUser(site), await createUser(site)];
    await join(member, project, owner);
    await makeCoOwner(site, coOwner, project, owner);
    for (const verb of ['close', 'reopen'] as const) {
      expect((await changeStatus(site.guest(), verb, project.id)).statusCode).toBe(401);
      expect((await changeStatus(await createUser(site), verb, project.id)).statusCode).toBe(403);
      expect((await changeStatus(member, verb, project.id)).statusCode).toBe(403);
      expect((await changeStatus(owner, verb, newId())).statusCode).toBe(404);
      expect((await changeStatus(owner, verb, 'nonsense')).statusCode).toBe(404);
      expect((await changeStatus(coOwner, verb, project.id)).statusCode).toBe(200);
    }
  });

  test('make a team without a seat full again, and open once it is larger', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    await join(await createUser(site), project, owner);
    await changeStatus(owner, 'close', project.id);
    expect((await changeStatus(owner, 'reopen', project.id)).json().status).toBe('full');
    await changeStatus(owner, 'close', project.id);
    const larger = await owner.call('PATCH', `/api/post/${project.id}`, { body: { teamSize: 3 } });
    expect(larger.json()).toMatchObject({ status: 'closed', seatsOpen: 1 });
    expect((await changeStatus(owner, 'reopen', project.id)).json().status).toBe('open');
  });

  test('expire pending requests with the reason, and allow new ones after reopening', async () => {
    const project = await createProject(owner, { title: 'Quarry survey', teamSize: 5 });
    const [asker, invitee] = [await createUser(site), await createUser(site)];
    const asked = await createJoinRequest(asker, project);
    await createInvitation(owner, project, invitee);
    await changeStatus(owner, 'close', project.id);
    expect((await owner.call('PUT', `/api/notifications/accept/${asked.id}`)).json().message).toBe(
      'This request has expired',
    );
    const [invitation] = await listNotificationsOf(invitee);
    expect(invitation).toMatchObject({ type: 'invitation', status: 'expired' });
    await vi.waitFor(async () => {
      const news = await listNotificationsOf(asker);
      expect(news.map((notification) => notification.message)).toEqual([
        'Your request to join Quarry survey expired: The project was closed',
      ]);
    }, 10_000);
    const refused = await asker.call('POST', '/api/notifications/send', { body: { postId: project.id } });
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'This project is closed',
    });
    await changeStatus(owner, 'reopen', project.id);
    await createJoinRequest(asker, project);
  });
});

describe('concurrent changes', () => {
  test('apply one of two closings or reopenings', async () => {
    const project = await createProject(owner);
    const coOwner = await createUser(site);
    await makeCoOwner(site, coOwner, project, owner);
    for (const verb of ['close', 'reopen', 'close', 'reopen'] as const) {
      const answers = await Promise.all([
        changeStatus(owner, verb, project.id),
        changeStatus(coOwner, verb, project.id),
      ]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    }
  });

  test('accept against close: the result is a member of a closed project, or an expired request', async () => {
    for (let round = 0; round < 4; round += 1) {
      const project = await createProject(owner);
      const asker = await createUser(site);
      const { id } = await createJoinRequest(asker, project);
      const [accepted, closed] = await Promise.all([
        owner.call('PUT', `/api/notifications/accept/${id}`),
        changeStatus(owner, 'close', project.id),
      ]);
      expect(closed.statusCode).toBe(200);
      expect([200, 409]).toContain(accepted.statusCode);
      expect(closed.json().members).toHaveLength(accepted.statusCode === 200 ? 2 : 1);
      expect((await pageOf(site.guest(), project)).status).toBe('closed');
      const [asked] = (await listNotificationsOf(owner)).filter((notification) => notification.id === id);
      expect(asked?.status).toBe(accepted.statusCode === 200 ? 'accepted' : 'expired');
    }
  });

  test('request against close: no request stays pending in a closed project', async () => {
    for (let round = 0; round < 4; round += 1) {
      const project = await createProject(owner);
      const asker = await createUser(site);
      const [asked] = await Promise.all([
        asker.call('POST', '/api/notifications/send', { body: { postId: project.id } }),
        changeStatus(owner, 'close', project.id),
      ]);
      expect([201, 409]).toContain(asked.statusCode);
      const { viewer } = await pageOf(asker, project);
      expect(viewer?.relation).toBe('none');
    }
  });
});
