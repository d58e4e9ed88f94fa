import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { users } from '../../db/schema/accounts.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { untilNotified } from '../../testing/actors/requests.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './notifications.service.ts';

let site: TestApp;
let reader: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  reader = await createUser(site);
});

function notifyReader(message: string, dedupeKey?: string): Promise<boolean> {
  return notify(systemCtx(site.app), {
    recipientId: reader.user.id,
    senderId: null,
    projectId: null,
    type: 'new_skill',
    message,
    ...(dedupeKey && { dedupeKey }),
  });
}

async function messages(query: string): Promise<{ id: string; message: string }[]> {
  const answer = await reader.call('GET', `/api/notifications/${reader.user.id}?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function unread(): Promise<number> {
  return (await reader.call('GET', '/api/notifications/unread')).json().unread;
}

describe('what waits for an answer', () => {
  const toAnswer = async () => (await reader.call('GET', '/api/notifications/unread')).json().toAnswer;

  test('is counted and listed per request, also after reading, until it is answered or expires', async () => {
    const project = await createProject(reader, { teamSize: 5 });
    const [one, two] = [await createUser(site), await createUser(site)];
    const first = await createJoinRequest(one, project);
    await createJoinRequest(two, project);
    await createInvitation(one, await createProject(one), reader);
    await notifyReader('no answer needed');
    // A reminder is another notification of the same request.
    await notify(systemCtx(site.app), {
      recipientId: reader.user.id,
      senderId: one.user.id,
      projectId: project.id,
      requestId: first.requestId ?? '',
      type: 'join_request',
      message: 'a reminder',
    });
    await reader.call('POST', '/api/notifications/read-all');
    expect([await toAnswer(), await unread()]).toEqual([3, 0]);
    const listed = await messages('only=to_answer');
    expect(listed).toHaveLength(3);
    expect(listed[0]?.message).toBe('a reminder');
    expect(listed.every((each) => 'status' in each && each.status === 'pending')).toBe(true);
    const second = await messages(`only=to_answer&limit=2&before=${listed[0]?.id}`);
    expect(second.map(({ id }) => id)).toEqual(listed.slice(1).map(({ id }) => id));

    await reader.call('PUT', `/api/notifications/reject/${first.id}`, { body: {} });
    expect(await toAnswer()).toBe(2);
    site.clock.advance(15 * dayMs);
    try {
      expect(await toAnswer()).toBe(0);
      expect(await messages('only=to_answer')).toEqual([]);
    } finally {
      site.clock.advance(-15 * dayMs);
    }
  });

  test('excludes a request on the waitlist of a full project until a seat is open again', async () => {
    const before = await toAnswer();
    const project = await createProject(reader, { teamSize: 2 });
    const { id } = await createJoinRequest(await createUser(site), project);
    const member = await createUser(site);
    await join(member, project, reader);
    const waiting = async () => (await listNotificationsOf(reader)).find((one) => one.id === id);
    expect(await waiting()).toMatchObject({ status: 'pending', isFull: true });
    expect((await messages('only=to_answer')).map((one) => one.id)).not.toContain(id);
    expect(await toAnswer()).toBe(before);
    await member.call('POST', `/api/post/${project.id}/leave`);
    expect(await waiting()).not.toHaveProperty('isFull');
    expect((await messages('only=to_answer')).map((one) => one.id)).toContain(id);
    expect(await toAnswer()).toBe(before + 1);
  });
});

describe('the list', () => {
  test('says whether the recipient is on the team, until they leave it', async () => {
    const [owner, member] = [await createUser(site), await createUser(site)];
    const project = await createProject(owner);
    await join(member, project, owner);
    const accepted = () => untilNotified(member, project, 'request_accepted');
    expect(await accepted()).toHaveProperty('isMember', true);
    await member.call('POST', `/api/post/${project.id}/leave`);
    expect(await accepted()).not.toHaveProperty('isMember');
  });

  test('is empty at first', async () => {
    expect(await listNotificationsOf(reader)).toEqual([]);
    expect(await unread()).toBe(0);
  });

  test('returns pages from the newest to the oldest', async () => {
    for (const message of ['one', 'two', 'three', 'four', 'five']) {
      await notifyReader(message);
      if (message === 'two') site.clock.advance(1000);
    }
    const first = await messages('limit=2');
    expect(first.map(({ message }) => message)).toEqual(['five', 'four']);
    const second = await messages(`limit=2&before=${first.at(-1)?.id}`);
    expect(second.map(({ message }) => message)).toEqual(['three', 'two']);
    const third = await messages(`limit=2&before=${second.at(-1)?.id}`);
    expect(third.map(({ message }) => message)).toEqual(['one']);
    expect(await messages(`before=${newId()}`)).toEqual([]);
  });

  test.each(['limit=0', 'limit=x', 'before=5'])('rejects %s', async (query) => {
    const answer = await reader.call('GET', `/api/notifications/${reader.user.id}?${query}`);
    expect(answer.statusCode).toBe(400);
  });

  test('is visible to its owner only', async () => {
    const stranger = await createUser(site);
    const path = `/api/notifications/${reader.user.id}`;
    expect((await stranger.call('GET', path)).statusCode).toBe(403);
    expect((await site.guest().call('GET', path)).statusCode).toBe(401);
    expect((await reader.call('GET', '/api/notifications/nonsense')).statusCode).toBe(404);
  });

  test('uses the same number of queries for one and for many', async () => {
    const asker = await createUser(site);
    await createJoinRequest(asker, await createProject(reader));
    const count = () => countQueries(site, () => listNotificationsOf(reader));
    const forOne = await count();
    for (let n = 0; n < 5; n += 1) await createJoinRequest(asker, await createProject(reader));
    expect(await count()).toBe(forOne);
    // One asks whether the index of matches is up to date, because requests are pending.
    expect(forOne).toBe(3);
  });
});

describe('an item', () => {
  test('from the product itself needs no answer', async () => {
    await notifyReader('Rust was found in your repositories');
    expect(await listNotificationsOf(reader)).toMatchObject([
      { status: 'info', senderId: null, senderUsername: 'Teamwright', postTitle: '', readAt: null },
    ]);
  });

  test('shows the status of its request, for all users who were asked', async () => {
    const asker = await createUser(site);
    const project = await createProject(reader);
    const { id } = await createJoinRequest(asker, project, { note: 'Hello' });
    expect(await listNotificationsOf(reader)).toMatchObject([{ id, status: 'pending', note: 'Hello' }]);
    await reader.call('PUT', `/api/notifications/reject/${id}`);
    expect(await listNotificationsOf(reader)).toMatchObject([{ id, status: 'rejected' }]);
  });

  test('from a suspended user stays, but cannot be accepted', async () => {
    const asker = await createUser(site);
    const { id } = await createJoinRequest(asker, await createProject(reader));
    await site.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, asker.user.id));
    expect(await listNotificationsOf(reader)).toMatchObject([{ senderUsername: asker.user.username }]);
    const accepted = await reader.call('PUT', `/api/notifications/accept/${id}`);
    expect({ status: accepted.statusCode, message: accepted.json().message }).toEqual({
      status: 409,
      message: 'This account is no longer active',
    });
    expect((await reader.call('PUT', `/api/notifications/reject/${id}`)).statusCode).toBe(200);
  });

  test('is deleted with the account of its sender', async () => {
    const asker = await createUser(site);
    const { id } = await createJoinRequest(asker, await createProject(reader));
    await deleteAccount(asker);
    expect(await listNotificationsOf(reader)).toEqual([]);
    expect((await reader.call('PUT', `/api/notifications/accept/${id}`)).statusCode).toBe(404);
  });

  test('is stored once for a repeated key', async () => {
    await notifyReader('Once', 'key');
    await notifyReader('Once', 'key');
    await notifyReader('Again', 'other key');
    expect((await listNotificationsOf(reader)).map(({ message }) => message)).toEqual(['Again', 'Once']);
  });
});

describe('marking as read', () => {
  test('keeps the time when an item was first read', async () => {
    await notifyReader('one');
    await notifyReader('two');
    expect(await unread()).toBe(2);
    const [newest] = await listNotificationsOf(reader);
    if (newest === undefined) throw new Error('no notification was sent');
    const path = `/api/notifications/${newest.id}/read`;
    const first = (await reader.call('PUT', path)).json();
    expect(first).toEqual({ ...newest, readAt: site.clock.now().toISOString() });
    site.clock.advance(60_000);
    expect((await reader.call('PUT', path)).json()).toEqual(first);
    expect(await unread()).toBe(1);
  });

  test('is allowed for the owner only', async () => {
    await notifyReader('mine');
    const [mine] = await listNotificationsOf(reader);
    const stranger = await createUser(site);
    expect((await stranger.call('PUT', `/api/notifications/${mine?.id}/read`)).statusCode).toBe(403);
    expect((await stranger.call('PUT', `/api/notifications/${newId()}/read`)).statusCode).toBe(404);
    expect(await unread()).toBe(1);
  });

  test("for all leaves other users' items unread", async () => {
    const other = await createUser(site);
    await createInvitation(other, await createProject(other), reader);
    await notifyReader('another');
    await createJoinRequest(reader, await createProject(other));
    const answer = await reader.call('POST', '/api/notifications/read-all');
    expect([answer.statusCode, answer.json().success, await unread()]).toEqual([200, true, 0]);
    expect((await other.call('GET', '/api/notifications/unread')).json()).toMatchObject({ unread: 1 });
  });
});

test('stores nothing for a user who deletes their account at the same time, whichever comes first', async () => {
  const { pool } = site.database;
  const deleting = await pool.connect();
  let notified: Promise<boolean>;
  try {
    await deleting.query('begin');
    // Locks the row as a deletion does, so that later locks of the account wait and then read the change.
    await deleting.query('select from users where id = $1 for update', [reader.user.id]);
    await deleting.query("update users set status = 'deleted' where id = $1", [reader.user.id]);
    notified = notifyReader('too late');
    await wait(200);
    await deleting.query('commit');
  } finally {
    deleting.release();
  }
  await notified;
  const held = 'select count(*)::int from notifications where recipient_id = $1';
  expect((await pool.query(held, [reader.user.id])).rows).toEqual([{ count: 0 }]);
  const leaver = await createUser(site);
  reader = leaver;
  await Promise.all([
    deleteAccount(leaver),
    ...Array.from({ length: 5 }, (_, at) => notifyReader(`at once ${at}`)),
  ]);
  expect((await pool.query(held, [leaver.user.id])).rows).toEqual([{ count: 0 }]);
});
