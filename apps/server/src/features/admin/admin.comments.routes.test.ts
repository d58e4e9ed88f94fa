import type { ManagedComment } from '@teamwright/contracts/admin.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let writer: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
  writer = await createUser(site, { username: 'quill' });
  project = await createProject(writer, { title: 'Ink press' });
});
afterAll(() => site.close());

async function write(body: string, more: Record<string, unknown> = {}): Promise<{ id: string }> {
  const answer = await writer.call('POST', `/api/post/${project.id}/comments`, { body: { body, ...more } });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

async function list(query = ''): Promise<{ comments: ManagedComment[]; total: number }> {
  const answer = await admin.call('GET', `/api/admin/comments${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('finds comments by text, author or project, sorted and in pages', async () => {
  await write('The first 100% blot');
  const question = await write('Which paper?', { kind: 'question' });
  await write('Cotton', { parentId: question.id });
  const bodies = async (query: string) => (await list(query)).comments.map(({ body }) => body);
  expect(await bodies('?searchTerm=quill')).toEqual(['Cotton', 'Which paper?', 'The first 100% blot']);
  expect(await bodies('?searchTerm=100%25')).toEqual(['The first 100% blot']);
  expect(await bodies('?searchTerm=ink%20PRESS&order=asc&limit=1&startIndex=1')).toEqual(['Which paper?']);
  const [answer] = (await list('?searchTerm=cotton')).comments;
  expect(answer).toMatchObject({
    isAnswer: true,
    author: { username: 'quill' },
    project: { title: 'Ink press', slug: project.slug },
    removed: null,
  });
});

test('lists removed comments with text and reason, but not those that their authors deleted', async () => {
  const [advert, regretted] = [await write('Buy cheap ink'), await write('I take this back')];
  const reason = 'Advertising';
  await admin.call('DELETE', `/api/comments/${advert.id}`, { body: { reason } });
  await writer.call('DELETE', `/api/comments/${regretted.id}`);
  const removed = await list('?state=removed');
  expect(removed).toMatchObject({
    total: 1,
    comments: [{ body: 'Buy cheap ink', removed: { by: admin.user.username, reason } }],
  });
  expect((await list('?state=shown')).comments.map(({ id }) => id)).not.toContain(advert.id);
  expect((await list()).comments.map(({ id }) => id)).toContain(advert.id);
  expect((await list()).comments.map(({ id }) => id)).not.toContain(regretted.id);
  const trail = await admin.call('GET', `/api/admin/audit?userId=${writer.user.id}&action=comment_removed`);
  expect(trail.json()).toMatchObject({ total: 1, entries: [{ subject: advert.id, reason }] });
});
