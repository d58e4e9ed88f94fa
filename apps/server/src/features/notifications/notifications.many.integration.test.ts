import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { emailsTo, untilJobsAreDone } from '../../testing/actors/emails.ts';
import {
  createUser,
  createVerifiedUser,
  deleteAccount,
  listNotificationsOf,
} from '../../testing/actors/factories.ts';
import { collect, connect, listen, settle } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notifyMany } from './notifications.service.ts';

let site: TestApp;
let url: string;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
});
afterAll(() => site.close());

test('news to many users follow the choice of each, and reach each once per key', async () => {
  const [reader, silent, deleted] = [
    await createVerifiedUser(site),
    await createVerifiedUser(site),
    await createUser(site),
  ];
  await silent.call('PUT', '/api/user/notification-preferences', {
    body: { types: { event: { inApp: true, mail: 'off' } } },
  });
  await deleteAccount(deleted);
  const socket = await connect(url, reader.cookie);
  const seen = collect(socket, 'notification');
  const news = [reader, silent, deleted].map(({ user }) => ({
    recipientId: user.id,
    projectId: null,
    type: 'event' as const,
    message: 'The tide is high',
    dedupeKey: 'tide',
  }));
  await notifyMany(systemCtx(site.app), news);
  await notifyMany(systemCtx(site.app), news);
  await untilJobsAreDone(site);
  for (const user of [reader, silent])
    expect((await listNotificationsOf(user)).map(({ message }) => message)).toEqual(['The tide is high']);
  const subjects = (address: string) =>
    emailsTo(site, address).filter(({ subject }) => subject === 'The tide is high');
  expect([reader, silent].map(({ user }) => subjects(user.email).length)).toEqual([1, 0]);
  const { rows } = await site.database.pool.query('select id from notifications where recipient_id = $1', [
    deleted.user.id,
  ]);
  expect(rows).toEqual([]);
  await settle(socket);
  expect(seen.map(({ message }) => message)).toEqual(['The tide is high']);
  socket.disconnect();
});

test('news do not name a user who was deleted after they were composed', async () => {
  const [reader, gone] = [await createUser(site), await createUser(site)];
  const named = { [gone.user.id]: 'Ann', [reader.user.id]: 'Ann Lee' };
  await deleteAccount(gone);
  const message = 'Your team in “Annual tide” is Team 1: Ann Lee and Ann';
  const news = { recipientId: reader.user.id, projectId: null, type: 'event' as const, message, named };
  await notifyMany(systemCtx(site.app), [news]);
  expect((await listNotificationsOf(reader)).map((one) => one.message)).toEqual([
    'Your team in “Annual tide” is Team 1: Ann Lee and Deleted user',
  ]);
});
