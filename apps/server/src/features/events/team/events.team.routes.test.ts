import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent, endedFormation, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { beforeQuery } from '../../../testing/before-query.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

/** Tuesday from 18:00 to 22:00 in Berlin, the time zone of the event. */
const tuesdayEvening = `${'0'.repeat(10)}3c${'0'.repeat(30)}`;
const profile = { timeZone: 'Europe/Berlin', availability: tuesdayEvening };

const rules = [
  { id: 'backend', kind: 'role', strength: 3, role: 'Backend', count: 1, level: 2 },
  { id: 'skills', kind: 'skills', strength: 1, skills: ['React', 'SQL'] },
  { id: 'hours', kind: 'hours', strength: 2, hours: 4 },
  { id: 'language', kind: 'language', strength: 1 },
  { id: 'friends', kind: 'friends', strength: 30 },
  { id: 'wishes', kind: 'wishes', strength: 1, within: 3 },
];

interface World {
  readonly event: EventPage;
  /** Two friends, and two friends in the other team. */
  readonly ada: TestUser;
  readonly ben: TestUser;
  readonly cy: TestUser;
  readonly dee: TestUser;
  readonly preview: { readonly messages: { readonly members: unknown[] }[] };
}

/** Two published teams of two friends each. */
async function publishedWorld(): Promise<World> {
  const event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 2, max: 2 } });
  await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
  const question = {
    kind: 'choice',
    label: 'Anything else?',
    options: ['Yes', 'No'],
    visibility: 'used_in_rule',
  };
  const put = await owner.call('PUT', `/api/events/${event.id}/questions`, {
    body: { questions: [question] },
  });
  const answers = [{ questionId: put.json().event.questions[0].id, value: 'Yes' }];
  const wishes: string[] = [];
  for (const title of ['Buoy radio', 'Lock keeper'])
    wishes.push(
      (
        await owner.call('POST', `/api/events/${event.id}/ideas`, {
          body: { title, maxTeams: 2, skills: ['React', 'SQL'] },
        })
      ).json().id,
    );
  const register = async (user: TestUser, role: string, changes: object) => {
    const roles = [{ role, level: 2 }];
    return await registered(event, user, { roles, answers, languages: ['en', 'de'], wishes, ...changes });
  };
  const ada = await createUser(site, { skills: ['React'], profile });
  const first = await register(ada, 'Backend', {});
  const ben = await createUser(site, { profile });
  const friend = await register(ben, 'Design', { friendCode: first.friendCode, languages: ['de'] });
  const cy = await createUser(site, { profile });
  const second = await register(cy, 'Backend', { wishes: [] });
  const dee = await createUser(site);
  await register(dee, 'Design', { friendCode: second.friendCode, wishes: [] });
  const formations = `/api/events/${event.id}/formations`;
  const { version } = (await owner.call('POST', formations, { body: { seconds: 1 } })).json();
  expect((await endedFormation(owner, event.id, version)).status).toBe('done');
  await putTogether(`${formations}/${version}`, first.id, friend.id);
  const preview = (await owner.call('GET', `${formations}/${version}/publication`)).json();
  const published = await owner.call('POST', `${formations}/${version}/publish`);
  expect(published.statusCode, published.body).toBe(200);
  return { event, ada, ben, cy, dee, preview };
}

/** A search of a second does not always find the best teams, so that an organiser moves two participants. */
async function putTogether(formation: string, one: string, other: string): Promise<void> {
  const { teamList } = (await owner.call('GET', formation)).json<FormationPage>();
  const teamOf = (id: string) =>
    teamList.find(({ members }) => members.some((member) => member.participantId === id));
  const [to, from] = [teamOf(one), teamOf(other)];
  const leaver = to?.members.find((member) => member.participantId !== one)?.participantId;
  if (to === undefined || from === undefined || leaver === undefined) throw new Error('both have a team');
  if (to === from) return;
  const moves = [
    { participantId: other, from: from.id, to: to.id },
    { participantId: leaver, from: to.id, to: from.id },
  ];
  const moved = await owner.call('POST', `${formation}/moves`, { body: { moves } });
  expect(moved.statusCode, moved.body).toBe(200);
}

let world: World;
beforeAll(async () => {
  world = await publishedWorld();
});

function read(user: Pick<TestUser, 'call'>, path: string) {
  return user.call('GET', `/api/events/${world.event.id}/team${path}`);
}

function whyNot(user: Pick<TestUser, 'call'>, other: TestUser) {
  return read(user, `/why-not/${encodeURIComponent(other.user.username)}`);
}

describe('the reasons for a published team', () => {
  test('state what a member brings, and what the whole team has in common', async () => {
    const { ada, ben, event } = world;
    const { team, reasons } = (await read(ada, '')).json<{ team: PublishedTeam; reasons: unknown }>();
    expect(team.members.map(({ username }) => username)).toEqual([ada.user.username, ben.user.username]);
    const page = (await ada.call('GET', `/api/events/slug/${event.slug}`)).json<EventPage>();
    expect(page.ideas).toHaveLength(2);
    expect(reasons).toEqual({
      roles: ['Backend'],
      skills: ['React'],
      hours: [{ day: 1, from: 18, to: 22 }],
      languages: ['de'],
      friends: [ben.user.username],
      group: [],
      wishRank: expect.toBeOneOf([1, 2]),
    });
  });

  test('leave out what a member does not bring, and hours if a member gave none', async () => {
    const { ben, dee, cy } = world;
    expect((await read(ben, '')).json().reasons).toMatchObject({ roles: [], skills: [] });
    expect((await read(dee, '')).json().reasons).toEqual({
      roles: [],
      skills: [],
      hours: [],
      languages: ['en', 'de'],
      wishRank: null,
      friends: [cy.user.username],
      group: [],
    });
  });

  test('are in the preview of the publication, as each member reads them', async () => {
    const { ada, ben, cy, dee, preview } = world;
    const members = preview.messages.flatMap((message) => message.members);
    expect(members).toHaveLength(4);
    for (const user of [ada, ben, cy, dee])
      expect(members).toContainEqual({
        username: user.user.username,
        reasons: (await read(user, '')).json().reasons,
      });
  });
});

describe('why a participant is in another team', () => {
  test('lists the participants of other teams with roles, but no levels', async () => {
    const { ada, cy, dee } = world;
    const { participants } = (await read(ada, '/others')).json();
    const others = [cy, dee].map(({ user }, index) => ({
      userId: user.id,
      username: user.username,
      team: expect.any(String),
      roles: [index === 0 ? 'Backend' : 'Design'],
    }));
    expect(participants).toEqual(others.toSorted((a, b) => a.username.localeCompare(b.username, 'en')));
  });

  test('lists a page of them, and those whose name contains a text', async () => {
    const { ada, cy } = world;
    const all = (await read(ada, '/others')).json().participants;
    const page = async (query: string) => (await read(ada, `/others?${query}`)).json().participants;
    expect(await page('limit=1')).toEqual(all.slice(0, 1));
    expect(await page('startIndex=1&limit=1')).toEqual(all.slice(1));
    const name = cy.user.username;
    expect(await page(`search=${encodeURIComponent(name.toUpperCase())}`)).toMatchObject([
      { username: name },
    ]);
    expect(await page('search=no-such-name')).toEqual([]);
  });

  test('is what being together would cost, as far as the participant may know', async () => {
    const { ada, cy, dee } = world;
    const answer = await whyNot(ada, dee);
    expect(answer.statusCode).toBe(200);
    // Ada and Ben wished for each other: for 30 of 38 points, one member of each team misses a friend.
    expect(answer.json()).toEqual({
      kind: 'cost',
      members: 4,
      points: expect.any(Number),
      worse: 4,
      better: 0,
    });
    expect(answer.json().points).toBeGreaterThan(38);
    expect((await whyNot(ada, cy)).json().kind).toBe('cost');
  });

  test('says so for a member of the same team, and rejects the participant themselves', async () => {
    const { ada, ben } = world;
    expect((await whyNot(ada, ben)).json()).toEqual({ kind: 'same_team' });
    expect((await whyNot(ada, ada)).statusCode).toBe(400);
  });

  test('is not found for guests, strangers, organisers, unknown names and events without published teams', async () => {
    const { ada, cy } = world;
    const stranger = await createUser(site);
    expect((await whyNot(site.guest(), cy)).statusCode).toBe(401);
    for (const user of [stranger, owner]) {
      expect((await whyNot(user, cy)).statusCode).toBe(404);
      expect((await read(user, '/others')).statusCode).toBe(404);
    }
    expect((await whyNot(ada, stranger)).statusCode).toBe(404);
    const event = await createOpenEvent(site, owner);
    await registered(event, ada);
    const before = await ada.call('GET', `/api/events/${event.id}/team/others`);
    expect(before.statusCode).toBe(404);
  });

  test('is not found for a participant who has withdrawn, or about one', async () => {
    const { ada, dee, event } = world;
    const set = (status: string) =>
      site.database.pool.query(
        'update event_participants set status = $1 where event_id = $2 and user_id = $3',
        [status, event.id, dee.user.id],
      );
    await set('withdrawn');
    expect((await whyNot(dee, ada)).statusCode).toBe(404);
    expect((await whyNot(ada, dee)).statusCode).toBe(404);
    await set('placed');
    expect((await whyNot(ada, dee)).statusCode).toBe(200);
  });

  test('is computed as of one moment if the participant withdraws in the meantime', async () => {
    const { ada, dee, event } = world;
    site.clock.advance(11 * 60_000);
    const set = (status: string) =>
      site.database.pool.query(
        'update event_participants set status = $1 where event_id = $2 and user_id = $3',
        [status, event.id, dee.user.id],
      );
    const answer = await beforeQuery(
      '"answers", "wishes" from "event_participants"',
      () => set('withdrawn'),
      () => whyNot(ada, dee),
    );
    expect(answer.json()).toMatchObject({ kind: 'cost' });
    expect((await whyNot(ada, dee)).statusCode).toBe(404);
    await set('placed');
  });

  test('is not computed while all workers are busy, and computed later', async () => {
    const { ben, dee } = world;
    const { workPool } = site.app.deps;
    const path = join(site.dataDir, 'endless.mjs');
    await writeFile(path, 'export default () => { for (;;); };');
    const endless = { module: pathToFileURL(path).href };
    const end = new AbortController();
    const full: Promise<unknown>[] = [];
    for (let n = 0; n < 101; n += 1)
      full.push(workPool.run(endless, null, end.signal).catch((error: unknown) => error));
    try {
      expect((await whyNot(ben, dee)).json()).toEqual({ kind: 'not_computed' });
    } finally {
      end.abort();
      await Promise.all(full);
    }
    expect((await whyNot(ben, dee)).json().kind).toBe('cost');
  });
});

describe('the private data of other participants', () => {
  const cacheMs = 11 * 60_000;

  async function seenByAda(): Promise<string[]> {
    site.clock.advance(cacheMs);
    const { ada, cy, dee } = world;
    const responses = [
      await read(ada, ''),
      await read(ada, '/others'),
      await whyNot(ada, cy),
      await whyNot(ada, dee),
    ];
    return responses.map(({ statusCode, body }) => `${statusCode} ${body}`);
  }

  async function setOfCy(column: string, value: string): Promise<void> {
    await site.database.pool.query(
      `update event_participants set ${column} = $1 where event_id = $2 and user_id = $3`,
      [value, world.event.id, world.cy.user.id],
    );
  }

  test('changes no byte of the own team, the list of others and each explanation', async () => {
    const first = await seenByAda();
    const { rows } = await site.database.pool.query(
      'select user_id, id, answers, wishes from event_participants where event_id = $1',
      [world.event.id],
    );
    const idOf = (user: TestUser) => rows.find((row) => row.user_id === user.user.id).id;
    const { answers, wishes } = rows.find((row) => row.user_id === world.ada.user.id);
    const flips: readonly [string, string][] = [
      ['answers', JSON.stringify([{ ...answers[0], value: 'No' }])],
      ['experience', '4'],
      ['languages', '{fr}'],
      ['wishes', `{${wishes[1]}}`],
      ['roles', JSON.stringify([{ role: 'Backend', level: 1 }])],
    ];
    for (const [column, value] of flips) {
      await setOfCy(column, value);
      expect(await seenByAda(), column).toEqual(first);
    }
    const insert = 'insert into event_friends (participant_id, friend_id) values ($1, $2)';
    await site.database.pool.query(insert, [idOf(world.cy), idOf(world.ada)]);
    expect(await seenByAda(), 'a wish in one direction').toEqual(first);
    await site.database.pool.query('delete from event_friends where participant_id = $1', [idOf(world.dee)]);
    expect(await seenByAda(), 'friends of others').toEqual(first);
    const [one, other] = [idOf(world.ada), idOf(world.dee)].toSorted();
    await site.database.pool.query(
      'insert into event_apart (event_id, one_id, other_id) values ($1, $2, $3)',
      [world.event.id, one, other],
    );
    expect(await seenByAda(), 'a pair that is kept apart').toEqual(first);
    await site.database.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
      world.dee.user.id,
      world.ada.user.id,
    ]);
    expect(await seenByAda(), 'a block').toEqual(first);
    // A role is shown, so that the comparison finds it.
    await setOfCy('roles', JSON.stringify([{ role: 'Design', level: 3 }]));
    expect(await seenByAda()).not.toEqual(first);
  });
});
