import { limits } from '@teamwright/contracts/core/limits.ts';
import type { EventFigures } from '@teamwright/contracts/events/desk.ts';
import type { EventDesk, EventPage } from '@teamwright/contracts/events/event-page.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import {
  createEvent,
  createOpenEvent,
  importCsv,
  registered,
  registerFor,
  teamsOfTwo,
} from '../../../testing/actors/events.ts';
import {
  createUser,
  createVerifiedUser,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createFormedEvent, publishTeams } from '../../../testing/actors/formed-events.ts';
import { cheapestCpuMs } from '../../../testing/cpu-time.ts';
import { collect, connect, listen } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { notifyInvited } from '../events.notifications.service.ts';

let site: TestApp;
let owner: TestUser;
let url: string;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  owner = await createVerifiedUser(site);
});
afterAll(() => site.close());

async function figuresOf(event: EventPage) {
  return (await owner.call('GET', `/api/events/${event.id}/figures`)).json();
}

async function inviteesOf(event: EventPage): Promise<number> {
  return (await owner.call('GET', `/api/events/${event.id}/desk`)).json().invitees;
}

describe('the figures of an event', () => {
  test('count who has confirmed, also after the teams are published', async () => {
    const formed = await createFormedEvent(site, owner, 3);
    const confirmed = await formed.users[0]?.call(
      'POST',
      `/api/events/${formed.event.id}/registration/confirm`,
    );
    expect(confirmed?.statusCode).toBe(200);
    expect(await figuresOf(formed.event)).toMatchObject({ placesTaken: 3, confirmed: 1 });
    expect((await publishTeams(formed, owner)).statusCode).toBe(200);
    expect(await figuresOf(formed.event)).toMatchObject({ placesTaken: 3, confirmed: 1 });
  });

  test('count roles by level, skills and languages, and name what is short for the rules', async () => {
    const event = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 2, max: 3 } });
    await registered(event, await createUser(site, { skills: ['React'] }), { languages: ['en', 'de'] });
    await registered(event, await createUser(site, { skills: ['React', 'Go'] }), {
      roles: [
        { role: 'Frontend', level: 3 },
        { role: 'Backend', level: 1 },
      ],
    });
    for (let n = 0; n < 2; n += 1) await registered(event, await createUser(site));
    const figures = await figuresOf(event);
    expect(figures).toMatchObject({ placesTaken: 4, confirmed: 0, teams: 2, statuses: { registered: 4 } });
    expect(figures.roles.slice(0, 2)).toEqual([
      { role: 'Backend', count: 4, byLevel: [1, 3, 0] },
      { role: 'Frontend', count: 1, byLevel: [0, 0, 1] },
    ]);
    expect(figures.skills).toEqual([
      { skillId: 'react', label: 'React', count: 2 },
      { skillId: 'go', label: 'Go', count: 1 },
    ]);
    expect(figures.languages).toEqual([
      { language: 'en', count: 4 },
      { language: 'de', count: 1 },
    ]);
    const short = { kind: 'role', neededBy: 'teams', level: 2, needed: 2, teams: 2, hard: false };
    expect(figures.shortages).toEqual([
      { ...short, role: 'Frontend', registered: 1 },
      { ...short, role: 'Design', registered: 0 },
    ]);
  });

  test('say that participants cannot be divided into teams of the allowed sizes', async () => {
    const event = await createOpenEvent(site, owner, { teamSize: { min: 3, preferred: 3, max: 3 } });
    for (let n = 0; n < 4; n += 1) await registered(event, await createUser(site));
    expect((await figuresOf(event)).shortages).toContainEqual({
      kind: 'size',
      participants: 4,
      min: 3,
      max: 3,
    });
  });

  describe('name what is short for the project ideas', () => {
    async function eventWithIdeas(ideas: readonly object[], rules: readonly object[] = []) {
      const teamSize = { min: 2, preferred: 2, max: 3 };
      const event = await createOpenEvent(site, owner, { teamSize, roles: ['Backend', 'Design', 'Story'] });
      for (const [at, idea] of ideas.entries())
        await owner.call('POST', `/api/events/${event.id}/ideas`, { body: { title: `Idea ${at}`, ...idea } });
      await owner.call('PUT', `/api/events/${event.id}/rules`, { body: { rules, version: 1 } });
      await registered(event, await createUser(site, { skills: ['React'] }));
      for (let n = 0; n < 5; n += 1) await registered(event, await createUser(site));
      return event;
    }
    const common = { neededBy: 'ideas', teams: 3, hard: false };
    const role = (name: string, count: number) => ({ role: name, count });

    test('as many as three teams need at least, and enough for a team on each idea', async () => {
      const event = await eventWithIdeas([
        { needs: [role('Design', 1), role('Backend', 2)], skills: ['Rust', 'React'], maxTeams: 2 },
        { needs: [role('Design', 3)], skills: ['rust'] },
        { needs: [role('Backend', 1)] },
      ]);
      expect((await figuresOf(event)).shortages).toEqual([
        { ...common, kind: 'role', role: 'Design', level: 1, needed: 3, registered: 0 },
        { ...common, kind: 'skill', skill: 'Rust', needed: 2, registered: 0 },
      ]);
    });

    test('at the level of the rule about their needs, and as hard as it', async () => {
      const needs = { id: 'needs', kind: 'needs', strength: 'hard', level: 3 };
      const event = await eventWithIdeas([{ needs: [role('Backend', 1)], maxTeams: 9 }], [needs]);
      expect((await figuresOf(event)).shortages).toEqual([
        { ...common, kind: 'role', role: 'Backend', level: 3, needed: 3, registered: 0, hard: true },
      ]);
    });

    test('at the level of the hard rule, if several rules are about their needs', async () => {
      const wish = { id: 'wish', kind: 'needs', strength: 2, level: 1 };
      const needs = { id: 'needs', kind: 'needs', strength: 'hard', level: 3 };
      const event = await eventWithIdeas([{ needs: [role('Backend', 1)], maxTeams: 9 }], [wish, needs]);
      expect((await figuresOf(event)).shortages).toMatchObject([{ role: 'Backend', level: 3, hard: true }]);
    });

    test('unless a rule lacks at least as many', async () => {
      const rules = [
        { id: 'design', kind: 'role', strength: 2, role: 'Design', level: 1, count: 1 },
        { id: 'skills', kind: 'skills', strength: 2, skills: ['Rust'] },
      ];
      const event = await eventWithIdeas([{ needs: [role('Design', 2)], skills: ['Rust'] }], rules);
      expect((await figuresOf(event)).shortages).toEqual([
        { ...common, neededBy: 'teams', kind: 'role', role: 'Design', level: 1, needed: 3, registered: 0 },
        { ...common, neededBy: 'teams', kind: 'skill', skill: 'Rust', needed: 3, registered: 0 },
      ]);
    });

    test('once for all spellings of a skill', async () => {
      const rules = [{ id: 'skills', kind: 'skills', strength: 2, skills: ['rust', 'rust-lang'] }];
      const ideas = [
        { skills: ['Rust', 'Wombat'], maxTeams: 2 },
        { skills: ['RUST', 'wombat'], maxTeams: 2 },
      ];
      expect((await figuresOf(await eventWithIdeas(ideas, rules))).shortages).toEqual([
        { ...common, neededBy: 'teams', kind: 'skill', skill: 'Rust', needed: 3, registered: 0 },
        { ...common, kind: 'skill', skill: 'Wombat', needed: 3, registered: 0 },
      ]);
    });

    test('within a second for many ideas and skills', async () => {
      const event = await eventWithIdeas([]);
      const { pool } = site.database;
      await pool.query(
        `insert into event_ideas (id, event_id, title, description, needs, skills, max_teams, created_at)
         select gen_random_uuid(), $1, 'Idea', '', '[]', (
           select array_agg(format('tag %s of %s', tag, idea)) from generate_series(1, 12) tag
         ), 1, now() from generate_series(1, 500) idea`,
        [event.id],
      );
      await pool.query(
        `insert into person_skills (user_id, skill_id, label, status, created_at, updated_at)
         select min(user_id::text)::uuid, format('known %s', number), 'known', 'confirmed', now(), now()
         from event_participants, generate_series(1, 300) number where event_id = $1 group by number`,
        [event.id],
      );
      let figures: EventFigures | undefined;
      const cost = await cheapestCpuMs(async () => {
        figures = await figuresOf(event);
      });
      expect(cost).toBeLessThan(1_000);
      expect(figures?.shortages).toHaveLength(10);
    });
  });

  test('are refetched by organisers when a user registers, and by no other user', async () => {
    const event = await createOpenEvent(site, owner);
    const [stranger, user] = [await createUser(site), await createUser(site)];
    const [ofOwner, ofStranger] = [await connect(url, owner.cookie), await connect(url, stranger.cookie)];
    const [seen, seenByStranger] = [collect(ofOwner, 'changed'), collect(ofStranger, 'changed')];
    await registered(event, user);
    await vi.waitFor(() => expect(seen).toContainEqual({ entity: 'event', id: event.id }));
    expect(seenByStranger).toEqual([]);
    ofOwner.disconnect();
    ofStranger.disconnect();
  });
});

describe('the list of participants', () => {
  test('is for organisers only, and can be searched by name and status', async () => {
    const event = await createOpenEvent(site, owner, { capacity: 2, ...teamsOfTwo });
    const users: TestUser[] = [];
    for (const name of ['quiet-gull', 'loud-gull', 'late-heron']) {
      const user = await createUser(site, { username: name });
      await registered(event, user);
      users.push(user);
      site.clock.advance(1000);
    }
    const list = `/api/events/${event.id}/participants`;
    expect((await users[0]?.call('GET', list))?.statusCode).toBe(403);
    const named = (await owner.call('GET', `${list}?search=GULL`)).json();
    expect(named.participants.map((one: { username: string }) => one.username)).toEqual([
      'quiet-gull',
      'loud-gull',
    ]);
    expect((await owner.call('GET', `${list}?search=%25`)).json().total).toBe(0);
    const waiting = (await owner.call('GET', `${list}?status=waitlisted`)).json();
    expect(waiting).toMatchObject({
      total: 1,
      participants: [{ username: 'late-heron', waitingPosition: 1 }],
    });
  });
});

describe('an imported list', () => {
  test('decides who may register, and fills in what the organisers know', async () => {
    const { event } = await createEvent(site, owner, { joinPolicy: 'list' });
    const csv =
      'Name;Email;Can\r\nAnn;Ann@Example.org;"backend:3; Design"\r\n\r\n"Ben\r\nB.";ben@example.org;\r\n';
    const mapping = { email: 'Email', roles: 'Can' };
    expect((await importCsv(owner, event, csv, mapping)).json()).toEqual({ imported: 2, updated: 0 });
    expect((await importCsv(owner, event, csv, mapping)).json()).toEqual({ imported: 0, updated: 2 });
    const ann = await createVerifiedUser(site, { email: 'ann@example.org' });
    await owner.call('POST', `/api/events/${event.id}/open`);
    await untilJobsAreDone(site);
    expect((await listNotificationsOf(ann))[0]?.message).toBe(`You are invited to “${event.title}”`);
    const start = (await ann.call('GET', `/api/events/${event.id}/registration`)).json().start;
    expect(start.roles).toEqual([
      { role: 'Backend', level: 3 },
      { role: 'Design', level: 2 },
    ]);
    expect((await registerFor(event, ann)).statusCode).toBe(201);
    expect((await registerFor(event, await createVerifiedUser(site))).statusCode).toBe(403);
    expect((await registerFor(event, await createUser(site, { email: 'ben@example.org' }))).statusCode).toBe(
      403,
    );
  });

  test('is rejected while the address of the organiser is not verified', async () => {
    const unverified = await createUser(site);
    const event = await createOpenEvent(site, unverified);
    const victim = await createVerifiedUser(site);
    const answer = await importCsv(unverified, event, `Email\n${victim.user.email}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe('Please confirm the email address of your account first');
    await untilJobsAreDone(site);
    expect(await listNotificationsOf(victim)).toEqual([]);
  });

  test('notifies no user with a block with an organiser', async () => {
    const [blocker, blocked, ann] = [
      await createVerifiedUser(site),
      await createVerifiedUser(site),
      await createVerifiedUser(site),
    ];
    const co = await createUser(site);
    const { event } = await createEvent(site, owner);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    await blocker.call('PUT', `/api/blocks/${co.user.id}`);
    await owner.call('PUT', `/api/blocks/${blocked.user.id}`);
    await importCsv(
      owner,
      event,
      ['Email', ...[blocker, blocked, ann].map(({ user }) => user.email)].join('\n'),
    );
    await owner.call('POST', `/api/events/${event.id}/open`);
    await untilJobsAreDone(site);
    expect(await listNotificationsOf(ann)).toHaveLength(1);
    expect(await listNotificationsOf(blocker)).toEqual([]);
    expect(await listNotificationsOf(blocked)).toEqual([]);
    await owner.call('DELETE', `/api/blocks/${blocked.user.id}`);
  });

  test('notifies a user at most as often a week as users can be invited to projects', async () => {
    const ann = await createVerifiedUser(site);
    const event = await createOpenEvent(site, owner);
    const last = limits.invitationsToOnePerWeek - 1;
    await site.database.pool.query(
      `insert into notifications (id, recipient_id, event_id, type, message, dedupe_key, created_at)
       select gen_random_uuid(), $1, $2, 'event', 'earlier', 'event:' || n || ':invited', $3::timestamptz
       from generate_series(1, $4) n`,
      [ann.user.id, event.id, site.clock.now(), last],
    );
    const unread = async () => (await ann.call('GET', '/api/notifications/unread')).json().unread;
    for (const expected of [last + 1, last + 1]) {
      await importCsv(owner, await createOpenEvent(site, owner), `Email\n${ann.user.email}`);
      await untilJobsAreDone(site);
      expect(await unread()).toBe(expected);
    }
  });

  test('notifies a user with one invitation left this week once, if several events invite them at once', async () => {
    const [ann, ben] = [await createVerifiedUser(site), await createVerifiedUser(site)];
    const events: EventPage[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { event } = await createEvent(site, owner);
      await importCsv(owner, event, `Email\n${ann.user.email}\n${ben.user.email}`);
      events.push(event);
    }
    await untilJobsAreDone(site);
    const { pool } = site.database;
    await pool.query(
      `insert into notifications (id, recipient_id, event_id, type, message, dedupe_key, created_at)
       select gen_random_uuid(), $1, $2, 'event', 'earlier', 'event:' || n || ':invited', $3::timestamptz
       from generate_series(1, $4) n`,
      [ann.user.id, events[0]?.id, site.clock.now(), limits.invitationsToOnePerWeek - 1],
    );
    const ids = events.map(({ id }) => id);
    await pool.query("update events set status = 'open' where id = any($1::uuid[])", [ids]);
    await Promise.all(ids.map((id) => notifyInvited(systemCtx(site.app), id)));
    const countOf = async ({ user }: TestUser): Promise<number> =>
      (await pool.query('select 1 from notifications where recipient_id = $1', [user.id])).rowCount ?? 0;
    expect(await countOf(ann)).toBe(limits.invitationsToOnePerWeek);
    expect(await countOf(ben)).toBe(events.length);
  });

  test('may have semicolons between two columns, and empty lines', async () => {
    const event = await createOpenEvent(site, owner);
    const csv = 'Email;Role\n\nknown-tern@example.org;Design\n\n';
    const answer = await importCsv(owner, event, csv, { email: 'Email', roles: 'Role' });
    expect(answer.json()).toEqual({ imported: 1, updated: 0 });
  });

  test('has only values that a registration accepts', async () => {
    const { event } = await createEvent(site, owner, { roles: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] });
    const questions = [{ kind: 'text', label: 'About you', visibility: 'organisers_only' }];
    const put = await owner.call('PUT', `/api/events/${event.id}/questions`, { body: { questions } });
    const questionId = put.json<EventDesk>().event.questions[0]?.id;
    const lines = [
      'Email,Roles,Languages,About',
      'one@example.org,A; B; C; D; E; F; G,en,',
      'two@example.org,A,aa; bb; cc; dd; ee; ff; gg; hh; ii; jj; kk,',
      `three@example.org,A,en,${'x'.repeat(501)}`,
      'four@example.org,A,en,"Tides \u0007and\twaves"',
    ];
    const answers = [{ questionId, column: 'About' }];
    const mapping = { email: 'Email', roles: 'Roles', languages: 'Languages', answers };
    expect((await importCsv(owner, event, lines.join('\n'), mapping)).json().fields).toEqual({
      'line.2': 'At most 6 roles',
      'line.3': 'At most 10 languages',
      'line.4': `“${'x'.repeat(40)}…”: At most 500 characters`,
    });
    const good = [lines[0], lines[4]].join('\n');
    expect((await importCsv(owner, event, good, mapping)).json()).toEqual({ imported: 1, updated: 0 });
    const user = await createVerifiedUser(site, { email: 'four@example.org' });
    await owner.call('POST', `/api/events/${event.id}/open`);
    const { start } = (await user.call('GET', `/api/events/${event.id}/registration`)).json();
    expect(start.answers).toEqual([{ questionId, value: 'Tides and waves' }]);
  });

  test('may have languages by name or by code', async () => {
    const event = await createOpenEvent(site, owner);
    const csv = [
      'Email,Languages',
      'one-gull@example.org,English; DE; french',
      'two-gull@example.org,Klingon',
      'three-gull@example.org,en-GB',
    ];
    const mapping = { email: 'Email', languages: 'Languages' };
    const wrong = (name: string) => `“${name}” is not a language. Use a name like German or a code like de`;
    expect((await importCsv(owner, event, csv.join('\n'), mapping)).json().fields).toEqual({
      'line.3': wrong('Klingon'),
      'line.4': wrong('en-GB'),
    });
    const good = csv.slice(0, 2).join('\n');
    expect((await importCsv(owner, event, good, mapping)).json()).toEqual({ imported: 1, updated: 0 });
    const user = await createVerifiedUser(site, { email: 'one-gull@example.org' });
    const { start } = (await user.call('GET', `/api/events/${event.id}/registration`)).json();
    expect(start.languages).toEqual(['en', 'de', 'fr']);
  });

  test.each([
    ['CR', '\r'],
    ['CRLF', '\r\n'],
  ])('with %s at the ends of its lines names each bad line', async (_name, end) => {
    const { event } = await createEvent(site, owner);
    const csv = ['Email', 'ada', 'ben@example.org', 'cy', ''].join(end);
    expect((await importCsv(owner, event, csv)).json().fields).toEqual({
      'line.2': '“ada” is not an email address',
      'line.4': '“cy” is not an email address',
    });
  });

  test('names addresses with characters that are not shown', async () => {
    const { event } = await createEvent(site, owner);
    const csv = ['Email', 'a\u200bda@example.org', 'b\u202een@example.org'].join('\n');
    expect((await importCsv(owner, event, csv)).json().fields).toEqual({
      'line.2': '“a[U+200B]da@example.org” has invisible characters',
      'line.3': '“b[U+202E]en@example.org” has invisible characters',
    });
  });

  test('names all errors of a line, also about people to keep apart', async () => {
    const { event } = await createEvent(site, owner);
    const csv = [
      'Email,Roles,Experience,Languages,Apart',
      'ada,Wizard; Design; Bard,9,Klingon,gone@example.org',
      'ben@example.org,Design,2,en,',
      'BEN@example.org,Wizard,2,en,',
      `cy@example.org,A;B;C;D;E;F;G,2,en,`,
    ].join('\n');
    const mapping = { email: 'Email', roles: 'Roles', experience: 'Experience', languages: 'Languages' };
    const answer = await importCsv(owner, event, csv, { ...mapping, keepApart: 'Apart' });
    const noRole = (name: string) => `This event has no role “${name}”`;
    expect(answer.json()).toMatchObject({ message: '3 lines have errors. Nothing was imported.' });
    expect(answer.json().fields).toEqual({
      'line.2': [
        '“ada” is not an email address',
        ...['Wizard', 'Bard'].map(noRole),
        'Experience is a number from 0 to 4, not “9”',
        '“Klingon” is not a language. Use a name like German or a code like de',
        '1 more error',
      ].join('. '),
      'line.4': `${noRole('Wizard')}. This address is in line 3 already`,
      'line.5': `${['A', 'B', 'C', 'D', 'E'].map(noRole).join('. ')}. 2 more errors`,
    });
    expect(await inviteesOf(event)).toBe(0);
  });

  test('can be previewed: the first lines as they will be read, also without the rest of the file', async () => {
    const { event } = await createEvent(site, owner);
    const csv =
      'Name;Email;Can;Speaks;Apart\nAnn;Ann@Example.org;backend:3;German;Ben\nBen;ben;Wizard;en;\n' +
      'Cy;cy@example.org;;;\nDee;dee@example.org;;;\n"Eve';
    const mapping = { email: 'Email', roles: 'Can', languages: 'Speaks', key: 'Name', keepApart: 'Apart' };
    const preview = (user: TestUser) =>
      user.call('POST', `/api/events/${event.id}/invitees/preview`, { body: { csv, mapping } });
    const nothing = { roles: [], experience: null, languages: [], keepApart: [], answers: [], errors: [] };
    expect((await preview(owner)).json().lines).toEqual([
      {
        ...nothing,
        ...{ line: 2, email: 'ann@example.org', key: 'Ann', keepApart: ['Ben'] },
        ...{ roles: [{ role: 'Backend', level: 3 }], languages: ['de'] },
      },
      {
        ...nothing,
        ...{ line: 3, email: 'ben', key: 'Ben', languages: ['en'] },
        errors: ['“ben” is not an email address', 'This event has no role “Wizard”'],
      },
      { ...nothing, line: 4, email: 'cy@example.org', key: 'Cy' },
    ]);
    expect(await inviteesOf(event)).toBe(0);
    expect((await preview(await createUser(site))).statusCode).toBe(404);
  });

  test('cannot be previewed once the event can no longer be changed', async () => {
    const { event } = await createEvent(site, owner);
    const body = { csv: 'Email\nann@example.org', mapping: { email: 'Email' } };
    await owner.call('POST', `/api/events/${event.id}/open`);
    await owner.call('POST', `/api/events/${event.id}/cancel`, { body: { reason: 'No room' } });
    const { statusCode } = await owner.call('POST', `/api/events/${event.id}/invitees/preview`, { body });
    expect(statusCode).toBe(409);
  });

  test('names at most five different errors of a line, also in a preview', async () => {
    const { event } = await createEvent(site, owner);
    const roles = Array.from({ length: 900 }, (_, n) => `R${n % 8}`).join(';');
    const body = { csv: `Email,Role\nann@example.org,${roles}`, mapping: { email: 'Email', roles: 'Role' } };
    const answer = await owner.call('POST', `/api/events/${event.id}/invitees/preview`, { body });
    const named = Array.from({ length: 5 }, (_, n) => `This event has no role “R${n}”`);
    expect(answer.json().lines[0].errors).toEqual([...named, '3 more errors']);
  });

  test('of 10,000 lines names each bad line and imports nothing', async () => {
    const { event } = await createEvent(site, owner);
    const lines = Array.from({ length: 10_000 }, (_, n) =>
      n % 3 === 0
        ? `not an address ${n},Backend`
        : `person-${n}@example.org,${n % 3 === 1 ? 'Backend' : 'Wizard'}`,
    );
    const answer = await importCsv(owner, event, `Email,Role\n${lines.join('\n')}`, {
      email: 'Email',
      roles: 'Role',
    });
    expect(answer.statusCode).toBe(400);
    const bad = lines.flatMap((_, n) => (n % 3 === 1 ? [] : [`line.${n + 2}`]));
    expect(Object.keys(answer.json().fields)).toEqual(bad);
    expect(answer.json().fields).toMatchObject({
      'line.2': '“not an address 0” is not an email address',
      'line.4': 'This event has no role “Wizard”',
    });
    expect(await inviteesOf(event)).toBe(0);
  });

  test('of 10,000 good lines is imported at once', async () => {
    const { event } = await createEvent(site, owner);
    const lines = Array.from({ length: 10_000 }, (_, n) => `person-${n}@example.org`);
    const answer = await importCsv(owner, event, `Email\n${lines.join('\n')}`);
    expect(answer.json()).toEqual({ imported: 10_000, updated: 0 });
    const more = await importCsv(owner, event, 'Email\none-more@example.org');
    expect(Object.keys(more.json().fields)).toEqual(['csv']);
    expect(await inviteesOf(event)).toBe(10_000);
  });

  test.each([
    ['line.3', 'Email\na@example.org\nA@example.org'],
    ['line.2', 'Email\n"a@example.org'],
    ['csv', 'Email'],
    ['csv', `Email\n${'a'.repeat(5_000)}`],
    ['csv', 'a\n'.repeat(10_002)],
    ['mapping.email', 'Address\na@example.org'],
  ])('is rejected with %s for a broken file', async (field, csv) => {
    const { event } = await createEvent(site, owner);
    expect(Object.keys((await importCsv(owner, event, csv)).json().fields)).toEqual([field]);
    expect(await inviteesOf(event)).toBe(0);
  });
});
