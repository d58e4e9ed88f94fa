import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { untilJobsAreDone } from '../../testing/actors/emails.ts';
import { createOpenEvent, registered, registerFor, teamsOfTwo } from '../../testing/actors/events.ts';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createFormedEvent, type FormedEvent, publishTeams } from '../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { eventsJobs } from './events.jobs.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  [owner, co] = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

async function formedEvent(people?: number): Promise<FormedEvent> {
  const formed = await createFormedEvent(site, owner, people);
  await owner.call('PUT', `/api/events/${formed.event.id}/organisers/${co.user.id}`);
  return formed;
}

async function statusOf({ slug }: EventPage): Promise<string> {
  return (await site.guest().call('GET', `/api/events/slug/${slug}`)).json<EventPage>().status;
}

async function versionOf({ id }: EventPage): Promise<number> {
  return (await owner.call('GET', `/api/events/${id}/desk`)).json().version;
}

async function count(query: string, id: string): Promise<number> {
  return (await site.database.pool.query(`select count(*)::int as count from ${query}`, [id])).rows[0].count;
}

async function countProjects({ event }: FormedEvent): Promise<number> {
  const query = `event_teams t join event_formations f on f.id = t.formation_id
    where f.event_id = $1 and t.project_id is not null`;
  return await count(query, event.id);
}

async function teamOf({ event }: FormedEvent, user: TestUser): Promise<PublishedTeam | null> {
  return (await user.call('GET', `/api/events/${event.id}/team`)).json<{ team: PublishedTeam | null }>().team;
}

/** Runs the job at this time, as the scheduler would. */
async function advanceBy(days: number): Promise<void> {
  site.clock.advance(days * dayMs);
  await eventsJobs.find(({ name }) => name === 'events.advance')?.run(systemCtx(site.app));
  site.clock.advance(-days * dayMs);
}

describe('the deadline', () => {
  test('that an organiser moves to now decides about each concurrent registration', async () => {
    const event = await createOpenEvent(site, owner);
    const users: TestUser[] = [];
    for (let n = 0; n < 6; n += 1) users.push(await createUser(site));
    const body = { deadline: site.clock.now().toISOString(), version: await versionOf(event) };
    const [moved, ...answers] = await Promise.all([
      owner.call('PATCH', `/api/events/${event.id}`, { body }),
      ...users.map((user) => registerFor(event, user)),
    ]);
    expect(moved.statusCode, moved.body).toBe(200);
    const stored = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6 - stored);
    expect(await count('event_participants where event_id = $1', event.id)).toBe(stored);
    expect((await registerFor(event, await createUser(site))).statusCode).toBe(409);
  });
});

describe('two concurrent organisers', () => {
  test('cannot both save the event: one is rejected and overwrites nothing', async () => {
    const event = await createOpenEvent(site, owner);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const version = await versionOf(event);
    const titles = ['Ebb weekend', 'Flood weekend'];
    const answers = await Promise.all(
      [owner, co].map((organiser, index) =>
        organiser.call('PATCH', `/api/events/${event.id}`, { body: { title: titles[index], version } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = titles[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await owner.call('GET', `/api/events/${event.id}/desk`)).json().event.title).toBe(winner);
  });

  test('cannot both save the rules: one is rejected', async () => {
    const event = await createOpenEvent(site, owner);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const bodies = [2, 3].map((strength) => ({
      rules: [{ id: 'a', kind: 'language', strength }],
      version: 1,
    }));
    const answers = await Promise.all(
      [owner, co].map((organiser, index) =>
        organiser.call('PUT', `/api/events/${event.id}/rules`, { body: bodies[index] }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('cannot both save a project idea: one is rejected and overwrites nothing', async () => {
    const event = await createOpenEvent(site, owner);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const url = `/api/events/${event.id}/ideas`;
    const { id, version } = (await owner.call('POST', url, { body: { title: 'Buoy radio' } })).json();
    const titles = ['Quiet buoy', 'Loud buoy'];
    const answers = await Promise.all(
      [owner, co].map((organiser, index) =>
        organiser.call('PUT', `${url}/${id}`, { body: { title: titles[index], version } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = titles[answers.findIndex(({ statusCode }) => statusCode === 200)];
    const { ideas } = (await site.guest().call('GET', `/api/events/slug/${event.slug}`)).json<EventPage>();
    expect(ideas).toMatchObject([{ title: winner, version: version + 1 }]);
  });

  test('publications of several events with the same names of teams all succeed', async () => {
    const events = await Promise.all(Array.from({ length: 4 }, () => formedEvent()));
    const answers = await Promise.all(events.map((formed) => publishTeams(formed, owner)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(events.map(countProjects))).toEqual([2, 2, 2, 2]);
  });

  test('a publication and a cancellation leave the event cancelled and its teams complete', async () => {
    const formed = await formedEvent();
    const [published, cancelled] = await Promise.all([
      publishTeams(formed, owner),
      co.call('POST', `/api/events/${formed.event.id}/cancel`, { body: { reason: 'The hall is flooded' } }),
    ]);
    expect(cancelled.statusCode).toBe(200);
    expect([200, 409]).toContain(published.statusCode);
    expect(await statusOf(formed.event)).toBe('cancelled');
    expect(await countProjects(formed)).toBe(published.statusCode === 200 ? 2 : 0);
  });
});

describe('the end of an event', () => {
  test('that is cancelled at the same time leaves it cancelled', async () => {
    const event = await createOpenEvent(site, owner);
    const { pool } = site.database;
    const cancelling = await pool.connect();
    let ended: Promise<void> | undefined;
    try {
      await cancelling.query('begin');
      await cancelling.query("update events set status = 'cancelled' where id = $1", [event.id]);
      ended = advanceBy(23);
      const waits = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query ilike '%events%'`;
      await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
      await cancelling.query('commit');
    } finally {
      cancelling.release(true);
    }
    await ended;
    expect(await statusOf(event)).toBe('cancelled');
  });
});

describe('the publication', () => {
  test('of two versions at the same time succeeds for one of them', async () => {
    const formed = await formedEvent();
    const list = `/api/events/${formed.event.id}/formations`;
    const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
    await untilJobsAreDone(site);
    const answers = await Promise.all([
      publishTeams(formed, owner),
      publishTeams({ ...formed, version }, co),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await countProjects(formed)).toBe(2);
  });

  test('with a concurrent registration leaves the new participant without a team, or rejected', async () => {
    const formed = await formedEvent();
    const late = await createUser(site);
    const [published, answer] = await Promise.all([
      publishTeams(formed, owner),
      registerFor(formed.event, late),
    ]);
    expect(published.statusCode).toBe(200);
    expect([201, 409]).toContain(answer.statusCode);
    expect(await teamOf(formed, late)).toBeNull();
    expect(await countProjects(formed)).toBe(2);
  });

  test('with a concurrent undo leaves all teams or none', async () => {
    const formed = await formedEvent();
    await publishTeams(formed, owner);
    const answers = await Promise.all([
      owner.call('POST', `/api/events/${formed.event.id}/unpublish`),
      publishTeams(formed, co),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const isPublished = (await statusOf(formed.event)) === 'published';
    expect(await countProjects(formed)).toBe(isPublished ? 2 : 0);
  });
});

/** How an event comes into each state, and what happens at the same time as the deletion of the account. */
type Step = (formed: FormedEvent) => Promise<unknown>;

const toPublished: Step = (formed) => publishTeams(formed, owner);
const states: Readonly<Record<string, readonly [Step, Step]>> = {
  open: [async () => undefined, async ({ event }) => registerFor(event, await createUser(site))],
  forming: [
    ({ event }) => owner.call('POST', `/api/events/${event.id}/close`),
    (formed) => publishTeams(formed, owner),
  ],
  published: [toPublished, ({ event }) => owner.call('POST', `/api/events/${event.id}/unpublish`)],
  running: [
    (formed) => toPublished(formed).then(() => advanceBy(21)),
    ({ event }) => owner.call('GET', `/api/events/${event.id}/publication`),
  ],
  finished: [
    (formed) => toPublished(formed).then(() => advanceBy(23)),
    ({ event }) => owner.call('GET', `/api/events/${event.id}/participants.csv`),
  ],
  cancelled: [
    async () => undefined,
    ({ event }) => co.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'No hall' } }),
  ],
};

describe('a participant who deletes the account', () => {
  test.each(Object.keys(states))(
    'of an event that is %s leaves nothing behind, also during a change by an organiser',
    async (state) => {
      const formed = await formedEvent();
      const [reach, rival] = states[state] ?? [];
      await reach?.(formed);
      // The first who registered owns the project of a published team.
      const [leaver, ...others] = formed.users;
      if (leaver === undefined || rival === undefined) throw new Error('there are six users and a rival');
      const [deleted] = await Promise.all([deleteAccount(leaver), rival(formed)]);
      expect(deleted.statusCode, deleted.body).toBe(200);
      const { id } = leaver.user;
      expect(await count('event_participants where user_id = $1', id)).toBe(0);
      expect(await count('memberships where user_id = $1', id)).toBe(0);
      expect(await count("projects where owner_id = $1 and status <> 'archived'", id)).toBe(0);
      for (const other of others) {
        const team = await teamOf(formed, other);
        if (team === null) continue;
        expect(team.members.map(({ userId }) => userId)).not.toContain(id);
        const body = { postId: team.project.id, message: 'Still here' };
        expect((await other.call('POST', '/api/chat/send', { body })).statusCode, state).toBe(201);
      }
      await untilJobsAreDone(site);
    },
  );

  test('frees one place for the waiting list, also if two participants do so at the same time', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
    const users: TestUser[] = [];
    for (let n = 0; n < 4; n += 1) {
      const user = await createUser(site);
      await registered(event, user);
      site.clock.advance(1000);
      users.push(user);
    }
    const answers = await Promise.all(users.slice(0, 2).map(deleteAccount));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await count("event_participants where event_id = $1 and status = 'registered'", event.id)).toBe(2);
  });
});
