import type { RecommendedUser } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  freePort,
  type RunningServer,
  startServer,
  temporaryDataDir,
} from '../../../../../e2e/support/server.ts';
import { posting } from '../../testing/actors/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { callServer, createRemoteUsers, type RemoteUser } from '../../testing/processes/remote.ts';
import { testSecret } from '../../testing/test-app.ts';

/**
 * In milliseconds. A change is visible within a second; machines that run other tests at the same time take longer.
 */
const soon = 5_000;
let database: TestDatabase;
let dataDir: Awaited<ReturnType<typeof temporaryDataDir>>;
let env: Record<string, string>;
let ports: [number, number];
let [first, second]: [RunningServer | undefined, RunningServer | undefined] = [undefined, undefined];
let people: readonly RemoteUser[];
let owner: RemoteUser;
let project: Project;

/** Two servers on one database, and a project that fits two of the users. */
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await temporaryDataDir();
  ports = [await freePort(), await freePort()];
  // Both servers use the same site address.
  const site = `http://127.0.0.1:${ports[0]}`;
  env = { DATABASE_URL: database.url, SECRET_KEY: testSecret, PUBLIC_URL: site, LIMITS: 'relaxed' };
  [first, second] = await Promise.all([start(ports[0]), start(ports[1])]);
  const [creator, ...members] = await createRemoteUsers(first.url, 4);
  if (creator === undefined) throw new Error('no user was created');
  [owner, people] = [creator, members];
  project = await owner.post<Project>('/api/post/create', posting({ technologies: ['React', 'Docker'] }));
  await confirm(0, 'React', 'Docker');
  await confirm(1, 'React');
}, 90_000);

afterAll(async () => {
  await Promise.all([first?.stop(), second?.stop()]);
  await database?.close();
  await dataDir?.remove();
}, 30_000);

async function start(port: number): Promise<RunningServer> {
  return await startServer({ port, dataDir: dataDir.path, env });
}

async function confirm(index: number, ...skills: readonly string[]): Promise<void> {
  const developer = people[index];
  for (const skill of skills)
    await developer?.put(`/api/user/${developer.userId}/skills/${skill}`, { status: 'confirmed' });
}

/** The users and reasons that a server recommends for the project. */
async function page(server: RunningServer | undefined): Promise<RecommendedUser[]> {
  const path = `/flask/users/recommendations/post/${project.id}`;
  const answer = await callServer(server?.url ?? '', owner.cookie, 'GET', path);
  return (await answer.json()) as RecommendedUser[];
}

async function idsSoonAt(server: RunningServer | undefined, wanted: readonly number[]): Promise<void> {
  const ids = wanted.map((index) => people[index]?.userId);
  await vi.waitFor(
    async () => expect((await page(server)).slice(0, ids.length).map(({ id }) => id)).toEqual(ids),
    soon,
  );
}

test('shows a change by one server in the recommendations of the other', async () => {
  await idsSoonAt(second, [0, 1]);
  await confirm(2, 'React', 'Docker');
  await people[0]?.post(`/api/user/update/${people[0].userId}`, { openToCollaborate: false });
  await idsSoonAt(second, [2, 1]);
  expect(await page(first)).toEqual(await page(second));
});

test('gives the same results after one server was killed and missed changes', async () => {
  await second?.kill();
  await people[0]?.post(`/api/user/update/${people[0].userId}`, { openToCollaborate: true });
  await confirm(1, 'Docker');
  const firstPage = await page(first);
  second = await start(ports[1]);
  expect(await page(second)).toEqual(firstPage);
});

test('gives the same results after a restart', async () => {
  const before = await page(first);
  expect(before.length).toBeGreaterThan(2);
  await first?.stop();
  first = await start(ports[0]);
  expect(await page(first)).toEqual(before);
});
