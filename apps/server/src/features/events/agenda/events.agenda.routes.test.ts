import type { OwnEvent } from '@teamwright/contracts/events/agenda.ts';
import type { EventCard } from '@teamwright/contracts/events/event-page.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent, createOpenEvent, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import {
  createFormedEvent,
  createPublishedEvent,
  publishTeams,
} from '../../../testing/actors/formed-events.ts';
import { connect, listen, settle } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function agendaOf(user: TestUser): Promise<{ own: OwnEvent[]; upcoming: EventCard[] }> {
  return (await user.call('GET', '/api/user/events')).json();
}

test('the agenda has the next step of an organiser and of a participant, and no draft of another user', async () => {
  const [owner, user] = [await createUser(site), await createUser(site)];
  const { event: draft } = await createEvent(site, owner);
  const open = await createOpenEvent(site, owner);
  await registered(open, user);
  await owner.call('POST', `/api/events/${open.id}/confirmations`);
  const { own } = await agendaOf(owner);
  expect(own.map(({ id, nextStep, organiser }) => [id, nextStep, organiser])).toEqual([
    [draft.id, 'open', 'owner'],
    [open.id, null, 'owner'],
  ]);
  const agenda = await agendaOf(user);
  expect(agenda.own).toMatchObject([
    { id: open.id, nextStep: 'confirm', participant: 'registered', organiser: null },
  ]);
  expect(agenda.upcoming.map(({ id }) => id)).not.toContain(open.id);
  await user.call('POST', `/api/events/${open.id}/registration/confirm`);
  expect((await agendaOf(user)).own[0]?.nextStep).toBeNull();
  await user.call('DELETE', `/api/events/${open.id}/registration`);
  expect((await agendaOf(user)).own).toEqual([]);
});

test('the agenda proposes open events that the user can join, and needs a user', async () => {
  const [owner, user] = [await createUser(site), await createUser(site)];
  const open = await createOpenEvent(site, owner, { startsAt: site.clock.now().toISOString() });
  await createOpenEvent(site, owner, { joinPolicy: 'list' });
  const { upcoming } = await agendaOf(user);
  expect(upcoming.map(({ id }) => id)).toContain(open.id);
  expect((await agendaOf(owner)).upcoming.map(({ id }) => id)).not.toContain(open.id);
  expect((await site.guest().call('GET', '/api/user/events')).statusCode).toBe(401);
});

test('the agenda of a member shows the published team', async () => {
  const { users } = await createPublishedEvent(site, await createUser(site), 3);
  for (const user of users) expect((await agendaOf(user)).own).toMatchObject([{ nextStep: 'team' }]);
});

test('clients of all participants refetch when teams are published and when the event is cancelled', async () => {
  const url = await listen(site);
  const owner = await createUser(site);
  const formed = await createFormedEvent(site, owner, 3);
  const stranger = await createUser(site);
  const viewers = [...formed.users, stranger];
  const sockets = await Promise.all(viewers.map(({ cookie }) => connect(url, cookie)));
  const received = sockets.map((socket) => {
    const events: unknown[] = [];
    socket.on('changed', (change) => change.entity === 'event' && events.push(change.id));
    return events;
  });
  await publishTeams(formed, owner);
  await settle(...sockets);
  const { id } = formed.event;
  expect(received).toEqual([[id], [id], [id], []]);
  await owner.call('POST', `/api/events/${id}/cancel`, { body: { reason: 'Storm' } });
  await settle(...sockets);
  expect(received).toEqual([[id, id], [id, id], [id, id], []]);
  for (const socket of sockets) socket.disconnect();
});
