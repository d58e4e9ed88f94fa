import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEvent, createOpenEvent, registered } from '../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  other = await createUser(site);
});
afterAll(() => site.close());

describe('project ideas', () => {
  test('are proposed by participants, and changed by them and by organisers', async () => {
    const event = await createOpenEvent(site, owner);
    const url = `/api/events/${event.id}/ideas`;
    const body = { title: 'Buoy radio', needs: [{ role: 'Backend', count: 2 }] };
    expect((await other.call('POST', url, { body })).statusCode).toBe(403);
    const participant = await createUser(site);
    await registered(event, participant);
    const idea = (await participant.call('POST', url, { body })).json();
    expect(idea).toMatchObject({ title: 'Buoy radio', proposedBy: { userId: participant.user.id } });
    expect((await other.call('PUT', `${url}/${idea.id}`, { body })).statusCode).toBe(403);
    expect(
      (await owner.call('PUT', `${url}/${idea.id}`, { body: { ...body, title: 'Buoys' } })).json(),
    ).toMatchObject({ title: 'Buoys' });
    await participant.call('PATCH', `/api/events/${event.id}/registration`, { body: { wishes: [idea.id] } });
    expect((await owner.call('DELETE', `${url}/${idea.id}`)).statusCode).toBe(200);
    const own = (await participant.call('GET', `/api/events/${event.id}/registration`)).json();
    expect(own.registration.wishes).toEqual([]);
  });
});

describe('project ideas of a draft', () => {
  test('are unknown to all but its organisers', async () => {
    const { event } = await createEvent(site, owner);
    const ideas = `/api/events/${event.id}/ideas`;
    const { id } = (await owner.call('POST', ideas, { body: { title: 'Buoy radio' } })).json();
    const body = { title: 'Loud buoy' };
    for (const response of [
      await other.call('POST', ideas, { body }),
      await other.call('PUT', `${ideas}/${id}`, { body }),
      await other.call('DELETE', `${ideas}/${id}`),
    ])
      expect(response.statusCode, response.body).toBe(404);
  });
});

describe('project ideas of participants', () => {
  const idea = { title: 'Quiet buoy', needs: [{ role: 'Backend', count: 2 }], skills: ['Rust'] };

  test('are proposed and changed by their participant until the registration closes', async () => {
    const [owner, one, other] = [await createUser(site), await createUser(site), await createUser(site)];
    const event = await createOpenEvent(site, owner);
    await registered(event, one);
    await registered(event, other);
    const ideas = `/api/events/${event.id}/ideas`;
    const { id } = (await one.call('POST', ideas, { body: idea })).json();
    const changed = { ...idea, title: 'Loud buoy' };
    expect((await other.call('PUT', `${ideas}/${id}`, { body: changed })).statusCode).toBe(403);
    expect((await one.call('PUT', `${ideas}/${id}`, { body: changed })).json().title).toBe('Loud buoy');
    site.clock.advance(11 * dayMs);
    expect((await one.call('PUT', `${ideas}/${id}`, { body: idea })).statusCode).toBe(403);
    expect((await one.call('POST', ideas, { body: idea })).statusCode).toBe(403);
    expect((await owner.call('DELETE', `${ideas}/${id}`)).statusCode).toBe(200);
  });

  test('can be changed again by a participant who withdrew, once they register again', async () => {
    const [owner, user] = [await createUser(site), await createUser(site)];
    const event = await createOpenEvent(site, owner);
    await registered(event, user);
    const { id } = (await user.call('POST', `/api/events/${event.id}/ideas`, { body: idea })).json();
    const url = `/api/events/${event.id}/ideas/${id}`;
    const canEdit = async () => {
      const page = (await user.call('GET', `/api/events/slug/${event.slug}`)).json();
      return page.ideas[0].can.edit;
    };
    expect(await canEdit()).toBe(true);
    await user.call('DELETE', `/api/events/${event.id}/registration`);
    expect((await user.call('PUT', url, { body: idea })).statusCode).toBe(403);
    expect((await user.call('DELETE', url)).statusCode).toBe(403);
    expect(await canEdit()).toBe(false);
    await registered(event, user);
    expect((await user.call('PUT', url, { body: idea })).statusCode).toBe(200);
  });

  test('are rejected if the organisers do not allow them, or above five of one participant', async () => {
    const [owner, user] = [await createUser(site), await createUser(site)];
    const event = await createOpenEvent(site, owner);
    await registered(event, user);
    const ideas = `/api/events/${event.id}/ideas`;
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        user.call('POST', ideas, { body: { ...idea, title: `Buoy ${n}` } }),
      ),
    );
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect(sent.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    const closed = await createOpenEvent(site, owner, { participantIdeas: false });
    await registered(closed, user);
    const refused = await user.call('POST', `/api/events/${closed.id}/ideas`, { body: idea });
    expect(refused.statusCode).toBe(403);
    const page = (await user.call('GET', `/api/events/slug/${closed.slug}`)).json();
    expect(page).toMatchObject({ participantIdeas: false, viewer: { can: { proposeIdea: false } } });
    expect((await owner.call('POST', `/api/events/${closed.id}/ideas`, { body: idea })).statusCode).toBe(201);
  });
});
