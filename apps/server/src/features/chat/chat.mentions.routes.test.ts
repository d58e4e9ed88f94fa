import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { withTransaction } from '../../core/transaction.ts';
import { messageMentions } from '../../db/schema/chat.ts';
import { block } from '../../testing/actors/blocks.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockProject, removeMember } from '../teams/teams.service.ts';
import { notifyMentioned } from './chat.mentions.service.ts';

let site: TestApp;
let owner: TestUser;
let bob: TestUser;
let ana: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 12 });
  [owner, bob, ana, stranger] = await Promise.all([
    createUser(site, { username: 'olga' }),
    createUser(site, { username: 'bob' }),
    createUser(site, { username: 'Ana Lu' }),
    createUser(site, { username: 'stranger' }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { title: 'Tide table', teamSize: 5 });
  await join(bob, project, owner);
  await join(ana, project, owner);
});

async function say(user: TestUser, text: string, clientId?: string): Promise<Message> {
  const body = { postId: project.id, message: text, clientId };
  const answer = await user.call('POST', '/api/chat/send', { body });
  expect(answer.statusCode).toBe(201);
  return answer.json<Message>();
}

async function edit(user: TestUser, { id }: Message, text: string): Promise<Message> {
  return (await user.call('PATCH', `/api/chat/messages/${id}`, { body: { message: text } })).json();
}

/** Mentions of the user in this room. */
async function mentionsOf(user: TestUser): Promise<Notification[]> {
  const answer = await user.call('GET', `/api/notifications/${user.user.id}?limit=100`);
  return answer
    .json<Notification[]>()
    .filter(({ type, postId }) => type === 'mention' && postId === project.id);
}

async function untilMentioned(user: TestUser, times: number): Promise<Notification[]> {
  return await vi.waitFor(
    async () => {
      const mentions = await mentionsOf(user);
      expect(mentions).toHaveLength(times);
      return mentions;
    },
    { timeout: 20_000, interval: 100 },
  );
}

async function leave(user: TestUser): Promise<void> {
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await lockProject(ctx, project.id);
    await removeMember(ctx, { projectId: project.id, userId: user.user.id });
  });
}

const byId = (one: { userId: string }, other: { userId: string }) => one.userId.localeCompare(other.userId);

test('finds members by name in any case, stores their ids and notifies them', async () => {
  const message = await say(owner, 'Look, @BOB and @ana lu, not `@olga`, nor @stranger');
  const expected = [
    { userId: bob.user.id, name: 'BOB' },
    { userId: ana.user.id, name: 'ana lu' },
  ].sort(byId);
  expect(message.mentions).toEqual(expected);
  const read = (await ana.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
  expect(read.at(-1)?.mentions).toEqual(expected);
  const [notified] = await untilMentioned(bob, 1);
  expect(notified).toMatchObject({
    senderId: owner.user.id,
    message: 'olga mentioned you in the chat of Tide table',
    postId: project.id,
    messageSeq: message.seq,
    status: 'info',
  });
  await untilMentioned(ana, 1);
  expect({ owner: await mentionsOf(owner), stranger: await mentionsOf(stranger) }).toEqual({
    owner: [],
    stranger: [],
  });
});

test("shows the sender's own name but does not notify the sender", async () => {
  const message = await say(bob, 'I, @bob, and @olga');
  expect(message.mentions).toHaveLength(2);
  await untilMentioned(owner, 1);
  expect(await mentionsOf(bob)).toEqual([]);
});

test('notifies only users that the edit added', async () => {
  const message = await say(owner, '@bob');
  await untilMentioned(bob, 1);
  const edited = await edit(owner, message, '@bob @Ana Lu');
  expect(edited.mentions.map(({ name }) => name).toSorted()).toEqual(['Ana Lu', 'bob']);
  await untilMentioned(ana, 1);
  expect((await edit(owner, message, 'nobody')).mentions).toEqual([]);
  expect((await edit(owner, message, 'again @bob')).mentions).toEqual([{ userId: bob.user.id, name: 'bob' }]);
  await notifyMentioned(systemCtx(site.app), { messageId: message.id });
  expect([await mentionsOf(bob), await mentionsOf(ana)].map((list) => list.length)).toEqual([1, 1]);
});

test('ignores former members, and members who leave before the job runs', async () => {
  await leave(ana);
  const message = await say(owner, '@ana lu and @bob');
  expect(message.mentions).toEqual([{ userId: bob.user.id, name: 'bob' }]);
  await untilMentioned(bob, 1);
  await join(ana, project, owner);
  await site.database.db
    .insert(messageMentions)
    .values({ messageId: message.id, userId: ana.user.id, name: 'ana lu' });
  await leave(ana);
  await notifyMentioned(systemCtx(site.app), { messageId: message.id });
  expect(await mentionsOf(ana)).toEqual([]);
});

test.each([
  ['who blocked', (one: TestUser, other: TestUser) => block(one, other)],
  ['who is blocked', (one: TestUser, other: TestUser) => block(other, one)],
])('notifies neither %s nor the other user about a mention across a block', async (_who, close) => {
  const [one, other] = await Promise.all([createUser(site), createUser(site)]);
  for (const user of [one, other]) await join(user, project, owner);
  expect(await close(one, other)).toBe(200);
  const messages = [
    await say(one, `@${other.user.username} and @bob`),
    await say(other, `@${one.user.username} and @bob`),
  ];
  // The stored mentions do not reveal the block to either user.
  expect(messages.map(({ mentions }) => mentions.length)).toEqual([2, 2]);
  await untilMentioned(bob, 2);
  for (const { id } of messages) await notifyMentioned(systemCtx(site.app), { messageId: id });
  expect({ one: await mentionsOf(one), other: await mentionsOf(other) }).toEqual({ one: [], other: [] });
});

test('removes the mentions of a deleted message, and its job sends no notification', async () => {
  const message = await say(owner, 'hello');
  await site.database.db
    .insert(messageMentions)
    .values({ messageId: message.id, userId: bob.user.id, name: 'bob' });
  const gone = await owner.call('DELETE', `/api/chat/messages/${message.id}`);
  expect(gone.json<Message>().mentions).toEqual([]);
  await notifyMentioned(systemCtx(site.app), { messageId: message.id });
  expect(await mentionsOf(bob)).toEqual([]);
});

test('stores and notifies once when the send is retried, also concurrently', async () => {
  const sent = await Promise.all([1, 2, 3, 4].map(() => say(owner, '@bob, once', 'same')));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  for (const { mentions } of sent) expect(mentions).toEqual([{ userId: bob.user.id, name: 'bob' }]);
  await untilMentioned(bob, 1);
});

test('keeps the order of the room for many messages with and without mentions', async () => {
  const texts = Array.from({ length: 30 }, (_, n) => (n % 3 ? `plain ${n}` : `@bob ${n}`));
  const sent = await Promise.all(texts.map((text, n) => say(n % 2 ? owner : ana, text)));
  expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(texts.map((_, n) => n + 1));
  await untilMentioned(bob, 10);
});

test("removes the user's id from mentions when the account is deleted", async () => {
  const gone = await createUser(site);
  await join(gone, project, owner);
  const message = await say(owner, `@${gone.user.username}`);
  expect(message.mentions).toHaveLength(1);
  const answer = await deleteAccount(gone);
  expect(answer.statusCode).toBe(200);
  const read = (await owner.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
  expect(read.at(-1)?.mentions).toEqual([]);
});
