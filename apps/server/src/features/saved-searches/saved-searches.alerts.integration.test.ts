import { minuteMs } from '@teamwright/contracts/core/durations.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { emailsTo, untilJobsAreDone } from '../../testing/actors/emails.ts';
import {
  createProject,
  createUser,
  createVerifiedUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { settableClock } from '../../testing/fakes/clock.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDigests } from '../notifications/notifications.digest.service.ts';
import { sendAlerts } from './saved-searches.alerts.service.ts';

const clock = settableClock('2026-06-01T12:00:00Z');
const technology = ['Zig'];

let site: TestApp;
let owner: TestUser;
let seeker: TestUser;

beforeAll(async () => {
  site = await createTestApp({ clock });
  owner = await createUser(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  seeker = await createVerifiedUser(site);
});

async function save(filter: Record<string, unknown> = { technology }, name = 'Zig'): Promise<string> {
  const answer = await seeker.call('POST', '/api/saved-searches', { body: { name, filter } });
  clock.advance(minuteMs);
  return answer.json().id;
}

function post(changes: Record<string, unknown> = {}, by = owner) {
  return createProject(by, { technologies: technology, ...changes });
}

/** Runs the job a minute later. Returns all alerts that the user has received, newest first. */
async function alerts(user = seeker): Promise<Notification[]> {
  clock.advance(minuteMs);
  await sendAlerts(systemCtx(site.app));
  return (await listNotificationsOf(user)).filter(({ type }) => type === 'saved_search');
}

test('an alert names the search and the new project, and links to it', async () => {
  await save();
  const project = await post({ title: 'Bell buoy' });
  expect(await alerts()).toMatchObject([
    { message: 'New in your search “Zig”: Bell buoy', postId: project.id, postSlug: project.slug },
  ]);
});

test('a project is announced once per saved search, however often it changes and the job runs', async () => {
  await save();
  await save({ searchTerm: 'lantern' }, 'Light');
  const project = await post({ title: 'Lantern' });
  expect((await alerts()).map(({ message }) => message).sort()).toEqual([
    'New in your search “Light”: Lantern',
    'New in your search “Zig”: Lantern',
  ]);
  await owner.call('PATCH', `/api/post/${project.id}`, { body: { title: 'Lantern, edited' } });
  clock.advance(60 * minuteMs);
  expect(await alerts()).toHaveLength(2);
});

test('a project that an edit makes fit is announced', async () => {
  await save();
  const project = await post({ technologies: ['React'] });
  expect(await alerts()).toEqual([]);
  clock.advance(60 * minuteMs);
  await owner.call('PATCH', `/api/post/${project.id}`, { body: { technologies: technology } });
  expect(await alerts()).toHaveLength(1);
});

test('older, closed, own and unrelated projects are not announced, nor projects of the own team', async () => {
  await post();
  clock.advance(minuteMs);
  await save();
  const closed = await post();
  await owner.call('POST', `/api/post/${closed.id}/close`);
  const full = await post({ teamSize: 1 });
  expect(full.status).toBe('full');
  await post({ technologies: ['React'] });
  await post({}, seeker);
  await join(seeker, await post(), owner);
  expect(await alerts()).toEqual([]);
});

test.each(['blocker', 'blocked'])('a project of an owner who is the %s is not announced', async (role) => {
  await save();
  const other = await createUser(site);
  const [one, two] = role === 'blocker' ? [other, seeker] : [seeker, other];
  await one.call('PUT', `/api/blocks/${two.user.id}`);
  await post({}, other);
  expect(await alerts()).toEqual([]);
});

test('a project of a suspended owner is not announced', async () => {
  await save();
  const other = await createUser(site);
  await post({}, other);
  await site.database.pool.query("update users set status = 'suspended' where id = $1", [other.user.id]);
  expect(await alerts()).toEqual([]);
});

test('a search near the user follows the area of the profile', async () => {
  await seeker.call('POST', `/api/user/update/${seeker.user.id}`, { body: { area: 'Turku, Finland' } });
  await save({ near: 'me' }, 'Near me');
  const neighbour = await createUser(site, { profile: { area: 'Turku' } });
  const project = await post({}, neighbour);
  await post({}, await createUser(site, { profile: { area: 'Oslo, Norway' } }));
  expect((await alerts()).map(({ postId }) => postId)).toEqual([project.id]);
});

test('many new projects of one run are announced together', async () => {
  await save();
  for (let n = 1; n <= 4; n += 1) await post({ title: `Reef ${n}` });
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ message: '4 new projects in your search “Zig”', postId: null });
  expect(alert?.projects.map(({ title }) => title)).toEqual(['Reef 4', 'Reef 3', 'Reef 2', 'Reef 1']);
});

test('each project is announced once when several processes check at the same time', async () => {
  await save();
  await post();
  await post();
  clock.advance(minuteMs);
  await Promise.all([1, 2, 3, 4].map(() => sendAlerts(systemCtx(site.app))));
  expect(await alerts()).toHaveLength(2);
});

test('a search that is deleted while the job waits for it is not announced', async () => {
  const id = await save();
  await post();
  clock.advance(minuteMs);
  const client = await site.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from saved_searches where id = $1', [id]);
    const run = sendAlerts(systemCtx(site.app));
    await expect
      .poll(async () => {
        const waiting = `select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and query ilike '%saved_searches%' and datname = current_database()`;
        return (await site.database.pool.query(waiting)).rowCount;
      })
      .toBe(1);
    await client.query('commit');
    await run;
  } finally {
    client.release();
  }
  expect(await alerts()).toEqual([]);
});

test('alerts that are off announce nothing, and turned on again only what is posted later', async () => {
  const id = await save();
  const turn = (on: boolean) => seeker.call('PATCH', `/api/saved-searches/${id}`, { body: { alerts: on } });
  await turn(false);
  await post({ title: 'Missed' });
  expect(await alerts()).toEqual([]);
  await turn(true);
  expect(await alerts()).toEqual([]);
  await post({ title: 'Seen' });
  expect((await alerts()).map(({ postTitle }) => postTitle)).toEqual(['Seen']);
});

test('the daily email contains alerts, and one of its links stops only them', async () => {
  clock.set('2026-06-10T12:00:00Z');
  await save();
  await post({ title: 'Sluice' });
  await alerts();
  clock.set('2026-06-11T08:00:00Z');
  await sendDigests(systemCtx(site.app));
  await untilJobsAreDone(site);
  const mail = emailsTo(site, seeker.user.email).find(({ subject }) =>
    subject.startsWith('Your daily summary'),
  );
  expect(mail?.text).toContain('- New in your search “Zig”: Sluice');
  const stop = /Stop emails about new projects in your saved searches\n\s+(\S+)/.exec(mail?.text ?? '')?.[1];
  const token = new URL(stop ?? '').searchParams.get('token') ?? '';
  const unsubscribe = `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`;
  expect((await site.guest().call('POST', unsubscribe)).json()).toEqual({
    scope: 'saved_search',
    subscribed: false,
  });
  const { types } = (await seeker.call('GET', '/api/user/notification-preferences')).json();
  expect(types.saved_search).toEqual({ inApp: true, mail: 'off' });
  expect(types.mention.mail).toBe('digest');
});
