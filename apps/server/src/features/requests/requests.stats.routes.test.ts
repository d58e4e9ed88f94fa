import { readdir, readFile } from 'node:fs/promises';
import { dayMs, hourMs } from '@teamwright/contracts/core/durations.ts';
import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, eventually, runRequestJobs, withdrawRequest } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recomputeResponseStats } from './requests.stats.service.ts';

let site: TestApp;
let owner: TestUser;
let askers: TestUser[];

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, ...askers] = (await Promise.all([1, 2, 3, 4].map(() => createUser(site)))) as [
    TestUser,
    ...TestUser[],
  ];
});

async function answersOf({ slug }: Project): Promise<ProjectPage['answers']> {
  return (await site.guest().call('GET', `/api/post/slug/${slug}`)).json<ProjectPage>().answers;
}

/** Each user asks and is answered after the given number of hours. */
async function answered(project: Project, hours: readonly number[]): Promise<void> {
  for (const [index, wait] of hours.entries()) {
    const { id } = await createJoinRequest(askers[index] as TestUser, project);
    site.clock.advance(wait * hourMs);
    await answerRequest(owner, index % 2 === 0 ? 'accept' : 'reject', id);
  }
}

test('response statistics are hidden below three requests, then show share and median for all projects of an owner', async () => {
  const project = await createProject(owner, { teamSize: 5 });
  const other = await createProject(owner);
  await answered(project, [1, 5]);
  await recomputeResponseStats(systemCtx(site.app), { ownerId: owner.user.id });
  expect(await answersOf(project)).toBeNull();
  const { id } = await createJoinRequest(askers[2] as TestUser, other);
  site.clock.advance(48 * hourMs);
  await answerRequest(owner, 'reject', id);
  const record = { sample: 3, answered: 3, medianHours: 5 };
  await eventually(async () => expect(await answersOf(project)).toEqual(record));
  expect(await answersOf(other)).toEqual(record);
  const { posts } = (await site.guest().call('GET', '/api/post/getPosts')).json();
  expect(posts.find((post: Project) => post.id === other.id).answers).toEqual(record);
});

test('response statistics count expired requests as unanswered, but skip withdrawn ones and ones without a seat', async () => {
  const project = await createProject(owner, { teamSize: 4 });
  const full = await createProject(owner, { teamSize: 2 });
  await answered(project, [2, 4]);
  await createJoinRequest(askers[2] as TestUser, project);
  const { requestId } = await createJoinRequest(askers[2] as TestUser, await createProject(owner));
  await withdrawRequest(askers[2] as TestUser, requestId);
  await createJoinRequest(askers[1] as TestUser, full);
  await makeCoOwner(site, askers[0] as TestUser, full, owner);
  site.clock.advance(14 * dayMs);
  await runRequestJobs(site);
  await eventually(async () =>
    // Two of the first project, one accepted at once and one unanswered.
    expect(await answersOf(project)).toEqual({ sample: 4, answered: 3, medianHours: 2 }),
  );
});

test('response statistics move with a project to its new owner', async () => {
  const project = await createProject(owner, { teamSize: 5 });
  await answered(project, [1, 1, 1]);
  await eventually(async () => expect((await answersOf(project))?.sample).toBe(3));
  const heir = askers[0] as TestUser;
  await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: heir.user.id } });
  await heir.call('POST', `/api/post/${project.id}/transfer/accept`);
  const left = await createProject(owner);
  await eventually(async () => {
    expect((await answersOf(project))?.sample).toBe(3);
    expect(await answersOf(left)).toBeNull();
  });
});

test('response statistics include answers from before the table existed, after the migration', async () => {
  const project = await createProject(owner, { teamSize: 5 });
  await answered(project, [1, 5, 48]);
  const stats = { sample: 3, answered: 3, medianHours: 5 };
  await eventually(async () => expect(await answersOf(project)).toEqual(stats));
  const { pool } = site.database;
  await pool.query('delete from answer_records');
  expect(await answersOf(project)).toBeNull();
  const folder = new URL('../../db/migrations/', import.meta.url);
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('_count_former_answers.sql'));
  await pool.query(await readFile(new URL(file ?? '', folder), 'utf8'));
  expect(await answersOf(project)).toEqual(stats);
});

test('response statistics include all answers when several processes count concurrently', async () => {
  const project = await createProject(owner, { teamSize: 5 });
  await answered(project, [3, 3, 3]);
  await Promise.all(
    [1, 2, 3, 4].map(() => recomputeResponseStats(systemCtx(site.app), { ownerId: owner.user.id })),
  );
  expect(await answersOf(project)).toEqual({ sample: 3, answered: 3, medianHours: 3 });
});
