import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Participation } from '@teamwright/contracts/events/registration.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { emailTo, untilJobsAreDone } from '../../../testing/actors/emails.ts';
import {
  createOpenEvent,
  importCsv,
  registered,
  registerFor,
  registrationOf,
  statusesIn,
  teamsOfTwo,
  withdraw,
} from '../../../testing/actors/events.ts';
import {
  createUser,
  createUsers,
  createVerifiedUser,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eventsJobs } from '../events.jobs.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

function runJob(name: string): Promise<void> | undefined {
  return eventsJobs.find((job) => job.name === name)?.run(systemCtx(site.app));
}

describe('the capacity of an event', () => {
  test('is never exceeded by concurrent registrations', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 4 });
    const all = await createUsers(site, 12);
    const answers = await Promise.all(all.map((user) => registerFor(event, user)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(all.map(() => 201));
    expect(await statusesIn(site, event)).toEqual({ registered: 4, waitlisted: 8 });
    const positions = answers.map((answer) => answer.json<Participation>().waitingPosition);
    expect(positions.filter((position) => position !== null).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('is kept while participants withdraw and register concurrently, and the list moves up in its order', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 3 });
    const [leaving, waiting, late] = [
      await createUsers(site, 3),
      await createUsers(site, 4),
      await createUsers(site, 3),
    ];
    for (const user of [...leaving, ...waiting]) {
      await registered(event, user);
      site.clock.advance(1000);
    }
    const withdrawals = leaving.map((user) => withdraw(event, user));
    const arrivals = late.map((user) => registerFor(event, user));
    await Promise.all([...withdrawals, ...arrivals]);
    expect(await statusesIn(site, event)).toEqual({ withdrawn: 3, registered: 3, waitlisted: 4 });
    const statuses: string[] = [];
    for (const user of waiting) statuses.push((await registrationOf(event, user)).status);
    expect(statuses).toEqual(['registered', 'registered', 'registered', 'waitlisted']);
  });

  test('gives new places to the waiting list, and its participants are notified', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
    const [first, second, third] = await createUsers(site, 3);
    for (const user of [first, second, third]) {
      if (user) await registered(event, user);
      site.clock.advance(1000);
    }
    const { version } = (await owner.call('GET', `/api/events/${event.id}/desk`)).json();
    await owner.call('PATCH', `/api/events/${event.id}`, { body: { capacity: 3, version } });
    await untilJobsAreDone(site);
    if (third === undefined) throw new Error('there are three users');
    expect((await registrationOf(event, third)).status).toBe('registered');
    expect(await listNotificationsOf(third)).toMatchObject([
      { type: 'event', message: `You have a place in “${event.title}” now`, event: { slug: event.slug } },
    ]);
  });
});

describe('a registration', () => {
  test('is stored once if the user sends it several times concurrently', async () => {
    const event = await createOpenEvent(site, owner);
    const [user] = await createUsers(site, 1);
    if (user === undefined) throw new Error('there is one user');
    const answers = await Promise.all([1, 2, 3, 4].map(() => registerFor(event, user)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test('is rejected after the deadline, also for a race with the last second', async () => {
    const event = await createOpenEvent(site, owner);
    const [late] = await createUsers(site, 1);
    site.clock.advance(10 * dayMs + 1);
    try {
      if (late === undefined) throw new Error('there is one user');
      const answer = await registerFor(event, late);
      expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
        status: 409,
        message: 'The registration for this event has closed',
      });
    } finally {
      site.clock.advance(-10 * dayMs - 1);
    }
  });

  test('while the event closes is stored or rejected', async () => {
    const event = await createOpenEvent(site, owner);
    const all = await createUsers(site, 6);
    const [closed, ...answers] = await Promise.all([
      owner.call('POST', `/api/events/${event.id}/close`),
      ...all.map((user) => registerFor(event, user)),
    ]);
    expect(closed.statusCode).toBe(200);
    const accepted = answers.filter((answer) => answer.statusCode === 201).length;
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(6 - accepted);
    expect((await statusesIn(site, event)).registered ?? 0).toBe(accepted);
  });

  test('starts with the roles of the profile and the languages of the last event', async () => {
    const user = await createUser(site, {
      profile: { roles: ['design'], hoursPerWeek: 8 },
      skills: ['React'],
    });
    const before = await createOpenEvent(site, owner);
    await registered(before, user, { languages: ['de', 'en'], experience: 3 });
    const event = await createOpenEvent(site, owner);
    const answer = await user.call('GET', `/api/events/${event.id}/registration`);
    expect(answer.json()).toEqual({
      registration: null,
      start: {
        roles: [{ role: 'Design', level: 2 }],
        experience: 3,
        languages: ['de', 'en'],
        answers: [],
        skills: ['React'],
        hoursPerWeek: 8,
        hasAvailability: false,
      },
    });
  });

  test.each([
    ['roles.0', { roles: [{ role: 'Wizard', level: 1 }] }],
    ['roles.1', { roles: ['Backend', 'Backend'].map((role) => ({ role, level: 1 })) }],
    ['roles', { roles: [] }],
    ['languages', { languages: [] }],
    ['languages.0', { languages: ['English'] }],
    ['experience', { experience: 5 }],
    ['wishes.0', { wishes: ['01890000-0000-7000-8000-000000000000'] }],
    ['answers.0', { answers: [{ questionId: 'x', value: 'y' }] }],
    ['friendCode', { friendCode: 'unknown' }],
  ])('is rejected with the field %s if it does not fit', async (field, changes) => {
    const event = await createOpenEvent(site, owner);
    const [user] = await createUsers(site, 1);
    if (user === undefined) throw new Error('there is one user');
    const answer = await registerFor(event, user, changes);
    expect({ status: answer.statusCode, fields: Object.keys(answer.json().fields) }).toEqual({
      status: 400,
      fields: [field],
    });
  });

  test('starts with imported answers and roles that the event still has only', async () => {
    const event = await createOpenEvent(site, owner);
    const put = async (questions: readonly object[]) =>
      (await owner.call('PUT', `/api/events/${event.id}/questions`, { body: { questions } })).json().event
        .questions;
    const ask = (label: string, options: readonly string[]) => ({
      kind: 'choice',
      visibility: 'organisers_only',
      label,
      options,
    });
    const [diet, size, bus] = await put([
      ask('Diet', ['any', 'vegan']),
      ask('Shirt', ['S', 'M']),
      ask('Bus', ['yes', 'no']),
    ]);
    const csv = 'Email,Diet,Shirt,Bus,Roles\nstart-teal@example.org,vegan,M,yes,Backend:3; Design:1';
    const answers = [diet, size, bus].map(({ id, label }) => ({ questionId: id, column: label }));
    const imported = await importCsv(owner, event, csv, { email: 'Email', roles: 'Roles', answers });
    expect(imported.statusCode, imported.body).toBe(200);
    const user = await createVerifiedUser(site, { email: 'start-teal@example.org' });
    const start = async () => (await user.call('GET', `/api/events/${event.id}/registration`)).json().start;
    expect((await start()).answers).toHaveLength(3);
    // One question is removed, and one loses the option.
    await put([diet, { ...bus, options: ['no', 'maybe'] }]);
    expect((await start()).answers).toEqual([{ questionId: diet.id, value: 'vegan' }]);
    await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules: [], version: 1 } });
    const desk = (await owner.call('GET', `/api/events/${event.id}/desk`)).json();
    const edited = await owner.call('PATCH', `/api/events/${event.id}`, {
      body: {
        roles: desk.event.roles.filter((role: string) => role !== 'Design'),
        version: desk.version,
      },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect((await start()).roles).toEqual([{ role: 'Backend', level: 3 }]);
  });

  test('needs an answer to each required question that fits its kind', async () => {
    const event = await createOpenEvent(site, owner);
    const question = { label: 'How early do you rise?', kind: 'scale', visibility: 'organisers_only' };
    const put = await owner.call('PUT', `/api/events/${event.id}/questions`, {
      body: { questions: [{ ...question, required: true }] },
    });
    const [{ id: questionId }] = put.json().event.questions;
    const [user] = await createUsers(site, 1);
    if (user === undefined) throw new Error('there is one user');
    expect((await registerFor(event, user)).json().fields).toEqual({
      answers: 'Please answer “How early do you rise?”',
    });
    const wrong = await registerFor(event, user, { answers: [{ questionId, value: '6' }] });
    expect(wrong.json().fields).toEqual({ 'answers.0': 'Choose a number from 1 to 5' });
    expect((await registerFor(event, user, { answers: [{ questionId, value: '5' }] })).statusCode).toBe(201);
  });
});

describe('who may register', () => {
  test('needs the join code if the event has one', async () => {
    const event = await createOpenEvent(site, owner, { joinCode: 'low tide' });
    const [user] = await createUsers(site, 1);
    if (user === undefined) throw new Error('there is one user');
    for (const code of [undefined, 'high tide'])
      expect(Object.keys((await registerFor(event, user, { code })).json().fields)).toEqual(['code']);
    expect((await registerFor(event, user, { code: 'low tide' })).statusCode).toBe(201);
    const page = await user.call('GET', `/api/events/slug/${event.slug}`);
    expect(page.body).not.toContain('low tide');
  });

  test('rejects further join codes of a user who enters wrong ones, also the right one', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const [organiser, user] = [await createVerifiedUser(strict), await createVerifiedUser(strict)];
      const event = await createOpenEvent(strict, organiser, { joinCode: '4071' });
      const enter = async (code?: string) => (await registerFor(event, user, { code })).statusCode;
      expect(await enter()).toBe(400);
      for (let n = 0; n < 10; n += 1) expect(await enter(`000${n}`)).toBe(400);
      expect(await enter('4071')).toBe(429);
      expect((await registerFor(event, organiser, { code: '4071' })).statusCode).toBe(201);
    } finally {
      await strict.close();
    }
  });

  test('needs a verified address at a domain of the event, or below it', async () => {
    const event = await createOpenEvent(site, owner, { joinPolicy: 'domain', emailDomains: ['school.edu'] });
    const statusOf = async (user: TestUser) => (await registerFor(event, user)).statusCode;
    expect(await statusOf(await createUser(site, { email: 'unverified@school.edu' }))).toBe(403);
    expect(await statusOf(await createVerifiedUser(site, { email: 'ann@notschool.edu' }))).toBe(403);
    expect(await statusOf(await createVerifiedUser(site, { email: 'ann@school.edu' }))).toBe(201);
    expect(await statusOf(await createVerifiedUser(site, { email: 'ben@cs.school.edu' }))).toBe(201);
  });
});

describe('a participant', () => {
  test('confirms once asked, by an email that has a link to stop such emails', async () => {
    const event = await createOpenEvent(site, owner);
    const user = await createVerifiedUser(site);
    await registered(event, user);
    const ask = () => owner.call('POST', `/api/events/${event.id}/confirmations`);
    expect((await ask()).json()).toEqual({ asked: 1 });
    expect((await ask()).statusCode).toBe(409);
    const mail = await emailTo(
      site,
      user.user.email,
      `Please confirm that you take part in “${event.title}”`,
    );
    expect(mail.link).toContain(`/events/${event.slug}`);
    expect(mail.unsubscribe).toContain('/api/notifications/unsubscribe');
    expect((await registrationOf(event, user)).confirmationWanted).toBe(true);
    const confirm = () => user.call('POST', `/api/events/${event.id}/registration/confirm`);
    expect((await confirm()).json()).toMatchObject({ status: 'confirmed', confirmationWanted: false });
    expect((await confirm()).statusCode).toBe(200);
  });

  test('on the waiting list cannot confirm', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
    const [one, two, three] = await createUsers(site, 3);
    if (!one || !two || !three) throw new Error('there are three users');
    for (const user of [one, two, three]) await registered(event, user);
    expect((await three.call('POST', `/api/events/${event.id}/registration/confirm`)).statusCode).toBe(409);
  });

  test('who withdraws leaves no answer, wish or friend behind, and can register again', async () => {
    const event = await createOpenEvent(site, owner);
    const [one, other] = await createUsers(site, 2);
    if (!one || !other) throw new Error('there are two users');
    const { friendCode } = await registered(event, one);
    await registered(event, other, { friendCode, languages: ['pt'] });
    expect((await withdraw(event, other)).statusCode).toBe(200);
    expect((await withdraw(event, other)).statusCode).toBe(404);
    expect(await registrationOf(event, other)).toMatchObject({
      status: 'withdrawn',
      languages: [],
      friends: [],
    });
    expect((await registrationOf(event, one)).friends).toEqual([]);
    expect((await registered(event, other)).status).toBe('registered');
  });

  test('is notified of the reason when an organiser removes them', async () => {
    const event = await createOpenEvent(site, owner);
    const [user] = await createUsers(site, 1);
    if (!user) throw new Error('there is one user');
    const { id } = await registered(event, user);
    const url = `/api/events/${event.id}/participants/${id}`;
    expect((await user.call('DELETE', url, { body: { reason: 'x' } })).statusCode).toBe(403);
    expect((await owner.call('DELETE', url, { body: { reason: 'Registered twice' } })).statusCode).toBe(200);
    await untilJobsAreDone(site);
    expect((await listNotificationsOf(user))[0]?.message).toContain('Registered twice');
  });

  test('is reminded once of an event that starts within a day', async () => {
    const event = await createOpenEvent(site, owner, { title: 'Reminder weekend' });
    const [user] = await createUsers(site, 1);
    if (!user) throw new Error('there is one user');
    await registered(event, user);
    await runJob('events.remind');
    expect(await listNotificationsOf(user)).toEqual([]);
    site.clock.advance(19.5 * dayMs);
    try {
      await runJob('events.remind');
      await runJob('events.remind');
    } finally {
      site.clock.advance(-19.5 * dayMs);
    }
    expect(await listNotificationsOf(user)).toMatchObject([{ type: 'event_reminder' }]);
  });
});

describe('a cancelled event', () => {
  test('notifies all participants, also those on the waiting list', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
    const all = await createUsers(site, 3);
    for (const user of all) await registered(event, user);
    await owner.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'The hall is flooded' } });
    await untilJobsAreDone(site);
    for (const user of all)
      expect((await listNotificationsOf(user))[0]?.message).toBe(
        `“${event.title}” is cancelled: The hall is flooded`,
      );
  });
});

test('events are finished once they have ended', async () => {
  const event = await createOpenEvent(site, owner, { title: 'Short weekend' });
  site.clock.advance(23 * dayMs);
  try {
    await runJob('events.advance');
  } finally {
    site.clock.advance(-23 * dayMs);
  }
  const page = await site.guest().call('GET', `/api/events/slug/${event.slug}`);
  expect(page.json().status).toBe('finished');
});
