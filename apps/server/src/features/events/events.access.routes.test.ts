import { endpointTable } from '@teamwright/contracts/core/endpoint-table.ts';
import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createOpenEvent, registered } from '../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let participant: TestUser;
let foreignOrganiser: TestUser;
let event: EventPage;
let participantId: string;
let ideaId: string;

beforeAll(async () => {
  site = await createTestApp();
  [owner, participant, foreignOrganiser] = [
    await createUser(site),
    await createUser(site),
    await createUser(site),
  ];
  event = await createOpenEvent(site, owner);
  await createOpenEvent(site, foreignOrganiser);
  participantId = (await registered(event, participant)).id;
  const proposed = await owner.call('POST', `/api/events/${event.id}/ideas`, { body: idea });
  expect(proposed.statusCode).toBe(201);
  ideaId = proposed.json<{ id: string }>().id;
});
afterAll(() => site.close());

const idea = { title: 'Harbour map' };

/** Calls in which users change or read their own part in an event, or an event that everyone sees. */
const ofUsers = new Set([
  ...['proposeIdea', 'registration', 'register', 'editRegistration', 'confirm', 'withdraw'],
  ...['addFriend', 'removeFriend', 'ownTeam', 'otherTeams', 'whyNot', 'thanks', 'thank', 'showThanks'],
  ...[
    'ownCertificate',
    'issueCertificate',
    'ownPulse',
    'givePulse',
    'ownAttendance',
    'checkIn',
    'answerMove',
  ],
  ...['ownTeamRequest', 'sendTeamRequest', 'withdrawTeamRequest'],
]);

/** A valid body for each call of organisers that has one, so that it is rejected because of the caller. */
const bodies: Record<string, (person: string) => object> = {
  edit: () => ({ title: 'Taken over', version: 1 }),
  cancel: () => ({ reason: 'Taken over' }),
  archive: () => ({ archived: true }),
  putQuestions: () => ({ questions: [] }),
  editIdea: () => ({ ...idea, version: 1 }),
  removeParticipant: () => ({ reason: 'Taken over' }),
  previewInvitees: () => ({ csv: 'email\nada@example.org', mapping: { email: 'email' } }),
  importInvitees: () => ({ csv: 'email\nada@example.org', mapping: { email: 'email' } }),
  putRules: () => ({ rules: [], version: 1 }),
  form: () => ({ seconds: 1 }),
  applyFix: () => ({ fix: { kind: 'soften', ruleId: 'size' } }),
  moveParticipants: (person) => ({ moves: [{ participantId: person, from: null, to: 'new' }] }),
  lockParticipants: (person) => ({ participantIds: [person], locked: true }),
  possibleSwaps: (person) => ({ swaps: [[person, newId()]] }),
  putKeepApart: (person) => ({ pairs: [[person, newId()]], version: 1 }),
  putWebhook: () => ({ url: 'https://hooks.slack.com/services/x', kinds: ['published'] }),
  putPulseFrequency: () => ({ frequency: 'daily' }),
  markAttendance: (person) => ({ participantIds: [person], state: 'absent' }),
  changeLateLink: () => ({ open: true }),
  addLateComer: () => ({ username: 'ada' }),
  startRepair: () => ({ dial: 'few' }),
  askMoved: () => ({ hours: 24 }),
  applyRepair: () => ({ note: '' }),
  closeTeamRequest: () => ({ reply: '' }),
};

const ofOrganisers = Object.entries(endpointTable).flatMap(([key, [method, path]]) => {
  const [group, name = ''] = key.split('.');
  const isOfEvent = group === 'events' && path.startsWith('/api/events/:id');
  return isOfEvent && !ofUsers.has(name) ? [{ name, method, path }] : [];
});

type Call = (typeof ofOrganisers)[number];

function call(user: TestUser, { name, method, path }: Call, eventId: string) {
  const values: Record<string, string> = {
    id: eventId,
    ideaId,
    participantId,
    version: '1',
    preset: 'hackathon',
    userId: user.user.id,
    requestId: newId(),
  };
  const address = path.replaceAll(/:(\w+)/g, (_part, key: string) => values[key] ?? key);
  const body = bodies[name]?.(participantId);
  return user.call(method, address, body && { body });
}

async function state(): Promise<unknown> {
  const desk = await owner.call('GET', `/api/events/${event.id}/desk`);
  const participants = await owner.call('GET', `/api/events/${event.id}/participants`);
  expect([desk.statusCode, participants.statusCode]).toEqual([200, 200]);
  return [desk.json(), participants.json()];
}

describe('a call of organisers', () => {
  test('is rejected for participants and organisers of other events, whatever it does', async () => {
    const before = await state();
    const answers = [];
    for (const user of [participant, foreignOrganiser])
      for (const each of ofOrganisers) {
        const { statusCode } = await call(user, each, event.id);
        if (statusCode !== 403) answers.push(`${each.name}: ${statusCode}`);
      }
    expect(answers).toEqual([]);
    expect(await state()).toEqual(before);
  });

  test('is rejected for guests', async () => {
    for (const { method, path } of ofOrganisers) {
      const { statusCode } = await site.guest().call(method, path.replaceAll(/:\w+/g, event.id));
      expect(`${path} ${statusCode}`).toBe(`${path} 401`);
    }
  });

  test('finds nothing of another event by its ids', async () => {
    const other = await createOpenEvent(site, owner);
    const found = [];
    for (const each of ofOrganisers.filter(({ path }) => /:(ideaId|participantId|version)/.test(path))) {
      const { statusCode } = await call(owner, each, other.id);
      if (statusCode !== 404) found.push(`${each.name}: ${statusCode}`);
    }
    expect(found).toEqual([]);
    expect((await owner.call('GET', `/api/events/${event.id}/participants`)).json().total).toBe(1);
  });
});

test('a body that is too large is rejected before it is read', async () => {
  const body = { moves: [{ participantId, from: null, to: 'new' }], padding: 'x'.repeat(300 * 1024) };
  const path = `/api/events/${event.id}/formations/1/moves`;
  expect((await owner.call('POST', path, { body })).statusCode).toBe(413);
});
