import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { messages } from '../../db/schema/chat.ts';
import { createProject, createUser, join } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function activityOf(id: string): Promise<number[]> {
  const answer = await site.guest().call('GET', `/api/post/${id}/activity`);
  expect(answer.statusCode).toBe(200);
  return answer.json().weeklyActivity;
}

test('counts messages, comments and joins in each of twelve weeks, without deleted ones', async () => {
  const owner = await createUser(site);
  const project = await createProject(owner, { teamSize: 5 });
  const nothing = Array.from({ length: 12 }, () => 0);
  expect(await activityOf(project.id)).toEqual(nothing);

  const member = await createUser(site);
  await join(member, project, owner);
  const say = async (message: string) =>
    (await member.call('POST', '/api/chat/send', { body: { postId: project.id, message } })).json().id;
  const [first, second] = [await say('one'), await say('two')];
  await member.call('POST', `/api/post/${project.id}/comments`, { body: { body: 'Hello', kind: 'comment' } });
  expect((await activityOf(project.id)).at(-1)).toBe(4);
  await member.call('DELETE', `/api/chat/messages/${second}`);
  expect((await activityOf(project.id)).at(-1)).toBe(3);

  const old = new Date(site.clock.now().getTime() - 15 * dayMs);
  await site.database.db.update(messages).set({ createdAt: old }).where(eq(messages.id, first));
  expect(await activityOf(project.id)).toEqual([...nothing.slice(0, 9), 1, 0, 2]);
  site.clock.advance(80 * dayMs);
  expect(await activityOf(project.id)).toEqual([2, ...nothing.slice(1)]);
  site.clock.advance(5 * dayMs);
  expect(await activityOf(project.id)).toEqual(nothing);
  expect(await activityOf((await createProject(owner)).id)).toEqual(nothing);
});

test('returns not_found for a missing project', async () => {
  for (const id of [newId(), 'nonsense'])
    expect((await site.guest().call('GET', `/api/post/${id}/activity`)).statusCode).toBe(404);
});
