import { readdir } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { pictureFor } from '../../testing/actors/room-pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepUploads } from '../uploads/pictures.service.ts';
import { releaseResolved } from './reports.pictures.service.ts';

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let member: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 10 });
  [admin, owner] = [await createAdmin(site), await createUser(site)];
});
afterAll(() => site.close());
beforeEach(async () => {
  member = await createUser(site);
  project = await createProject(owner);
  await join(member, project, owner);
});

async function sendPicture(): Promise<{ message: string; name: string }> {
  const name = await pictureFor(member, project.id);
  const body = { postId: project.id, pictures: [{ name, alt: 'Noise' }] };
  return { message: (await member.call('POST', '/api/chat/send', { body })).json<Message>()._id, name };
}

async function report(id: string): Promise<number> {
  const body = { kind: 'message', id, reason: 'sexual' };
  return (await owner.call('POST', '/api/reports', { body })).statusCode;
}

async function thingOf(id: string, state = 'open'): Promise<ReportedThing | undefined> {
  const { things } = (await admin.call('GET', `/api/admin/reports?limit=100&state=${state}`)).json<{
    things: ReportedThing[];
  }>();
  return things.find(({ subjectId }) => subjectId === id);
}

async function filesOf(name: string): Promise<number> {
  const files = await readdir(pathOf(site.dataDir, 'media'));
  return files.filter((file) => file.startsWith(name)).length;
}

/** Runs all scheduled cleanup jobs as of now. */
async function clean(): Promise<void> {
  const ctx = systemCtx(site.app);
  await releaseResolved(ctx);
  await sweepUploads(ctx);
}

test('a reported picture is visible to administrators only, also after its message is deleted', async () => {
  const { message, name } = await sendPicture();
  expect(await report(message)).toBe(201);
  expect((await member.call('DELETE', `/api/chat/messages/${message}`, { body: {} })).statusCode).toBe(200);
  await clean();
  const thing = await thingOf(message);
  const url = `/api/admin/reports/pictures/${name}.webp`;
  expect(thing).toMatchObject({ snapshot: '', current: null, pictures: [{ name, alt: 'Noise', url }] });
  for (const address of [url, thing?.pictures[0]?.smallUrl ?? '']) {
    const shown = await admin.call('GET', address);
    expect({ status: shown.statusCode, contentType: shown.headers['content-type'] }).toEqual({
      status: 200,
      contentType: 'image/webp',
    });
    expect(shown.headers['cache-control']).toBe('private, no-cache');
  }
  const refused = [owner, member, site.guest()].map((user) => user.call('GET', url));
  expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect((await member.call('GET', `/api/chat/pictures/${name}.webp`)).statusCode).toBe(404);
});

test('an administrator cannot see a picture that was not reported', async () => {
  const { name } = await sendPicture();
  for (const file of [`${name}.webp`, `${name}.png`, 'nothing.webp'])
    expect((await admin.call('GET', `/api/admin/reports/pictures/${file}`)).statusCode).toBe(404);
});

test('a reported picture is deleted 90 days after its resolution, unless its message still shows it', async () => {
  const [removed, left] = [await sendPicture(), await sendPicture()];
  for (const [{ message }, action] of [
    [removed, 'remove'],
    [left, 'dismiss'],
  ] as const) {
    await report(message);
    const body = { action, note: 'As agreed' };
    await admin.call('POST', `/api/admin/reports/message/${message}/resolve`, { body });
  }
  await clean();
  expect((await thingOf(removed.message, 'resolved'))?.pictures).toHaveLength(1);
  site.clock.advance(91 * dayMs);
  admin = await createAdmin(site);
  await clean();
  expect(await Promise.all([removed, left].map(({ name }) => filesOf(name)))).toEqual([0, 2]);
  expect((await thingOf(removed.message, 'resolved'))?.pictures).toEqual([]);
});

test('a reported picture is deleted with the account concerned', async () => {
  const { message, name } = await sendPicture();
  await report(message);
  await member.call('DELETE', `/api/chat/messages/${message}`, { body: {} });
  await deleteAccount(member);
  await clean();
  expect((await thingOf(message))?.pictures).toEqual([]);
  site.clock.advance(2 * dayMs);
  await clean();
  expect(await filesOf(name)).toBe(0);
});

test('reporting and deleting a message at the same time keeps its picture in the report, or creates none', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { message, name } = await sendPicture();
    const [status] = await Promise.all([
      report(message),
      member.call('DELETE', `/api/chat/messages/${message}`, { body: {} }),
    ]);
    await clean();
    if (status === 201)
      expect((await admin.call('GET', `/api/admin/reports/pictures/${name}.webp`)).statusCode).toBe(200);
    else expect({ status, thing: await thingOf(message) }).toEqual({ status: 404, thing: undefined });
  }
});
