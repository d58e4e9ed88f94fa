import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { OwnRequest } from '@teamwright/contracts/requests.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, withdrawRequest } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { inLockOrder } from '../../testing/audits/lock-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let coOwner: TestUser;
let invitee: TestUser;
let project: Project;
let invitation: { readonly id: string };

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, coOwner, invitee] = [await createUser(site), await createUser(site), await createUser(site)];
  project = await createProject(owner, { title: 'Kelp map', teamSize: 5 });
  await makeCoOwner(site, coOwner, project, owner);
  invitation = await createInvitation(coOwner, project, invitee);
});

const setRole = (role: 'co_owner' | 'member') =>
  owner.call('PUT', `/api/post/${project.id}/members/${coOwner.user.id}/role`, { body: { role } });

const remind = (person: TestUser) => person.call('POST', `/api/requests/${invitation.id}/remind`);

async function pendingOf(person: TestUser): Promise<string[]> {
  return (await person.call('GET', '/api/requests')).json<OwnRequest[]>().map(({ id }) => id);
}

describe('a pending invitation', () => {
  test('is visible to all managers, who may remind and withdraw', async () => {
    for (const lead of [owner, coOwner]) expect(await pendingOf(lead)).toEqual([invitation.id]);
    site.clock.advance(6 * dayMs);
    expect((await remind(owner)).statusCode).toBe(200);
    const [newest] = await listNotificationsOf(invitee);
    expect(newest).toMatchObject({
      message: `Reminder: ${owner.user.username} is waiting for your answer to the invitation to join Kelp map`,
      senderUsername: owner.user.username,
    });
    expect((await remind(coOwner)).json().message).toBe('You have already sent a reminder');
    expect((await withdrawRequest(owner, invitation.id)).json()).toMatchObject({ status: 'withdrawn' });
    expect((await withdrawRequest(coOwner, invitation.id)).statusCode).toBe(409);
    expect(await pendingOf(coOwner)).toEqual([]);
  });

  test.each([
    ['lost the role', () => setRole('member')],
    ['was removed', () => owner.call('DELETE', `/api/post/${project.id}/members/${coOwner.user.id}`)],
    ['left', () => coOwner.call('POST', `/api/post/${project.id}/leave`)],
  ] as const)('can neither be seen, withdrawn nor reminded of by an inviter who %s', async (_how, end) => {
    expect((await end()).statusCode).toBe(200);
    site.clock.advance(6 * dayMs);
    expect(await pendingOf(coOwner)).toEqual([]);
    const several = { body: { ids: [invitation.id] } };
    const refused = [
      await remind(coOwner),
      await withdrawRequest(coOwner, invitation.id),
      await coOwner.call('POST', '/api/requests/withdraw-others', several),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await pendingOf(owner)).toEqual([invitation.id]);
  });

  test('is hidden from members, and its invitee cannot withdraw it', async () => {
    const member = await createUser(site);
    await join(member, project, owner);
    for (const person of [member, invitee]) {
      expect(await pendingOf(person)).toEqual([]);
      expect((await withdrawRequest(person, invitation.id)).statusCode).toBe(403);
      expect((await remind(person)).statusCode).toBe(403);
    }
  });

  test.each([
    ['just after', 0, [200, 403]],
    ['just before', 1, [200, 200]],
  ] as const)(
    'gets a reminder only if it is sent before the inviter loses the role: %s',
    async (_when, first, ends) => {
      site.clock.advance(6 * dayMs);
      const acts = [() => setRole('member'), () => remind(coOwner)];
      const answers = await inLockOrder(site, project.id, first === 0 ? acts : acts.toReversed());
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(ends);
    },
  );

  test('is withdrawn once when two managers do so concurrently', async () => {
    const acts = [owner, coOwner].map((person) => () => withdrawRequest(person, invitation.id));
    const answers = await inLockOrder(site, project.id, acts);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });
});

test('an invitation is created once when two managers invite the same user concurrently', async () => {
  const person = await createUser(site);
  const invite = (lead: TestUser) => () =>
    lead.call('POST', '/api/invitations', { body: { postId: project.id, userId: person.user.id } });
  const answers = await inLockOrder(site, project.id, [invite(owner), invite(coOwner)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
  expect(answers[1]?.json().message).toBe('This user is already invited');
  expect(await listNotificationsOf(person)).toHaveLength(1);
});

test('returns an error to members that names owner and co-owners', async () => {
  const member = await createUser(site);
  await join(member, project, owner);
  const asked = await createJoinRequest(await createUser(site), project);
  expect((await answerRequest(owner, 'reject', asked.id)).statusCode).toBe(200);
  const reopened = await member.call('POST', `/api/requests/${asked.requestId}/reopen`);
  const closed = await member.call('POST', `/api/post/${project.id}/close`);
  expect([reopened.statusCode, reopened.json().message, closed.statusCode, closed.json().message]).toEqual([
    ...[403, 'Only the owner and co-owners of this project may reopen a join request'],
    ...[403, 'Only the owner and co-owners of this project may do this'],
  ]);
});
