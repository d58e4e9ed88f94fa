import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { users } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});

function send(user: TestUser, body: Record<string, unknown>) {
  return user.call('POST', '/api/chat/send', { body: { postId: project.id, ...body } });
}

async function say(user: TestUser, ...texts: readonly string[]): Promise<Message[]> {
  const sent: Message[] = [];
  for (const message of texts) {
    const answer = await send(user, { message });
    expect(answer.statusCode).toBe(201);
    sent.push(answer.json<Message>());
  }
  return sent;
}

async function read(user: TestUser, query = ''): Promise<Message[]> {
  const answer = await user.call('GET', `/api/chat/messages/${project.id}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Message[]>();
}

describe('sending', () => {
  test("returns the stored message, also as `data`, with the session's user as sender", async () => {
    const answer = await send(member, {
      message: '  Grüße 👋  ',
      clientId: 'first',
      senderUsername: 'Somebody',
    });
    expect(answer.statusCode).toBe(201);
    const { data, ...message } = answer.json();
    expect(message).toEqual(data);
    expect(message).toMatchObject({
      postId: project.id,
      seq: 1,
      clientId: 'first',
      senderId: member.user.id,
      senderUsername: member.user.username,
      message: 'Grüße 👋',
      editedAt: null,
      deletedAt: null,
      reactions: [],
    });
    expect(await read(owner)).toEqual([message]);
  });

  test('returns the first message for a known client id, whatever the text', async () => {
    const first = await send(member, { message: 'one', clientId: 'same' });
    const again = await send(member, { message: 'another', clientId: 'same' });
    expect({ status: again.statusCode, body: again.json() }).toEqual({ status: 201, body: first.json() });
    const [next] = await say(member, 'next');
    expect(next?.seq).toBe(2);
    expect((await read(owner)).map((message) => message.message)).toEqual(['one', 'next']);
  });

  test('scopes a client id to its sender and room', async () => {
    const other = await createProject(owner);
    const seqs: number[] = [];
    for (const [user, postId] of [
      [owner, project.id],
      [member, project.id],
      [owner, other.id],
    ] as const)
      seqs.push((await send(user, { postId, message: 'x', clientId: 'shared' })).json().seq);
    expect(seqs).toEqual([1, 2, 1]);
  });

  test.each([
    ['nothing', undefined],
    ['blanks', ' \n\t '],
    ['too much', 'x'.repeat(4001)],
    ['U+0000', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['a number', 12],
  ])('rejects %s', async (_what, message) => {
    const answer = await send(member, { message });
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'invalid' });
    expect(await read(owner)).toEqual([]);
  });

  test('accepts 4,000 characters', async () => {
    const [message] = await say(member, 'y'.repeat(4000));
    expect(message?.message).toHaveLength(4000);
  });

  test('rejects another sender in the body, strangers, guests and missing rooms', async () => {
    const status = async (user: TestUser, body: object) => {
      const answer = await send(user, { message: 'hello', ...body });
      return [answer.statusCode, answer.json().message];
    };
    const own = { senderId: member.user.id };
    expect((await status(owner, own))[0]).toBe(403);
    expect(await status(stranger, {})).toEqual([403, 'You do not have access to this chat room']);
    expect((await status(owner, { postId: newId() }))[0]).toBe(404);
    expect((await status(owner, { postId: 'nonsense' }))[0]).toBe(404);
    const guest = await site
      .guest()
      .call('POST', '/api/chat/send', { body: { postId: project.id, message: 'x' } });
    expect(guest.statusCode).toBe(401);
    expect(await read(owner)).toEqual([]);
  });

  test('keeps the messages of an archived project and rejects new ones', async () => {
    const first = await send(member, { message: 'kept', clientId: 'kept' });
    await site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));
    const refused = await send(member, { message: 'late' });
    expect({ status: refused.statusCode, code: refused.json().code }).toEqual({
      status: 409,
      code: 'conflict',
    });
    expect((await send(member, { message: 'kept', clientId: 'kept' })).json()).toEqual(first.json());
    expect(await read(member)).toHaveLength(1);
    const room = await member.call('GET', `/api/chat/room/${project.id}`);
    expect(room.json()).toMatchObject({ can: { write: false }, lastSeq: 1 });
  });

  test('numbers concurrent messages in a new room without a gap', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => send(n % 2 ? owner : member, { message: `m${n}` })),
    );
    const seqs = answers.map((answer) => answer.json<Message>().seq).sort((a, b) => a - b);
    expect(seqs).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect((await read(owner, '?limit=200')).map((message) => message.seq)).toEqual(seqs);
  });
});

describe('too many messages', () => {
  test('are rejected with the time to wait', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const { id } = await createProject(user);
      const sent = await Promise.all(
        Array.from({ length: 21 }, () =>
          user.call('POST', '/api/chat/send', { body: { postId: id, message: 'x' } }),
        ),
      );
      const refused = sent.filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(1);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});

describe('reading messages', () => {
  beforeEach(() => say(owner, ...Array.from({ length: 7 }, (_, n) => `${n + 1}`)));

  test.each([
    ['', [1, 2, 3, 4, 5, 6, 7]],
    ['?limit=3', [5, 6, 7]],
    ['?before=4', [1, 2, 3]],
    ['?before=4&limit=2', [2, 3]],
    ['?after=5', [6, 7]],
    ['?after=2&limit=2', [3, 4]],
    ['?after=7', []],
    ['?after=0&limit=1', [1]],
    ['?before=0', []],
    ['?after=2&before=5', [3, 4]],
  ])('%s returns %j, oldest first', async (query, seqs) => {
    expect((await read(member, query)).map((message) => message.seq)).toEqual(seqs);
  });

  test.each(['after=-1', 'before=x', 'limit=0', 'after=1.5'])('rejects %s', async (query) => {
    const answer = await member.call('GET', `/api/chat/messages/${project.id}?${query}`);
    expect(answer.statusCode).toBe(400);
  });

  test('returns the last 50 messages and clamps a larger limit to 200', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => ({
      id: newId(),
      roomId: project.id,
      seq: n + 8,
      senderId: owner.user.id,
      body: 'filler',
    }));
    await site.database.db.insert(messages).values(rows);
    expect((await read(member)).map((message) => message.seq)).toEqual(rows.slice(-50).map((row) => row.seq));
    expect(await read(member, '?limit=5000')).toHaveLength(200);
  });

  test('keeps the position of a deleted message, and the messages of a deleted user', async () => {
    const leaver = await createUser(site);
    await join(leaver, project, owner);
    await say(leaver, 'farewell');
    const now = new Date();
    await site.database.db.update(messages).set({ deletedAt: now }).where(eq(messages.seq, 7));
    await site.database.db.update(users).set({ status: 'deleted' }).where(eq(users.id, leaver.user.id));
    expect(await read(member, '?after=6')).toMatchObject([
      { seq: 7, message: '', deletedAt: now.toISOString() },
      { seq: 8, message: 'farewell', senderId: null, senderUsername: 'Deleted user', senderPic: null },
    ]);
  });
});
