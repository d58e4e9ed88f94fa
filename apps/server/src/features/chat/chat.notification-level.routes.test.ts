import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let project: Awaited<ReturnType<typeof createProject>>;

beforeAll(async () => {
  site = await createTestApp();
  [owner, member] = [await createUser(site), await createUser(site)];
  project = await createProject(owner);
  await join(member, project, owner);
});
afterAll(() => site.close());

function setNotificationLevel(user: Pick<TestUser, 'call'>, attention: string, id = project.id) {
  return user.call('PUT', `/api/chat/rooms/${id}/notifications`, { body: { attention } });
}

async function notificationLevelOf(user: TestUser): Promise<string> {
  return (await user.call('GET', `/api/chat/room/${project.id}`)).json().attention;
}

test('sets the notification level for the user alone and shows it in the room lists', async () => {
  expect(await notificationLevelOf(member)).toBe('all');
  expect((await setNotificationLevel(member, 'muted')).json()).toEqual({ attention: 'muted' });
  expect(await notificationLevelOf(member)).toBe('muted');
  expect(await notificationLevelOf(owner)).toBe('all');
  const joined = await member.call('GET', `/api/chat/rooms/member/${member.user.id}`);
  expect(joined.json()[0]).toMatchObject({ _id: project.id, attention: 'muted' });
});

test('rejects non-members and unknown levels', async () => {
  const stranger = await createUser(site);
  expect((await setNotificationLevel(stranger, 'muted')).statusCode).toBe(403);
  expect((await setNotificationLevel(site.guest(), 'muted')).statusCode).toBe(401);
  expect((await setNotificationLevel(member, 'loud')).statusCode).toBe(400);
  expect((await setNotificationLevel(member, 'muted', newId())).statusCode).toBe(404);
});

test('removes the level when the membership ends', async () => {
  await setNotificationLevel(member, 'muted');
  await member.call('POST', `/api/post/${project.id}/leave`);
  expect((await setNotificationLevel(member, 'all')).statusCode).toBe(403);
  await join(member, project, owner);
  expect(await notificationLevelOf(member)).toBe('all');
});
