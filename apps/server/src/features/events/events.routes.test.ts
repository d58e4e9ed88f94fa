import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import {
  createEvent,
  createOpenEvent,
  eventForm,
  registered,
  teamsOfTwo,
} from '../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  other = await createUser(site);
});
afterAll(() => site.close());

describe('a new event', () => {
  test('is a draft with the rules, roles and team size of its preset', async () => {
    const { event } = await createEvent(site, owner, { preset: 'course' });
    expect(event).toMatchObject({
      status: 'draft',
      teamSize: { min: 4, preferred: 5, max: 6 },
      organisers: [{ userId: owner.user.id, role: 'owner' }],
      viewer: { organiser: 'owner', can: { edit: true, open: true, close: false, remove: true } },
    });
    const { rules } = (await owner.call('GET', `/api/events/${event.id}/rules`)).json();
    expect(rules.map((rule: { kind: string }) => rule.kind)).toContain('wishes');
  });

  test('is hidden from guests and other users until it is opened', async () => {
    const { event } = await createEvent(site, owner);
    for (const client of [site.guest(), other])
      expect((await client.call('GET', `/api/events/slug/${event.slug}`)).statusCode).toBe(404);
    expect((await other.call('GET', `/api/events/${event.id}/desk`)).statusCode).toBe(404);
    await owner.call('POST', `/api/events/${event.id}/open`);
    const page = await site.guest().call('GET', `/api/events/slug/${event.slug}`);
    expect(page.json()).toMatchObject({ status: 'open', viewer: null, needsCode: false });
    const list = (await site.guest().call('GET', '/api/events?limit=100')).json();
    expect(list.events.map((each: { id: string }) => each.id)).toContain(event.id);
  });

  test.each(['/api/events/slug/%00', '/api/events/slug/%00/calendar.ics', '/api/certificates/%00'])(
    'responds with 404 to %s',
    async (path) => {
      expect((await site.guest().call('GET', path)).statusCode).toBe(404);
    },
  );

  test('gets its own slug if the title is taken, also in a race', async () => {
    const title = 'Harbour race';
    const made = await Promise.all([1, 2, 3].map(() => createEvent(site, owner, { title })));
    expect(made.map(({ event }) => event.slug).toSorted()).toEqual([
      'harbour-race',
      'harbour-race-2',
      'harbour-race-3',
    ]);
  });

  test('gets a slug other than "new", the address of the form for new events', async () => {
    const { event } = await createEvent(site, owner, { title: 'New' });
    expect(event.slug).toBe('new-2');
  });

  test.each([
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z', startsAt: '2020-01-02T00:00:00Z' }],
    ['deadline', { deadline: '2199-01-01T00:00:00Z' }],
    ['place', { place: '', online: false }],
    ['teamSize', { teamSize: { min: 5, preferred: 4, max: 6 } }],
    ['emailDomains', { joinPolicy: 'domain' }],
    ['roles', { roles: [] }],
    ['capacity', { capacity: 1 }],
    ['capacity', { capacity: 3, teamSize: { min: 4, preferred: 4, max: 5 } }],
    ['startsAt', { startsAt: 'tomorrow' }],
    ['startsAt', { startsAt: '0000-06-01T00:00:00Z' }],
    ['startsAt', { startsAt: '0001-01-01T00:00:00+12:00' }],
    ['endsAt', { endsAt: '9999-12-31T23:00:00-12:00' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('is rejected with the field %s if it does not fit', async (field, changes) => {
    const response = await owner.call('POST', '/api/events', { body: eventForm(site, changes) });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
  });
});

describe('an edit', () => {
  test('is rejected if another organiser saved since the form was filled', async () => {
    const { event, version } = await createEvent(site, owner);
    const url = `/api/events/${event.id}`;
    const results = await Promise.all(
      ['One', 'Two'].map((name) => owner.call('PATCH', url, { body: { title: `${name} weekend`, version } })),
    );
    expect(results.map((each) => each.statusCode).toSorted()).toEqual([200, 409]);
  });

  test('cannot lower the capacity below the places that are taken', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 3, ...teamsOfTwo });
    for (let n = 0; n < 3; n += 1) await registered(event, await createUser(site));
    const { version } = (await owner.call('GET', `/api/events/${event.id}/desk`)).json();
    const answer = await owner.call('PATCH', `/api/events/${event.id}`, { body: { capacity: 2, version } });
    expect(answer.json().fields).toEqual({ capacity: '3 participants have a place already' });
  });

  test('cannot leave fewer places than the smallest team has', async () => {
    const teamSize = { min: 4, preferred: 4, max: 5 };
    const { event, version } = await createEvent(site, owner, { capacity: 4, teamSize });
    const body = { teamSize: { ...teamSize, min: 5, preferred: 5 }, version };
    const answer = await owner.call('PATCH', `/api/events/${event.id}`, { body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ capacity: 'There must be places for the smallest team' });
  });

  test('cannot remove a role that a rule uses', async () => {
    const { event, version } = await createEvent(site, owner);
    const body = { roles: ['Frontend', 'Design'], version };
    const answer = await owner.call('PATCH', `/api/events/${event.id}`, { body });
    expect(answer.json().fields).toEqual({
      roles: 'A rule uses the role “Backend”. Change the rule first.',
    });
  });
});

describe('organisers', () => {
  test('cannot be added more often than the hourly limit allows', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const url = `/api/events/${newId()}/organisers/${newId()}`;
      const add = async () => (await user.call('PUT', url)).statusCode;
      for (let n = 0; n < 20; n += 1) expect(await add()).toBe(404);
      expect(await add()).toBe(429);
    } finally {
      await strict.close();
    }
  });

  test('share the desk, and only the owner adds or removes others', async () => {
    const event = await createOpenEvent(site, owner);
    const co = await createUser(site);
    const organisers = `/api/events/${event.id}/organisers`;
    expect((await co.call('GET', `/api/events/${event.id}/desk`)).statusCode).toBe(403);
    expect((await owner.call('PUT', `${organisers}/${co.user.id}`)).statusCode).toBe(200);
    expect((await co.call('GET', `/api/events/${event.id}/desk`)).statusCode).toBe(200);
    expect((await co.call('PUT', `${organisers}/${other.user.id}`)).statusCode).toBe(403);
    expect((await co.call('DELETE', `${organisers}/${owner.user.id}`)).statusCode).toBe(403);
    expect((await owner.call('DELETE', `${organisers}/${owner.user.id}`)).statusCode).toBe(409);
    expect((await co.call('DELETE', `${organisers}/${co.user.id}`)).statusCode).toBe(200);
    expect((await co.call('GET', `/api/events/${event.id}/figures`)).statusCode).toBe(403);
  });

  test('include administrators of the site', async () => {
    const { event } = await createEvent(site, owner);
    const admin = await createAdmin(site);
    expect((await admin.call('POST', `/api/events/${event.id}/open`)).statusCode).toBe(200);
  });
});

describe('the states of an event', () => {
  test('allow each step once and in order', async () => {
    const { event } = await createEvent(site, owner);
    const step = async (name: string, body?: object) =>
      (await owner.call('POST', `/api/events/${event.id}/${name}`, body && { body })).statusCode;
    expect(await step('close')).toBe(409);
    expect(await step('cancel', { reason: 'No place' })).toBe(409);
    expect(await step('open')).toBe(200);
    expect(await step('open')).toBe(409);
    expect(await step('close')).toBe(200);
    expect(await step('open')).toBe(200);
    expect((await owner.call('DELETE', `/api/events/${event.id}`)).statusCode).toBe(409);
    expect(await step('cancel', { reason: 'No place' })).toBe(200);
    expect(await step('open')).toBe(409);
  });

  test('do not open the registration after its deadline', async () => {
    const { event } = await createEvent(site, owner, { deadline: '2020-01-01T00:00:00Z' });
    const answer = await owner.call('POST', `/api/events/${event.id}/open`);
    expect({ status: answer.statusCode, fields: Object.keys(answer.json().fields) }).toEqual({
      status: 400,
      fields: ['deadline'],
    });
  });
});

describe('questions and rules', () => {
  const choice = {
    kind: 'choice',
    label: 'Is this your first time?',
    options: ['Yes', 'No'],
    visibility: 'used_in_rule',
  };

  test('keep the conditions under which participants answered', async () => {
    const event = await createOpenEvent(site, owner);
    const url = `/api/events/${event.id}/questions`;
    const put = (questions: unknown[]) => owner.call('PUT', url, { body: { questions } });
    const [question] = (await put([choice])).json().event.questions;
    await registered(event, await createUser(site), {
      answers: [{ questionId: question.id, value: 'Yes' }],
    });
    const shown = await put([{ ...choice, id: question.id, visibility: 'shown_to_teams' }]);
    expect(shown.json().fields).toEqual({
      'questions.0': 'Participants have answered “Is this your first time?” already',
    });
    const other = await put([{ ...choice, id: question.id, label: 'May we publish your photo?' }]);
    expect(other.json().fields).toEqual({
      'questions.0.label':
        'Participants have answered “Is this your first time?” already. Keep its text, or add another question.',
    });
    const shorter = await put([{ ...choice, id: question.id, options: ['No', 'Maybe'] }]);
    expect(Object.keys(shorter.json().fields)).toEqual(['questions.0.options']);
    expect((await put([])).statusCode).toBe(200);
  });

  test('of two organisers who save the same version of the questions at the same time are saved once', async () => {
    const { event, questionsVersion: version } = await createEvent(site, owner);
    const url = `/api/events/${event.id}/questions`;
    const put = (body: object) => owner.call('PUT', url, { body: { questions: [choice], ...body } });
    const answers = await Promise.all([put({ version }), put({ version })]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await put({ version: version + 1 })).json().questionsVersion).toBe(version + 2);
    // Clients that send no version still save.
    expect((await put({})).statusCode).toBe(200);
  });

  test('cannot be removed while a rule uses them', async () => {
    const { event } = await createEvent(site, owner);
    const questionsUrl = `/api/events/${event.id}/questions`;
    const [question] = (await owner.call('PUT', questionsUrl, { body: { questions: [choice] } })).json().event
      .questions;
    const rule = { id: 'alone', kind: 'neverAlone', strength: 'hard', questionId: question.id };
    const put = (rules: unknown[], version: number) =>
      owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version } });
    expect((await put([{ ...rule, value: 'Perhaps' }], 1)).json().fields).toEqual({
      'rules.0': '“Perhaps” is not an option of the question',
    });
    expect((await put([{ ...rule, value: 'Yes' }], 1)).json().version).toBe(2);
    expect((await put([], 1)).statusCode).toBe(409);
    const answer = await owner.call('PUT', questionsUrl, { body: { questions: [] } });
    expect(answer.json().fields).toEqual({
      questions: 'A rule uses the question “Is this your first time?”. Change the rule first.',
    });
  });

  test('reject rules of unknown roles, each by its position', async () => {
    const { event } = await createEvent(site, owner);
    const rules = Array.from({ length: 200 }, (_, n) => ({
      id: `r${n}`,
      kind: 'role',
      strength: 'hard',
      count: 1,
      level: 1,
      role: n % 2 === 0 ? 'Backend' : `Role ${n}`,
    }));
    const answer = await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
    expect(Object.keys(answer.json().fields)).toHaveLength(100);
    expect(answer.json().fields['rules.1']).toBe('This event has no role “Role 1”');
  });

  test('reject the ids of the rules that this site adds', async () => {
    const { event } = await createEvent(site, owner);
    const rules = ['site:apart', 'site:locked', 'apart'].map((id) => ({ id, kind: 'apart', strength: 1 }));
    const answer = await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
    const message = 'The id of a rule cannot start with “site:”';
    expect(answer.json().fields).toEqual({ 'rules.0': message, 'rules.1': message });
  });
});

describe('the lists of events', () => {
  test('show a cancelled event among the past ones to everyone, and not among the upcoming ones', async () => {
    const owner = await createUser(site);
    const event = await createOpenEvent(site, owner);
    await owner.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'Storm' } });
    const find = async (scope: string) => {
      const { events } = (await site.guest().call('GET', `/api/events?scope=${scope}`)).json();
      return events.find(({ id }: { id: string }) => id === event.id);
    };
    expect(await find('upcoming')).toBeUndefined();
    expect(await find('past')).toMatchObject({ status: 'cancelled' });
  });
});

describe('the archive', () => {
  test('takes an event that is over out of the lists of organisers, and back', async () => {
    const [owner, user] = [await createUser(site), await createUser(site)];
    const event = await createOpenEvent(site, owner);
    await registered(event, user);
    const url = `/api/events/${event.id}/archived`;
    const put = (archived: boolean, by = owner) => by.call('PUT', url, { body: { archived } });
    const listed = async (scope: string, by = owner) => {
      const { events } = (await by.call('GET', `/api/events?scope=${scope}`)).json();
      return events.some(({ id }: { id: string }) => id === event.id);
    };
    expect((await put(true)).statusCode).toBe(409);
    await owner.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'Storm' } });
    expect((await put(true, user)).statusCode).toBe(403);
    const answers = await Promise.all([put(true), put(true)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json().event).toMatchObject({ isArchived: true, viewer: { can: { archive: true } } });
    expect(await Promise.all(['organised', 'past', 'archived'].map((scope) => listed(scope)))).toEqual([
      false,
      false,
      true,
    ]);
    expect(await Promise.all([listed('joined', user), listed('archived', user)])).toEqual([true, false]);
    expect((await user.call('GET', `/api/events/slug/${event.slug}`)).statusCode).toBe(200);
    await put(false);
    expect([await listed('organised'), await listed('archived')]).toEqual([true, false]);
  });
});
