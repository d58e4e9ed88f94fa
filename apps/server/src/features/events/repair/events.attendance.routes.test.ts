import type { OwnAttendance } from '@teamwright/contracts/events/attendance.ts';
import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { newId } from '../../../core/ids.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { putApart, registered, registerFor, statusesIn } from '../../../testing/actors/events.ts';
import { createUser, listNotificationsOf, type TestUser } from '../../../testing/actors/factories.ts';
import {
  computeRepair,
  createFormedEvent,
  createPublishedEvent,
  type FormedEvent,
  publishTeams,
} from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindOfEvents } from '../events.notifications.service.ts';
import { notifyRepaired } from './events.repair.notifications.service.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  owner = await createUser(site);
});
afterAll(() => site.close());

const publishedEvent = (changes?: Record<string, unknown>) =>
  createPublishedEvent(site, owner, 6, { changes });

function userAt({ users }: FormedEvent, index: number): TestUser {
  const user = users[index];
  if (user === undefined) throw new Error(`there is no user ${index}`);
  return user;
}

async function attendanceOf({ event }: FormedEvent, query = '') {
  return (await owner.call('GET', `/api/events/${event.id}/attendance${query}`)).json();
}

async function idOf(formed: FormedEvent, { user }: TestUser): Promise<string> {
  const { participants } = await attendanceOf(formed);
  return participants.find(({ userId }: { userId: string }) => userId === user.id)?.id;
}

function mark({ event }: FormedEvent, ids: string[], state: string) {
  return owner.call('PUT', `/api/events/${event.id}/attendance`, { body: { participantIds: ids, state } });
}

test('the score of the published version follows absences, and its bound counts only for all members', async () => {
  const formed = await publishedEvent();
  const path = `/api/events/${formed.event.id}/formations`;
  const read = async () => {
    const { version } = (await owner.call('GET', path)).json().formations[0];
    const page = (await owner.call('GET', `${path}/${version}`)).json<FormationPage>();
    const [listed] = (await owner.call('GET', path)).json<{ formations: FormationPage[] }>().formations;
    // The table stores scores with less precision.
    const rounded = (score = null as number | null) => score?.toFixed(3);
    return { score: rounded(page.score), bound: page.bound, listed: rounded(listed?.score) };
  };
  const before = await read();
  expect(before.bound).not.toBeNull();
  const id = await idOf(formed, userAt(formed, 0));
  await mark(formed, [id], 'absent');
  const without = await read();
  expect(without.score).not.toBe(before.score);
  expect(without).toMatchObject({ bound: null, listed: without.score });
  await mark(formed, [id], 'expected');
  expect(await read()).toEqual(before);
});

test('pairs to keep apart can be changed while a participant of a stored pair is absent', async () => {
  const formed = await publishedEvent();
  const [one = '', other = '', third = ''] = await Promise.all(
    formed.users.slice(0, 3).map((user) => idOf(formed, user)),
  );
  const put = (pairs: string[][]) => putApart(formed.event, owner, pairs);
  expect((await put([[one, other]])).statusCode).toBe(200);
  await mark(formed, [other], 'absent');
  const pairs = (
    await put([
      [one, other],
      [one, third],
    ])
  ).json<{ pairs: string[][] }>().pairs;
  expect(pairs).toHaveLength(2);
  expect((await put([[other, third]])).statusCode).toBe(400);
});

describe('check-in', () => {
  test('lists participants with their teams, by name, team and state', async () => {
    const formed = await publishedEvent();
    const user = userAt(formed, 0);
    const all = await attendanceOf(formed);
    expect(all.counts).toEqual({ expected: 6, present: 0, absent: 0, waiting: 0 });
    expect(all.total).toBe(6);
    expect(all.participants[0].team).toMatch(/^Team \d$/);
    const found = await attendanceOf(formed, `?search=${encodeURIComponent(user.user.username)}`);
    expect(found.participants.map(({ userId }: { userId: string }) => userId)).toEqual([user.user.id]);
    expect((await attendanceOf(formed, '?search=team%201')).total).toBe(3);
    expect((await attendanceOf(formed, '?state=present')).total).toBe(0);
  });

  test('marks a participant as present, expected, absent and present again', async () => {
    const formed = await publishedEvent();
    const id = await idOf(formed, userAt(formed, 0));
    for (const state of ['present', 'expected', 'absent', 'absent', 'present']) {
      expect((await mark(formed, [id], state)).statusCode).toBe(200);
      const { participants } = await attendanceOf(formed, `?state=${state}`);
      expect(participants.map((one: { id: string }) => one.id)).toContain(id);
    }
  });

  test('rejects an id that is malformed', async () => {
    expect((await mark(await publishedEvent(), ['x'], 'present')).statusCode).toBe(404);
  });

  test('closes with the members who are missing marked as absent', async () => {
    const formed = await publishedEvent();
    await mark(formed, [await idOf(formed, userAt(formed, 0))], 'present');
    const close = () => owner.call('POST', `/api/events/${formed.event.id}/check-in/close`);
    expect((await close()).json()).toEqual({ absent: 5 });
    expect((await close()).json()).toEqual({ absent: 0 });
    const { counts, closedAt } = await attendanceOf(formed);
    expect(counts).toEqual({ expected: 0, present: 1, absent: 5, waiting: 0 });
    expect(closedAt).not.toBeNull();
  });

  test('accepts the current check-in code, also from an absent participant, and no other code', async () => {
    const formed = await publishedEvent();
    const [user, other] = [userAt(formed, 0), userAt(formed, 1)];
    const url = `/api/events/${formed.event.id}/check-in`;
    const enter = (one: TestUser, code: string) => one.call('POST', url, { body: { code } });
    expect((await user.call('GET', url)).json<OwnAttendance>().can.checkIn).toBe(false);
    const { code: former } = (await owner.call('POST', `${url}/code`)).json();
    const { code } = (await owner.call('POST', `${url}/code`)).json();
    expect(code).toMatch(/^\d{6}$/);
    expect((await user.call('GET', url)).json()).toMatchObject({ can: { checkIn: true }, checkedInAt: null });
    if (former !== code) expect((await enter(user, former)).json().fields).toHaveProperty('code');
    expect((await enter(user, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect((await enter(user, 'again')).statusCode).toBe(200);
    await mark(formed, [await idOf(formed, other)], 'absent');
    expect((await enter(other, code)).json()).toMatchObject({ status: 'placed' });
    expect((await enter(owner, code)).statusCode).toBe(404);
  });

  test('rejects further codes of a user who enters wrong ones', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const url = `/api/events/${newId()}/check-in`;
      const enter = async () => (await user.call('POST', url, { body: { code: 'x' } })).statusCode;
      for (let n = 0; n < 10; n += 1) expect(await enter()).toBe(404);
      expect(await enter()).toBe(429);
    } finally {
      await strict.close();
    }
  });

  test('shows the code and the list to organisers only, after the publication only', async () => {
    const formed = await publishedEvent();
    const url = `/api/events/${formed.event.id}`;
    await owner.call('POST', `${url}/check-in/code`);
    const { code } = await attendanceOf(formed);
    const user = userAt(formed, 0);
    expect((await user.call('GET', `${url}/attendance`)).statusCode).toBe(403);
    for (const path of ['check-in', 'registration', 'team', `../events/slug/${formed.event.slug}`])
      expect((await user.call('GET', `${url}/${path}`)).body).not.toContain(code);
    const draft = await createFormedEvent(site, owner, 3);
    expect((await owner.call('POST', `/api/events/${draft.event.id}/check-in/code`)).statusCode).toBe(409);
  });
});

/** Six places, and two absent participants. */
async function eventWithFreePlaces() {
  const formed = await publishedEvent({ capacity: 6 });
  const url = `/api/events/${formed.event.id}`;
  const absent = [userAt(formed, 0), userAt(formed, 1)];
  const ids = [await idOf(formed, userAt(formed, 0)), await idOf(formed, userAt(formed, 1))];
  expect((await mark(formed, ids, 'absent')).statusCode).toBe(200);
  const { code } = (await owner.call('POST', `${url}/check-in/code`)).json();
  const { lateCode } = (await owner.call('POST', `${url}/late-link`, { body: { open: true } })).json();
  const enter = (user: TestUser) => user.call('POST', `${url}/check-in`, { body: { code } });
  return { formed, absent, ids, lateCode, enter };
}

describe('the place of an absent participant', () => {
  test('goes to the first of late-comers and absent participants at once, within the capacity', async () => {
    const { formed, absent, lateCode, enter } = await eventWithFreePlaces();
    const late = [await createUser(site), await createUser(site), await createUser(site)];
    const answers = await Promise.all([
      ...late.map((user) => registerFor(formed.event, user, { lateCode })),
      ...absent.map(enter),
    ]);
    const taken = answers.filter(({ statusCode }) => statusCode < 300);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([taken.length, refused.length]).toEqual([2, 3]);
    const { counts } = await attendanceOf(formed);
    expect(counts.expected + counts.present + counts.waiting).toBe(6);
  });

  test('is gone after it was given away, also if organisers mark them as present, until the capacity grows', async () => {
    const { formed, absent, ids, lateCode, enter } = await eventWithFreePlaces();
    const [late, first, second] = [await createUser(site), ...absent];
    if (first === undefined || second === undefined) throw new Error('two participants are absent');
    await registered(formed.event, late, { lateCode });
    const both = await mark(formed, ids, 'present');
    expect(both.json().message).toContain('There are not enough free places for the absent participants');
    expect((await enter(first)).statusCode).toBe(200);
    expect((await enter(second)).json().message).toContain('Your place was given to another participant');
    expect((await mark(formed, ids, 'expected')).statusCode).toBe(409);
    const page = (await owner.call('GET', `/api/events/slug/${formed.event.slug}`)).json();
    expect(page).toMatchObject({ capacity: 6, participants: 6 });
    const { version } = (await owner.call('GET', `/api/events/${formed.event.id}/desk`)).json();
    const body = { capacity: 7, version };
    expect((await owner.call('PATCH', `/api/events/${formed.event.id}`, { body })).statusCode).toBe(200);
    expect((await enter(second)).statusCode).toBe(200);
  });
});

describe('undoing the publication', () => {
  const unpublish = ({ event }: FormedEvent) => owner.call('POST', `/api/events/${event.id}/unpublish`);

  test('gives absent participants their places back', async () => {
    const { formed } = await eventWithFreePlaces();
    expect((await unpublish(formed)).statusCode).toBe(200);
    expect(await statusesIn(site, formed.event)).toEqual({ registered: 6 });
  });

  test('is rejected after such a place was given to a late-comer, until the capacity grows', async () => {
    const { formed, lateCode } = await eventWithFreePlaces();
    const url = `/api/events/${formed.event.id}`;
    await registered(formed.event, await createUser(site), { lateCode });
    const fault =
      'There are not enough free places for the absent participants. Raise the capacity of the event first.';
    expect((await owner.call('GET', `${url}/publication`)).json().publication.undoFault).toBe(fault);
    const rejected = await unpublish(formed);
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, fault]);
    expect(await statusesIn(site, formed.event)).toEqual({ absent: 2, placed: 4, registered: 1 });
    const { version } = (await owner.call('GET', `${url}/desk`)).json();
    expect((await owner.call('PATCH', url, { body: { capacity: 7, version } })).statusCode).toBe(200);
    expect((await unpublish(formed)).statusCode).toBe(200);
    expect(await statusesIn(site, formed.event)).toEqual({ registered: 7 });
  });

  test('is rejected after the capacity was lowered to the participants who are present', async () => {
    const { formed } = await eventWithFreePlaces();
    const url = `/api/events/${formed.event.id}`;
    const { version } = (await owner.call('GET', `${url}/desk`)).json();
    expect((await owner.call('PATCH', url, { body: { capacity: 4, version } })).statusCode).toBe(200);
    expect((await unpublish(formed)).statusCode).toBe(409);
  });

  test.each([0, 1, 2])(
    'stays within the capacity beside late-comers and a second undo: round %d',
    async (at) => {
      const { formed, absent, lateCode, enter } = await eventWithFreePlaces();
      const late = [await createUser(site), await createUser(site)];
      const undo = [() => unpublish(formed), () => unpublish(formed)];
      const arrivals = [
        ...late.map((user) => () => registerFor(formed.event, user, { lateCode })),
        ...absent.map((user) => () => enter(user)),
      ];
      const calls = [...arrivals.slice(0, at), ...undo, ...arrivals.slice(at)];
      const answers = await Promise.all(calls.map((send) => send()));
      const undone = answers.slice(at, at + 2).filter(({ statusCode }) => statusCode === 200).length;
      expect(undone).toBeLessThanOrEqual(1);
      const { absent: away = 0, ...statuses } = await statusesIn(site, formed.event);
      const taken = Object.values(statuses).reduce((sum, count) => sum + count, 0);
      expect(taken).toBeLessThanOrEqual(6);
      if (undone === 1) expect({ away, statuses }).toEqual({ away: 0, statuses: { registered: 6 } });
    },
  );
});

describe('the code of the door and the link for late-comers', () => {
  test('end with the publication, so that the next one starts without them', async () => {
    const formed = await publishedEvent();
    const url = `/api/events/${formed.event.id}`;
    await owner.call('POST', `${url}/check-in/code`);
    await owner.call('POST', `${url}/check-in/close`);
    await owner.call('POST', `${url}/late-link`, { body: { open: true } });
    expect((await owner.call('POST', `${url}/unpublish`)).statusCode).toBe(200);
    expect((await publishTeams(formed, owner)).statusCode).toBe(200);
    expect(await attendanceOf(formed)).toMatchObject({ code: null, lateCode: null, closedAt: null });
  });
});

describe('late-comers', () => {
  test('register with the link after the publication, and wait for a team', async () => {
    const formed = await publishedEvent();
    const late = await createUser(site);
    expect((await registerFor(formed.event, late)).statusCode).toBe(409);
    const link = (open: boolean) =>
      owner.call('POST', `/api/events/${formed.event.id}/late-link`, { body: { open } });
    const { lateCode } = (await link(true)).json();
    expect((await registerFor(formed.event, late, { lateCode: 'guess' })).statusCode).toBe(409);
    expect((await registerFor(formed.event, late, { lateCode })).json().status).toBe('registered');
    expect((await attendanceOf(formed)).counts.waiting).toBe(1);
    await link(false);
    expect((await registerFor(formed.event, await createUser(site), { lateCode })).statusCode).toBe(409);
  });

  test('of the waiting list get a place from an organiser and are notified, once, up to the capacity', async () => {
    const formed = await createFormedEvent(site, owner, 6, { changes: { capacity: 6 } });
    const [one, other] = [await createUser(site), await createUser(site)];
    for (const user of [one, other]) expect((await registered(formed.event, user)).status).toBe('waitlisted');
    expect((await publishTeams(formed, owner)).statusCode).toBe(200);
    const add = ({ user }: TestUser) =>
      owner.call('POST', `/api/events/${formed.event.id}/late-comers`, { body: { username: user.username } });
    expect((await add(one)).json().message).toContain('no free place');
    await mark(formed, [await idOf(formed, userAt(formed, 0))], 'absent');
    const answers = await Promise.all([add(one), add(one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await add(other)).json().message).toContain('no free place');
    await untilJobsAreDone(site);
    expect((await listNotificationsOf(one)).map(({ message }) => message)).toEqual([
      expect.stringContaining('The organisers gave you a place'),
    ]);
  });

  test('are never registered by others: a user who did not register or has withdrawn is rejected', async () => {
    const formed = await publishedEvent();
    const stranger = await createUser(site);
    const withdrawn = userAt(formed, 0);
    const url = `/api/events/${formed.event.id}`;
    await withdrawn.call('DELETE', `${url}/registration`);
    const add = (username: string) => owner.call('POST', `${url}/late-comers`, { body: { username } });
    for (const name of ['no such user', stranger.user.username, withdrawn.user.username])
      expect((await add(name)).json().fields).toHaveProperty('username');
    await untilJobsAreDone(site);
    expect(await listNotificationsOf(stranger)).toEqual([]);
    expect((await stranger.call('GET', `${url}/registration`)).json().registration).toBeNull();
    expect((await attendanceOf(formed)).counts.waiting).toBe(0);
  });
});

describe('an absent participant', () => {
  const newsOf = async (user: TestUser) => {
    await untilJobsAreDone(site);
    return (await listNotificationsOf(user)).map(({ message }) => message);
  };

  test('is notified once that a repair took them out of their team, and by no later repair', async () => {
    const formed = await publishedEvent();
    const url = `/api/events/${formed.event.id}`;
    const [absent, withdrawn] = [userAt(formed, 0), userAt(formed, 1)];
    await mark(formed, [await idOf(formed, absent)], 'absent');
    expect((await withdrawn.call('DELETE', `${url}/registration`)).statusCode).toBe(200);
    const { team } = (await absent.call('GET', `${url}/team`)).json();
    const before = [await newsOf(absent), await newsOf(withdrawn)];
    for (let round = 0; round < 2; round += 1) {
      const version = await computeRepair(formed, owner, { dial: 'none' });
      const applied = await owner.call('POST', `${url}/formations/${version}/apply`, { body: {} });
      expect(applied.statusCode, applied.body).toBe(200);
      expect(await newsOf(absent)).toEqual([
        `You are no longer in “${team.name}” in “${formed.event.title}”, because you are marked as absent. ` +
          'If you take part, check in or contact the organisers.',
        ...(before[0] ?? []),
      ]);
    }
    expect(await newsOf(withdrawn)).toEqual(before[1]);
  });

  test('is not notified of the repair if they are marked as absent after it was applied', async () => {
    const formed = await publishedEvent();
    const url = `/api/events/${formed.event.id}`;
    const user = userAt(formed, 0);
    const id = await idOf(formed, user);
    const before = await newsOf(user);
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const applied = await owner.call('POST', `${url}/formations/${version}/apply`, { body: {} });
    expect(applied.statusCode, applied.body).toBe(200);
    await untilJobsAreDone(site);
    await mark(formed, [id], 'absent');
    const { rows } = await site.database.pool.query(
      'select formation_id as "formationId" from event_publications where event_id = $1',
      [formed.event.id],
    );
    await notifyRepaired(systemCtx(site.app), formed.event.id, rows[0].formationId);
    expect(await newsOf(user)).toEqual(before);
  });

  test('is notified of the cancellation of the event once, because they may still check in', async () => {
    const formed = await publishedEvent();
    const url = `/api/events/${formed.event.id}`;
    const [absent, withdrawn] = [userAt(formed, 0), userAt(formed, 1)];
    await mark(formed, [await idOf(formed, absent)], 'absent');
    await withdrawn.call('DELETE', `${url}/registration`);
    const before = await newsOf(withdrawn);
    const cancelled = await owner.call('POST', `${url}/cancel`, { body: { reason: 'The hall is flooded' } });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    const message = `“${formed.event.title}” is cancelled: The hall is flooded`;
    expect((await newsOf(absent)).filter((one) => one === message)).toHaveLength(1);
    expect(await newsOf(withdrawn)).toEqual(before);
  });

  test('gets no reminder before the start', async () => {
    const formed = await publishedEvent();
    const [absent, other] = [userAt(formed, 0), userAt(formed, 1)];
    await mark(formed, [await idOf(formed, absent)], 'absent');
    const before = await newsOf(absent);
    const starts = Date.parse(formed.event.startsAt) - site.clock.now().getTime() - 3_600_000;
    site.clock.advance(starts);
    await remindOfEvents(systemCtx(site.app));
    site.clock.advance(-starts);
    expect(await newsOf(absent)).toEqual(before);
    expect((await newsOf(other))[0]).toContain(`“${formed.event.title}” starts`);
  });
});
