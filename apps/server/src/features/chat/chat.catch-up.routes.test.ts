import type { Missed } from '@teamwright/contracts/chat/catch-up.ts';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { block, unblock } from '../../testing/actors/blocks.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockProject, removeMember } from '../teams/teams.service.ts';

let site: TestApp;
let owner: TestUser;
let bob: TestUser;
let ana: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  [owner, bob, ana] = await Promise.all([
    createUser(site, { username: 'olga' }),
    createUser(site, { username: 'bob' }),
    createUser(site, { username: 'ana' }),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 4 });
  await join(bob, project, owner);
  await join(ana, project, owner);
});

async function say(user: TestUser, message: string, replyTo?: string): Promise<Message> {
  const body = { postId: project.id, message, replyTo };
  return (await user.call('POST', '/api/chat/send', { body })).json();
}

function ask(user: Pick<TestUser, 'call'>, query = '', id = project.id) {
  return user.call('GET', `/api/chat/missed/${id}${query}`);
}

test('summarises authors, mentions of the user and links since the last read message', async () => {
  const own = await say(bob, 'Which tide?');
  await bob.call('POST', `/api/chat/read/${project.id}`, { body: { seq: 1 } });
  await say(owner, 'The second', own.id);
  await say(ana, 'See https://example.org/tides, @bob');
  await say(ana, 'or `https://example.org/b`');
  const gone = await say(ana, '@bob https://example.org/gone');
  await ana.call('DELETE', `/api/chat/messages/${gone.id}`);
  await say(bob, 'My own, @bob https://example.org/own');
  const missed = (await ask(bob)).json<Missed>();
  expect(missed).toEqual({
    count: 3,
    people: [
      { userId: ana.user.id, username: 'ana', count: 2, firstSeq: 3 },
      { userId: owner.user.id, username: 'olga', count: 1, firstSeq: 2 },
    ],
    peopleCount: 2,
    mentions: [{ seq: 3, senderUsername: 'ana', message: 'See https://example.org/tides, @bob' }],
    mentionCount: 1,
    replies: [{ seq: 2, senderUsername: 'olga', message: 'The second' }],
    replyCount: 1,
    links: [
      { seq: 3, senderUsername: 'ana', address: 'https://example.org/tides' },
      { seq: 4, senderUsername: 'ana', address: 'https://example.org/b' },
    ],
    linkCount: 2,
  });
  expect((await ask(bob, '?after=3')).json<Missed>()).toMatchObject({ count: 1, mentionCount: 0 });
  await bob.call('POST', `/api/chat/read/${project.id}`, { body: { seq: 6 } });
  expect((await ask(bob)).json<Missed>()).toMatchObject({ count: 0, people: [], linkCount: 0 });
});

test('the catch-up summary is available to current members only', async () => {
  await say(owner, 'secret');
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await lockProject(ctx, project.id);
    await removeMember(ctx, { projectId: project.id, userId: ana.user.id });
  });
  const answers = [await ask(ana), await ask(await createUser(site)), await ask(site.guest())];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
  for (const { body } of answers) expect(body).not.toContain('secret');
  expect((await ask(bob, '', newId())).statusCode).toBe(404);
  expect((await ask(bob, '?after=x')).statusCode).toBe(400);
  expect((await ask(bob)).json<Missed>().count).toBe(1);
});

test('excludes messages of users blocked by the caller', async () => {
  const own = await say(bob, 'Which tide?');
  await say(ana, '@bob https://example.org/unwanted', own.id);
  await say(owner, 'The second');
  await block(bob, ana);
  expect((await ask(bob, '?after=0')).json<Missed>()).toMatchObject({
    count: 1,
    peopleCount: 1,
    mentionCount: 0,
    replyCount: 0,
    linkCount: 0,
    people: [{ username: 'olga' }],
  });
  await block(ana, owner);
  expect((await ask(owner, '?after=0')).json<Missed>()).toMatchObject({ count: 2, peopleCount: 2 });
  await Promise.all([unblock(bob, ana), unblock(ana, owner)]);
});

test('returns when the user last read the room', async () => {
  const room = async () => (await bob.call('GET', `/api/chat/room/${project.id}`)).json();
  expect((await room()).lastReadAt).toBeNull();
  await say(owner, '1');
  await bob.call('POST', `/api/chat/read/${project.id}`, { body: { seq: 1 } });
  expect((await room()).lastReadAt).toBe(site.clock.now().toISOString());
});
