import type { Comment, CommentThread } from '@teamwright/contracts/comments.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { comments } from '../../db/schema/comments.ts';
import { projects } from '../../db/schema/projects.ts';
import { createProject, createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { type Client, createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let reader: TestUser;
let admin: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  [owner, reader, admin] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
  await site.database.pool.query('update users set is_admin = true where id = $1', [admin.user.id]);
});
afterAll(() => site.close());
beforeEach(async () => {
  project = await createProject(owner);
});

const place = (id = project.id) => `/api/post/${id}/comments`;

async function say(user: TestUser, body: string, more: Record<string, unknown> = {}): Promise<CommentThread> {
  const answer = await user.call('POST', place(), { body: { body, ...more } });
  expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
    status: 201,
    message: undefined,
  });
  site.clock.advance(1000);
  return answer.json<CommentThread>();
}

const ask = (user: TestUser, body: string) => say(user, body, { kind: 'question' });

async function list(client: Client = site.guest(), query = '') {
  const answer = await client.call('GET', `${place()}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ comments: CommentThread[]; totalComments: number; can: { post: boolean } }>();
}

const edit = (user: TestUser, { id }: Comment, body: string) =>
  user.call('PATCH', `/api/comments/${id}`, { body: { body } });
const remove = (user: TestUser, { id }: Comment, body?: object) =>
  user.call('DELETE', `/api/comments/${id}`, body === undefined ? {} : { body });

const archive = () =>
  site.database.db.update(projects).set({ status: 'archived' }).where(eq(projects.id, project.id));

describe('reading', () => {
  test('is open to everyone, and empty at first', async () => {
    expect(await list()).toEqual({ comments: [], totalComments: 0, can: { post: false } });
    expect((await list(reader)).can).toEqual({ post: true });
    expect((await site.guest().call('GET', place(newId()))).statusCode).toBe(404);
    expect((await site.guest().call('GET', place('nonsense'))).statusCode).toBe(404);
  });

  test('returns pages, newest first', async () => {
    for (const body of ['one', 'two', 'three', 'four', 'five']) await say(reader, body);
    const first = await list(reader, '?limit=2');
    expect([first.comments.map(({ body }) => body), first.totalComments]).toEqual([['five', 'four'], 5]);
    const last = await list(reader, '?limit=2&startIndex=4');
    expect(last.comments.map(({ body }) => body)).toEqual(['one']);
    expect((await reader.call('GET', `${place()}?limit=0`)).statusCode).toBe(400);
  });

  test('returns the first answers with a question and the rest on request', async () => {
    const question = await ask(reader, 'Which tides?');
    for (const body of ['a', 'b', 'c', 'd']) await say(owner, body, { parentId: question.id });
    const { comments: threads, totalComments } = await list();
    expect(totalComments).toBe(1);
    expect(threads[0]).toMatchObject({ body: 'Which tides?', totalAnswers: 4 });
    expect(threads[0]?.answers.map(({ body }) => body)).toEqual(['a', 'b', 'c']);
    const rest = await list(reader, `?parentId=${question.id}&startIndex=3`);
    expect([rest.comments.map(({ body }) => body), rest.totalComments]).toEqual([['d'], 4]);
  });

  test('uses the same number of queries for few and for many', async () => {
    // Owners get no notification of their own comments, so no job queries at the same time.
    const question = await ask(owner, 'One?');
    await say(owner, 'Yes', { parentId: question.id });
    const few = await countQueries(site, () => list());
    for (let n = 0; n < 4; n += 1) {
      const { id } = await ask(owner, `${n}?`);
      await say(owner, 'Yes', { parentId: id });
    }
    expect(await countQueries(site, () => list())).toBe(few);
    expect(few).toBe(5);
  });
});

describe('writing', () => {
  test("uses the session's user, trims, and returns what the author may do", async () => {
    const posted = await say(reader, '  Grüße 👋  ', { authorId: owner.user.id });
    expect(posted).toMatchObject({
      postId: project.id,
      kind: 'comment',
      parentId: null,
      body: 'Grüße 👋',
      authorId: reader.user.id,
      authorUsername: reader.user.username,
      authorRole: null,
      editedAt: null,
      deletedAt: null,
      removed: false,
      can: { answer: false, edit: true, delete: true },
    });
    expect((await list(reader)).comments).toEqual([posted]);
    expect((await say(owner, 'Welcome')).authorRole).toBe('owner');
  });

  test.each([
    [{ body: '   ' }, 'Please write something first'],
    [{ body: 'x'.repeat(2001) }, 'At most 2000 characters'],
    [{ body: 'a\u0000b' }, 'Contains characters that cannot be stored'],
    [{ body: 'a', kind: 'speech' }, undefined],
    [{}, undefined],
  ])('rejects %j', async (body, text) => {
    const answer = await reader.call('POST', place(), { body });
    expect(answer.statusCode).toBe(400);
    if (text !== undefined) expect(answer.json().fields.body).toBe(text);
    expect((await list()).totalComments).toBe(0);
  });

  test('answers questions of this project, one level deep', async () => {
    const question = await ask(reader, 'Which tides?');
    const answer = await say(owner, 'All of them', { parentId: question.id, kind: 'question' });
    expect(answer).toMatchObject({ kind: 'comment', parentId: question.id });
    const refusals: [Record<string, unknown>, number][] = [
      [{ parentId: answer.id }, 400],
      [{ parentId: (await say(reader, 'Nice')).id }, 400],
      [{ parentId: newId() }, 404],
      [{ parentId: 'nonsense' }, 404],
    ];
    for (const [more, status] of refusals) {
      const refused = await reader.call('POST', place(), { body: { body: 'No', ...more } });
      expect(refused.statusCode).toBe(status);
    }
    const elsewhere = await createProject(owner);
    const body = { body: 'No', parentId: question.id };
    expect((await reader.call('POST', place(elsewhere.id), { body })).statusCode).toBe(404);
  });

  test('has a limit', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const writer = await createUser(strict);
      const { id } = await createProject(writer);
      const codes: number[] = [];
      for (let n = 0; n < 21; n += 1)
        codes.push((await writer.call('POST', place(id), { body: { body: `${n}` } })).statusCode);
      expect(codes.slice(0, 20).every((code) => code === 201)).toBe(true);
      expect(codes[20]).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('changing', () => {
  test('keeps the position and sets the time; the same text changes nothing', async () => {
    const comment = await say(reader, 'Helo');
    expect((await edit(reader, comment, ' Helo ')).json().editedAt).toBeNull();
    const edited = (await edit(reader, comment, 'Hello')).json();
    expect(edited).toMatchObject({ body: 'Hello', createdAt: comment.createdAt });
    expect(edited.editedAt).toBe(site.clock.now().toISOString());
    expect((await edit(reader, comment, '')).statusCode).toBe(400);
  });

  test('is allowed for the author only, not for administrators', async () => {
    const comment = await say(reader, 'Mine');
    expect((await edit(owner, comment, 'Yours')).statusCode).toBe(403);
    expect((await edit(admin, comment, 'Yours')).statusCode).toBe(403);
    expect((await reader.call('PATCH', `/api/comments/${newId()}`, { body: { body: 'x' } })).statusCode).toBe(
      404,
    );
  });
});

describe('deleting', () => {
  test('clears the text, and removes the thread when no comment is left', async () => {
    const comment = await say(reader, 'Take this back');
    expect((await remove(owner, comment)).statusCode).toBe(403);
    expect((await remove(reader, comment)).json()).toMatchObject({ success: true });
    expect((await list()).totalComments).toBe(0);
    const [row] = await site.database.db.select().from(comments).where(eq(comments.id, comment.id));
    expect(row).toMatchObject({ body: '', removedBy: null });
    expect((await remove(reader, comment)).statusCode).toBe(404);
    expect((await edit(reader, comment, 'Back')).statusCode).toBe(404);
  });

  test('keeps the answers under an empty question without a name', async () => {
    const question = await ask(reader, 'Which tides?');
    const answer = await say(owner, 'All', { parentId: question.id });
    await remove(reader, question);
    const [thread] = (await list(owner)).comments;
    expect(thread).toMatchObject({ id: question.id, body: '', authorId: null, authorUsername: '' });
    expect(thread?.can).toEqual({ answer: false, edit: false, delete: false });
    expect(thread?.answers.map(({ id }) => id)).toEqual([answer.id]);
    const late = await reader.call('POST', place(), { body: { body: 'Late', parentId: question.id } });
    expect(late.statusCode).toBe(404);
    await remove(owner, answer);
    expect((await list()).totalComments).toBe(0);
  });

  test('by an administrator requires a reason, keeps the text for the record and is audited', async () => {
    const comment = await say(reader, 'Buy my coins');
    const refused = await remove(admin, comment);
    expect({ status: refused.statusCode, fields: Object.keys(refused.json().fields) }).toEqual({
      status: 400,
      fields: ['reason'],
    });
    expect((await remove(admin, comment, { reason: 'Advertising' })).statusCode).toBe(200);
    expect((await list()).totalComments).toBe(0);
    const [row] = await site.database.db.select().from(comments).where(eq(comments.id, comment.id));
    expect(row).toMatchObject({
      body: 'Buy my coins',
      removedBy: admin.user.id,
      removalReason: 'Advertising',
    });
    const entries = await site.database.db.select().from(auditLog).where(eq(auditLog.subject, comment.id));
    expect(entries).toMatchObject([{ action: 'comment_removed', actorId: admin.user.id }]);
    const own = await say(admin, 'Mine');
    expect((await remove(admin, own)).statusCode).toBe(200);
  });
});

test('makes comments of an archived project read-only, except for removal by administrators', async () => {
  const question = await ask(reader, 'Which tides?');
  await archive();
  const { comments: threads, can } = await list(reader);
  expect({ post: can.post, can: threads[0]?.can }).toEqual({
    post: false,
    can: { answer: false, edit: false, delete: false },
  });
  expect((await reader.call('POST', place(), { body: { body: 'Late' } })).statusCode).toBe(409);
  expect((await edit(reader, question, 'Late')).statusCode).toBe(409);
  expect((await remove(reader, question)).statusCode).toBe(409);
  expect((await remove(admin, question, { reason: 'Insult' })).statusCode).toBe(200);
});

test('keeps the comments of a deleted account, without the name', async () => {
  const leaver = await createUser(site, { username: 'fading-heron' });
  const question = await ask(leaver, 'Which tides?');
  const removed = await say(leaver, 'fading-heron was here');
  await remove(admin, removed, { reason: 'fading-heron signs everything' });
  await deleteAccount(leaver);
  expect((await list()).comments).toMatchObject([
    {
      id: question.id,
      body: 'Which tides?',
      authorId: null,
      authorUsername: 'Deleted user',
      authorPic: null,
    },
  ]);
  const [row] = await site.database.db.select().from(comments).where(eq(comments.id, removed.id));
  expect(row).toMatchObject({ body: '', removalReason: '' });
});
