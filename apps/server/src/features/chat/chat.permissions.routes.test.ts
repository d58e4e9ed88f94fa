import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';
import { messageCan } from '@teamwright/contracts/chat/permissions.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projects } from '../../db/schema/projects.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let project: Project;
const people: Record<string, TestUser> = {};

beforeAll(async () => {
  site = await createTestApp();
  const [owner, coOwner, author, member, admin] = await Promise.all([
    createUser(site),
    createUser(site),
    createUser(site),
    createUser(site),
    createAdmin(site),
  ]);
  project = await createProject(owner, { teamSize: 6 });
  for (const user of [author, member, admin]) await join(user, project, owner);
  await makeCoOwner(site, coOwner, project, owner);
  Object.assign(people, { owner, coOwner, author, member, admin });
});
afterAll(() => site.close());

function personOf(name: string): TestUser {
  const user = people[name];
  if (user === undefined) throw new Error(`no ${name}`);
  return user;
}

async function say(user: TestUser, text: string): Promise<Message> {
  const body = { postId: project.id, message: text };
  return (await user.call('POST', '/api/chat/send', { body })).json<Message>();
}

async function setStatus(status: 'open' | 'archived'): Promise<void> {
  await site.database.db.update(projects).set({ status }).where(eq(projects.id, project.id));
}

type Action = 'edit' | 'delete' | 'react' | 'pin';

async function act(user: TestUser, action: Action, id: string, reason?: string): Promise<number> {
  const path = `/api/chat/messages/${id}`;
  const calls = {
    edit: () => user.call('PATCH', path, { body: { message: 'Changed' } }),
    delete: () => user.call('DELETE', path, { body: { reason } }),
    react: () => user.call('PUT', `${path}/reactions/${encodeURIComponent('👍')}`, { body: { on: true } }),
    pin: () => user.call('PUT', `${path}/pin`, { body: { on: true } }),
  };
  return (await calls[action]()).statusCode;
}

async function canOf(user: TestUser, message: Message) {
  const room = (await user.call('GET', `/api/chat/room/${project.id}`)).json<Room>();
  return messageCan(room.can, user.user.id, message);
}

const users = ['owner', 'coOwner', 'author', 'member', 'admin'];
const actions = ['edit', 'delete', 'react', 'pin'] as const;
const cases = users.flatMap((name) => actions.map((action) => [name, action] as const));

describe('the server accepts a change exactly if `can` of the room allows it', () => {
  test.each(cases)('%s: %s a message of the author', async (name, action) => {
    const user = personOf(name);
    const message = await say(personOf('author'), 'Hello');
    const can = await canOf(user, message);
    const status = await act(user, action, message.id, can.deleteNeedsReason ? 'Spam' : undefined);
    expect(status).toBe(can[action] ? 200 : 403);
  });

  test.each(cases)('%s: %s a message in an archived project', async (name, action) => {
    const user = personOf(name);
    const message = await say(personOf('author'), 'Hello');
    await setStatus('archived');
    try {
      const can = await canOf(user, message);
      const status = await act(user, action, message.id, can.deleteNeedsReason ? 'Spam' : undefined);
      if (can[action]) expect(status).toBe(200);
      else expect([403, 409]).toContain(status);
    } finally {
      await setStatus('open');
    }
  });

  test('an administrator who is a member needs a reason to delete', async () => {
    const admin = personOf('admin');
    const message = await say(personOf('author'), 'Insult');
    expect(await canOf(admin, message)).toMatchObject({ delete: true, deleteNeedsReason: true });
    expect(await act(admin, 'delete', message.id)).toBe(400);
    expect(await act(admin, 'delete', message.id, 'Insult')).toBe(200);
  });
});
