import type { CommentThread } from '@teamwright/contracts/comments.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { comments } from '../../db/schema/comments.ts';
import {
  createProject,
  createUser,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { collect, connect, emitRaw, listen, settle } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notifyComment } from './comments.notifications.service.ts';

/** Each race runs this many times, each time with new rows. */
const rounds = 6;

let site: TestApp;
let owner: TestUser;
let asker: TestUser;
let other: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  [owner, asker, other] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
});
afterAll(() => site.close());

function post(user: TestUser, { id }: Project, body: Record<string, unknown>) {
  return user.call('POST', `/api/post/${id}/comments`, { body });
}

async function ask(user: TestUser, project: Project): Promise<CommentThread> {
  const answer = await post(user, project, { body: 'Which tides?', kind: 'question' });
  expect(answer.statusCode).toBe(201);
  return answer.json<CommentThread>();
}

async function news(user: TestUser, project: Project): Promise<string[]> {
  const all = await listNotificationsOf(user);
  return all
    .filter(({ postId, type }) => postId === project.id && type === 'comment')
    .map(({ message }) => message);
}

/** Resolves when the notifications about an answer have arrived. */
async function notificationsTo(user: TestUser, project: Project, count: number): Promise<string[]> {
  await expect.poll(async () => (await news(user, project)).length).toBe(count);
  return await news(user, project);
}

describe('notifications of comments', () => {
  test("go to the project's owner, those of answers also to the author of the question, and never to the author of the comment", async () => {
    const project = await createProject(owner, { title: 'Tide clock' });
    await post(other, project, { body: 'Nice' });
    expect(await notificationsTo(owner, project, 1)).toEqual([
      `${other.user.username} commented on Tide clock`,
    ]);
    const question = await ask(asker, project);
    expect((await notificationsTo(owner, project, 2))[0]).toBe(
      `${asker.user.username} asked a question about Tide clock`,
    );
    await post(owner, project, { body: 'All', parentId: question.id });
    expect(await notificationsTo(asker, project, 1)).toEqual([
      `${owner.user.username} answered your question about Tide clock`,
    ]);
    await post(other, project, { body: 'Also mine', parentId: question.id });
    expect((await notificationsTo(owner, project, 3))[0]).toBe(
      `${other.user.username} answered a question about Tide clock`,
    );
    await notificationsTo(asker, project, 2);
    expect(await news(other, project)).toEqual([]);
    const [latest] = await listNotificationsOf(asker);
    expect(latest).toMatchObject({ status: 'info', postSlug: project.slug, senderId: other.user.id });
  });

  test('are sent once, however often the job runs, and not for deleted comments', async () => {
    const project = await createProject(owner);
    const question = await ask(asker, project);
    await notificationsTo(owner, project, 1);
    const event = { commentId: question.id, projectId: project.id };
    const ctx = systemCtx(site.app);
    await Promise.all([notifyComment(ctx, event), notifyComment(ctx, event)]);
    expect(await news(owner, project)).toHaveLength(1);
    const id = newId();
    const row = { projectId: project.id, authorId: other.user.id, kind: 'comment', body: '' } as const;
    await site.database.db.insert(comments).values({ ...row, id, deletedAt: new Date() });
    await notifyComment(ctx, { commentId: id, projectId: project.id });
    expect(await news(owner, project)).toHaveLength(1);
  });
});

describe('races', () => {
  test('apply one of two deletions', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await ask(asker, await createProject(owner));
      const codes = await Promise.all([1, 2].map(() => asker.call('DELETE', `/api/comments/${id}`)));
      expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    }
  });

  test('never restore a deleted comment with an edit', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await ask(asker, await createProject(owner));
      const [edited, deleted] = await Promise.all([
        asker.call('PATCH', `/api/comments/${id}`, { body: { body: 'Back' } }),
        asker.call('DELETE', `/api/comments/${id}`),
      ]);
      expect([200, 404]).toContain(edited.statusCode);
      expect(deleted.statusCode).toBe(200);
      const [row] = await site.database.db.select().from(comments).where(eq(comments.id, id));
      expect(row?.body).toBe('');
    }
  });

  test('reject an answer to a question that was deleted just before', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const project = await createProject(owner);
      const { id } = await ask(asker, project);
      const [answer, deleted] = await Promise.all([
        post(owner, project, { body: 'All', parentId: id }),
        asker.call('DELETE', `/api/comments/${id}`),
      ]);
      expect(deleted.statusCode).toBe(200);
      expect([201, 404]).toContain(answer.statusCode);
      const page = await owner.call('GET', `/api/post/${project.id}/comments`);
      expect(page.json().totalComments).toBe(answer.statusCode === 201 ? 1 : 0);
    }
  });

  test('store all of many concurrent comments', async () => {
    const project = await createProject(owner);
    const people = [owner, asker, other, owner, asker, other];
    const answers = await Promise.all(people.map((user, n) => post(user, project, { body: `${n}` })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
    const page = await owner.call('GET', `/api/post/${project.id}/comments`);
    expect(page.json().totalComments).toBe(6);
  });
});

test('the database allows answers only to questions of the same project', async () => {
  const [project, elsewhere] = [await createProject(owner), await createProject(owner)];
  const question = await ask(asker, project);
  const answer = { authorId: owner.user.id, kind: 'comment', body: 'All', parentId: question.id } as const;
  const insert = (changes: object) =>
    site.database.db.insert(comments).values({ ...answer, id: newId(), projectId: project.id, ...changes });
  const id = newId();
  await insert({ id });
  await expect(insert({ projectId: elsewhere.id })).rejects.toThrow();
  await expect(insert({ parentId: id })).rejects.toThrow();
  await expect(insert({ kind: 'question' })).rejects.toThrow();
  await expect(insert({ body: '' })).rejects.toThrow();
});

test('a comment notifies only clients that show the page', async () => {
  const url = await listen(site);
  const [project, elsewhere] = [await createProject(owner), await createProject(owner)];
  const watcher = await connect(url, other.cookie);
  const passer = await connect(url, asker.cookie);
  try {
    const [seen, missed] = [collect(watcher, 'changed'), collect(passer, 'changed')];
    await emitRaw(watcher, 'watch_project', elsewhere.id);
    await emitRaw(watcher, 'watch_project', project.id);
    expect(await emitRaw(watcher, 'watch_project', 'nonsense')).toMatchObject({ code: 'invalid' });
    const question = await ask(asker, project);
    await asker.call('PATCH', `/api/comments/${question.id}`, { body: { body: 'Which ones?' } });
    await ask(asker, elsewhere);
    await settle(watcher, passer);
    const expected = { entity: 'comments', id: project.id };
    expect(seen).toEqual([expected, expected]);
    expect(missed.filter(({ entity }) => entity === 'comments')).toEqual([]);
    await emitRaw(watcher, 'unwatch_project', project.id);
    await asker.call('DELETE', `/api/comments/${question.id}`);
    await settle(watcher);
    expect(seen).toHaveLength(2);
  } finally {
    watcher.disconnect();
    passer.disconnect();
  }
});
