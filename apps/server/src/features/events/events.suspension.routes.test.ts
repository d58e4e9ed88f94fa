import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, suspend } from '../../testing/actors/admins.ts';
import {
  createOpenEvent,
  registered,
  registerFor,
  teamsOfTwo,
  withdraw,
} from '../../testing/actors/events.ts';
import { createUser, createUsers, type TestUser } from '../../testing/actors/factories.ts';
import { createFormedEvent, publishTeams } from '../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
});
afterAll(() => site.close());

async function statusOf(event: EventPage, { user }: TestUser): Promise<string> {
  const { rows } = await site.database.pool.query(
    'select status from event_participants where event_id = $1 and user_id = $2',
    [event.id, user.id],
  );
  return rows[0].status;
}

describe('a suspended participant', () => {
  test('is in no published team, and owns no project', async () => {
    const owner = await createUser(site);
    const formed = await createFormedEvent(site, owner, 6);
    const [first, ...others] = formed.users;
    if (!first) throw new Error('there are participants');
    await suspend(admin, first);
    expect((await publishTeams(formed, owner)).statusCode).toBe(200);
    const { rowCount } = await site.database.pool.query('select from memberships where user_id = $1', [
      first.user.id,
    ]);
    expect(rowCount).toBe(0);
    expect(await statusOf(formed.event, first)).toBe('registered');
    const names: string[] = [];
    for (const user of others) {
      const { team } = (await user.call('GET', `/api/events/${formed.event.id}/team`)).json();
      names.push(...team.members.map(({ username }: { username: string }) => username));
    }
    expect(names).not.toContain(first.user.username);
  });

  test('takes no place from the waiting list', async () => {
    const owner = await createUser(site);
    const event = await createOpenEvent(site, owner, { ...teamsOfTwo, capacity: 2 });
    const users = await createUsers(site, 4);
    for (const user of users) await registered(event, user);
    const [first, , third, fourth] = users;
    if (!first || !third || !fourth) throw new Error('there are four users');
    await suspend(admin, third);
    await withdraw(event, first);
    expect(await statusOf(event, third)).toBe('waitlisted');
    expect(await statusOf(event, fourth)).toBe('registered');
  });
});

test('an event is in no list and accepts no registration while all its organisers are suspended', async () => {
  const [owner, co, user] = [await createUser(site), await createUser(site), await createUser(site)];
  const event = await createOpenEvent(site, owner);
  await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
  const isFound = async () => {
    const list = (await user.call('GET', '/api/events?limit=50')).json();
    const next = (await user.call('GET', '/api/user/events')).body;
    const map = (await site.guest().call('GET', '/sitemap/events/1.xml')).body;
    return [
      list.events.some(({ id }: EventPage) => id === event.id),
      next.includes(event.id),
      map.includes(event.slug),
    ];
  };
  await suspend(admin, owner);
  expect(await isFound()).toEqual([true, true, true]);
  await suspend(admin, co);
  expect(await isFound()).toEqual([false, false, false]);
  const page = (await user.call('GET', `/api/events/slug/${event.slug}`)).json<EventPage>();
  expect(page.viewer).toMatchObject({ notAllowed: 'closed', can: { register: false } });
  expect((await registerFor(event, user)).statusCode).toBe(409);
});
