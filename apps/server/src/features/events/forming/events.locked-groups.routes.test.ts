import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent, endedFormation, registered, withdraw } from '../../../testing/actors/events.ts';
import { createUser, deleteAccount, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

interface World {
  readonly event: EventPage;
  readonly users: readonly TestUser[];
  readonly ids: readonly string[];
}

/** An open event for teams of three with participants. */
async function createWorld(count: number): Promise<World> {
  const event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 3, max: 3 } });
  const users: TestUser[] = [];
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const user = await createUser(site);
    users.push(user);
    ids.push((await registered(event, user)).id);
  }
  return { event, users, ids };
}

function lockedRule(groups: readonly (readonly (string | undefined)[])[], changes: object = {}) {
  return { id: 'groups', kind: 'locked', strength: 'hard', as: 'in', groups, ...changes };
}

async function putRules({ event }: World, rules: readonly object[]) {
  const path = `/api/events/${event.id}/rules`;
  const { version } = (await owner.call('GET', path)).json();
  return await owner.call('PUT', path, { body: { rules, version } });
}

async function form({ event }: World): Promise<FormationPage> {
  const path = `/api/events/${event.id}/formations`;
  const started = await owner.call('POST', path, { body: { seconds: 1 } });
  expect(started.statusCode, started.body).toBe(201);
  return await endedFormation(owner, event.id, started.json().version);
}

/** Ids of the members of the team with this participant. */
function teamWith({ teamList }: FormationPage, participantId = ''): string[] {
  const teams = teamList.map(({ members }) => members.map((member) => member.participantId));
  return teams.find((team) => team.includes(participantId)) ?? [];
}

describe('a rule about locked groups', () => {
  test('brings each group into one team and is among the rules of the result', async () => {
    const world = await createWorld(9);
    const [a, b, c, d, e] = world.ids;
    const put = await putRules(world, [lockedRule([[a, b, c]]), lockedRule([[d, e]], { id: 'pair' })]);
    expect(put.statusCode, put.body).toBe(200);
    const result = await form(world);
    expect(teamWith(result, a).toSorted()).toEqual([a, b, c].toSorted());
    expect(teamWith(result, d)).toContain(e);
    expect(result.satisfaction).toEqual(
      expect.arrayContaining([expect.objectContaining({ ruleId: 'pair', value: 1 })]),
    );
  });

  test('keeps all others out of the team of a group that is a team of its own', async () => {
    const world = await createWorld(8);
    const [a, b] = world.ids;
    await putRules(world, [lockedRule([[a, b]], { as: 'team' })]);
    expect(teamWith(await form(world), a).toSorted()).toEqual([a, b].toSorted());
  });

  test('is a wish with a weight, which other rules can outweigh', async () => {
    const world = await createWorld(6);
    const [a, b] = world.ids;
    await putRules(world, [lockedRule([[a, b]], { strength: 1 })]);
    expect(teamWith(await form(world), a)).toContain(b);
    await owner.call('PUT', `/api/events/${world.event.id}/apart`, {
      body: { pairs: [[a, b]], version: 1 },
    });
    await putRules(world, [
      lockedRule([[a, b]], { strength: 1 }),
      { id: 'apart', kind: 'apart', strength: 'hard' },
    ]);
    const result = await form(world);
    expect(teamWith(result, a)).not.toContain(b);
    expect(result.satisfaction.find(({ ruleId }) => ruleId === 'groups')?.value).toBeLessThan(1);
  });

  test('shrinks when a member withdraws, and has no effect for a group of one', async () => {
    const world = await createWorld(7);
    const [a, b, c] = world.ids;
    await putRules(world, [lockedRule([[a, b, c]], { as: 'team' })]);
    await withdraw(world.event, world.users[2] ?? owner);
    const shrunk = await form(world);
    expect(shrunk.status).toBe('done');
    expect(teamWith(shrunk, a).toSorted()).toEqual([a, b].toSorted());
    await withdraw(world.event, world.users[1] ?? owner);
    const alone = await form(world);
    expect(alone.clash).toBeNull();
    expect(teamWith(alone, a).length).toBeGreaterThan(1);
    // The participant who registers again is in the group again.
    await registered(world.event, world.users[1] ?? owner);
    expect(teamWith(await form(world), a).toSorted()).toEqual([a, b].toSorted());
  });

  test('leaves out a deleted account, and stays savable', async () => {
    const world = await createWorld(5);
    const [a, b, c, d] = world.ids;
    await putRules(world, [
      lockedRule([
        [a, b, c],
        [d, world.ids[4]],
      ]),
    ]);
    expect((await deleteAccount(world.users[0] ?? owner)).statusCode).toBe(200);
    expect((await deleteAccount(world.users[3] ?? owner)).statusCode).toBe(200);
    const { rules } = (await owner.call('GET', `/api/events/${world.event.id}/rules`)).json();
    expect(rules).toEqual([lockedRule([[b, c]])]);
    expect((await putRules(world, rules)).statusCode).toBe(200);
  });

  test('stays savable after a member has withdrawn', async () => {
    const world = await createWorld(4);
    const [a, b] = world.ids;
    const rules = [lockedRule([[a, b]])];
    await putRules(world, rules);
    await withdraw(world.event, world.users[0] ?? owner);
    const put = await putRules(world, [...rules, { id: 'language', kind: 'language', strength: 1 }]);
    expect(put.statusCode, put.body).toBe(200);
    expect(put.json().rules[0]).toEqual(rules[0]);
  });

  test('is rejected with the rule for unknown people, a person in two groups, and impossible sizes', async () => {
    const world = await createWorld(5);
    const other = await createWorld(2);
    const [a, b, c, d] = world.ids;
    const unknown = 'Choose participants with a place';
    const cases: [readonly (readonly (string | undefined)[])[], object, string][] = [
      [[[a, other.ids[0]]], {}, unknown],
      [[[a, '00000000-0000-7000-8000-000000000000']], {}, unknown],
      [[[a, "'; drop table events"]], {}, unknown],
      [[[a, a]], {}, 'A participant can be in one group of a rule only'],
      [
        [
          [a, b],
          [b, c],
        ],
        {},
        'A participant can be in one group of a rule only',
      ],
      [[[a, b, c, d]], {}, 'A team has at most 3 members'],
      [[], {}, 'Add at least one group'],
    ];
    for (const [groups, changes, message] of cases) {
      const put = await putRules(world, [lockedRule(groups, changes)]);
      expect(put.statusCode, put.body).toBe(400);
      expect(put.json().fields).toEqual({ 'rules.0': message });
    }
    const single = await putRules(world, [lockedRule([[a]])]);
    expect(single.json().fields).toEqual({ 'rules.0.groups.0': 'A group has at least 2 participants' });
    const kind = await putRules(world, [lockedRule([[a, b]], { as: 'pair' })]);
    expect(kind.statusCode).toBe(400);
  });

  test('is a part of a smallest clash', async () => {
    const world = await createWorld(6);
    const [a, b] = world.ids;
    await owner.call('PUT', `/api/events/${world.event.id}/apart`, {
      body: { pairs: [[a, b]], version: 1 },
    });
    await putRules(world, [
      lockedRule([[a, b]]),
      { id: 'apart', kind: 'apart', strength: 'hard' },
      { id: 'language', kind: 'language', strength: 'hard' },
    ]);
    const { clash, fixes } = await form(world);
    expect(clash?.toSorted()).toEqual(['apart', 'groups']);
    expect(fixes).toEqual(expect.arrayContaining([{ kind: 'soften', ruleId: 'groups' }]));
  });

  test('is named in the clash of a group that is smaller than a team', async () => {
    const event = await createOpenEvent(site, owner, { teamSize: { min: 3, preferred: 3, max: 4 } });
    const ids: string[] = [];
    for (let n = 0; n < 9; n += 1) ids.push((await registered(event, await createUser(site))).id);
    const world: World = { event, users: [], ids };
    const [a, b, c] = ids;
    const tooSmall = await putRules(world, [lockedRule([[a, b]], { as: 'team' })]);
    expect(tooSmall.json().fields).toEqual({ 'rules.0': 'A team has at least 3 members' });
    await putRules(world, [lockedRule([[a, b, c]], { as: 'team' })]);
    await site.database.pool.query(`update event_participants set status = 'withdrawn' where id = $1`, [c]);
    const { clash, clashReason } = await form(world);
    expect(clash).toContain('groups');
    expect(clashReason).toMatchObject({ kind: 'blocked', people: 2 });
  });

  test('is in the export by name', async () => {
    const world = await createWorld(5);
    const [a, b, c, d] = world.ids;
    await putRules(world, [lockedRule([[a, b]]), lockedRule([[a, c, d]], { id: 'wish', strength: 1 })]);
    const file = await owner.call('GET', `/api/events/${world.event.id}/participants.csv`);
    const lines = papa.parse<Record<string, string>>(file.body.slice(1).trim(), { header: true }).data;
    const name = (at: number) => world.users[at]?.user.username ?? '';
    const groupsOf = (at: number) => lines.find(({ Username }) => Username === name(at))?.['Locked with'];
    expect(groupsOf(0)).toBe([1, 2, 3].map(name).toSorted().join('; '));
    expect(groupsOf(1)).toBe(name(0));
    expect(groupsOf(4)).toBe('');
  });

  test('is shown only to the members of the group who are in one team', async () => {
    const world = await createWorld(6);
    const [a, b] = world.ids;
    await putRules(world, [lockedRule([[a, b]])]);
    const result = await form(world);
    const path = `/api/events/${world.event.id}`;
    const published = await owner.call('POST', `${path}/formations/${result.version}/publish`);
    expect(published.statusCode, published.body).toBe(200);
    const groups: (readonly string[])[] = [];
    for (const user of world.users)
      groups.push((await user.call('GET', `${path}/team`)).json().reasons.group);
    const [first, second] = world.users.map(({ user }) => user.username);
    expect(groups).toEqual([[second], [first], [], [], [], []]);
  });
});
