import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createPerson, createProject, join, type Person } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: Person;
let member: Person;
let project: Awaited<ReturnType<typeof createProject>>;

beforeAll(async () => {
  site = await createTestApp();
  [owner, member] = [await createPerson(site), await createPerson(site)];
  project = await createProject(owner);
  await join(member, project, owner);
});
afterAll(() => site.close());

function attend(person: Pick<Person, 'call'>, attention: string, id = project.id) {
  return person.call('PUT', `/api/chat/rooms/${id}/notifications`, { body: { attention } });
}

async function attentionOf(person: Person): Promise<string> {
  return (await person.call('GET', `/api/chat/room/${project.id}`)).json().attention;
}

test('sets the notification level for the user alone and shows it in the room lists', async () => {
  expect(await attentionOf(member)).toBe('all');
  expect((await attend(member, 'muted')).json()).toEqual({ attention: 'muted' });
  expect(await attentionOf(member)).toBe('muted');
  expect(await attentionOf(owner)).toBe('all');
  const joined = await member.call('GET', `/api/chat/rooms/member/${member.user.id}`);
  expect(joined.json()[0]).toMatchObject({ _id: project.id, attention: 'muted' });
});

test('rejects non-members and unknown levels', async () => {
  const stranger = await createPerson(site);
  expect((await attend(stranger, 'muted')).statusCode).toBe(403);
  expect((await attend(site.guest(), 'muted')).statusCode).toBe(401);
  expect((await attend(member, 'loud')).statusCode).toBe(400);
  expect((await attend(member, 'muted', newId())).statusCode).toBe(404);
});

test('removes the level when the membership ends', async () => {
  await attend(member, 'muted');
  await member.call('POST', `/api/post/${project.id}/leave`);
  expect((await attend(member, 'all')).statusCode).toBe(403);
  await join(member, project, owner);
  expect(await attentionOf(member)).toBe('all');
});
