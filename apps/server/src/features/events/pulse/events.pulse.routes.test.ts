import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { OwnPulse, TeamPulses } from '@teamwright/contracts/events/pulse.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import {
  computeRepair,
  createPublishedEvent,
  createRunningEvent,
  exchangeMembers,
  type FormedEvent,
} from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  owner = await createUser(site);
});
afterAll(() => site.close());

function give({ event }: Pick<FormedEvent, 'event'>, user: TestUser, body: object) {
  return user.call('PUT', `/api/events/${event.id}/pulse`, { body });
}

async function ownPulse({ event }: FormedEvent, user: TestUser): Promise<OwnPulse> {
  return (await user.call('GET', `/api/events/${event.id}/pulse`)).json();
}

async function pulses({ event }: FormedEvent): Promise<TeamPulses> {
  return (await owner.call('GET', `/api/events/${event.id}/pulses`)).json();
}

function membersOf(formed: FormedEvent): [TestUser, TestUser, TestUser] {
  const [one, two, three] = formed.users;
  if (one === undefined || two === undefined || three === undefined) throw new Error('there are members');
  return [one, two, three];
}

describe('the pulse of a team', () => {
  test('is its worst answer, which only organisers read with the words', async () => {
    const formed = await createRunningEvent(site, owner, 3);
    const [one, two, three] = membersOf(formed);
    expect(await ownPulse(formed, one)).toEqual({
      frequency: 'weekly',
      canGive: true,
      opensAt: null,
      given: null,
    });
    expect((await give(formed, one, { colour: 'green', word: 'Fine' })).json().given).toMatchObject({
      colour: 'green',
      word: 'Fine',
    });
    expect((await give(formed, two, { colour: 'red', word: 'We wait for hardware' })).statusCode).toBe(200);
    const { teams } = await pulses(formed);
    expect(teams).toHaveLength(1);
    expect(teams[0]).toMatchObject({ members: 3, colour: 'red' });
    expect(teams[0]?.answers.map(({ word }) => word).toSorted()).toEqual(['Fine', 'We wait for hardware']);
    expect(await ownPulse(formed, three)).toMatchObject({ given: null });
    const forbidden = await three.call('GET', `/api/events/${formed.event.id}/pulses`);
    expect(forbidden.statusCode).toBe(403);
    const team = await three.call('GET', `/api/events/${formed.event.id}/team`);
    expect(team.body).not.toContain('hardware');
  });

  test('opens at the start of the event', async () => {
    const formed = await createPublishedEvent(site, owner, 3);
    const [one] = membersOf(formed);
    const { startsAt: opensAt } = formed.event;
    expect(await ownPulse(formed, one)).toMatchObject({ canGive: false, opensAt });
    expect((await give(formed, one, { colour: 'red' })).statusCode).toBe(403);
    expect(await pulses(formed)).toMatchObject({ opensAt, teams: [{ colour: null, answers: [] }] });
    site.clock.advance(Date.parse(opensAt) - site.clock.now().getTime());
    expect(await ownPulse(formed, one)).toMatchObject({ canGive: true, opensAt: null });
    expect((await give(formed, one, { colour: 'red' })).statusCode).toBe(200);
    expect(await pulses(formed)).toMatchObject({ opensAt: null, teams: [{ colour: 'red' }] });
  });

  test('has one answer of a member in a period, also if they send several concurrently', async () => {
    const formed = await createRunningEvent(site, owner, 3);
    const [one] = membersOf(formed);
    const sent = await Promise.all(
      (['green', 'yellow', 'red'] as const).map((colour) => give(formed, one, { colour })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await pulses(formed)).teams[0]?.answers).toHaveLength(1);
    await give(formed, one, { colour: 'yellow' });
    expect((await pulses(formed)).teams[0]).toMatchObject({ colour: 'yellow', answers: [{ word: '' }] });
  });

  test('starts again with the next period', async () => {
    const formed = await createRunningEvent(site, owner, 3);
    const [one] = membersOf(formed);
    const url = `/api/events/${formed.event.id}/pulses`;
    const put = await owner.call('PUT', url, { body: { frequency: 'daily' } });
    expect(put.json().frequency).toBe('daily');
    await give(formed, one, { colour: 'red' });
    site.clock.advance(dayMs);
    expect(await ownPulse(formed, one)).toMatchObject({ canGive: true, given: null });
    expect((await pulses(formed)).teams[0]).toMatchObject({ colour: null, answers: [] });
  });

  test('shows that one member is left, without the answers of former members', async () => {
    const formed = await createRunningEvent(site, owner, 6);
    const { teams } = await pulses(formed);
    const [team] = teams;
    const members: TestUser[] = [];
    for (const user of formed.users) {
      const own = (await user.call('GET', `/api/events/${formed.event.id}/team`)).json().team;
      if (own.id === team?.id) members.push(user);
    }
    // The owner of the project stays: they must hand it over before they leave.
    const [stays, ...leavers] = members;
    expect(stays).toBeDefined();
    for (const user of leavers) {
      await give(formed, user, { colour: 'red', word: 'Bye' });
      const left = await user.call('POST', `/api/post/${team?.project.id}/leave`);
      expect(left.statusCode, left.body).toBe(200);
    }
    const after = await pulses(formed);
    expect(after.teams[0]).toMatchObject({ id: team?.id, members: 1, colour: null, answers: [] });
    expect(after.teams[1]).toMatchObject({ members: 3 });
    const [leaver] = leavers;
    if (leaver === undefined) throw new Error('there are members who leave');
    expect((await give(formed, leaver, { colour: 'green' })).statusCode).toBe(403);
  });

  test('leaves out what a member answered about a former team', async () => {
    const formed = await createRunningEvent(site, owner, 6);
    for (const user of formed.users) await give(formed, user, { colour: 'red', word: user.user.username });
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const moved = await exchangeMembers(formed, owner, version);
    site.clock.advance(1_000);
    const url = `/api/events/${formed.event.id}`;
    expect((await owner.call('POST', `${url}/formations/${version}/apply`, { body: {} })).statusCode).toBe(
      200,
    );
    const { participants } = (await owner.call('GET', `${url}/attendance`)).json();
    const idOf = ({ user }: TestUser) =>
      participants.find(({ userId }: { userId: string }) => userId === user.id).id;
    const isMoved = (user: TestUser) => moved.includes(idOf(user));
    const stayed = formed.users.filter((user) => !isMoved(user)).map(({ user }) => user.username);
    const { teams } = await pulses(formed);
    expect(teams.map(({ members }) => members)).toEqual([3, 3]);
    const words = teams.flatMap(({ answers }) => answers.map(({ word }) => word));
    expect(words.toSorted()).toEqual(stayed.toSorted());
    const mover = formed.users.find(isMoved);
    if (mover === undefined) throw new Error('two members moved');
    expect(await ownPulse(formed, mover)).toMatchObject({ canGive: true, given: null });
    await give(formed, mover, { colour: 'green' });
    expect((await pulses(formed)).teams.flatMap(({ answers }) => answers)).toHaveLength(5);
  });

  test('shows the answers of the last period after the event has ended', async () => {
    const formed = await createRunningEvent(site, owner, 3);
    const [one] = membersOf(formed);
    const { id, endsAt } = formed.event;
    site.clock.advance(Date.parse(endsAt) - site.clock.now().getTime() - 60_000);
    expect((await give(formed, one, { colour: 'yellow', word: 'Nearly done' })).statusCode).toBe(200);
    site.clock.advance(30 * dayMs);
    await site.database.pool.query(`update events set status = 'finished' where id = $1`, [id]);
    const [team] = (await pulses(formed)).teams;
    expect(team).toMatchObject({ colour: 'yellow', answers: [{ word: 'Nearly done' }] });
  });

  test('rejects bad answers, and users without a team', async () => {
    const formed = await createRunningEvent(site, owner, 3);
    const [one] = membersOf(formed);
    expect((await give(formed, one, { colour: 'blue' })).statusCode).toBe(400);
    expect((await give(formed, one, { colour: 'red', word: 'x'.repeat(141) })).statusCode).toBe(400);
    expect((await give(formed, await createUser(site), { colour: 'red' })).statusCode).toBe(403);
    const event = await createOpenEvent(site, owner);
    expect((await give({ event }, one, { colour: 'red' })).statusCode).toBe(403);
    const off = { body: { frequency: 'off' } };
    expect((await one.call('PUT', `/api/events/${formed.event.id}/pulses`, off)).statusCode).toBe(403);
    expect((await owner.call('PUT', `/api/events/${formed.event.id}/pulses`, off)).statusCode).toBe(200);
    expect((await give(formed, one, { colour: 'red' })).statusCode).toBe(403);
    expect(await ownPulse(formed, one)).toMatchObject({ canGive: false });
  });
});
