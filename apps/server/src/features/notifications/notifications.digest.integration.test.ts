import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import { emailsTo, settledEmailsTo } from '../../testing/actors/emails.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDigests } from './notifications.digest.service.ts';
import { notify } from './notifications.service.ts';

const clock = settableClock('2026-06-01T12:00:00Z');
const preferences = '/api/user/notification-preferences';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ clock });
});
afterAll(() => site.close());

async function reader(timeZone: string | null): Promise<TestUser> {
  clock.set('2026-06-01T12:00:00Z');
  const user = await createUser(site, { profile: { timeZone } });
  await site.database.pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  await user.call('PUT', preferences, { body: { types: { comment: { inApp: true, mail: 'digest' } } } });
  return user;
}

interface About {
  readonly type?: NotificationType;
  readonly projectId?: string;
  readonly messageSeq?: number;
}

async function notifyUser(user: TestUser, message: string, about: About = {}): Promise<void> {
  const news = { recipientId: user.user.id, senderId: null, projectId: null, message };
  await notify(systemCtx(site.app), { ...news, type: 'comment', ...about });
}

/** Runs the job at a given time. Returns the digest emails that this user has received up to then. */
async function digestsAt(moment: string, user: TestUser): Promise<OutgoingEmail[]> {
  clock.set(moment);
  await sendDigests(systemCtx(site.app));
  await settledEmailsTo(site, user.user.email, 'all jobs');
  return emailsTo(site, user.user.email).filter((mail) => mail.subject.startsWith('Your daily summary'));
}

test('the digest is sent in the local morning, with unread notifications, by project', async () => {
  const user = await reader('Asia/Kathmandu');
  const project = await createProject(user);
  await notifyUser(user, 'First <b>comment</b>', { projectId: project.id });
  await notifyUser(user, 'A mention', { type: 'mention', projectId: project.id, messageSeq: 7 });
  await notifyUser(user, 'Nothing about a project');
  expect(await digestsAt('2026-06-02T02:14:00Z', user)).toEqual([]);
  const [mail] = await digestsAt('2026-06-02T02:15:00Z', user);
  expect(mail?.subject).toBe('Your daily summary from Teamwright: 3 notifications');
  const lines = (mail?.text ?? '').split('\n');
  expect(lines.slice(lines.indexOf(project.title)).slice(0, 9)).toEqual([
    project.title,
    '- First <b>comment</b>',
    `  http://localhost:3000/project/${project.slug}`,
    '- A mention',
    `  http://localhost:3000/chat/${project.id}?message=7`,
    '',
    'About you',
    '- Nothing about a project',
    '  http://localhost:3000/notifications',
  ]);
  expect(mail?.html).toContain(`href="http://localhost:3000/chat/${project.id}?message=7"`);
  expect(mail?.html).toContain('First &lt;b&gt;comment&lt;/b&gt;');
  expect(mail?.unsubscribe).toContain('.digest.');
});

test('the digest is sent at most once a day, and never empty', async () => {
  const user = await reader('UTC');
  await notifyUser(user, 'One');
  expect(await digestsAt('2026-06-02T08:00:00Z', user)).toHaveLength(1);
  await notifyUser(user, 'Later the same day');
  expect(await digestsAt('2026-06-02T20:00:00Z', user)).toHaveLength(1);
  expect(await digestsAt('2026-06-03T08:15:00Z', user)).toHaveLength(2);
  expect(await digestsAt('2026-06-04T08:00:00Z', user)).toHaveLength(2);
});

test('the digest leaves out read notifications, and types that are no longer wanted by email', async () => {
  const user = await reader('UTC');
  await notifyUser(user, 'Read');
  await user.call('POST', '/api/notifications/read-all');
  expect(await digestsAt('2026-06-02T08:00:00Z', user)).toEqual([]);
  await notifyUser(user, 'Not wanted');
  await user.call('PUT', preferences, { body: { types: { comment: { inApp: true, mail: 'off' } } } });
  expect(await digestsAt('2026-06-03T08:00:00Z', user)).toEqual([]);
});

test('the digest is sent late after an outage, but not in quiet hours', async () => {
  const user = await reader('UTC');
  await user.call('PUT', preferences, { body: { quietHours: { from: '21:00', to: '09:30' } } });
  await notifyUser(user, 'One');
  expect(await digestsAt('2026-06-02T08:00:00Z', user)).toEqual([]);
  expect(await digestsAt('2026-06-02T22:00:00Z', user)).toEqual([]);
  expect(await digestsAt('2026-06-03T09:30:00Z', user)).toHaveLength(1);
});

test('the digest is sent daily when quiet hours leave ten minutes without a run, also when clocks go back', async () => {
  const user = await reader('Europe/Berlin');
  await user.call('PUT', preferences, { body: { quietHours: { from: '08:00', to: '07:50' } } });
  const [start, runs] = [Date.parse('2026-10-22T12:00:00Z'), 7 * 24 * 4];
  for (let run = 0; run < runs; run += 1) {
    clock.set(new Date(start + run * 15 * 60_000).toISOString());
    await sendDigests(systemCtx(site.app));
    if (run % (24 * 4) === 0) await notifyUser(user, `News of day ${run / 24 / 4}`);
  }
  const mails = await digestsAt('2026-10-29T12:00:00Z', user);
  expect(mails.map(({ text }) => /News of day \d/.exec(text)?.[0])).toEqual(
    Array.from({ length: 7 }, (_, day) => `News of day ${day}`),
  );
});

test('the digest is sent once when several processes send at the same time', async () => {
  const user = await reader('UTC');
  for (let n = 0; n < 30; n += 1) await notifyUser(user, `News ${n}`);
  clock.set('2026-06-02T08:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => sendDigests(systemCtx(site.app))));
  const mails = await digestsAt('2026-06-02T08:00:00Z', user);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your daily summary from Teamwright: 30 notifications',
  ]);
});

test('the digest shows the number of the notifications that do not fit', async () => {
  const user = await reader('UTC');
  for (let n = 0; n < 41; n += 1) await notifyUser(user, `News ${n}.`);
  const [mail] = await digestsAt('2026-06-02T08:00:00Z', user);
  expect(mail?.text).toContain('These are the first 40 of 41.');
  expect(mail?.text).toContain('- News 39.');
  expect(mail?.text).not.toContain('- News 40.');
});
