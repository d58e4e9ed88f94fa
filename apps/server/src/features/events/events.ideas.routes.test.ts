import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createEvent, createOpenEvent, endedFormation, registered } from '../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { publishTeams } from '../../testing/actors/formed-events.ts';
import { pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { settleAllSeats } from '../seats/seats.service.ts';

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
    expect((await other.call('PUT', `${url}/${idea.id}`, { body: { ...body, version: 1 } })).statusCode).toBe(
      403,
    );
    expect(
      (
        await owner.call('PUT', `${url}/${idea.id}`, { body: { ...body, title: 'Buoys', version: 1 } })
      ).json(),
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
      await other.call('PUT', `${ideas}/${id}`, { body: { ...body, version: 1 } }),
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
    const changed = { ...idea, title: 'Loud buoy', version: 1 };
    expect((await other.call('PUT', `${ideas}/${id}`, { body: changed })).statusCode).toBe(403);
    expect((await one.call('PUT', `${ideas}/${id}`, { body: changed })).json().title).toBe('Loud buoy');
    site.clock.advance(11 * dayMs);
    expect((await one.call('PUT', `${ideas}/${id}`, { body: { ...idea, version: 2 } })).statusCode).toBe(403);
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
    expect((await user.call('PUT', url, { body: { ...idea, version: 1 } })).statusCode).toBe(403);
    expect((await user.call('DELETE', url)).statusCode).toBe(403);
    expect(await canEdit()).toBe(false);
    await registered(event, user);
    expect((await user.call('PUT', url, { body: { ...idea, version: 1 } })).statusCode).toBe(200);
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

describe('the needs of a project idea', () => {
  const idea = {
    title: 'Buoy radio',
    needs: [
      { role: 'Design', count: 1 },
      { role: 'Story', count: 2 },
    ],
    skills: ['Rust', 'Figma'],
    maxTeams: 2,
  };

  /** An event whose teams of three work on the idea, with one member who shows design. */
  async function formedForIdea(form: { needs?: object[]; skills?: string[]; roles?: string[] } = {}) {
    const { roles = ['Backend', 'Design', 'Story'], ...changes } = form;
    const owner = await createUser(site);
    const designer = await createUser(site, { skills: ['Figma'] });
    const users = [designer, ...(await Promise.all([1, 2].map(() => createUser(site))))];
    const event = await createOpenEvent(site, owner, {
      roles,
      teamSize: { min: 3, preferred: 3, max: 3 },
    });
    await owner.call('POST', `/api/events/${event.id}/ideas`, { body: { ...idea, ...changes } });
    const rules = [{ id: 'needs', kind: 'needs', strength: 2, level: 1 }];
    await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
    for (const user of users) await registered(event, user, { roles: [{ role: roles[0], level: 3 }] });
    const url = `/api/events/${event.id}/formations`;
    const { version } = (await owner.call('POST', url, { body: { seconds: 1 } })).json();
    await endedFormation(owner, event.id, version);
    const published = await publishTeams({ event, users, version }, owner);
    expect(published.statusCode, published.body).toBe(200);
    const { team } = (await designer.call('GET', `/api/events/${event.id}/team`)).json();
    return { owner, event, designer, page: await pageOf(owner, team.project) };
  }

  test('become the seats of the published project, without levels', async () => {
    const { designer, page } = await formedForIdea();
    expect(page.skills).toEqual(['Design', 'Story', 'Rust', 'Figma']);
    expect(page.seats).toMatchObject([
      { name: 'UX design', skills: ['Design', 'Figma'], level: 'any', memberId: designer.user.id },
      { name: 'Story', skills: ['Story'], level: 'any' },
      { name: 'Backend', skills: ['Rust'], level: 'any' },
    ]);
    const seated = page.seats.map(({ memberId }: { memberId: string | null }) => memberId);
    expect(new Set(seated).size).toBe(3);
    expect(seated).not.toContain(null);
  });

  test('stay the seats after the settling of all seats, and go with the publication', async () => {
    const { owner, event, page } = await formedForIdea();
    const countStored = async () => {
      const { rows } = await site.database.pool.query('select 1 from seats where project_id = $1', [page.id]);
      return rows.length;
    };
    expect(await countStored()).toBe(3);
    await settleAllSeats(systemCtx(site.app));
    expect((await pageOf(owner, page)).seats).toEqual(page.seats);
    expect((await owner.call('POST', `/api/events/${event.id}/unpublish`)).statusCode).toBe(200);
    expect(await countStored()).toBe(0);
  });

  test('can have long names, more roles than members, and a skill with the name of a role', async () => {
    const roles = ['Writer', ...['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40))];
    const needs = roles.map((role) => ({ role, count: 10 }));
    const { page } = await formedForIdea({ roles, needs, skills: ['writer', 'Rust'] });
    expect(page.skills).toEqual([...roles, 'Rust']);
    expect(page.seats).toHaveLength(3);
    expect(page.seats.flatMap(({ skills }: { skills: string[] }) => skills).toSorted()).toEqual(
      page.skills.toSorted(),
    );
  });
});
