import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent, registered, registrationOf } from '../../../testing/actors/events.ts';
import { createUsers, createVerifiedUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

describe('friends', () => {
  test('find each other by an invitation link, and end it from either side', async () => {
    const event = await createOpenEvent(site, owner);
    const [one, other] = await createUsers(site, 2);
    if (one === undefined || other === undefined) throw new Error('there are two users');
    const { friendCode, id } = await registered(event, one);
    const answer = await registered(event, other, { friendCode });
    expect(answer.friends).toMatchObject([{ userId: one.user.id }]);
    expect((await registrationOf(event, one)).friends).toMatchObject([{ userId: other.user.id }]);
    await other.call('DELETE', `/api/events/${event.id}/friends/${id}`);
    expect((await registrationOf(event, one)).friends).toEqual([]);
    const own = await one.call('POST', `/api/events/${event.id}/friends`, { body: { friendCode } });
    expect(own.json().fields).toEqual({ friendCode: 'This is your own invitation link' });
  });

  test('in one direction are not in the data with which organisers score moves', async () => {
    const event = await createOpenEvent(site, owner, { teamSize: { min: 1, preferred: 2, max: 2 } });
    const [one, other] = await createUsers(site, 2);
    if (one === undefined || other === undefined) throw new Error('there are two users');
    const { friendCode, id } = await registered(event, one);
    const { id: otherId } = await registered(event, other, { friendCode });
    const list = `/api/events/${event.id}/formations`;
    const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
    const friendsOf = async () => {
      const { people } = (await owner.call('GET', `${list}/${version}/instance`)).json<{
        people: { id: string; friends: string[] }[];
      }>();
      return Object.fromEntries(people.map((person) => [person.id, person.friends]));
    };
    expect(await friendsOf()).toEqual({ [id]: [otherId], [otherId]: [id] });
    await other.call('DELETE', `/api/events/${event.id}/friends/${id}`);
    expect(await friendsOf()).toEqual({ [id]: [], [otherId]: [] });
  });

  test('who were removed cannot become friends again by the link that they know', async () => {
    const event = await createOpenEvent(site, owner);
    const [one, other] = await createUsers(site, 2);
    if (one === undefined || other === undefined) throw new Error('there are two users');
    const { friendCode } = await registered(event, one);
    const { id } = await registered(event, other, { friendCode });
    const removed = await one.call('DELETE', `/api/events/${event.id}/friends/${id}`);
    const url = `/api/events/${event.id}/friends`;
    const again = await other.call('POST', url, { body: { friendCode } });
    expect(again.json().fields).toHaveProperty('friendCode');
    expect((await registrationOf(event, one)).friends).toEqual([]);
    const renewed = await other.call('POST', url, { body: { friendCode: removed.json().friendCode } });
    expect(renewed.json().friends).toMatchObject([{ userId: one.user.id }]);
  });
});
