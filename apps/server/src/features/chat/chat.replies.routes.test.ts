import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { collect, connect, enter, listen, settle } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let mate: TestUser;
let stranger: TestUser;
let project: Project;
let original: Message;

beforeAll(async () => {
  site = await createTestApp();
  [owner, mate, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner);
  await join(mate, project, owner);
  original = (await say(owner, 'Which tide?')).json();
});

function say(user: TestUser, message: string, more: { replyTo?: unknown; clientId?: string } = {}) {
  return user.call('POST', '/api/chat/send', { body: { postId: project.id, message, ...more } });
}

async function last(): Promise<Message | undefined> {
  return (await owner.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>().at(-1);
}

test('contains the quoted message in the response, in the live event and when it is read', async () => {
  const url = await listen(site);
  const socket = await connect(url, owner.cookie);
  await enter(socket, project.id);
  const arrived = collect(socket, 'new_message');
  const answer = await say(mate, 'The second', { replyTo: original.id.toUpperCase() });
  expect(answer.statusCode).toBe(201);
  const { data, ...reply } = answer.json();
  expect(reply.replyTo).toEqual({
    id: original.id,
    seq: 1,
    revision: 0,
    senderId: owner.user.id,
    senderUsername: owner.user.username,
    message: 'Which tide?',
    deleted: false,
  });
  await settle(socket);
  expect(arrived).toEqual([reply]);
  expect(await last()).toEqual(reply);
  socket.disconnect();
});

test('shortens the quote, follows edits of the original, and empties it when the original is deleted', async () => {
  const text = 'x'.repeat(500);
  const path = `/api/chat/messages/${original.id}`;
  await say(mate, 'Yes', { replyTo: original.id });
  await owner.call('PATCH', path, { body: { message: text } });
  expect((await last())?.replyTo).toMatchObject({ message: text.slice(0, limits.replyQuote), revision: 1 });
  await owner.call('DELETE', path);
  expect((await last())?.replyTo).toMatchObject({ message: '', deleted: true, revision: 2 });
  expect((await say(mate, 'Too late?', { replyTo: original.id })).json().replyTo.deleted).toBe(true);
});

test('hides the quote when the reply itself is deleted', async () => {
  const reply = (await say(mate, 'Yes', { replyTo: original.id })).json<Message>();
  const gone = await mate.call('DELETE', `/api/chat/messages/${reply.id}`);
  expect(gone.json<Message>().replyTo).toBeNull();
});

test('must quote a message of the same room, or nothing is stored', async () => {
  const elsewhere = await createProject(owner);
  const body = { postId: elsewhere.id, message: 'secret' };
  const foreign = (await owner.call('POST', '/api/chat/send', { body })).json<Message>();
  for (const replyTo of [foreign.id, newId(), 'nonsense']) {
    const refused = await say(mate, 'What was that?', { replyTo });
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(refused.body).not.toContain('secret');
  }
  expect((await say(mate, 'x', { replyTo: 7 })).statusCode).toBe(400);
  expect((await say(stranger, 'x', { replyTo: original.id })).statusCode).toBe(403);
  expect((await last())?.seq).toBe(1);
});

test('leaves no gap when one of several messages is rejected; a retry returns the first message', async () => {
  const sent = await Promise.all(
    [original.id, newId(), original.id].map((replyTo, n) =>
      say(mate, `${n}`, { replyTo, clientId: `c${n}` }),
    ),
  );
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 404, 201]);
  expect((await last())?.seq).toBe(3);
  const again = await say(mate, 'other words', { clientId: 'c0' });
  expect(again.json().id).toBe(sent[0]?.json().id);
  expect(again.json().replyTo.id).toBe(original.id);
});
