import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emit } from '../../core/events.ts';
import { systemCtx } from '../../core/http.ts';
import { withTransaction } from '../../core/transaction.ts';
import { projects } from '../../db/schema/projects.ts';
import {
  createInvitation,
  createJoinRequest,
  createPerson,
  createProject,
  listNotificationsOf,
  type Person,
} from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requestsJobs } from './requests.jobs.ts';

const day = 24 * 3600 * 1000;

let site: TestApp;
let owner: Person;
let developer: Person;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createPerson(site);
  developer = await createPerson(site);
});
afterAll(() => site.close());

async function runExpiry(): Promise<void> {
  for (const job of requestsJobs) await job.run(systemCtx(site.app));
}

async function statusOf(person: Person, notificationId: string) {
  return (await listNotificationsOf(person)).find(({ id }) => id === notificationId)?.status;
}

test('a request that nobody answers expires after 14 days, and may be made again', async () => {
  const project = await createProject(owner);
  const { id } = await createJoinRequest(developer, project);
  site.clock.advance(14 * day - 1000);
  await runExpiry();
  expect(await statusOf(owner, id)).toBe('pending');
  site.clock.advance(2000);
  await runExpiry();
  await runExpiry();
  expect(await statusOf(owner, id)).toBe('expired');
  const late = await owner.call('PUT', `/api/notifications/accept/${id}`);
  expect([late.statusCode, late.json().message]).toEqual([409, 'This request has expired']);
  await createJoinRequest(developer, project);
});

test.each(['closed', 'archived'] as const)('what is pending expires when a project is %s', async (status) => {
  const project = await createProject(owner);
  const invitee = await createPerson(site);
  const { id } = await createJoinRequest(developer, project);
  await createInvitation(owner, project, invitee);
  await withTransaction(systemCtx(site.app), async (ctx) => {
    await ctx.db.update(projects).set({ status }).where(eq(projects.id, project.id));
    await emit(ctx, 'project.status_changed', { projectId: project.id });
  });
  expect(await statusOf(owner, id)).toBe('expired');
  expect(await listNotificationsOf(invitee)).toMatchObject([{ type: 'invitation', status: 'expired' }]);
});

test('what is pending waits while a project is only full', async () => {
  const project = await createProject(owner, { teamSize: 2 });
  const waiting = await createJoinRequest(developer, project);
  const { id } = await createJoinRequest(await createPerson(site), project);
  await owner.call('PUT', `/api/notifications/accept/${id}`);
  expect(await statusOf(owner, waiting.id)).toBe('pending');
});
