import type { Message, Room } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { messages } from '../../db/schema/chat.ts';
import { projects } from '../../db/schema/projects.ts';
import { memberships } from '../../db/schema/teams.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockProject, removeMember } from '../teams/teams.service.ts';

let site: TestApp;
let owner: TestUser;
let author: TestUser;
let mate: TestUser;
let stranger: TestUser;
let admin: TestUser;
let project: Project;
let message: Message;

beforeAll(async () => {
  site = await createTestApp();
  [owner, author, mate, stranger, admin] = await Promise.all([
    createUser(site),
    createUser(site),
    createUser(site),
    createUser(site),
    createAdmin(site),
  ]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner, { teamSize: 5 });
  await join(author, project, owner);
  await join(mate, project, owner);
  message = await say(author, 'Frist');
});

async function say(user: TestUser, text: string, clientId?: string): Promise<Message> {
  const body = { postId: project.id, message: text, clientId };
  const answer = await user.call('POST', '/api/chat/send', { body });
  expect(answer.statusCode).toBe(201);
  return answer.json<Message>();
}

function edit(user: Pick<TestUser, 'call'>, text: unknown, id = message.id) {
  return user.call('PATCH', `/api/chat/messages/${id}`, { body: { message: text } });
}

function remove(user: Pick<TestUser, 'call'>, id = message.id, body?: object) {
  return user.call('DELETE', `/api/chat/messages/${id}`, body ? { body } : undefined);
}

async function read(user = owner): Promise<Message[]> {
  return (await user.call('GET', `/api/chat/messages/${project.id}`)).json<Message[]>();
}

async function storedBody(id = message.id): Promise<string | undefined> {
  const rows = await site.database.db.select().from(messages).where(eq(messages.id, id));
  return rows[0]?.body;
}

async function roomOf(user: TestUser): Promise<Room> {
  return (await user.call('GET', `/api/chat/room/${project.id}`)).json<Room>();
}

async function archive(): Promise<void> {
  await site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));
}

async function leave(user: TestUser): Promise<void> {
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await lockProject(ctx, project.id);
    await removeMember(ctx, { projectId: project.id, userId: user.user.id });
  });
}

async function makeCoOwner(user: TestUser): Promise<void> {
  await site.database.db
    .update(memberships)
    .set({ role: 'co_owner' })
    .where(eq(memberships.userId, user.user.id));
}

describe('editing', () => {
  test('changes the text, the edit time and the revision; no change for the same text', async () => {
    const answer = await edit(author, '  First ');
    expect(answer.statusCode).toBe(200);
    const edited = answer.json<Message>();
    expect(edited).toEqual({
      ...message,
      message: 'First',
      revision: 1,
      editedAt: expect.any(String),
      data: undefined,
    });
    expect(await read()).toEqual([edited]);
    expect((await edit(author, 'First')).json()).toEqual(edited);
    expect((await edit(author, 'Once more')).json().revision).toBe(2);
  });

  test.each([
    ['nothing', undefined],
    ['blanks', ' \n '],
    ['too much', 'x'.repeat(4001)],
    ['a number', 7],
  ])('rejects %s', async (_what, text) => {
    expect((await edit(author, text)).statusCode).toBe(400);
    expect(await storedBody()).toBe('Frist');
  });

  test('is allowed for the author only', async () => {
    await makeCoOwner(mate);
    const statuses = [];
    for (const user of [owner, mate, admin, stranger, site.guest()])
      statuses.push((await edit(user, 'Mine now')).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 401]);
    for (const id of [newId(), 'nonsense']) expect((await edit(author, 'x', id)).statusCode).toBe(404);
    expect(await storedBody()).toBe('Frist');
  });

  test('makes a retry of the send return the edited message', async () => {
    const sent = await say(author, 'once', 'same');
    await edit(author, 'twice', sent.id);
    expect(await say(author, 'once', 'same')).toMatchObject({ id: sent.id, message: 'twice', revision: 1 });
    await remove(author, sent.id);
    expect(await say(author, 'once', 'same')).toMatchObject({ id: sent.id, message: '', revision: 2 });
    expect((await read()).map(({ seq }) => seq)).toEqual([1, 2]);
  });
});

describe('deleting', () => {
  test('removes the text permanently and keeps the position', async () => {
    await edit(author, 'Secret');
    const answer = await remove(author);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ seq: 1, revision: 2, message: '', deletedAt: expect.any(String) });
    expect(await storedBody()).toBe('');
    expect((await say(mate, 'Next')).seq).toBe(2);
    expect((await read()).map((one) => [one.seq, one.message])).toEqual([
      [1, ''],
      [2, 'Next'],
    ]);
  });

  test('returns the same message the second time and prevents later edits', async () => {
    const first = (await remove(author)).json();
    const again = await remove(author);
    expect({ status: again.statusCode, body: again.json() }).toEqual({ status: 200, body: first });
    const refused = await edit(author, 'Back');
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'This message was deleted',
    });
    expect(await storedBody()).toBe('');
  });

  test('is allowed for managers of the team, not for other members, strangers and guests', async () => {
    const statuses = [];
    for (const user of [mate, stranger, site.guest()]) statuses.push((await remove(user)).statusCode);
    expect(statuses).toEqual([403, 403, 401]);
    expect((await roomOf(mate)).can.deleteOthers).toBe('no');
    expect((await roomOf(owner)).can.deleteOthers).toBe('yes');
    expect((await remove(owner)).statusCode).toBe(200);
    await makeCoOwner(mate);
    expect((await remove(mate, (await say(author, 'Second')).id)).statusCode).toBe(200);
  });

  test('requires a reason from an administrator outside the team and stores it', async () => {
    const refused = await remove(admin);
    expect({ status: refused.statusCode, fields: refused.json().fields }).toEqual({
      status: 400,
      fields: { reason: expect.any(String) },
    });
    await archive();
    expect((await remove(admin, message.id, { reason: 'Insult' })).statusCode).toBe(200);
    const log = await admin.call('GET', '/api/admin/audit?action=message_removed');
    expect(log.json().entries[0]).toMatchObject({ subject: message.id, reason: 'Insult' });
  });

  test('removes the message from the preview and the unread count', async () => {
    const last = await say(author, 'Last');
    await edit(author, 'Very last', last.id);
    const preview = { senderUsername: author.user.username, message: 'Very last', seq: 2 };
    expect(await roomOf(mate)).toMatchObject({ unreadCount: 2, lastSeq: 2, lastMessage: preview });
    await remove(author, last.id);
    const before = { ...preview, message: 'Frist', seq: 1 };
    expect(await roomOf(mate)).toMatchObject({ unreadCount: 1, lastSeq: 2, lastMessage: before });
  });
});

describe('editing and deleting are rejected', () => {
  test('in an archived room', async () => {
    await archive();
    expect({ edit: (await edit(author, 'x')).statusCode, remove: (await remove(author)).statusCode }).toEqual(
      { edit: 409, remove: 409 },
    );
    expect((await remove(owner)).statusCode).toBe(409);
    expect(await storedBody()).toBe('Frist');
  });

  test('for a former member', async () => {
    await leave(author);
    expect({ edit: (await edit(author, 'x')).statusCode, remove: (await remove(author)).statusCode }).toEqual(
      { edit: 403, remove: 403 },
    );
    expect(await storedBody()).toBe('Frist');
  });

  test('above the rate limit', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const calls = Array.from({ length: 22 }, (_, n) => (n % 2 ? edit : remove));
      const answers = await Promise.all(
        calls.map((call) => (call === edit ? edit(user, 'x', newId()) : remove(user, newId()))),
      );
      const refused = answers.filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(2);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });
});
