import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { newId } from '../../../core/ids.ts';
import { emailsTo, untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { createVerifiedUser, type TestUser } from '../../../testing/actors/factories.ts';
import { computeRepair, publishTeams } from '../../../testing/actors/formed-events.ts';
import {
  createPrivateWorld,
  flipsOf,
  type PrivateWorld,
  pagesAbout,
  seenBy,
} from '../../../testing/audits/private-world.ts';
import { answerOf, type Transcript } from '../../../testing/audits/transcript.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { advanceEvents } from '../events.notifications.service.ts';

let site: TestApp;
let world: PrivateWorld;

/** Publishes one team, and moves two of its members to a new team by a repair. */
beforeAll(async () => {
  site = await createTestApp();
  world = await createPrivateWorld(site, await createVerifiedUser(site), ['organisers_only', 'used_in_rule']);
  const { event, owner, otherIds } = world;
  expect((await publishTeams({ ...world, users: [] }, owner)).statusCode).toBe(200);
  const version = await computeRepair(world, owner, { dial: 'none' });
  const url = `/api/events/${event.id}/formations/${version}`;
  const [team] = (await owner.call('GET', url)).json<FormationPage>().teamList;
  const moves = otherIds.slice(1).map((participantId) => ({ participantId, from: team?.id, to: 'new' }));
  expect((await owner.call('POST', `${url}/moves`, { body: { moves } })).statusCode).toBe(200);
  const applied = await owner.call('POST', `${url}/apply`, { body: { note: 'Two small teams.' } });
  expect(applied.statusCode, applied.body).toBe(200);
  await untilJobsAreDone(site);
}, 60_000);
afterAll(() => site.close());

/** What a participant gets from every endpoint, page, notification and email. */
async function readBy(reader: TestUser): Promise<Transcript> {
  const { event, one, others } = world;
  const { team } = (await reader.call('GET', `/api/events/${event.id}/team`)).json();
  expect(team.members).toHaveLength(2);
  const thanks = [one, ...others].map(({ user }) => `/api/people/${user.id}/thanks`);
  const responses = { ...(await seenBy(reader, world)) };
  for (const path of [...pagesAbout(world, reader, team.project), ...thanks])
    responses[path] = await answerOf(reader, 'GET', path);
  responses.emails = JSON.stringify(emailsTo(site, reader.user.email));
  return responses;
}

async function readByGuest(): Promise<Transcript> {
  const responses = { ...(await seenBy(site.guest(), world)) };
  for (const { user } of [world.one, ...world.others]) {
    const path = `/api/people/${user.id}/thanks`;
    responses[path] = await answerOf(site.guest(), 'GET', path);
  }
  return responses;
}

async function readByAll(readers: readonly TestUser[]): Promise<Transcript[]> {
  const all = [await readByGuest()];
  for (const reader of readers) all.push(await readBy(reader));
  return all;
}

/** Changes each answer alone and all other values at once. Before the publication, each value is changed alone. */
async function expectNothingChanges(): Promise<void> {
  // The first calls can change what the readers write themselves. Later ones change nothing.
  await readByAll(world.others);
  const first = await readByAll(world.others);
  const flips = flipsOf(world);
  const answers = flips.slice(0, world.questionIds.length);
  for (const round of [...answers.map((flip) => [flip]), flips.slice(answers.length)]) {
    const restores: (() => Promise<unknown>)[] = [];
    for (const { apply } of round) restores.push(await apply());
    expect(await readByAll(world.others), round.map(({ what }) => what).join()).toEqual(first);
    for (const restore of restores.toReversed()) await restore();
  }
}

describe('a change of a private value changes no byte of what others read', () => {
  test('after an applied repair', async () => {
    const { one, others, event } = world;
    const [friend, moved] = others;
    // The participant and the friend are in one team, and the two others in the new one.
    const own = (await one.call('GET', `/api/events/${event.id}/team`)).json().team;
    expect((await friend.call('GET', `/api/events/${event.id}/team`)).json().team.id).toBe(own.id);
    expect((await readBy(moved)).emails).toContain('You moved from');
    await expectNothingChanges();
  }, 120_000);

  test('after the end of the event, with thanks that only their receiver reads', async () => {
    const { event, one, others } = world;
    const [friend, ...strangers] = others;
    await site.database.pool.query(
      `update events set starts_at = $2::timestamptz - interval '2 days', ends_at = $2,
        deadline = $2::timestamptz - interval '3 days' where id = $1`,
      [event.id, site.clock.now()],
    );
    await advanceEvents(systemCtx(site.app, newId()));
    await expectNothingChanges();
    const first = await readByAll(strangers);
    const body = { userId: friend.user.id, text: 'You carried us' };
    expect((await one.call('POST', `/api/events/${event.id}/thanks`, { body })).statusCode).toBe(201);
    await untilJobsAreDone(site);
    expect(await readByAll(strangers), 'private thanks').toEqual(first);
    const set = (column: string, value: string) =>
      site.database.pool.query(`update event_thanks set ${column} = $2 where event_id = $1`, [
        event.id,
        value,
      ]);
    await set('text', 'Another text');
    expect(await readByAll(strangers), 'the text of private thanks').toEqual(first);
    // The comparison finds thanks that the receiver shows.
    await set('is_public', 'true');
    expect(await readByAll(strangers)).not.toEqual(first);
  }, 120_000);
});
