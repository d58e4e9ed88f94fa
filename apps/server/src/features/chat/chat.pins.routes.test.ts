import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messagePins } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { collect, connect, enter, listen, settle } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let second: TestUser;
let stranger: TestUser;
let project: Project;
let message: Message;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  const people = [createUser(site), createUser(site), createUser(site), createUser(site)] as const;
  [owner, member, second, stranger] = await Promise.all(people);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
  message = await say('Decided: Tuesday');
});

async function say(text: string): Promise<Message> {
  const body = { postId: project.id, message: text };
  return (await owner.call('POST', '/api/chat/send', { body })).json<{ data: Message }>().data;
}

function pin(user: Pick<TestUser, 'call'>, on: boolean, id = message.id) {
  return user.call('PUT', `/api/chat/messages/${id}/pin`, { body: { on } });
}

async function pins(user = owner): Promise<Message[]> {
  return (await user.call('GET', `/api/chat/pins/${project.id}`)).json<Message[]>();
}

describe('a pin', () => {
  test('appears on the message and in the list, most recent first, with user and time', async () => {
    const pinned = await pin(member, true);
    const mark = { at: site.clock.now().toISOString(), by: member.user.username, byId: member.user.id };
    expect({ status: pinned.statusCode, body: pinned.json<Message>() }).toEqual({
      status: 200,
      body: { ...message, revision: 1, pinned: mark },
    });
    site.clock.advance(1000);
    const later = await say('Decided: Friday');
    await pin(owner, true, later.id);
    expect((await pins(member)).map(({ id }) => id)).toEqual([later.id, message.id]);
    const log = (await member.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
    expect(log.map(({ pinned }) => pinned?.by)).toEqual([member.user.username, owner.user.username]);
  });

  test('is set once and removed once when requested twice or concurrently', async () => {
    const answers = await Promise.all([pin(member, true), pin(owner, true), pin(member, true)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await pins()).toHaveLength(1);
    for (const _ of [1, 2]) expect((await pin(owner, false)).json<Message>()).toMatchObject({ pinned: null });
    expect(await pins()).toEqual([]);
  });

  test('is removed by the user who set it or by a manager, and by no other user', async () => {
    await join(second, project, owner);
    await pin(member, true);
    expect((await pin(second, false)).statusCode).toBe(403);
    expect((await pin(member, false)).statusCode).toBe(200);
    await pin(member, true);
    expect((await pin(owner, false)).statusCode).toBe(200);
    await pin(owner, true);
    expect((await pin(member, false)).statusCode).toBe(403);
  });

  test('keeps a record of the users who set and removed it', async () => {
    await pin(member, true);
    await pin(owner, false);
    const rows = await site.database.db
      .select()
      .from(messagePins)
      .where(eq(messagePins.messageId, message.id));
    const now = site.clock.now();
    expect(rows).toMatchObject([
      { pinnedBy: member.user.id, pinnedAt: now, unpinnedBy: owner.user.id, unpinnedAt: now },
    ]);
  });

  test('is removed with its message, which cannot be pinned again', async () => {
    await pin(member, true);
    const gone = await owner.call('DELETE', `/api/chat/messages/${message.id}`);
    expect(gone.json()).toMatchObject({ pinned: null });
    expect(await pins()).toEqual([]);
    expect((await pin(member, true)).statusCode).toBe(409);
  });

  test('is sent live to the room', async () => {
    const url = await listen(site);
    const socket = await connect(url, member.cookie);
    await enter(socket, project.id);
    const seen = collect(socket, 'message_updated');
    await pin(owner, true);
    await settle(socket);
    expect(seen).toMatchObject([{ id: message.id, revision: 1, pinned: { by: owner.user.username } }]);
    socket.disconnect();
  });

  test('is limited to fifty per room, also concurrently; the list uses a fixed number of queries', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 52; index += 1) ids.push((await say(`decision ${index}`)).id);
    await pin(owner, true, ids[0]);
    const few = await countQueries(site, () => pins());
    const answers = await Promise.all(ids.slice(1).map((id) => pin(owner, true, id)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(49);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await countQueries(site, () => pins())).toBe(few);
  });
});

describe('a pin is rejected', () => {
  test('for guests, strangers and removed members, who cannot read the list either', async () => {
    expect((await pin(site.guest(), true)).statusCode).toBe(401);
    expect((await pin(stranger, true)).statusCode).toBe(403);
    await owner.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`, { body: {} });
    expect((await pin(member, true)).statusCode).toBe(403);
    for (const user of [stranger, member])
      expect((await user.call('GET', `/api/chat/pins/${project.id}`)).statusCode).toBe(403);
    expect(await pins()).toEqual([]);
  });

  test('for missing messages and in an archived project', async () => {
    expect((await pin(owner, true, project.id)).statusCode).toBe(404);
    expect((await owner.call('PUT', `/api/chat/messages/${message.id}/pin`, { body: {} })).statusCode).toBe(
      400,
    );
    await site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));
    expect((await pin(owner, true)).statusCode).toBe(409);
  });
});
