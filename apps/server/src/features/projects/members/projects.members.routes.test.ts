import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../core/ids.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { messagesTo } from '../../../testing/actors/requests.ts';
import { makeCoOwner, pageOf } from '../../../testing/actors/teams.ts';
import { collect, connect, enter, listen, settle } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let coOwner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site, { username: 'Lena Brandt' });
  member = await createUser(site, { username: 'Tomas Silva' });
  coOwner = await createUser(site, { username: 'Ada Moreau' });
});
afterAll(() => site.close());

function leave(user: Pick<TestUser, 'call'>, { id }: { id: string }) {
  return user.call('POST', `/api/post/${id}/leave`);
}

function remove(user: Pick<TestUser, 'call'>, { id }: { id: string }, userId: string) {
  return user.call('DELETE', `/api/post/${id}/members/${userId}`);
}

/** A full team of owner, co-owner and member. */
async function createTeam(title: string): Promise<Project> {
  const project = await createProject(owner, { title, teamSize: 3 });
  await join(member, project, owner);
  await makeCoOwner(site, coOwner, project, owner);
  return project;
}

/** The page as seen by a guest. */
function seen(project: Project): Promise<ProjectPage> {
  return pageOf(site.guest(), project);
}

function departureMessages(user: TestUser, project: Project): Promise<string[]> {
  return messagesTo(user, project, 'member_left');
}

describe('leaving', () => {
  test('frees the seat and notifies the managers', async () => {
    const project = await createTeam('Lock gates');
    expect((await seen(project)).status).toBe('full');
    const left = await leave(member, project);
    expect({ status: left.statusCode, body: left.json() }).toMatchObject({
      status: 200,
      body: { status: 'open', seatsOpen: 1, viewer: { relation: 'none' } },
    });
    await vi.waitFor(async () => {
      for (const lead of [owner, coOwner])
        expect(await departureMessages(lead, project)).toEqual(['Tomas Silva left Lock gates']);
    }, 10_000);
    const twice = await leave(member, project);
    expect({ status: twice.statusCode, message: twice.json().message }).toEqual({
      status: 403,
      message: 'You are not a member of this project',
    });
    await createJoinRequest(member, project);
  });

  test('is rejected for the owner and for non-members', async () => {
    const project = await createTeam('Weir');
    expect((await leave(site.guest(), project)).statusCode).toBe(401);
    expect((await leave(owner, project)).statusCode).toBe(403);
    expect((await leave(await createUser(site), project)).statusCode).toBe(403);
    expect((await leave(member, { id: newId() })).statusCode).toBe(404);
    expect((await leave(member, { id: 'nonsense' })).statusCode).toBe(404);
    expect((await leave(coOwner, project)).statusCode).toBe(200);
  });

  test('keeps a closed project closed', async () => {
    const project = await createTeam('Mill race');
    await owner.call('POST', `/api/post/${project.id}/close`);
    expect((await leave(member, project)).json()).toMatchObject({ status: 'closed', seatsOpen: 1 });
  });
});

describe('removing a member', () => {
  test('frees the seat and notifies the removed member and the other managers', async () => {
    const project = await createTeam('Towpath');
    const removed = await remove(coOwner, project, member.user.id);
    expect({ status: removed.statusCode, body: removed.json() }).toMatchObject({
      status: 200,
      body: { status: 'open', seatsOpen: 1 },
    });
    await vi.waitFor(async () => {
      expect(await departureMessages(member, project)).toEqual(['Ada Moreau removed you from Towpath']);
      expect(await departureMessages(owner, project)).toEqual(['Tomas Silva was removed from Towpath']);
    }, 10_000);
    expect(await departureMessages(coOwner, project)).toEqual([]);
    expect((await remove(coOwner, project, member.user.id)).statusCode).toBe(409);
  });

  test("is allowed for managers, and never for the owner's seat", async () => {
    const project = await createTeam('Aqueduct');
    const stranger = await createUser(site);
    expect((await remove(site.guest(), project, member.user.id)).statusCode).toBe(401);
    expect((await remove(stranger, project, member.user.id)).statusCode).toBe(403);
    expect((await remove(member, project, coOwner.user.id)).statusCode).toBe(403);
    expect((await remove(coOwner, project, owner.user.id)).statusCode).toBe(403);
    expect((await remove(owner, project, owner.user.id)).statusCode).toBe(403);
    expect((await remove(owner, project, stranger.user.id)).statusCode).toBe(409);
    for (const unknown of [newId(), 'nonsense'])
      expect((await remove(owner, project, unknown)).statusCode).toBe(404);
    expect((await seen(project)).members).toHaveLength(3);
    expect((await remove(owner, project, coOwner.user.id)).statusCode).toBe(200);
  });
});

test('leaves out the name of a deleted account', async () => {
  const leaver = await createUser(site);
  const project = await createProject(owner, { title: 'Sluice' });
  await join(leaver, project, owner);
  await deleteAccount(leaver);
  await vi.waitFor(
    async () => expect(await departureMessages(owner, project)).toEqual(['A member left Sluice']),
    10_000,
  );
});

test.each(['leaves', 'is removed'])(
  'removes the sockets of a member who %s from the room immediately',
  async (how) => {
    const project = await createTeam(`Canal ${how}`);
    const url = site.app.server.listening ? addressOf(site) : await listen(site);
    const [gone, stays] = [await connect(url, member.cookie), await connect(url, owner.cookie)];
    for (const socket of [gone, stays]) expect(await enter(socket, project.id)).toMatchObject({ ok: true });
    const [heard, seen] = [collect(gone, 'new_message'), collect(stays, 'new_message')];
    const left = collect(stays, 'user_left');
    await (how === 'leaves' ? leave(member, project) : remove(owner, project, member.user.id));
    const sent = await owner.call('POST', '/api/chat/send', {
      body: { postId: project.id, message: 'Among us' },
    });
    expect(sent.statusCode).toBe(201);
    await settle(gone, stays);
    expect({ heard: heard.length, seen: seen.length }).toEqual({ heard: 0, seen: 1 });
    expect(left).toMatchObject([{ room: project.id, user: { userId: member.user.id } }]);
    expect(await enter(gone, project.id)).toMatchObject({ code: 'forbidden' });
    expect((await member.call('GET', `/api/chat/messages/${project.id}`)).statusCode).toBe(403);
    for (const socket of [gone, stays]) socket.disconnect();
  },
);

function addressOf({ app }: TestApp): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port');
  return `http://127.0.0.1:${address.port}`;
}

describe('concurrent changes', () => {
  test('remove a member once who leaves and is removed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const project = await createTeam(`Race ${round}`);
      const answers = await Promise.all([leave(member, project), remove(owner, project, member.user.id)]);
      const [left, removed] = answers.map(({ statusCode }) => statusCode);
      // The second one finds no member. A user who asks to leave after the removal is no longer allowed to.
      expect(['200 409', '409 200', '403 200']).toContain(`${left} ${removed}`);
      expect(await seen(project)).toMatchObject({ status: 'open', seatsOpen: 1 });
    }
  });

  test('keep one of two managers who remove each other', async () => {
    const other = await createUser(site);
    for (let round = 0; round < 4; round += 1) {
      const project = await createProject(owner, { teamSize: 3 });
      await makeCoOwner(site, coOwner, project, owner);
      await makeCoOwner(site, other, project, owner);
      const answers = await Promise.all([
        remove(coOwner, project, other.user.id),
        remove(other, project, coOwner.user.id),
      ]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 403]);
      expect((await seen(project)).members).toHaveLength(2);
    }
  });

  test('give a free seat to one of two waiting users', async () => {
    const [first, second] = [await createUser(site), await createUser(site)];
    for (let round = 0; round < 4; round += 1) {
      const project = await createProject(owner, { teamSize: 3 });
      const asked = [await createJoinRequest(first, project), await createJoinRequest(second, project)];
      await makeCoOwner(site, coOwner, project, owner);
      await join(member, project, owner);
      const [left, ...accepted] = await Promise.all([
        leave(member, project),
        ...asked.map(({ id }) => owner.call('PUT', `/api/notifications/accept/${id}`)),
      ]);
      expect(left?.statusCode).toBe(200);
      const taken = accepted.filter((answer) => answer.statusCode === 200).length;
      expect(taken).toBeLessThanOrEqual(1);
      const { members, seatsOpen, status } = await seen(project);
      expect({ length: members.length, seatsOpen, status }).toEqual({
        length: 2 + taken,
        seatsOpen: 1 - taken,
        status: taken === 1 ? 'full' : 'open',
      });
    }
  });
});
