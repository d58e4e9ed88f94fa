import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { block, unblock } from '../../../testing/actors/blocks.ts';
import { createOpenEvent, endedFormation, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let event: EventPage;
let formation: string;
const users = new Map<string, TestUser>();

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  event = await createOpenEvent(site, owner, { teamSize: { min: 3, preferred: 3, max: 3 } });
  const rules = [{ id: 'size', kind: 'size', strength: 1 }];
  await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
  for (let n = 0; n < 6; n += 1) {
    const user = await createUser(site);
    users.set((await registered(event, user)).id, user);
  }
  const list = `/api/events/${event.id}/formations`;
  const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
  await endedFormation(owner, event.id, version);
  formation = `${list}/${version}`;
});
afterAll(() => site.close());

async function read(): Promise<FormationPage> {
  return (await owner.call('GET', formation)).json();
}

type Team = FormationPage['teamList'][number];

const idsOf = ({ members }: Team) => members.map(({ participantId }) => participantId);

/** The first two members of one team, the first member of the other team, and their users. */
async function threeMembers() {
  const [first, second] = (await read()).teamList;
  if (first === undefined || second === undefined) throw new Error('there are two teams');
  const [one, mate] = idsOf(first);
  const [other] = idsOf(second);
  const userOf = (id: string | undefined) => users.get(id ?? '') ?? owner;
  if (one === undefined || mate === undefined || other === undefined) throw new Error('teams have members');
  return { first, second, one, mate, other, mateUser: userOf(mate), otherUser: userOf(other) };
}

function possible(swaps: [string, string][], user = owner) {
  return user.call('POST', `${formation}/possible-swaps`, { body: { swaps } });
}

describe('users with a block between them', () => {
  test('are in no suggested swap, in either direction of the block', async () => {
    const { one, mate, other, mateUser, otherUser } = await threeMembers();
    const swaps: [string, string][] = [
      [one, other],
      [mate, other],
    ];
    expect((await possible(swaps)).json()).toEqual({ swaps });
    for (const [blocker, blocked] of [
      [mateUser, otherUser],
      [otherUser, mateUser],
    ] as const) {
      expect(await block(blocker, blocked)).toBe(200);
      // The first swap would make them members of one team. After the second one they are still in two.
      expect((await possible(swaps)).json()).toEqual({ swaps: [[mate, other]] });
      await unblock(blocker, blocked);
    }
    expect((await possible(swaps)).json()).toEqual({ swaps });
  });

  test('can be moved together by hand, and the team is flagged without names and with no direction', async () => {
    const { first, second, one, other, mateUser, otherUser } = await threeMembers();
    const moves = [
      { participantId: one, from: first.id, to: second.id },
      { participantId: other, from: second.id, to: first.id },
    ];
    const pages: FormationPage[] = [];
    for (const [blocker, blocked] of [
      [mateUser, otherUser],
      [otherUser, mateUser],
    ] as const) {
      await block(blocker, blocked);
      const moved = await owner.call('POST', `${formation}/moves`, { body: { moves } });
      expect(moved.statusCode, moved.body).toBe(200);
      const page = moved.json<FormationPage>();
      expect(page.teamList.find(({ id }) => id === first.id)?.broken).toBe('site:apart');
      expect(page.teamList.find(({ id }) => id === second.id)?.broken).toBeNull();
      expect(page.satisfaction.map(({ ruleId }) => ruleId)).not.toContain('site:apart');
      pages.push(page);
      const instance = await owner.call('GET', `${formation}/instance`);
      expect(instance.body).not.toContain('site:apart');
      expect((await owner.call('POST', `${formation}/undo`)).statusCode).toBe(200);
      await unblock(blocker, blocked);
    }
    const withoutRevision = pages.map(({ revision: _, can: __, ...page }) => page);
    expect(withoutRevision[0]).toEqual(withoutRevision[1]);
  });
});

describe('possible swaps', () => {
  test('leave out participants without a team, and are for organisers only', async () => {
    const { one, other, otherUser } = await threeMembers();
    expect((await possible([[one, 'unknown']])).json()).toEqual({ swaps: [] });
    expect((await possible([[one, other]], otherUser)).statusCode).toBe(403);
    expect((await possible([])).statusCode).toBe(400);
    expect((await possible(Array.from({ length: 21 }, () => [one, other]))).statusCode).toBe(400);
  });
});
