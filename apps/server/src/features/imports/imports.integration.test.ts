import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { emailTo, tokenOf } from '../../testing/actors/emails.ts';
import { createUser, testPassword } from '../../testing/actors/factories.ts';
import { tableDigests } from '../../testing/audits/table-digests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { importCommunity } from './imports.service.ts';

let site: TestApp;
let run = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
/** Ids, names and addresses of one test, so that tests share a site. */
let own: (name: string) => string;
beforeEach(() => {
  run += 1;
  own = (name) => `${name}-${run}`;
});

type Line = Record<string, unknown> | string;

function importLines(...lines: readonly Line[]) {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  return importCommunity(systemCtx(site.app), [
    {
      name: 'archive.jsonl',
      async *lines() {
        for (const [at, text] of texts.entries()) yield { number: at + 1, text };
      },
    },
  ]);
}

function person(name: string, changes: Record<string, unknown> = {}): Line {
  return { type: 'person', id: own(name), username: own(name), ...changes };
}

function project(title: string, changes: Record<string, unknown> = {}): Line {
  const dates = { startDate: '2017-02-03', endDate: '2017-02-05' };
  return { type: 'project', id: own(title), title: own(title), owner: own('ada'), ...dates, ...changes };
}

async function rows<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await site.database.pool.query(text, values)).rows;
}

/** All rows. The queue changes its tables itself, and a sequence keeps the numbers of undone rows. */
async function contents(): Promise<Record<string, string>> {
  const digests = await tableDigests(site.database.url);
  return Object.fromEntries(
    Object.entries(digests).filter(([name]) => !/^(jobs|drizzle)\.|_seq$/.test(name)),
  );
}

test('adds people and finished projects with their teams, dates and shares of work', async () => {
  const summary = await importLines(
    // Before the people: the order of lines is free.
    project('Tides', {
      technologies: ['React', 'PostgreSQL'],
      team: [
        { person: own('bob'), joinedAt: '2017-02-04', contributions: 7 },
        { person: own('ada'), contributions: 21 },
      ],
    }),
    person('ada', {
      createdAt: '2016-05-06',
      bio: 'Maps',
      school: 'Uni',
      skills: ['React', 'reactjs', 'Go'],
    }),
    person('bob', { email: `${own('bob')}@example.org` }),
  );
  expect(summary).toEqual({ people: 2, projects: 1, known: 0 });
  const team = await rows(
    `select p.status, p.slug, p.team_size, p.created_at::date::text as created, p.end_date::text as ended, u.username,
       m.role, m.joined_at::date::text as joined, m.contributions
     from projects p join memberships m on m.project_id = p.id join users u on u.id = m.user_id
     where p.title = $1 order by m.role`,
    own('Tides'),
  );
  const shared = {
    status: 'closed',
    slug: own('tides'),
    team_size: 2,
    created: '2017-02-03',
    ended: '2017-02-05',
  };
  expect(team).toEqual([
    { ...shared, username: own('bob'), role: 'member', joined: '2017-02-04', contributions: 7 },
    { ...shared, username: own('ada'), role: 'owner', joined: '2017-02-03', contributions: 21 },
  ]);
  const skills = await rows<{ skill_id: string }>(
    `select skill_id from person_skills s join users u on u.id = s.user_id
     where u.username = $1 and s.declared and s.status = 'confirmed' order by 1`,
    own('ada'),
  );
  expect(skills.map(({ skill_id }) => skill_id)).toEqual(['go', 'react']);
});

test('makes imported people and open projects visible to matching and search immediately', async () => {
  const reader = await createUser(site, { skills: ['Elixir'] });
  await importLines(
    person('ada', { skills: ['Elixir'] }),
    project('Kite', { status: 'open', technologies: ['Elixir'], teamSize: 3 }),
  );
  const listed = await reader.call('GET', `/api/post/getPosts?searchTerm=${own('Kite')}`);
  expect(listed.json<{ posts: { title: string }[] }>().posts.map(({ title }) => title)).toEqual([
    own('Kite'),
  ]);
  const recommended = await reader.call('GET', `/flask/projects/recommendations/${reader.user.id}`);
  expect(recommended.json<{ title: string }[]>().map(({ title }) => title)).toContain(own('Kite'));
});

test('verifies schools by addresses of their domains, each for one account', async () => {
  const of = (name: string) => ({ school: 'Fjord University', schoolEmail: `${own(name)}@fjord.edu` });
  await importLines(person('ada', of('ada')), person('bob', { school: 'Fjord University' }));
  const verified = await rows<{ username: string; domain: string }>(
    `select u.username, v.domain from school_proofs v join users u on u.id = v.user_id
     where u.username = any($1)`,
    [own('ada'), own('bob')],
  );
  expect(verified).toEqual([{ username: own('ada'), domain: 'fjord.edu' }]);
  const failure = await importLines(
    person('cy', of('ada')),
    person('dan', { school: 'Fjord University', schoolEmail: 'dan@gmail.com' }),
    person('eve', { schoolEmail: 'eve@fjord.edu' }),
  ).catch((error: Error) => error.message);
  const [, used, mailHost, nameless] = String(failure).split('\n');
  expect(used).toContain('schoolEmail: Another account has already used this address');
  expect(mailHost).toContain('schoolEmail: Anyone can get an address there');
  expect(nameless).toContain('schoolEmail: Name the school too');
});

test('changes nothing when the same lines are imported again', async () => {
  const lines = [
    person('ada', { email: `${own('ada')}@example.org`, skills: ['Rust'] }),
    project('Tides', { team: [{ person: own('ada'), contributions: 3 }] }),
  ];
  await importLines(...lines);
  const before = await contents();
  const reordered = lines.map((line) =>
    typeof line === 'string' ? line : Object.fromEntries(Object.entries(line).toReversed()),
  );
  expect(await importLines(...reordered)).toEqual({ people: 0, projects: 0, known: 2 });
  expect(await contents()).toEqual(before);
});

test('rejects a record whose content has changed since it was imported', async () => {
  await importLines(person('ada'));
  const before = await contents();
  await expect(importLines(person('ada', { bio: 'New' }))).rejects.toThrow(
    'archive.jsonl:1: id: Was imported before with other content',
  );
  expect(await contents()).toEqual(before);
});

test('names every wrong line and imports nothing', async () => {
  const taken = await createUser(site);
  const before = await contents();
  const long = 'x'.repeat(limits.title.max + 1);
  const lines: [line: Line, problem: string][] = [
    ['{"type":', 'Not a JSON object'],
    ['[]', 'Invalid input: expected object'],
    [{ type: 'team' }, "type: Invalid discriminator value. Expected 'person' | 'project'"],
    [person('bob', { nickname: 'B' }), 'Unrecognized key: "nickname"'],
    [person('cyd', { username: 'x' }), 'username: A username has at least'],
    [
      person('dan', { username: taken.user.username.toUpperCase() }),
      'username: This username is already taken',
    ],
    [person('eve', { username: 'admin' }), 'username: This username is already taken'],
    [person('fay', { email: taken.user.email.toUpperCase() }), 'email: This email address is already in use'],
    [person('gus', { email: 'nowhere' }), 'email: This is not an email address'],
    [person('hal', { bio: 'x'.repeat(limits.bio.max + 1) }), `bio: At most ${limits.bio.max} characters`],
    [person('ivy', { createdAt: '2999-01-01' }), 'createdAt: Must not be in the future'],
    [person('joe', { lastActiveAt: '1969-12-31' }), 'lastActiveAt: Must not be before 1970'],
    [person('kim', { bio: 'a\u0000b' }), 'bio: Contains characters that cannot be stored'],
    [
      person('lou', { skills: Array.from({ length: 201 }, (_, at) => `skill ${at}`) }),
      'skills: At most 200 tags',
    ],
    [project('Long', { title: long }), `title: At most ${limits.title.max} characters`],
    [project('Blank', { title: ' \u200b' }), 'title: Required'],
    [project('Backwards', { startDate: '2017-02-06' }), 'endDate: End date must be after'],
    [project('Endless', { endDate: '' }), 'endDate: A finished project has an end date'],
    [project('Future', { endDate: '2999-01-01' }), 'endDate: A finished project has ended'],
    [
      project('Early', { team: [{ person: own('ada'), joinedAt: '2017-02-02' }] }),
      'team: joinedAt must not be before the project began',
    ],
    [project('Twice', { team: [{ person: 'a' }, { person: 'a' }] }), 'team: Names a person twice'],
    [project('Small', { teamSize: 1, team: [{ person: own('mia') }] }), 'teamSize: The team has 2 members'],
    [project('Negative', { team: [{ person: own('ada'), contributions: -1 }] }), 'team.0.contributions:'],
  ];
  const failure = await importLines(
    ...lines.map(([line]) => line),
    person('ada'),
    project('Right'),
    person('ada-2', { username: own('ada').toUpperCase() }),
  ).catch((error: Error) => error.message);
  const named = String(failure).split('\n');
  expect(named[0]).toBe(`Nothing was imported: ${lines.length + 1} lines are wrong`);
  for (const [at, [, problem]] of lines.entries())
    expect(named.find((line) => line.startsWith(`archive.jsonl:${at + 1}: `))).toContain(problem);
  expect(named).toContain(`archive.jsonl:${lines.length + 3}: username: This username is already taken`);
  expect(await contents()).toEqual(before);
});

test('names a key of a wrong line without its control characters', async () => {
  const key = '\u001b[2K\nother.jsonl:1: fine\u202e';
  await expect(importLines(person('ada', { [key]: 1 }))).rejects.toMatchObject({
    message:
      'Nothing was imported: 1 line is wrong\narchive.jsonl:1: Unrecognized key: "[2K other.jsonl:1: fine"',
  });
});

test('names wrong lines in the order of the files, projects and people alike', async () => {
  const failure = await importLines(
    project('Early', { owner: own('nobody') }),
    person('ada', { hoursPerWeek: 0 }),
    project('Endless', { endDate: '' }),
    person('bob', { username: 'admin' }),
  ).catch((error: Error) => error.message);
  const named = String(failure).split('\n').slice(1);
  expect(named.map((line) => line.split(':')[1])).toEqual(['1', '2', '3', '4']);
});

test('gives an owner the evidence of a posting for the technologies of an imported project', async () => {
  const technologies = ['React', 'reactjs', 'Go'];
  await importLines(person('ada', { skills: ['React', 'Go'] }), project('Tides', { technologies }));
  const evidence = await rows(
    `select skill_id as skill, weight, first_seen::date::text as first, project_id = p.id as same
     from skill_evidence e join users u on u.id = e.user_id join projects p on p.owner_id = u.id
     where u.username = $1 and e.source = 'posting' order by 1`,
    own('ada'),
  );
  const shared = { weight: expect.closeTo(0.15, 5), first: '2017-02-03', same: true };
  expect(evidence).toEqual([
    { ...shared, skill: 'go' },
    { ...shared, skill: 'react' },
  ]);
});

test('reports a project whose owner or member has no line of their own', async () => {
  await expect(
    importLines(person('ada'), project('Stranger', { team: [{ person: own('zoe') }] }), project('Tides')),
  ).rejects.toThrow(
    `Nothing was imported: 1 line is wrong\narchive.jsonl:2: team: No line describes the person "${own('zoe')}"`,
  );
});

test('does not blame a project for the wrong line of its owner', async () => {
  await expect(importLines(person('ada', { hoursPerWeek: 0 }), project('Tides'))).rejects.toThrow(
    /^Nothing was imported: 1 line is wrong\narchive.jsonl:1: hoursPerWeek: [^\n]+$/,
  );
});

test('names the first hundred of ten thousand wrong lines and counts the others', async () => {
  const before = await contents();
  const wrong = Array.from({ length: 10_000 }, (_, at) => person(`p${at}`, { hoursPerWeek: 81 }));
  const failure = await importLines(...wrong, person('ada')).catch((error: Error) => error.message);
  const named = String(failure).split('\n');
  expect(named[0]).toBe('Nothing was imported: 10000 lines are wrong');
  expect(named).toHaveLength(102);
  expect(named.at(-1)).toBe('… and 9900 more');
  expect(await contents()).toEqual(before);
});

test('stores hostile texts as text', async () => {
  const title = `'); drop table users; -- {"a":1} \\u0000 \\ ${run}`;
  const bio = '<script>alert(1)</script> \u202e"quoted"\\n {} ‘’ 𝕏 \t tab';
  await importLines(
    person('ada', { bio, skills: ["O'Reilly", '{a,b}', 'NULL', '"'] }),
    project('Odd', { title, technologies: ["O'Reilly", '{a,b}'], team: [] }),
  );
  const [stored] = await rows(
    `select p.title, p.technologies, f.bio from projects p join profiles f on f.user_id = p.owner_id
     join users u on u.id = p.owner_id where u.username = $1`,
    own('ada'),
  );
  expect(stored).toEqual({ title, technologies: ["O'Reilly", '{a,b}'], bio: bio.replace('\u202e', '') });
});

test('gives projects of the same title different slugs', async () => {
  await importLines(
    person('ada'),
    ...['one', 'two', 'three'].map((id) => project(id, { title: own('Same title') })),
  );
  const slugs = await rows<{ slug: string }>('select slug from projects where title = $1', own('Same title'));
  const slug = own('same-title');
  // The number of the run is part of the title, so the next free slug counts on from the whole slug.
  expect(new Set(slugs.map((row) => row.slug)).size).toBe(3);
  expect(slugs.map((row) => row.slug)).toContain(slug);
});

test('imports more records than fit into a batch', async () => {
  const count = 1_200;
  const summary = await importLines(
    ...Array.from({ length: count }, (_, at) => project(`Boat ${at}`, { owner: own(`p${at}`) })),
    ...Array.from({ length: count }, (_, at) => person(`p${at}`)),
  );
  expect(summary).toEqual({ people: count, projects: count, known: 0 });
  const { matcher } = site.app.deps.matchIndex;
  await site.app.deps.matchIndex.catchUp();
  expect(matcher.stats().developers).toBeGreaterThanOrEqual(count);
});

test('lets two imports of the same lines run at the same time, and one of them adds the records', async () => {
  const lines = [person('ada'), ...Array.from({ length: 20 }, (_, at) => project(`Tides ${at}`))];
  const summaries = await Promise.all([importLines(...lines), importLines(...lines)]);
  const sum = (key: 'people' | 'projects' | 'known') => summaries.reduce((all, one) => all + one[key], 0);
  expect([sum('people'), sum('projects'), sum('known')]).toEqual([1, 20, 21]);
});

test('sends no email and no notification, and an imported user takes the account over by the address', async () => {
  const email = `${own('ada')}@example.org`;
  const [before] = await rows<{ count: number }>('select count(*)::int as count from notifications');
  const sent = site.emails.length;
  await importLines(person('ada', { email }), project('Tides'));
  expect(site.emails.length).toBe(sent);
  expect(await rows('select count(*)::int as count from notifications')).toEqual([before]);
  const guest = site.guest();
  const signIn = await guest.call('POST', '/api/auth/login', { body: { email, password: testPassword } });
  expect(signIn.statusCode).toBe(401);
  const signUp = await guest.call('POST', '/api/auth/signup', {
    body: { username: `${own('ada')}-too`, email, password: testPassword },
  });
  expect(signUp.statusCode).toBe(409);
});

test('gives an imported account with its projects to the user who reads the emails of its address', async () => {
  const email = `${own('ada')}@example.org`;
  await importLines(person('ada', { email, skills: ['Elixir'] }), project('Tides'));
  const guest = site.guest();
  const call = (path: string, body: unknown) => guest.call('POST', path, { body });
  await call('/api/auth/forgot-password', { email });
  const token = tokenOf(await emailTo(site, email, 'Confirm your email address first'));
  const verified = await call('/api/auth/verify-email', { token });
  const { resetToken } = verified.json<{ resetToken: string | null }>();
  const chosen = await call('/api/auth/reset-password', { token: resetToken, password: testPassword });
  expect(chosen.statusCode).toBe(200);
  const signedIn = await call('/api/auth/login', { email, password: testPassword });
  expect(signedIn.statusCode).toBe(200);
  const { user } = signedIn.json<{ user: OwnUser }>();
  expect(user.username).toBe(own('ada'));
  const mine = await guest.call('GET', `/flask/posts/user/${user.username}`);
  expect(mine.json<{ title: string }[]>().map(({ title }) => title)).toEqual([own('Tides')]);
  const skills = await guest.call('GET', `/api/user/${user.id}/skills`);
  expect(skills.body).toContain('Elixir');
});

test('does not add a user again whose account was deleted, nor a project for them', async () => {
  await importLines(person('ada'), person('bob'));
  await site.database.pool.query(
    `update users set status = 'deleted', username = 'Deleted user', username_skeleton = null where username = $1`,
    [own('ada')],
  );
  expect(await importLines(person('ada'))).toEqual({ people: 0, projects: 0, known: 1 });
  await expect(importLines(project('Tides'))).rejects.toThrow(
    `archive.jsonl:1: owner: The account of "${own('ada')}" was deleted`,
  );
});
