import { setTimeout } from 'node:timers/promises';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { messageReactions } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { collect, connect, enter, listen } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;
let message: Message;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
  message = await say('Done');
});

async function say(text: string, clientId?: string): Promise<Message> {
  const body = { postId: project.id, message: text, clientId };
  return (await owner.call('POST', '/api/chat/send', { body })).json<Message>();
}

function react(user: Pick<TestUser, 'call'>, emoji: string, on?: boolean) {
  const url = `/api/chat/messages/${message.id}/reactions/${encodeURIComponent(emoji)}`;
  return user.call('PUT', url, on === undefined ? undefined : { body: { on } });
}

async function reactions(user = owner) {
  const list = (await user.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
  return list.find(({ id }) => id === message.id)?.reactions;
}

describe('a reaction', () => {
  test('is toggled by each call and raises the revision', async () => {
    const answer = await react(member, '👍');
    const reacted = [{ emoji: '👍', userIds: [member.user.id] }];
    expect({ status: answer.statusCode, body: answer.json() }).toEqual({
      status: 200,
      body: expect.objectContaining({ revision: 1, editedAt: null, reactions: reacted }),
    });
    expect(await reactions()).toEqual(reacted);
    expect((await react(member, '👍')).json()).toMatchObject({ revision: 2, reactions: [] });
  });

  test('keeps the state that `on` requests, however often it is sent', async () => {
    for (const on of [true, true]) expect((await react(member, '👍', on)).json().revision).toBe(1);
    for (const on of [false, false]) expect((await react(member, '👍', on)).json().revision).toBe(2);
  });

  test('is counted per emoji, first one first, with the users who chose it', async () => {
    for (const [user, emoji] of [
      [member, '🎉'],
      [owner, '👍'],
      [owner, '🎉'],
    ] as const) {
      site.clock.advance(1000);
      await react(user, emoji);
    }
    expect(await reactions()).toEqual([
      { emoji: '🎉', userIds: [member.user.id, owner.user.id] },
      { emoji: '👍', userIds: [owner.user.id] },
    ]);
  });

  test('is part of the message that a retry of the send returns', async () => {
    message = await say('once', 'same');
    await react(member, '👍');
    expect((await say('once', 'same')).reactions).toEqual([{ emoji: '👍', userIds: [member.user.id] }]);
  });

  test.each(['❤️', '🇳🇴', '👩🏿‍❤️‍💋‍👩🏿', '1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])('may be %s', async (emoji) => {
    expect((await react(member, emoji)).json().reactions).toEqual([{ emoji, userIds: [member.user.id] }]);
  });

  test.each(['x', '1', '👍👍', '👍x', ' ', ':+1:', '\u200d'])('is not %j', async (emoji) => {
    expect((await react(member, emoji)).statusCode).toBe(404);
    expect(await reactions()).toEqual([]);
  });
});

describe('limits', () => {
  test('allow 20 kinds per message, also concurrently, and further reactions of these kinds', async () => {
    const kinds = Array.from({ length: 24 }, (_, n) => String.fromCodePoint(0x1f600 + n));
    const answers = await Promise.all(kinds.map((emoji) => react(member, emoji, true)));
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(4);
    const [first] = (await reactions()) ?? [];
    expect((await react(owner, first?.emoji ?? '', true)).statusCode).toBe(200);
  });

  test('reject strangers, guests, deleted messages and archived rooms', async () => {
    expect((await react(stranger, '👍')).statusCode).toBe(403);
    expect((await react(site.guest(), '👍')).statusCode).toBe(401);
    await react(member, '👍');
    await site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));
    expect((await react(member, '👍')).statusCode).toBe(409);
    await site.database.db.update(projects).set({ status: 'open' }).where(eq(projects.id, project.id));
    const gone = await owner.call('DELETE', `/api/chat/messages/${message.id}`);
    expect(gone.json().reactions).toEqual([]);
    expect((await react(member, '👍')).statusCode).toBe(409);
  });

  test('reject reactions above the rate limit', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const answers = await Promise.all(Array.from({ length: 21 }, () => react(user, '👍')));
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});

test('adds and removes a reaction when the same user toggles it twice concurrently', async () => {
  const answers = await Promise.all([react(member, '👍'), react(member, '👍')]);
  expect(Math.max(...answers.map((answer) => answer.json().revision))).toBe(2);
  expect(await reactions()).toEqual([]);
});

/** Waits until a list has not grown for a while: members elsewhere hear of a room at most once a second, so later. */
async function untilQuiet(list: readonly unknown[]): Promise<void> {
  let before: number;
  do {
    before = list.length;
    await setTimeout(1_200);
  } while (list.length > before);
}

test('sends the stored reaction to the room and nothing to members elsewhere', async () => {
  const url = await listen(site);
  const [inside, elsewhere] = [await connect(url, member.cookie), await connect(url, owner.cookie)];
  try {
    project = await createProject(owner, { teamSize: 5 });
    await join(member, project, owner);
    await enter(inside, project.id);
    const updated = collect(inside, 'message_updated');
    const received = collect(elsewhere, 'changed');
    message = await say('Done');
    const ofTheMessage = { entity: 'room', id: project.id };
    await expect.poll(() => received).toContainEqual(ofTheMessage);
    await untilQuiet(received);
    const before = received.length;
    const answer = (await react(owner, '🎉')).json();
    await expect.poll(() => updated).toEqual([answer]);
    await untilQuiet(received);
    expect(received.slice(before)).toEqual([]);
  } finally {
    inside.disconnect();
    elsewhere.disconnect();
  }
});

test('removes the reactions of a deleted account', async () => {
  const leaver = await createUser(site);
  await join(leaver, project, owner);
  await react(leaver, '👍');
  const deleted = await deleteAccount(leaver);
  expect(deleted.statusCode).toBe(200);
  const left = eq(messageReactions.userId, leaver.user.id);
  expect(await site.database.db.$count(messageReactions, left)).toBe(0);
});
