import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailsTo, untilJobsAreDone } from '../../testing/actors/emails.ts';
import { putApart } from '../../testing/actors/events.ts';
import { createVerifiedUser, type TestUser } from '../../testing/actors/factories.ts';
import {
  createPrivateWorld,
  flipsOf,
  type PrivateWorld,
  pagesAbout,
  privateAnswers,
  seenBy,
} from '../../testing/audits/private-world.ts';
import { answerOf, type Transcript, withoutIds } from '../../testing/audits/transcript.ts';
import { connect, type LiveSocket, listen, settle } from '../../testing/processes/live.ts';
import type { Client, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';

let site: TestApp;
let url: string;
let owner: TestUser;
const logLines: string[] = [];

beforeAll(async () => {
  site = await createTestApp({ onLogLine: (line) => logLines.push(line) });
  url = await listen(site);
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

const { before, after } = privateAnswers;

test('a change of a private value changes no byte of any response to others before the publication', async () => {
  const world = await createPrivateWorld(site, owner, ['organisers_only', 'used_in_rule', 'shown_to_teams']);
  const { event, one, others } = world;
  const readers: Client[] = [...others, site.guest()];
  const read = async () => {
    const all: Transcript[] = [];
    for (const reader of readers) all.push(await seenBy(reader, world));
    return all;
  };
  // The first calls confirm the registrations of the readers. Later ones change nothing.
  await read();
  const first = await read();
  for (const { what, apply } of flipsOf(world)) {
    const restore = await apply();
    expect(await read(), what).toEqual(first);
    await restore();
  }
  // The comparison finds a change that others do see.
  await one.call('DELETE', `/api/events/${event.id}/registration`);
  expect(await read()).not.toEqual(first);
}, 180_000);

test('a participant who changes private values sends no event to others', async () => {
  const world = await createPrivateWorld(site, owner, ['organisers_only', 'used_in_rule']);
  const { event, one, others, own, otherIds, questionIds, ideaIds } = world;
  const sockets = await Promise.all(others.map(({ cookie }) => connect(url, cookie)));
  const received = sockets.map(recordEvents);
  await untilJobsAreDone(site);
  const sent = site.emails.length;
  const answers = questionIds.map((questionId) => ({ questionId, value: after }));
  for (const changes of [{ answers }, { experience: 4 }, { languages: ['de'] }, { wishes: ideaIds }]) {
    const response = await one.call('PATCH', `/api/events/${event.id}/registration`, { body: changes });
    expect(response.statusCode).toBe(200);
  }
  expect((await putApart(event, owner, [[own.id, otherIds[1] ?? '']])).statusCode).toBe(200);
  await untilJobsAreDone(site);
  await settle(...sockets);
  for (const socket of sockets) socket.disconnect();
  expect(received).toEqual([[], [], []]);
  expect(site.emails.slice(sent)).toEqual([]);
});

function recordEvents(socket: LiveSocket): unknown[][] {
  const received: unknown[][] = [];
  socket.onAny((...event) => received.push(event));
  return received;
}

/** Events of one name in their order. Those of different names come from different jobs, in any order. */
function byName(received: readonly (readonly unknown[])[]): unknown[] {
  const groups = Map.groupBy(received, ([name]) => String(name));
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

/** Publishes the teams, and returns what others get on every channel. Ends with the teams taken back. */
async function publishAndRecord(world: PrivateWorld): Promise<unknown> {
  const { event, others, version } = world;
  const sockets = await Promise.all(others.map(({ cookie }) => connect(url, cookie)));
  const received = sockets.map(recordEvents);
  const sentBefore = others.map(({ user }) => emailsTo(site, user.email).length);
  const published = await owner.call('POST', `/api/events/${event.id}/formations/${version}/publish`);
  expect(published.statusCode, published.body).toBe(200);
  await untilJobsAreDone(site);
  const channels: unknown[] = [];
  for (const [index, other] of others.entries()) {
    const { team } = (await other.call('GET', `/api/events/${event.id}/team`)).json();
    expect(team.members).toHaveLength(4);
    const responses: Transcript = {};
    for (const path of pagesAbout(world, other, team.project))
      responses[path] = await answerOf(other, 'GET', path);
    channels.push({ responses, calls: await seenBy(other, world) });
    channels.push({ emails: emailsTo(site, other.user.email).slice(sentBefore[index]) });
  }
  channels.push(await seenBy(site.guest(), world));
  expect((await owner.call('POST', `/api/events/${event.id}/unpublish`)).statusCode).toBe(200);
  await untilJobsAreDone(site);
  await settle(...sockets);
  for (const socket of sockets) socket.disconnect();
  await site.database.pool.query('delete from notifications where event_id = $1', [event.id]);
  return withoutIds([channels, received.map(byName)]);
}

test('a change of a private value changes no response, event, email or export after the publication', async () => {
  const world = await createPrivateWorld(site, owner, ['organisers_only', 'used_in_rule']);
  const first = await publishAndRecord(world);
  // The recording contains emails and live events.
  for (const part of ['"unsubscribe":"http', '["notification"', 'Your team in'])
    expect(JSON.stringify(first)).toContain(part);
  for (const { what, apply } of flipsOf(world)) {
    const restore = await apply();
    expect(await publishAndRecord(world), what).toEqual(first);
    await restore();
  }
}, 180_000);

test('the log contains no private answer', () => {
  expect(logLines.length).toBeGreaterThan(100);
  for (const line of logLines) {
    expect(line).not.toContain(before);
    expect(line).not.toContain(after);
  }
});
