import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import {
  createOpenEvent,
  registered,
  registerFor,
  registrationOf,
  statusesIn,
  teamsOfTwo,
  withdraw,
} from '../../../testing/actors/events.ts';
import {
  createUsers,
  createVerifiedUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

describe('the deletion of an account', () => {
  test.each(['registered', 'confirmed', 'waitlisted', 'withdrawn'])(
    'of a participant who is %s removes the registration and keeps the capacity',
    async (status) => {
      const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
      const [first, second, third, fourth] = await createUsers(site, 4);
      if (!first || !second || !third || !fourth) throw new Error('there are four users');
      for (const user of [first, second, third, fourth]) {
        await registered(event, user);
        site.clock.advance(1000);
      }
      const leaver = status === 'waitlisted' ? third : first;
      if (status === 'confirmed') await first.call('POST', `/api/events/${event.id}/registration/confirm`);
      if (status === 'withdrawn') await withdraw(event, first);
      expect((await deleteAccount(leaver)).statusCode).toBe(200);
      const left = status === 'waitlisted' ? second : third;
      expect((await registrationOf(event, left)).status).toBe('registered');
      expect(await statusesIn(site, event)).toEqual({ registered: 2, waitlisted: 1 });
    },
  );

  test('of the owner passes the event to a co-organiser, or cancels it', async () => {
    const [first, second, participant] = await createUsers(site, 3);
    if (!first || !second || !participant) throw new Error('there are three users');
    const event = await createOpenEvent(site, first, { title: 'Orphan weekend' });
    await registered(event, participant);
    await first.call('PUT', `/api/events/${event.id}/organisers/${second.user.id}`);
    await deleteAccount(first);
    const page = () => site.guest().call('GET', `/api/events/slug/${event.slug}`);
    expect((await page()).json().organisers).toMatchObject([{ userId: second.user.id, role: 'owner' }]);
    await deleteAccount(second);
    expect((await page()).json()).toMatchObject({ status: 'cancelled', organisers: [] });
    await untilJobsAreDone(site);
    expect((await listNotificationsOf(participant))[0]?.message).toContain('is cancelled');
  });

  test('with a concurrent registration leaves no row of the account', async () => {
    const event = await createOpenEvent(site, owner);
    const all = await createUsers(site, 6);
    await Promise.all(all.flatMap((user) => [registerFor(event, user), deleteAccount(user)]));
    const { rows } = await site.database.pool.query(
      `select count(*)::int as count from event_participants p join users u on u.id = p.user_id
       where p.event_id = $1 and u.status = 'deleted'`,
      [event.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
