import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { newId } from '../../../core/ids.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import {
  createUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createPublishedEvent } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { advanceEvents } from '../events.notifications.service.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

/** A finished event with one team of three. */
async function finishedEvent() {
  const { event, users } = await createPublishedEvent(site, owner, 3);
  const [one, two, three] = users;
  if (one === undefined || two === undefined || three === undefined) throw new Error('there are members');
  const finish = async () => {
    await site.database.pool.query(
      "update events set starts_at = $2::timestamptz - interval '2 days', deadline = $2::timestamptz - interval '3 days', ends_at = $2 where id = $1",
      [event.id, site.clock.now()],
    );
    await advanceEvents(systemCtx(site.app, 'advance'));
  };
  return { id: event.id, event, one, two, three, finish };
}

function thank(id: string, from: TestUser, to: TestUser, text = 'Thanks for the tests') {
  return from.call('POST', `/api/events/${id}/thanks`, { body: { userId: to.user.id, text } });
}

describe('thanks after an event', () => {
  test('reach the receiver alone, who can show them on the profile', async () => {
    const { id, one, two, three, finish } = await finishedEvent();
    expect((await thank(id, one, two)).statusCode).toBe(409);
    await finish();
    const sent = (await thank(id, one, two)).json();
    expect(sent.members).toHaveLength(2);
    expect(sent.members).toContainEqual(
      expect.objectContaining({ userId: two.user.id, given: 'Thanks for the tests' }),
    );
    const { received } = (await two.call('GET', `/api/events/${id}/thanks`)).json();
    expect(received).toMatchObject([
      { username: one.user.username, text: 'Thanks for the tests', isPublic: false },
    ]);
    expect((await three.call('GET', `/api/events/${id}/thanks`)).body).not.toContain('tests');
    const profile = `/api/people/${two.user.id}/thanks`;
    expect((await site.guest().call('GET', profile)).json()).toEqual({ thanks: [] });
    const url = `/api/events/${id}/thanks/${received[0].id}`;
    const body = { isPublic: true };
    expect((await one.call('PUT', url, { body })).statusCode).toBe(404);
    expect((await two.call('PUT', url, { body })).json().received[0].isPublic).toBe(true);
    expect((await site.guest().call('GET', profile)).json().thanks).toHaveLength(1);
    const setStatus = (status: string) =>
      site.database.pool.query('update users set status = $2 where id = $1', [two.user.id, status]);
    await setStatus('suspended');
    expect((await site.guest().call('GET', profile)).json().thanks).toEqual([]);
    await setStatus('active');
    const elsewhere = url.replace(id, newId());
    expect((await two.call('PUT', elsewhere, { body: { isPublic: false } })).statusCode).toBe(404);
    expect((await site.guest().call('GET', profile)).json().thanks).toHaveLength(1);
    await two.call('PUT', url, { body: { isPublic: false } });
    expect((await site.guest().call('GET', profile)).json().thanks).toEqual([]);
    await untilJobsAreDone(site);
    const news = await listNotificationsOf(two);
    expect(news.filter(({ message }) => message.includes('thanked you'))).toHaveLength(1);
  });

  test('are stored once if a member sends them several times concurrently', async () => {
    const { id, one, two, finish } = await finishedEvent();
    await finish();
    const sent = await Promise.all([1, 2, 3].map(() => thank(id, one, two)));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  test('are rejected if sent to the sender, to another team, without a text, or above the limit', async () => {
    const { id, one, two, finish } = await finishedEvent();
    await finish();
    const stranger = await createUser(site);
    expect((await thank(id, one, one)).statusCode).toBe(404);
    expect((await thank(id, one, stranger)).statusCode).toBe(404);
    expect((await thank(id, stranger, one)).statusCode).toBe(404);
    expect((await thank(id, one, two, '')).statusCode).toBe(400);
    expect((await thank(id, one, two, 'x'.repeat(281))).statusCode).toBe(400);
  });
});

describe('the certificate of an event', () => {
  test('is issued once to a present member after the end, and can be verified by its code', async () => {
    const { id, event, one, finish } = await finishedEvent();
    const url = `/api/events/${id}/certificate`;
    expect((await one.call('POST', url)).statusCode).toBe(403);
    await finish();
    expect((await one.call('GET', url)).json()).toEqual({ canIssue: true, code: null });
    const issued = await Promise.all([one.call('POST', url), one.call('POST', url)]);
    const [code, again] = issued.map((response) => response.json().code);
    expect(again).toBe(code);
    const read = await site.guest().call('GET', `/api/certificates/${code}`);
    expect(read.json()).toMatchObject({
      username: one.user.username,
      team: 'Team 1',
      roles: ['Backend'],
      project: `Team 1 · ${event.title}`,
      organisers: [owner.user.username],
      event: { title: event.title },
    });
    for (const secret of ['level', 'answers', 'email']) expect(read.body).not.toContain(secret);
    expect((await site.guest().call('GET', '/api/certificates/unknown')).statusCode).toBe(404);
    expect((await deleteAccount(one)).statusCode).toBe(200);
    expect((await site.guest().call('GET', `/api/certificates/${code}`)).statusCode).toBe(404);
  });

  test('is refused to participants who were absent or not checked in, and to others', async () => {
    const { id, one, two, three, finish } = await finishedEvent();
    await finish();
    const { pool } = site.database;
    const of = 'where event_id = $1 and user_id = $2';
    await pool.query(`update event_participants set checked_in_at = now() ${of}`, [id, one.user.id]);
    await pool.query(`update event_participants set status = 'absent' ${of}`, [id, two.user.id]);
    const url = `/api/events/${id}/certificate`;
    expect((await one.call('POST', url)).statusCode).toBe(200);
    for (const user of [two, three, await createUser(site)])
      expect((await user.call('POST', url)).statusCode).toBe(403);
  });
});
