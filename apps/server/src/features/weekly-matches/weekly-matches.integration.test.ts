import { dayMs, weekMs } from '@teamwright/contracts/core/durations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import type { OutgoingEmail } from '../../platform/mail/mailer.ts';
import { emailsTo, untilJobsAreDone } from '../../testing/actors/emails.ts';
import {
  createProject,
  createUser,
  createVerifiedUser,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { type Client, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendWeeklyMatches } from './weekly-matches.service.ts';

const clock = settableClock('2026-06-01T12:00:00Z');
const skills = ['typescript', 'react', 'postgresql', 'frontend'];

let site: TestApp;

/** Each test has its own site, because every user of a site gets the same new projects. */
beforeEach(async () => {
  clock.set('2026-06-01T12:00:00Z');
  site = await createTestApp({ clock });
  return () => site.close();
});

async function newcomer(profile: Record<string, unknown> = {}): Promise<TestUser> {
  const given = { timeZone: 'UTC', hoursPerWeek: 10, ...profile };
  const user = await createVerifiedUser(site, { skills, profile: given });
  const { pool } = site.database;
  await pool.query('update users set created_at = $2 where id = $1', [user.user.id, clock.now()]);
  return user;
}

/** Each project has its own owner, because sessions end while the clock moves by weeks. */
async function post(title: string, changes: Record<string, unknown> = {}) {
  const owner = await createUser(site, { profile: { timeZone: 'UTC' } });
  const project = await createProject(owner, { title, technologies: ['React', 'TypeScript'], ...changes });
  return { owner, project };
}

/** The same user in a new session. */
async function signIn({ user }: TestUser): Promise<Client> {
  const client = site.guest();
  const body = { email: user.email, password: testPassword };
  expect((await client.call('POST', '/api/auth/login', { body })).statusCode).toBe(200);
  return client;
}

/** Runs the job after some days. Returns all weekly emails that the user has received up to then. */
async function mailsAfter(days: number, user: TestUser): Promise<OutgoingEmail[]> {
  clock.advance(days * dayMs);
  await sendWeeklyMatches(systemCtx(site.app));
  await untilJobsAreDone(site);
  return emailsTo(site, user.user.email).filter(({ subject }) => /new projects? fits? you$/.test(subject));
}

describe('the weekly email', () => {
  test('names up to three new projects with the first sentence of their explanation', async () => {
    const user = await newcomer();
    const posted = [];
    for (const title of ['Reef', 'Quay', 'Buoy', 'Lamp']) posted.push((await post(title)).project);
    const [mail, ...others] = await mailsAfter(8, user);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('3 new projects fit you');
    const shown = posted.filter(({ slug }) => mail?.text.includes(`http://localhost:3000/project/${slug}\n`));
    expect(shown).toHaveLength(3);
    const answer = await (await signIn(user)).call('GET', `/flask/projects/recommendations/${user.user.id}`);
    for (const { id, title, reasons } of answer.json<{ id: string; title: string; reasons: string[] }[]>())
      if (shown.some((project) => project.id === id))
        expect(mail?.text).toContain(`- ${title}: ${reasons[0]}`);
  });

  test('is sent at most once a week, and never with the same project again', async () => {
    const user = await newcomer();
    await post('Reef');
    expect(await mailsAfter(7, user)).toHaveLength(1);
    await post('Quay');
    expect(await mailsAfter(6, user)).toHaveLength(1);
    const mails = await mailsAfter(1, user);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new project fits you', '1 new project fits you']);
    expect(mails[1]?.text).toContain('- Quay: ');
    expect(mails[1]?.text).not.toContain('- Reef: ');
    expect(await mailsAfter(7, user)).toHaveLength(2);
  });

  test('stops with one click of the mail program, and stays off', async () => {
    const user = await newcomer();
    await post('Reef');
    const [mail] = await mailsAfter(7, user);
    const oneClick = new URL(mail?.unsubscribe ?? '');
    expect(oneClick.searchParams.get('token')).toContain('.weekly_matches.');
    const stopped = await site.guest().call('POST', `${oneClick.pathname}${oneClick.search}`);
    expect(stopped.json()).toEqual({ scope: 'weekly_matches', subscribed: false });
    await post('Quay');
    expect(await mailsAfter(7, user)).toHaveLength(1);
  });

  test('waits for the day of the user’s time zone', async () => {
    const user = await newcomer({ timeZone: 'Asia/Tokyo' });
    await post('Reef');
    clock.set('2026-06-09T22:45:00Z');
    expect(await mailsAfter(0, user)).toEqual([]);
    clock.set('2026-06-09T23:00:00Z');
    expect(await mailsAfter(0, user)).toHaveLength(1);
  });

  test('is sent once when several processes send at the same time', async () => {
    const user = await newcomer();
    await post('Reef');
    clock.advance(weekMs);
    await Promise.all([1, 2, 3, 4].map(() => sendWeeklyMatches(systemCtx(site.app))));
    expect(await mailsAfter(0, user)).toHaveLength(1);
    const { rows } = await site.database.pool.query('select 1 from weekly_matches');
    expect(rows).toHaveLength(1);
  });
});

describe('no weekly email is sent', () => {
  test('to a user without a confirmed skill, or without a confirmed email address', async () => {
    const without = await createVerifiedUser(site, { profile: { timeZone: 'UTC' } });
    const unverified = await createUser(site, { skills, profile: { timeZone: 'UTC' } });
    await post('Reef');
    expect(await mailsAfter(7, without)).toEqual([]);
    expect(await mailsAfter(0, unverified)).toEqual([]);
  });

  test('in the first week of an account', async () => {
    const user = await newcomer();
    await post('Reef');
    expect(await mailsAfter(6, user)).toEqual([]);
  });

  test('about projects that fit less than Good', async () => {
    const user = await newcomer();
    await post('Reef', { technologies: ['COBOL', 'Fortran'], skills: ['Haskell'] });
    expect(await mailsAfter(7, user)).toEqual([]);
  });

  test('about old, closed and own projects, and projects with a block', async () => {
    const user = await newcomer();
    await post('Old');
    clock.set('2026-07-02T12:00:00Z');
    const later = await signIn(user);
    await createProject(later, { technologies: ['React', 'TypeScript'] });
    const closed = await post('Closed');
    await closed.owner.call('POST', `/api/post/${closed.project.id}/close`);
    const blocked = await post('Blocked');
    await later.call('PUT', `/api/blocks/${blocked.owner.user.id}`);
    expect(await mailsAfter(0, user)).toEqual([]);
    await post('Reef');
    expect(await mailsAfter(7, user)).toMatchObject([{ subject: '1 new project fits you' }]);
  });
});
