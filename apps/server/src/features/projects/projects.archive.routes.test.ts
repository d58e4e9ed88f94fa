import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requests } from '../../db/schema/requests.ts';
import { ownershipOffers } from '../../db/schema/teams.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { eventually, untilNotified } from '../../testing/actors/requests.ts';
import { pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let member: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
  member = await createUser(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await createUser(site);
  project = await createProject(owner, { title: 'Harbour clock' });
  await join(member, project, owner);
});

async function archive(reporter: TestUser): Promise<number> {
  const body = { kind: 'project', id: project.id, reason: 'spam' };
  await reporter.call('POST', '/api/reports', { body });
  const decision = { body: { action: 'remove', note: 'Reported by a neighbour' } };
  return (await admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, decision)).statusCode;
}

async function notificationsTo(user: TestUser): Promise<unknown[]> {
  const news = await listNotificationsOf(user);
  return news
    .filter(({ type, postId }) => type === 'project_archived' && postId === project.id)
    .map(({ message, senderId }) => [message, senderId]);
}

test('notifies the whole team once when an administrator archives its project, without the reason', async () => {
  const words = 'An administrator archived Harbour clock. Its room can still be read.';
  expect(await archive(member)).toBe(200);
  for (const user of [owner, member])
    await eventually(async () => expect(await notificationsTo(user)).toEqual([[words, null]]));
  expect(await archive(member)).not.toBe(200);
  expect(await notificationsTo(owner)).toHaveLength(1);
});

test('does not notify an administrator who is a member of the team', async () => {
  await join(admin, project, owner);
  expect(await archive(member)).toBe(200);
  await eventually(async () => expect(await notificationsTo(member)).toHaveLength(1));
  expect(await notificationsTo(admin)).toEqual([]);
});

test('notifies the team when its owner is deleted without a successor', async () => {
  await deleteAccount(owner);
  await eventually(async () =>
    expect(await notificationsTo(member)).toEqual([
      ['Harbour clock is archived: its owner deleted their account', null],
    ]),
  );
});

test("ends the owner's offer, and an archived project cannot be taken over", async () => {
  await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: member.user.id } });
  await archive(member);
  expect((await pageOf(member, project)).offeredTo).toBeNull();
  // Restores an offer for an archived project, as older versions left them.
  await site.database.db
    .insert(ownershipOffers)
    .values({ projectId: project.id, userId: member.user.id, ownerId: owner.user.id });
  const late = await member.call('POST', `/api/post/${project.id}/transfer/accept`);
  expect({ status: late.statusCode, message: late.json().message }).toEqual({
    status: 409,
    message: 'This project is archived',
  });
  expect((await pageOf(member, project)).ownerId).toBe(owner.user.id);
});

test('expires pending requests and notifies their users of the reason', async () => {
  const [asker, invitee] = [await createUser(site), await createUser(site)];
  const { requestId } = await createJoinRequest(asker, project);
  const invitation = await createInvitation(owner, project, invitee);
  await archive(member);
  const rows = await site.database.db
    .select({ status: requests.status, reason: requests.reason })
    .from(requests)
    .where(inArray(requests.id, [requestId ?? '', invitation.id]));
  const ended = { status: 'expired', reason: 'The project was archived' };
  expect(rows).toEqual([ended, ended]);
  const { message } = await untilNotified(asker, project, 'request_expired');
  expect(message).toBe('Your request to join Harbour clock expired: The project was archived');
});
