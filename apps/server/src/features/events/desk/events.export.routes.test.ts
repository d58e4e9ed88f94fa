import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { KeptApart } from '@teamwright/contracts/events/keep-apart.ts';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createOpenEvent,
  importCsv,
  putApart,
  registered,
  withdraw,
} from '../../../testing/actors/events.ts';
import {
  createUser,
  createVerifiedUser,
  deleteAccount,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createPublishedEvent, createRunningEvent } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

/** The lines of the exported file by heading. */
async function exportedFrom(event: EventPage): Promise<Record<string, string>[]> {
  const file = await owner.call('GET', `/api/events/${event.id}/participants.csv`);
  return papa.parse<Record<string, string>>(file.body.slice(1).trim(), { header: true }).data;
}

describe('the export of participants', () => {
  test('has a heading of its own for each column, so that an import finds it', async () => {
    const event = await createOpenEvent(site, owner);
    const labels = ['Experience', 'experience', 'Diet'];
    const questions = labels.map((label) => ({ kind: 'text', label, visibility: 'organisers_only' }));
    await owner.call('PUT', `/api/events/${event.id}/questions`, { body: { questions } });
    const { body } = await owner.call('GET', `/api/events/${event.id}/participants.csv`);
    const [head = []] = papa.parse<string[]>(body.slice(1).trim()).data;
    expect(head.slice(-3)).toEqual(['Experience (2)', 'experience (3)', 'Diet']);
  });

  test('begins cells that a spreadsheet would run with an apostrophe', async () => {
    const event = await createOpenEvent(site, owner);
    const put = await owner.call('PUT', `/api/events/${event.id}/questions`, {
      body: { questions: [{ kind: 'text', label: '=1+1', visibility: 'organisers_only' }] },
    });
    const [{ id: questionId }] = put.json().event.questions;
    const dangerous = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', 'plain, "quoted"'];
    for (const value of dangerous)
      await registered(event, await createUser(site), { answers: [{ questionId, value }] });
    const answer = await owner.call('GET', `/api/events/${event.id}/participants.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data } = papa.parse<string[]>(answer.body.slice(1).trim());
    expect(data[0]?.at(-1)).toBe("'=1+1");
    expect(
      data
        .slice(1)
        .map((row) => row.at(-1))
        .toSorted(),
    ).toEqual(dangerous.map((value) => (value.startsWith('plain') ? value : `'${value}`)).toSorted());
  });

  test('begins formulas of several lines, and in full-width characters, with an apostrophe', async () => {
    const { event, users } = await createPublishedEvent(site, owner, 3);
    const path = `/api/events/${event.id}`;
    const formulas = ['=HYPERLINK("http://x")\nPlease', '\uff1d1+1', '-1\n-1'];
    for (const [at, reason] of formulas.entries()) {
      const sent = await users[at]?.call('POST', `${path}/team-request`, { body: { reason } });
      expect(sent?.statusCode, sent?.body).toBe(201);
    }
    const data = await exportedFrom(event);
    expect(data.map((row) => row['Request for another team']).toSorted()).toEqual(
      formulas.map((formula) => `'${formula}`).toSorted(),
    );
  });

  test('contains the team with the latest pulse and request, and the pairs that organisers keep apart', async () => {
    const { event, users } = await createRunningEvent(site, owner, 3);
    const [one, other] = users;
    if (one === undefined || other === undefined) throw new Error('there are three participants');
    const path = `/api/events/${event.id}`;
    await one.call('PUT', `${path}/pulse`, { body: { colour: 'red', word: 'No laptop' } });
    await one.call('POST', `${path}/team-request`, { body: { reason: 'Two jobs at once' } });
    const listed = (await owner.call('GET', `${path}/participants`)).json().participants;
    const idOf = ({ user }: TestUser) =>
      listed.find(({ userId }: { userId: string }) => userId === user.id).id;
    await putApart(event, owner, [[idOf(one), idOf(other)]]);
    const data = await exportedFrom(event);
    const lineOf = ({ user }: TestUser) => data.find(({ Username }) => Username === user.username);
    expect(lineOf(one)).toMatchObject({
      Status: 'placed',
      Team: expect.stringMatching(/^Team \d$/),
      Pulse: 'red',
      'Words on the pulse': 'No laptop',
      'Request for another team': 'Two jobs at once',
      'Keep apart from': other.user.username,
    });
    expect(lineOf(other)).toMatchObject({ Pulse: '', 'Keep apart from': one.user.username });
  });

  test('contains mutual friends, and no wish of only one of them', async () => {
    const event = await createOpenEvent(site, owner);
    const [one, other, third] = [await createUser(site), await createUser(site), await createUser(site)];
    const { friendCode } = await registered(event, one);
    await registered(event, other, { friendCode });
    await registered(event, third, { friendCode });
    const listed = (await owner.call('GET', `/api/events/${event.id}/participants`)).json().participants;
    const idOf = ({ user }: TestUser) =>
      listed.find(({ userId }: { userId: string }) => userId === user.id).id;
    // One of them removes the third, whose wish remains.
    await one.call('DELETE', `/api/events/${event.id}/friends/${idOf(third)}`);
    const data = await exportedFrom(event);
    const friendsOf = ({ user }: TestUser) =>
      data.find(({ Username }) => Username === user.username)?.Friends;
    expect([one, other, third].map(friendsOf)).toEqual([other.user.username, one.user.username, '']);
  });

  test('contains imported addresses that have not registered, and can be imported again', async () => {
    const event = await createOpenEvent(site, owner);
    const put = await owner.call('PUT', `/api/events/${event.id}/questions`, {
      body: {
        questions: [
          { kind: 'choice', label: 'Diet', options: ['any', 'vegan'], visibility: 'organisers_only' },
        ],
      },
    });
    const [{ id: questionId }] = put.json().event.questions;
    const mapping = { email: 'Email', roles: 'Roles', experience: 'Experience', languages: 'Languages' };
    const pairs = { keepApart: 'Keep apart from', answers: [{ questionId, column: 'Diet' }] };
    const csv = [
      'Email,Roles,Experience,Languages,Diet,Keep apart from',
      'early-teal@example.org,Backend:2,2,en,any,late-teal@example.org',
      'late-teal@example.org,Backend:3; Design:1,4,en; de,vegan,shy-teal@example.org',
      'shy-teal@example.org,,,,,',
    ].join('\n');
    expect((await importCsv(owner, event, csv, { ...mapping, ...pairs })).json()).toMatchObject({
      imported: 3,
    });
    const early = await createVerifiedUser(site, { email: 'early-teal@example.org', username: 'early-teal' });
    await registered(event, early, { answers: [{ questionId, value: 'any' }] });
    // An address that is not verified may belong to another person.
    await registered(
      event,
      await createUser(site, { email: 'shy-teal@example.org', username: 'other-teal' }),
    );

    const lines = await exportedFrom(event);
    expect(lines.map(({ Username, Email, Status }) => [Username, Email, Status])).toEqual([
      ['early-teal', 'early-teal@example.org', 'registered'],
      ['other-teal', '', 'registered'],
      ['', 'late-teal@example.org', 'invited'],
      ['', 'shy-teal@example.org', 'invited'],
    ]);
    expect(lines[0]?.['Keep apart from']).toBe('late-teal@example.org');
    expect(lines[2]).toMatchObject({
      Roles: 'Backend:3; Design:1',
      Experience: '4',
      Languages: 'en; de',
      Diet: 'vegan',
      'Keep apart from': 'early-teal@example.org; shy-teal@example.org',
      'Registered at': '',
      Team: '',
    });
    expect(lines[3]).toMatchObject({ Roles: '', Experience: '', Languages: '', Diet: '' });

    const again = await createOpenEvent(site, owner);
    const asked = await owner.call('PUT', `/api/events/${again.id}/questions`, {
      body: {
        questions: put.json().event.questions.map(({ id: _id, ...question }: { id: string }) => question),
      },
    });
    const withAddress = lines.filter(({ Email }) => Email !== '');
    const answer = await importCsv(owner, again, papa.unparse(withAddress), {
      ...mapping,
      key: 'Username',
      keepApart: 'Keep apart from',
      answers: [{ questionId: asked.json().event.questions[0].id, column: 'Diet' }],
    });
    expect(answer.json()).toEqual({ imported: 3, updated: 0 });
    const { invited } = (await owner.call('GET', `/api/events/${again.id}/apart`)).json();
    expect(invited).toEqual([
      ['early-teal@example.org', 'late-teal@example.org'],
      ['late-teal@example.org', 'shy-teal@example.org'],
    ]);
    // The import stores what the lines of these addresses had before.
    expect(await exportedFrom(again)).toEqual([
      expect.objectContaining({ Email: 'early-teal@example.org', Roles: 'Backend:2', Diet: 'any' }),
      ...lines.slice(2),
    ]);
  });

  test('contains no address of a deleted account, also in pairs', async () => {
    const event = await createOpenEvent(site, owner);
    const csv = [
      'Email,Apart',
      'gone-plover@example.org,',
      'late-plover@example.org,gone-plover@example.org',
      'other-plover@example.org,late-plover@example.org',
    ].join('\n');
    expect((await importCsv(owner, event, csv, { email: 'Email', keepApart: 'Apart' })).statusCode).toBe(200);
    const apart = async () => (await owner.call('GET', `/api/events/${event.id}/apart`)).json<KeptApart>();
    const before = await apart();
    const gone = await createVerifiedUser(site, { email: 'gone-plover@example.org' });
    expect((await deleteAccount(gone)).statusCode).toBe(200);
    const lines = await exportedFrom(event);
    expect(lines.map((line) => [line.Email, line['Keep apart from']])).toEqual([
      ['late-plover@example.org', 'other-plover@example.org'],
      ['other-plover@example.org', 'late-plover@example.org'],
    ]);
    expect(await apart()).toMatchObject({
      invited: [['late-plover@example.org', 'other-plover@example.org']],
      version: before.version + 1,
    });
  });

  test('keeps an imported address when an account that has not verified it is deleted', async () => {
    const event = await createOpenEvent(site, owner);
    const csv = 'Email,Apart\nreal-plover@example.org,\nshy-plover@example.org,real-plover@example.org';
    expect((await importCsv(owner, event, csv, { email: 'Email', keepApart: 'Apart' })).statusCode).toBe(200);
    const before = await exportedFrom(event);
    const impostor = await createUser(site, { email: 'real-plover@example.org' });
    expect((await deleteAccount(impostor)).statusCode).toBe(200);
    expect(await exportedFrom(event)).toEqual(before);
    expect(before.map((line) => line['Keep apart from'])).toEqual([
      'shy-plover@example.org',
      'real-plover@example.org',
    ]);
  });

  test('contains an imported address whose user registers while the file is created', async () => {
    const event = await createOpenEvent(site, owner);
    await importCsv(owner, event, 'Email\nfast-wren@example.org');
    const user = await createVerifiedUser(site, { email: 'fast-wren@example.org' });
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('lock table event_invitees in access exclusive mode');
      const lines = exportedFrom(event);
      await vi.waitFor(async () => {
        const { rows } = await client.query(
          "select 1 from pg_locks where relation = 'event_invitees'::regclass and not granted",
        );
        expect(rows).not.toEqual([]);
      });
      await client.query(
        `insert into event_participants (id, event_id, user_id, status, roles, experience, languages, answers,
           wishes, friend_code, registered_at, updated_at)
         values (gen_random_uuid(), $1, $2, 'registered', '[]', 0, '{}', '[]', '{}', 'wren', now(), now())`,
        [event.id, user.user.id],
      );
      await client.query('commit');
      expect((await lines).map((line) => line.Email)).toEqual(['fast-wren@example.org']);
    } finally {
      client.release(true);
    }
  });

  test('escapes imported values that a spreadsheet would run', async () => {
    const event = await createOpenEvent(site, owner);
    const put = await owner.call('PUT', `/api/events/${event.id}/questions`, {
      body: { questions: [{ kind: 'text', label: '=1+2', visibility: 'organisers_only' }] },
    });
    const [{ id: questionId }] = put.json().event.questions;
    const csv = [
      'Email,Answer,Apart',
      '=1+1@example.org,=2+2,-x@example.org',
      '-x@example.org,"@a',
      '=b",',
    ].join('\n');
    const mapping = { email: 'Email', keepApart: 'Apart', answers: [{ questionId, column: 'Answer' }] };
    expect((await importCsv(owner, event, csv, mapping)).json()).toEqual({ imported: 2, updated: 0 });
    const file = await owner.call('GET', `/api/events/${event.id}/participants.csv`);
    const cells = papa.parse<string[]>(file.body.slice(1).trim()).data.flat();
    expect(cells.filter((cell) => cell.includes('@') || cell.includes('='))).toEqual([
      "'=1+2",
      "'-x@example.org",
      "'=1+1@example.org",
      "'@a =b",
      "'=1+1@example.org",
      "'-x@example.org",
      "'=2+2",
    ]);
  });

  test('contains earlier teammates if a rule uses them', async () => {
    const { users } = await createPublishedEvent(site, owner, 3);
    const [one, other, third] = users;
    if (one === undefined || other === undefined || third === undefined)
      throw new Error('there are three participants');
    const event = await createOpenEvent(site, owner);
    for (const user of users) await registered(event, user);
    await registered(event, await createUser(site));
    await withdraw(event, third);
    const setRules = async (rules: object[], version: number) =>
      await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version } });
    await setRules([], 1);
    expect((await exportedFrom(event))[0]).not.toHaveProperty('Earlier teammates');
    await setRules([{ id: 'new', kind: 'novelty', strength: 2 }], 2);
    const lines = await exportedFrom(event);
    expect(lines.map((line) => line['Earlier teammates'])).toEqual([
      other.user.username,
      one.user.username,
      '',
      '',
    ]);
  });

  test('names no participant by an address that was imported after they registered', async () => {
    const event = await createOpenEvent(site, owner);
    const emails = ['guess-ibis@example.org', 'other-ibis@example.org'];
    const users = [];
    for (const email of emails) users.push(await createVerifiedUser(site, { email }));
    for (const user of users) await registered(event, user);
    site.clock.advance(1_000);
    const csv = ['Email,Apart', `${emails[0]},`, `${emails[1]},${emails[0]}`].join('\n');
    for (const _again of [false, true])
      expect((await importCsv(owner, event, csv, { email: 'Email', keepApart: 'Apart' })).statusCode).toBe(
        200,
      );
    const lines = await exportedFrom(event);
    expect(lines.map((line) => [line.Username, line.Email, line.Status, line['Keep apart from']])).toEqual([
      ...users.map(({ user }) => [user.username, '', 'registered', '']),
      ['', emails[0], 'invited', emails[1]],
      ['', emails[1], 'invited', emails[0]],
    ]);
    expect((await owner.call('GET', `/api/events/${event.id}/apart`)).json()).toMatchObject({
      pairs: [],
      invited: [emails],
    });
  });

  test('contains only addresses that the organisers imported', async () => {
    const event = await createOpenEvent(site, owner);
    await importCsv(owner, event, 'Email\nknown-tern@example.org');
    for (const email of ['known-tern@example.org', 'secret-tern@example.org'])
      await registered(
        event,
        await createVerifiedUser(site, { email, username: email.replace('@', ' at ') }),
      );
    const { body } = await owner.call('GET', `/api/events/${event.id}/participants.csv`);
    expect(body).toContain('known-tern@example.org');
    expect(body).not.toContain('secret-tern@example.org');
  });
});

/** The lines of another file of the export. */
async function linesOf(event: EventPage, file: string): Promise<Record<string, string>[]> {
  const answer = await owner.call('GET', `/api/events/${event.id}/${file}`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file}"`);
  return papa.parse<Record<string, string>>(answer.body.slice(1).trim(), { header: true }).data;
}

async function endNow({ id }: EventPage): Promise<void> {
  await site.database.pool.query("update events set status = 'finished' where id = $1", [id]);
}

describe('the export of project ideas', () => {
  test('has one line for each idea, with its wishes and teams', async () => {
    const event = await createOpenEvent(site, owner, { participantIdeas: true });
    const ideas = `/api/events/${event.id}/ideas`;
    const needs = [
      { role: 'Backend', count: 2 },
      { role: 'Design', count: 1 },
    ];
    const radio = { title: 'Buoy radio', description: 'Line one\nLine two', needs, skills: ['Rust', 'SQL'] };
    const first = (await owner.call('POST', ideas, { body: { ...radio, maxTeams: 3 } })).json();
    const [user, other] = [await createUser(site), await createUser(site)];
    await registered(event, user);
    const second = (await user.call('POST', ideas, { body: { title: 'Lock keeper' } })).json();
    await user.call('PATCH', `/api/events/${event.id}/registration`, {
      body: { wishes: [second.id, first.id] },
    });
    await registered(event, other, { wishes: [first.id] });
    await registered(event, await createUser(site), { wishes: [first.id] });
    expect(await linesOf(event, 'ideas.csv')).toEqual([
      {
        Title: 'Buoy radio',
        Description: 'Line one\nLine two',
        Needs: 'Backend:2; Design:1',
        Skills: 'Rust; SQL',
        'Teams at most': '3',
        'Proposed by': owner.user.username,
        'Proposed at': expect.stringMatching(/^20\d\d-/),
        Wishes: '3',
        'First wishes': '2',
        Teams: '',
      },
      expect.objectContaining({
        Title: 'Lock keeper',
        Needs: '',
        'Proposed by': user.user.username,
        Wishes: '1',
        'First wishes': '1',
      }),
    ]);
    // Those who left wish for nothing, and an idea stays without the deleted account of its proposer.
    await withdraw(event, other);
    await deleteAccount(user);
    const after = await linesOf(event, 'ideas.csv');
    expect(after.map((line) => [line['Proposed by'], line.Wishes])).toEqual([
      [owner.user.username, '1'],
      ['', '0'],
    ]);
  });

  test('begins cells that a spreadsheet would run with an apostrophe', async () => {
    const event = await createOpenEvent(site, owner);
    const body = { title: '=1+1', description: '@SUM(A1)\nx', skills: ['+cmd'] };
    await owner.call('POST', `/api/events/${event.id}/ideas`, { body });
    expect(await linesOf(event, 'ideas.csv')).toMatchObject([
      { Title: "'=1+1", Description: "'@SUM(A1)\nx", Skills: "'+cmd" },
    ]);
  });
});

describe('the export of thanks', () => {
  test('has one line for each, without the text of those that were written before it existed', async () => {
    const { event, users } = await createPublishedEvent(site, owner, 3);
    await endNow(event);
    const [one, two, three] = users;
    if (one === undefined || two === undefined || three === undefined) throw new Error('there are members');
    const thank = async (from: TestUser, to: TestUser, text: string) =>
      await from.call('POST', `/api/events/${event.id}/thanks`, { body: { userId: to.user.id, text } });
    expect((await thank(one, two, '=HYPERLINK("http://x")')).statusCode).toBe(201);
    expect((await thank(three, one, 'You kept us calm')).statusCode).toBe(201);
    // Written when the page still promised that only the receiver reads it.
    await site.database.pool.query(
      `insert into event_thanks (id, event_id, from_id, to_id, text, created_at)
         values (gen_random_uuid(), $1, $2, $3, 'Just for you', now() - interval '1 year')`,
      [event.id, two.user.id, three.user.id],
    );
    const { received } = (await one.call('GET', `/api/events/${event.id}/thanks`)).json();
    await one.call('PUT', `/api/events/${event.id}/thanks/${received[0].id}`, { body: { isPublic: true } });
    const at = expect.stringMatching(/^20\d\d-/);
    const lines = await linesOf(event, 'thanks.csv');
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        {
          From: two.user.username,
          To: three.user.username,
          Text: '',
          'On the profile': 'no',
          'Written at': at,
        },
        {
          From: one.user.username,
          To: two.user.username,
          Text: `'=HYPERLINK("http://x")`,
          'On the profile': 'no',
          'Written at': at,
        },
        {
          From: three.user.username,
          To: one.user.username,
          Text: 'You kept us calm',
          'On the profile': 'yes',
          'Written at': at,
        },
      ]),
    );
  });
});

describe('every file of the export', () => {
  test('is for organisers only, in every state of the event, and is recorded', async () => {
    const { event, users } = await createPublishedEvent(site, owner, 3);
    const [participant = owner] = users;
    const co = await createUser(site);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const files = ['participants.csv', 'ideas.csv', 'thanks.csv'];
    for (const status of ['draft', 'open', 'forming', 'published', 'running', 'finished', 'cancelled']) {
      await site.database.pool.query('update events set status = $2 where id = $1', [event.id, status]);
      for (const file of files) {
        const path = `/api/events/${event.id}/${file}`;
        const codes = [owner, co, participant, site.guest()].map(
          async (reader) => (await reader.call('GET', path)).statusCode,
        );
        const unknown = status === 'draft' ? 404 : 403;
        expect(await Promise.all(codes), `${status} ${file}`).toEqual([200, 200, unknown, 401]);
      }
    }
    const { rows } = await site.database.pool.query(
      "select count(*)::int as count from audit_log where action = 'event_exported' and subject = $1",
      [event.id],
    );
    expect(rows).toEqual([{ count: 42 }]);
  });
});
