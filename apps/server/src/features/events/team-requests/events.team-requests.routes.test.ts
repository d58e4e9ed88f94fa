import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { createOpenEvent, endedFormation, registered } from '../../../testing/actors/events.ts';
import {
  createUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;
let event: EventPage;
let ada: TestUser;
let ben: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  [owner, co] = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

/** An event with one published team of two. */
beforeEach(async () => {
  event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 2, max: 2 } });
  await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
  [ada, ben] = [await createUser(site), await createUser(site)];
  for (const user of [ada, ben]) await registered(event, user);
});

async function publish(): Promise<void> {
  const list = `/api/events/${event.id}/formations`;
  const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
  expect((await endedFormation(owner, event.id, version)).status).toBe('done');
  expect((await owner.call('POST', `${list}/${version}/publish`)).statusCode).toBe(200);
  await untilJobsAreDone(site);
}

const reason = 'I know this kind of project already.';

function ask(user: TestUser, body: object = { reason }) {
  return user.call('POST', `/api/events/${event.id}/team-request`, { body });
}

async function ownTeamRequest(user: TestUser) {
  return (await user.call('GET', `/api/events/${event.id}/team-request`)).json();
}

function list(user: TestUser) {
  return user.call('GET', `/api/events/${event.id}/team-requests`);
}

function close(organiser: TestUser, requestId: string, reply = '') {
  const url = `/api/events/${event.id}/team-requests/${requestId}/close`;
  return organiser.call('POST', url, { body: { reply } });
}

/** Notifications about requests for another team. */
async function newsOf(user: TestUser): Promise<string[]> {
  await untilJobsAreDone(site);
  const messages = (await listNotificationsOf(user)).map(({ message }) => message);
  return messages.filter((message) => message.includes('another team') && message.includes(event.title));
}

describe('a request for another team', () => {
  test('is listed on the desk, and notifies each organiser once', async () => {
    const before = [await newsOf(owner), await newsOf(co)];
    await publish();
    const answer = await ask(ada);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ canSend: false, request: { reason, closedAt: null, reply: '' } });
    expect((await list(co)).json().requests).toEqual([
      { ...answer.json().request, userId: ada.user.id, username: ada.user.username, team: 'Team 1' },
    ]);
    for (const [index, organiser] of [owner, co].entries())
      expect(await newsOf(organiser)).toEqual([
        `${ada.user.username} asks for another team in “${event.title}”`,
        ...(before[index] ?? []),
      ]);
    expect(await newsOf(ben)).toEqual([]);
  });

  test('is closed with a reply that the participant reads; then they can ask again', async () => {
    await publish();
    const { id } = (await ask(ada)).json().request;
    const reply = 'All other teams are full.';
    const closed = await close(co, id, reply);
    expect(closed.json().requests).toMatchObject([{ id, reply, closedAt: expect.any(String) }]);
    expect(await ownTeamRequest(ada)).toMatchObject({ canSend: true, request: { id, reply } });
    expect(await newsOf(ada)).toEqual([
      `The organisers of “${event.title}” closed your request for another team: ${reply}`,
    ]);
    expect((await ask(ada)).statusCode).toBe(201);
    expect((await list(owner)).json().requests).toHaveLength(2);
    expect((await close(owner, id)).statusCode).toBe(409);
  });

  test('can be withdrawn while it is open, also twice', async () => {
    await publish();
    const { id } = (await ask(ada)).json().request;
    const withdraw = () => ada.call('DELETE', `/api/events/${event.id}/team-request`);
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 200]);
    expect(await ownTeamRequest(ada)).toEqual({ request: null, canSend: true });
    expect((await close(owner, id)).statusCode).toBe(404);
  });

  test('is open once if a participant asks several times concurrently', async () => {
    await publish();
    const answers = await Promise.all([ask(ada), ask(ada), ask(ada)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('is closed once if two organisers close it, also during a withdrawal by the participant', async () => {
    await publish();
    const { id } = (await ask(ada)).json().request;
    const both = await Promise.all([close(owner, id, 'one'), close(co, id, 'two')]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await newsOf(ada)).toHaveLength(1);
    const next = (await ask(ada)).json().request.id;
    const [closed, withdrawn] = await Promise.all([
      close(owner, next),
      ada.call('DELETE', `/api/events/${event.id}/team-request`),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    expect((await ownTeamRequest(ada)).request.id).toBe(closed.statusCode === 200 ? next : id);
  });

  test('is rejected before the publication, without a team, and without a reason of at most 500 characters', async () => {
    expect((await ask(ada)).statusCode).toBe(409);
    await publish();
    expect((await ask(await createUser(site))).statusCode).toBe(409);
    for (const body of [{}, { reason: ' ' }, { reason: 'a'.repeat(501) }])
      expect((await ask(ada, body)).statusCode).toBe(400);
    expect((await ask(ada, { reason: 'a'.repeat(500) })).statusCode).toBe(201);
  });

  test('is read by no other participant, and is deleted with the account', async () => {
    await publish();
    const { id } = (await ask(ada)).json().request;
    expect((await list(ben)).statusCode).toBe(403);
    expect((await close(ben, id)).statusCode).toBe(403);
    expect(await ownTeamRequest(ben)).toEqual({ request: null, canSend: true });
    expect((await deleteAccount(ada)).statusCode).toBe(200);
    expect((await list(owner)).json().requests).toEqual([]);
  });
});
