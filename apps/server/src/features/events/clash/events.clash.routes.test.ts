import type { ClashFix } from '@teamwright/contracts/events/clash.ts';
import type { EventDesk, EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { EventRule } from '@teamwright/contracts/events/rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenEvent, endedFormation, putApart, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
const users: TestUser[] = [];
const people = 12;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  for (let n = 0; n < people; n += 1) users.push(await createUser(site));
});
afterAll(() => site.close());

const design: EventRule = {
  id: 'design',
  kind: 'role',
  strength: 'hard',
  role: 'Design',
  count: 1,
  level: 2,
};
const hours: EventRule = { id: 'hours', kind: 'hours', strength: 1, hours: 2 };

/** Twelve participants, two of them with the role Design. */
async function eventWith(rules: readonly EventRule[], changes: object = {}): Promise<EventPage> {
  const teamSize = { min: 3, preferred: 4, max: 4 };
  const event = await createOpenEvent(site, owner, { teamSize, ...changes });
  for (const [index, user] of users.entries())
    await registered(event, user, { roles: [{ role: index < 2 ? 'Design' : 'Backend', level: 2 }] });
  const body = { rules, version: 1 };
  expect((await owner.call('PUT', `/api/events/${event.id}/rules`, { body })).statusCode).toBe(200);
  return event;
}

async function formed({ id }: EventPage, seconds = 60): Promise<FormationPage> {
  const started = await owner.call('POST', `/api/events/${id}/formations`, { body: { seconds } });
  expect(started.statusCode).toBe(201);
  return await endedFormation(owner, id, started.json().version);
}

function apply({ id }: EventPage, { version }: FormationPage, fix: ClashFix, organiser = owner) {
  return organiser.call('POST', `/api/events/${id}/formations/${version}/fix`, { body: { fix } });
}

describe('a clash', () => {
  test('is stored with its numbers and fixes, and larger teams end it', async () => {
    const event = await eventWith([design, hours]);
    const page = await formed(event);
    expect(page).toMatchObject({ status: 'done', score: null, teamList: [], clash: ['design'] });
    expect(page.clashReason).toEqual({
      kind: 'role',
      ruleId: 'design',
      role: 'Design',
      teams: 3,
      enoughFor: 2,
      sizeThatFits: 6,
    });
    expect(page.fixes).toEqual([
      { kind: 'teamSize', min: 3, max: 6 },
      { kind: 'soften', ruleId: 'design' },
      { kind: 'remove', ruleId: 'design' },
    ]);
    expect((await apply(event, page, { kind: 'teamSize', min: 3, max: 6 })).statusCode).toBe(200);
    const desk = (await owner.call('GET', `/api/events/${event.id}/desk`)).json<EventDesk>();
    expect(desk.event.teamSize).toEqual({ min: 3, preferred: 4, max: 6 });
    const next = await formed(event, 1);
    expect(next).toMatchObject({ clash: null, clashReason: null, fault: null, fixes: [] });
    expect(next.teamList).toHaveLength(2);
  });

  test('that was fixed is not fixed again, also by two organisers at once', async () => {
    const event = await eventWith([design]);
    const co = await createUser(site);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const page = await formed(event);
    const fixes = [owner, co].map((organiser) =>
      apply(event, page, { kind: 'soften', ruleId: 'design' }, organiser),
    );
    const codes = (await Promise.all(fixes)).map(({ statusCode }) => statusCode);
    expect(codes.toSorted()).toEqual([200, 409]);
    const stored = (await owner.call('GET', `/api/events/${event.id}/rules`)).json();
    expect(stored).toEqual({ rules: [{ ...design, strength: 3 }], version: 3 });
    expect((await formed(event, 1)).teamList.length).toBeGreaterThan(0);
  });

  test('about a role ends with a wish: as many teams as possible have the role', async () => {
    const event = await eventWith([design, hours]);
    const page = await formed(event);
    const fix: ClashFix = { kind: 'soften', ruleId: 'design' };
    expect((await apply(event, page, fix)).statusCode).toBe(200);
    const next = await formed(event, 1);
    expect(next.teamList).toHaveLength(3);
    expect(next.satisfaction).toContainEqual(expect.objectContaining({ ruleId: 'design', teams: 2 }));
  });

  test('is fixed by organisers only, and only as proposed', async () => {
    const event = await eventWith([design]);
    const page = await formed(event);
    const fix: ClashFix = { kind: 'remove', ruleId: 'design' };
    expect((await apply(event, page, fix, users[0])).statusCode).toBe(403);
    expect((await apply(event, page, { kind: 'remove', ruleId: 'hours' })).statusCode).toBe(409);
    expect((await apply(event, { ...page, version: 99 }, fix)).statusCode).toBe(404);
  });

  test('of sizes without a rule names the numbers, and the sizes that fit', async () => {
    const event = await eventWith([hours], { teamSize: { min: 5, preferred: 5, max: 5 } });
    const page = await formed(event);
    expect(page).toMatchObject({ clash: null, score: null, teamList: [] });
    expect(page.clashReason).toEqual({ kind: 'size', people, min: 5, max: 5 });
    expect(page.fixes).toEqual([
      { kind: 'teamSize', min: 5, max: 6 },
      { kind: 'teamSize', min: 4, max: 5 },
    ]);
  });

  test('about participants who fit into no team names them', async () => {
    const event = await eventWith([{ id: 'apart', kind: 'apart', strength: 'hard' }]);
    const list = `/api/events/${event.id}`;
    const { participants } = (await owner.call('GET', `${list}/participants`)).json();
    const ids: string[] = participants.map(({ id }: { id: string }) => id);
    const pairs = ids.slice(1).map((other) => [ids[0] ?? '', other]);
    expect((await putApart(event, owner, pairs)).statusCode).toBe(200);
    const page = await formed(event);
    expect(page).toMatchObject({ clash: ['apart'], teamList: [] });
    expect(page.clashReason).toEqual({ kind: 'blocked', people: 1, participantIds: [ids[0]] });
  });
});
