import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { emailsTo, emailTo, settledEmailsTo } from '../../testing/actors/emails.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { emailNotification } from './notifications.mail.service.ts';

const clock = settableClock('2026-06-01T12:00:00Z');
const preferences = '/api/user/notification-preferences';

let site: TestApp;
let owner: TestUser;
let project: Project;
let subject: (developer: TestUser) => string;

beforeAll(async () => {
  site = await createTestApp({ clock });
  owner = await createVerifiedUser();
  project = await createProject(owner);
  subject = ({ user }) => `${user.username} requested to join ${project.title}`;
});
afterAll(() => site.close());

async function createVerifiedUser(): Promise<TestUser> {
  const user = await createUser(site);
  await site.database.pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  return user;
}

/** Asks to join. Returns the id of the owner's notification. */
async function ask(developer: TestUser): Promise<string> {
  return (await createJoinRequest(developer, project)).id;
}

describe('an immediate email', () => {
  test('contains the event, the action and how to unsubscribe', async () => {
    const developer = await createUser(site);
    await ask(developer);
    const mail = await emailTo(site, owner.user.email, subject(developer));
    expect(mail.link).toBe('http://localhost:3000/notifications');
    expect(mail.unsubscribe).toMatch(/^http:\/\/localhost:3000\/api\/notifications\/unsubscribe\?token=/);
    expect(mail.text).toContain('Stop emails about requests to join your projects:');
    expect(mail.text).toContain('http://localhost:3000/unsubscribe?token=');
    expect(mail.html).not.toContain('<img');
  });

  test('about a mention links to the message', async () => {
    const body = { types: { mention: { inApp: true, mail: 'now' } } };
    await owner.call('PUT', preferences, { body });
    const [member, postId] = [await createUser(site), project.id];
    await join(member, project, owner);
    for (const message of ['Good morning', `Look, @${owner.user.username}`])
      await member.call('POST', '/api/chat/send', { body: { postId, message } });
    const mentioned = `${member.user.username} mentioned you in the chat of ${project.title}`;
    const mail = await emailTo(site, owner.user.email, mentioned);
    expect(mail.link).toBe(`http://localhost:3000/chat/${postId}?message=2`);
  });

  test('is sent once, however often its job runs, also concurrently', async () => {
    const developer = await createUser(site);
    const id = await ask(developer);
    await Promise.all([1, 2, 3].map(() => emailNotification(systemCtx(site.app), id)));
    expect(await settledEmailsTo(site, owner.user.email, subject(developer))).toBe(1);
    await emailNotification(systemCtx(site.app), id);
    expect(await settledEmailsTo(site, owner.user.email, subject(developer))).toBe(1);
  });

  test('is not sent to an unverified address, nor for types without email', async () => {
    const invitee = await createUser(site);
    await createInvitation(owner, project, invitee);
    const quietOwner = await createVerifiedUser();
    const own = await createProject(quietOwner);
    const body = { types: { join_request: { inApp: true, mail: 'off' } } };
    await quietOwner.call('PUT', preferences, { body });
    await createJoinRequest(await createUser(site), own);
    await settledEmailsTo(site, owner.user.email, 'anything');
    const news = [invitee, quietOwner].flatMap(({ user }) => emailsTo(site, user.email));
    expect(news.filter(({ unsubscribe }) => unsubscribe !== undefined)).toEqual([]);
  });
});

describe('in quiet hours', () => {
  const quiet = { quietHours: { from: '22:00', to: '07:00' } };

  beforeAll(async () => {
    await owner.call('POST', `/api/user/update/${owner.user.id}`, { body: { timeZone: 'Europe/Berlin' } });
    await owner.call('PUT', preferences, { body: quiet });
  });

  /** Waits until the job has postponed its email. Returns by how many hours. */
  async function putOffBy(notificationId: string): Promise<number> {
    return await vi.waitFor(
      async () => {
        const { rows } = await site.database.pool.query(
          `select extract(epoch from start_after - created_on) / 3600 as hours from jobs.job
           where name = 'notifications.mail' and state = 'created' and data ->> 'notificationId' = $1`,
          [notificationId],
        );
        return Math.round(Number(rows.find(({ hours }) => hours > 1).hours));
      },
      { timeout: 20_000, interval: 25 },
    );
  }

  async function askAtNight(): Promise<{ developer: TestUser; id: string }> {
    const developer = await createUser(site);
    clock.set('2026-03-28T22:00:00Z');
    return { developer, id: await ask(developer) };
  }

  test('postpone an email to their end, an hour less when clocks go forward, and keep it unread', async () => {
    const before = (await owner.call('GET', '/api/notifications/unread')).json().unread;
    const { developer, id } = await askAtNight();
    expect(await putOffBy(id)).toBe(7);
    expect(emailsTo(site, owner.user.email).map((mail) => mail.subject)).not.toContain(subject(developer));
    expect((await owner.call('GET', '/api/notifications/unread')).json().unread).toBe(before + 1);
    clock.set('2026-03-29T05:00:00Z');
    await emailNotification(systemCtx(site.app), id);
    await emailTo(site, owner.user.email, subject(developer));
  });

  test.each([
    ['read', (id: string) => owner.call('PUT', `/api/notifications/${id}/read`)],
    ['answered', (id: string) => owner.call('PUT', `/api/notifications/reject/${id}`)],
    [
      'not wanted any more',
      () =>
        owner.call('PUT', preferences, { body: { types: { join_request: { inApp: true, mail: 'off' } } } }),
    ],
  ])('skip the email of a notification that is %s in the meantime', async (_how, happen) => {
    const { developer, id } = await askAtNight();
    await putOffBy(id);
    expect((await happen(id)).statusCode).toBe(200);
    clock.set('2026-03-29T05:00:00Z');
    await emailNotification(systemCtx(site.app), id);
    const { rows } = await site.database.pool.query('select mail from notifications where id = $1', [id]);
    expect(rows).toEqual([{ mail: null }]);
    expect(emailsTo(site, owner.user.email).map((mail) => mail.subject)).not.toContain(subject(developer));
  });
});
