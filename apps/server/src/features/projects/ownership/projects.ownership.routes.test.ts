import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { block, unblock } from '../../../testing/actors/blocks.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { messagesTo, untilNotified } from '../../../testing/actors/requests.ts';
import { pageOf } from '../../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let other: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site, { username: 'Lena Brandt' });
  member = await createUser(site, { username: 'Tomas Silva' });
  other = await createUser(site, { username: 'Ada Moreau' });
});
afterAll(() => site.close());

type Caller = Pick<TestUser, 'call'>;

function setRole(user: Caller, { id }: { id: string }, userId: string, role: 'co_owner' | 'member') {
  return user.call('PUT', `/api/post/${id}/members/${userId}/role`, { body: { role } });
}

function offer(user: Caller, { id }: { id: string }, userId: string) {
  return user.call('POST', `/api/post/${id}/transfer`, { body: { userId } });
}

function answer(user: Caller, { id }: { id: string }, how: 'accept' | 'decline') {
  return user.call('POST', `/api/post/${id}/transfer/${how}`);
}

function withdraw(user: Caller, { id }: { id: string }) {
  return user.call('DELETE', `/api/post/${id}/transfer`);
}

async function createTeam(title = 'Harbour clock'): Promise<Project> {
  const project = await createProject(owner, { title, teamSize: 4 });
  await join(member, project, owner);
  await join(other, project, owner);
  return project;
}

async function rolesOf(project: Project): Promise<Record<string, string>> {
  const { members } = await pageOf(owner, project);
  return Object.fromEntries(members.map(({ username, role }) => [username, role]));
}

function notificationsTo(user: TestUser, project: Project): Promise<string[]> {
  return messagesTo(user, project, 'team_role');
}

describe('co-owners', () => {
  test('are added and removed by the owner, once each, with a notification', async () => {
    const project = await createTeam();
    const made = await setRole(owner, project, member.user.id, 'co_owner');
    expect(made.statusCode).toBe(200);
    expect((await rolesOf(project))['Tomas Silva']).toBe('co_owner');
    const page = await pageOf(member, project);
    expect(page.can).toMatchObject({ edit: true, leave: true });
    expect(page.members.map(({ can }) => can.changeRole)).not.toContain(true);
    expect((await setRole(owner, project, member.user.id, 'co_owner')).statusCode).toBe(409);
    expect((await setRole(owner, project, member.user.id, 'member')).statusCode).toBe(200);
    expect((await pageOf(member, project)).can.edit).toBe(false);
    expect((await setRole(owner, project, member.user.id, 'member')).statusCode).toBe(409);
    await vi.waitFor(
      async () =>
        expect((await notificationsTo(member, project)).sort()).toEqual([
          'Lena Brandt made you a co-owner of Harbour clock',
          'Lena Brandt made you a member of Harbour clock',
        ]),
      10_000,
    );
  });

  test('are added by the owner only, and only from the members', async () => {
    const project = await createTeam();
    await setRole(owner, project, other.user.id, 'co_owner');
    const stranger = await createUser(site);
    expect((await setRole(site.guest(), project, member.user.id, 'co_owner')).statusCode).toBe(401);
    for (const user of [stranger, member, other])
      expect((await setRole(user, project, member.user.id, 'co_owner')).statusCode).toBe(403);
    expect((await setRole(owner, project, owner.user.id, 'member')).statusCode).toBe(403);
    expect((await setRole(owner, project, stranger.user.id, 'co_owner')).statusCode).toBe(409);
    expect((await setRole(owner, project, newId(), 'co_owner')).statusCode).toBe(404);
    expect((await setRole(owner, { id: newId() }, member.user.id, 'co_owner')).statusCode).toBe(404);
    expect(await rolesOf(project)).toMatchObject({ 'Tomas Silva': 'member', 'Lena Brandt': 'owner' });
  });

  test('answer requests from before they became co-owners', async () => {
    const project = await createTeam('Buoy log');
    const asker = await createUser(site, { username: 'Iris Okafor' });
    await createJoinRequest(asker, project);
    await setRole(owner, project, member.user.id, 'co_owner');
    const asked = await untilNotified(member, project, 'join_request');
    expect(asked).toMatchObject({ message: 'Iris Okafor requested to join Buoy log', status: 'pending' });
    expect((await member.call('PUT', `/api/notifications/accept/${asked.id}`)).statusCode).toBe(200);
    expect(await messagesTo(owner, project, 'join_request')).toHaveLength(3);
  });
});

describe('transferring a project', () => {
  test('is offered, visible to both users, and accepted; the former owner becomes a co-owner and may leave', async () => {
    const project = await createTeam();
    expect((await offer(owner, project, member.user.id)).statusCode).toBe(200);
    expect((await pageOf(owner, project)).offeredTo).toBe(member.user.id);
    expect((await pageOf(member, project)).offeredTo).toBe(member.user.id);
    expect((await pageOf(other, project)).offeredTo).toBeNull();
    expect((await pageOf(site.guest(), project)).offeredTo).toBeNull();
    expect((await offer(owner, project, other.user.id)).statusCode).toBe(409);
    const accepted = await answer(member, project, 'accept');
    expect({ status: accepted.statusCode, body: accepted.json() }).toMatchObject({
      status: 200,
      body: {
        ownerId: member.user.id,
        ownerUsername: 'Tomas Silva',
        seatsOpen: 1,
        viewer: { relation: 'owner' },
      },
    });
    expect(await rolesOf(project)).toEqual({
      'Tomas Silva': 'owner',
      'Lena Brandt': 'co_owner',
      'Ada Moreau': 'member',
    });
    expect((await answer(member, project, 'accept')).statusCode).toBe(409);
    await vi.waitFor(async () => {
      expect(await notificationsTo(member, project)).toEqual([
        "Lena Brandt offers you the ownership of Harbour clock. Answer on the project's page.",
      ]);
      expect(await notificationsTo(owner, project)).toEqual([
        'Tomas Silva owns Harbour clock now, and you are a co-owner',
      ]);
    }, 10_000);
    expect((await owner.call('POST', `/api/post/${project.id}/leave`)).statusCode).toBe(200);
  });

  test('changes nothing when the offer is rejected or withdrawn', async () => {
    const project = await createTeam();
    await offer(owner, project, member.user.id);
    expect((await answer(member, project, 'decline')).statusCode).toBe(200);
    expect((await answer(member, project, 'decline')).statusCode).toBe(409);
    await vi.waitFor(
      async () =>
        expect(await notificationsTo(owner, project)).toEqual([
          'Tomas Silva declined the ownership of Harbour clock',
        ]),
      10_000,
    );
    await offer(owner, project, other.user.id);
    expect((await withdraw(owner, project)).statusCode).toBe(200);
    expect((await withdraw(owner, project)).statusCode).toBe(409);
    expect((await answer(other, project, 'accept')).statusCode).toBe(409);
    expect((await rolesOf(project))['Lena Brandt']).toBe('owner');
  });

  test.each([
    ['the one it is offered to', () => [member, owner]],
    ['the owner', () => [owner, member]],
  ] as const)('ends the offer without a notification when %s blocks the other', async (_who, pair) => {
    const [one, two] = pair() as [TestUser, TestUser];
    const project = await createTeam();
    await offer(owner, project, member.user.id);
    await block(one, two);
    expect((await pageOf(owner, project)).offeredTo).toBeNull();
    expect((await answer(member, project, 'accept')).statusCode).toBe(409);
    expect((await rolesOf(project))['Lena Brandt']).toBe('owner');
    expect(await notificationsTo(owner, project)).toEqual([]);
    await unblock(one, two);
  });

  test('is limited to these two users', async () => {
    const project = await createTeam();
    const stranger = await createUser(site);
    await setRole(owner, project, other.user.id, 'co_owner');
    for (const user of [stranger, member, other]) {
      expect((await offer(user, project, member.user.id)).statusCode).toBe(403);
      expect((await withdraw(user, project)).statusCode).toBe(user === other ? 409 : 403);
    }
    expect((await offer(owner, project, owner.user.id)).statusCode).toBe(409);
    expect((await offer(owner, project, stranger.user.id)).statusCode).toBe(409);
    for (const unknown of [newId(), 'nonsense'])
      expect((await offer(owner, project, unknown)).statusCode).toBe(404);
    await offer(owner, project, member.user.id);
    expect((await withdraw(other, project)).statusCode).toBe(403);
    for (const how of ['accept', 'decline'] as const) {
      expect((await answer(site.guest(), project, how)).statusCode).toBe(401);
      for (const user of [stranger, other, owner])
        expect((await answer(user, project, how)).statusCode).toBe(403);
    }
    expect((await rolesOf(project))['Lena Brandt']).toBe('owner');
  });

  test.each(['leaves', 'is removed', 'deletes the account'])(
    'ends the offer when the user %s',
    async (how) => {
      const leaver = await createUser(site);
      const project = await createProject(owner);
      await join(leaver, project, owner);
      await offer(owner, project, leaver.user.id);
      if (how === 'leaves') await leaver.call('POST', `/api/post/${project.id}/leave`);
      else if (how === 'is removed')
        await owner.call('DELETE', `/api/post/${project.id}/members/${leaver.user.id}`);
      else await deleteAccount(leaver);
      const page = await pageOf(owner, project);
      expect({ offeredTo: page.offeredTo, members: page.members.length }).toEqual({
        offeredTo: null,
        members: 1,
      });
    },
  );
});

test('notifies the successor of a deleted owner, who then answers its requests', async () => {
  const [leaver, heir] = [await createUser(site), await createUser(site)];
  const project = await createProject(leaver, { title: 'Tide gauge' });
  await join(heir, project, leaver);
  await setRole(leaver, project, heir.user.id, 'co_owner');
  await deleteAccount(leaver);
  expect((await pageOf(heir, project)).viewer?.relation).toBe('owner');
  await vi.waitFor(
    async () =>
      expect(await notificationsTo(heir, project)).toContain(
        'Tide gauge is yours now: its owner deleted their account',
      ),
    10_000,
  );
});

describe('concurrent changes', () => {
  test.each(['withdraw', 'leave'] as const)('apply one of accept and %s', async (against) => {
    for (let round = 0; round < 4; round += 1) {
      const project = await createTeam();
      await offer(owner, project, member.user.id);
      const [accepted, rival] = await Promise.all([
        answer(member, project, 'accept'),
        against === 'withdraw'
          ? withdraw(owner, project)
          : member.call('POST', `/api/post/${project.id}/leave`),
      ]);
      const won = accepted.statusCode === 200;
      // An owner may not leave (403); all other late calls conflict (409).
      const late = against === 'leave' ? 403 : 409;
      expect([accepted.statusCode, rival.statusCode]).toEqual(won ? [200, late] : [409, 200]);
      expect((await rolesOf(project))['Lena Brandt']).toBe(won ? 'co_owner' : 'owner');
    }
  });

  test('change the owner once when a member accepts twice at the same time', async () => {
    const project = await createTeam();
    await offer(owner, project, member.user.id);
    const answers = await Promise.all([answer(member, project, 'accept'), answer(member, project, 'accept')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(Object.values(await rolesOf(project)).filter((role) => role === 'owner')).toHaveLength(1);
  });
});
