import type { ManagedProject } from '@teamwright/contracts/requests.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function overviewOf(user: TestUser): Promise<ManagedProject[]> {
  const answer = await user.call('GET', '/api/user/overview');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const wanted = { technologies: ['Fortran'], skills: ['Fortran'], teamSize: 3 };

test('lists the own projects with seats, requests and the best user to invite, and no other ones', async () => {
  const [owner, fitting, applicant, other] = [
    await createUser(site),
    await createUser(site, { skills: ['fortran'], profile: { timeZone: 'UTC' } }),
    await createUser(site, { skills: ['fortran'], profile: { timeZone: 'UTC' } }),
    await createUser(site),
  ];
  expect(await overviewOf(owner)).toEqual([]);
  const project = await createProject(owner, { ...wanted, title: 'Reef' });
  const quiet = await createProject(owner, { ...wanted, title: 'Quiet' });
  const joined = await createProject(other, { ...wanted, title: 'Joined' });
  await join(owner, joined, other);
  await createJoinRequest(applicant, project);

  const [first, second, ...more] = await overviewOf(owner);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    id: project.id,
    role: 'owner',
    seatsOpen: 2,
    requestCount: 1,
    requests: [
      { userId: applicant.user.id, notificationId: expect.any(String), match: { score: expect.any(Number) } },
    ],
    candidate: { id: fitting.user.id, username: fitting.user.username, match: { tier: expect.any(String) } },
  });
  expect(first?.openSeats).toHaveLength(2);
  expect(second).toMatchObject({ id: quiet.id, requestCount: 0, requests: [] });
  expect(JSON.stringify(first)).not.toContain('@');
  expect(await overviewOf(applicant)).toEqual([]);
});

test('leaves out blocked, invited and recently rejected users as candidates', async () => {
  const owner = await createUser(site);
  const project = await createProject(owner, { technologies: ['Pascal'], skills: ['Pascal'], teamSize: 3 });
  const [blocked, invited, rejected] = [
    await createUser(site, { skills: ['pascal'] }),
    await createUser(site, { skills: ['pascal'] }),
    await createUser(site, { skills: ['pascal'] }),
  ];
  await owner.call('PUT', `/api/blocks/${blocked.user.id}`);
  const body = { postId: project.id, userId: invited.user.id };
  expect((await owner.call('POST', '/api/invitations', { body })).statusCode).toBe(201);
  await createJoinRequest(rejected, project);
  const [before] = await overviewOf(owner);
  expect(before?.candidate).toBeNull();
  const notification = before?.requests[0]?.notificationId;
  expect((await owner.call('PUT', `/api/notifications/reject/${notification}`)).statusCode).toBe(200);
  expect((await overviewOf(owner))[0]).toMatchObject({ requestCount: 0, requests: [], candidate: null });
});

test('shows at most three requests of a project, the best fits first, and four projects', async () => {
  const owner = await createUser(site);
  const project = await createProject(owner, { technologies: ['Cobol'], skills: ['Cobol'], teamSize: 4 });
  for (const skills of [[], [], [], ['cobol']])
    await createJoinRequest(await createUser(site, { skills }), project);
  const few = await countQueries(site, () => overviewOf(owner));
  for (const title of ['a', 'b', 'c', 'd']) await createProject(owner, { title, technologies: ['Cobol'] });
  const projects = await overviewOf(owner);
  expect(projects).toHaveLength(4);
  expect(projects[0]).toMatchObject({ id: project.id, requestCount: 4 });
  expect(projects[0]?.requests).toHaveLength(3);
  expect(projects[0]?.requests[0]?.match).not.toBeNull();
  expect(await countQueries(site, () => overviewOf(owner))).toBeLessThanOrEqual(few);
});

test('is only for signed-in users', async () => {
  expect((await site.guest().call('GET', '/api/user/overview')).statusCode).toBe(401);
});
