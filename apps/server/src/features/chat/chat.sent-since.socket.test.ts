import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { listen } from '../../testing/processes/live.ts';
import { liveSockets } from '../../testing/processes/live-sockets.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

const { socketOf, inRoomOf } = liveSockets(() => url);

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  [owner, member, stranger] = await Promise.all([createUser(site), createUser(site), createUser(site)]);
  project = await createProject(owner, { teamSize: 5 });
  await join(member, project, owner);
});
afterAll(() => site.close());

/** A moment to which none of the events so far belongs. */
async function quietMoment(user: TestUser): Promise<string> {
  const socket = await socketOf(user);
  await expect
    .poll(async () => (await ask(socket, momentNow())).sent, { timeout: 10_000, interval: 200 })
    .toBe(false);
  return momentNow();
}

function momentNow(): string {
  return site.app.deps.realtime.moment() ?? '';
}

async function ask(socket: Awaited<ReturnType<typeof socketOf>>, moment: string): Promise<{ sent: boolean }> {
  const answer = await socket.emitWithAck('sent_since', moment);
  if (!('ok' in answer)) throw new Error(answer.message);
  return answer;
}

test('a client learns of an event to its user that was sent before it connected, and of none otherwise', async () => {
  const moment = await quietMoment(member);
  expect(await ask(await socketOf(member), moment)).toMatchObject({ sent: false });
  site.app.deps.realtime.toUser(member.user.id, 'changed', { entity: 'notifications', id: member.user.id });
  expect(await ask(await socketOf(member), moment)).toMatchObject({ sent: true });
  expect(await ask(await socketOf(stranger), moment)).toMatchObject({ sent: false });
});

test('a message counts for all members of the room, and presence and typing for no user', async () => {
  const moment = await quietMoment(member);
  const socket = await inRoomOf(owner, project.id);
  socket.emit('typing', { room: project.id });
  expect(await ask(await socketOf(member), moment)).toMatchObject({ sent: false });
  await socket.emitWithAck('send_message', { room: project.id, message: 'news' });
  expect(await ask(await socketOf(member), moment)).toMatchObject({ sent: true });
  expect(await ask(await socketOf(stranger), moment)).toMatchObject({ sent: false });
});

test('a change of the watched project counts for its watchers', async () => {
  const moment = await quietMoment(stranger);
  const [watcher, other] = [await socketOf(stranger), await socketOf(stranger)];
  await watcher.emitWithAck('watch_project', project.id);
  site.app.deps.realtime.toWatchers(project.id, 'changed', { entity: 'project', id: project.id });
  expect(await ask(watcher, moment)).toMatchObject({ sent: true });
  expect(await ask(other, moment)).toMatchObject({ sent: false });
});

test('an unknown moment counts as changed, and a moment of another type is rejected', async () => {
  const socket = await socketOf(stranger);
  expect(await ask(socket, 'another process')).toMatchObject({ sent: true });
  expect(await socket.emitWithAck('sent_since', 'x'.repeat(1_000))).toMatchObject({ code: 'invalid' });
});
