import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, createUser, join, posting, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listRooms } from '../chat/chat.rooms.repository.ts';
import { listManagedProjects } from './projects.repository.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

interface List {
  posts: Project[];
  totalPosts: number;
  facets: { technologies: { value: string; count: number }[]; skills: { value: string; count: number }[] };
}

async function list(query: string, client = site.guest()): Promise<List> {
  const answer = await client.call('GET', `/api/post/getPosts?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}

describe('posting a project', () => {
  test('returns it with slug, team and open seats', async () => {
    const title = 'Gezeitentafel für Häfen!';
    const project = await createProject(owner, {
      title,
      technologies: ['React', ' react ', '', 'Go'],
      teamSize: '4',
      startDate: '2027-01-10',
      endDate: '2027-01-10',
    });
    expect(project).toMatchObject({
      title,
      slug: 'gezeitentafel-fur-hafen',
      technologies: ['React', 'Go'],
      ownerId: owner.user.id,
      ownerUsername: owner.user.username,
      status: 'open',
      teamSize: 4,
      seatsOpen: 3,
      startDate: '2027-01-10',
      viewer: { relation: 'owner' },
    });
    expect(project.members).toMatchObject([{ userId: owner.user.id, role: 'owner' }]);
  });

  test.each([
    'title',
    'description',
    'technologies',
    'skills',
    'teamSize',
    'responsibilities',
    'startDate',
    'endDate',
  ])('reports that all fields are needed if %s is missing', async (field) => {
    for (const empty of [undefined, Array.isArray(posting()[field]) ? ['  '] : '']) {
      const answer = await owner.call('POST', '/api/post/create', { body: posting({ [field]: empty }) });
      expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
        status: 400,
        message: 'Please fill in all fields.',
      });
      expect(answer.json().fields).toEqual({ [field]: 'Required' });
    }
  });

  test('reports the names of all fields if all are missing', async () => {
    const answer = await owner.call('POST', '/api/post/create', { body: {} });
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 400,
      message: 'Please fill in all fields.',
    });
    expect(Object.keys(answer.json().fields).sort()).toEqual([
      'description',
      'endDate',
      'responsibilities',
      'skills',
      'startDate',
      'teamSize',
      'technologies',
      'title',
    ]);
  });

  test('rejects an end before the start, and accepts the same day', async () => {
    const dates = { startDate: '2027-03-02', endDate: '2027-03-01' };
    const answer = await owner.call('POST', '/api/post/create', { body: posting(dates) });
    expect({ status: answer.statusCode, message: answer.json().message }).toEqual({
      status: 400,
      message: 'End date must be after the start date.',
    });
    await createProject(owner, { startDate: '2027-03-02', endDate: '2027-03-02' });
  });

  test.each([
    { teamSize: 0 },
    { teamSize: 51 },
    { teamSize: 2.5 },
    { startDate: '2027-02-30' },
    { startDate: '0000-01-01' },
    { title: 'x'.repeat(121) },
  ])('rejects %j', async (change) => {
    const answer = await owner.call('POST', '/api/post/create', { body: posting(change) });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual(Object.keys(change));
  });

  test('counts projects against the hourly limit, but no rejected form', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const user = await createUser(strict);
      const post = (body: object) => user.call('POST', '/api/post/create', { body });
      for (let n = 0; n < 12; n += 1) {
        expect((await post(posting({ teamSize: 0 }))).statusCode).toBe(400);
        // Rejected by the service, after the form has been parsed.
        expect((await post(posting({ ownerId: owner.user.id }))).statusCode).toBe(403);
      }
      const answers = await Promise.all(Array.from({ length: 12 }, () => post(posting())));
      const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
    } finally {
      await strict.close();
    }
  });

  test('requires a session and uses its user', async () => {
    expect((await site.guest().call('POST', '/api/post/create', { body: posting() })).statusCode).toBe(401);
    const stranger = await createUser(site);
    const body = posting({ ownerId: owner.user.id });
    expect((await stranger.call('POST', '/api/post/create', { body })).statusCode).toBe(403);
  });

  test('marks a team of one as full immediately', async () => {
    expect(await createProject(owner, { teamSize: 1 })).toMatchObject({ status: 'full', seatsOpen: 0 });
  });

  test('gives simultaneous projects with the same title different addresses', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, () => createProject(owner, { title: 'Same title' })),
    );
    expect(new Set(made.map((project) => project.slug)).size).toBe(5);
  });
});

describe('browsing', () => {
  test('pages, sorts and counts', async () => {
    const word = 'lighthouse';
    for (let n = 1; n <= 5; n += 1) await createProject(owner, { title: `${word} ${n}` });
    const newest = await list(`searchTerm=${word}&limit=2`);
    expect(newest.totalPosts).toBe(5);
    expect(newest.posts.map((post) => post.title)).toEqual([`${word} 5`, `${word} 4`]);
    const oldest = await list(`searchTerm=${word}&limit=2&order=asc&startIndex=4`);
    expect(oldest.posts.map((post) => post.title)).toEqual([`${word} 5`]);
    expect((await list(`searchTerm=${word}&startIndex=400`)).posts).toEqual([]);
  });

  test('matches every word in any case, and wildcards literally', async () => {
    await createProject(owner, { title: 'Kelp 100% mapped_out', description: 'Counts otters from drones.' });
    expect((await list('searchTerm=OTTERS%20kelp')).totalPosts).toBe(1);
    expect((await list('searchTerm=otters%20walrus')).totalPosts).toBe(0);
    expect((await list('searchTerm=100%25')).totalPosts).toBe(1);
    expect((await list('searchTerm=%25zzz')).totalPosts).toBe(0);
    expect((await list('searchTerm=mapped_out')).totalPosts).toBe(1);
    expect((await list('searchTerm=mappedXout')).totalPosts).toBe(0);
  });

  test('filters by technology and skill under any alias', async () => {
    await createProject(owner, { title: 'Cluster', technologies: ['Kubernetes'], skills: ['Backend'] });
    for (const alias of ['Kubernetes', 'kubernetes', 'k8s'])
      expect((await list(`technology=${alias}`)).posts.map((post) => post.title)).toEqual(['Cluster']);
    expect((await list('technology=k8s&skill=Frontend')).totalPosts).toBe(0);
    expect((await list('technology=k8s&skill=Backend')).totalPosts).toBe(1);
  });

  test('counts the values in use', async () => {
    const before = (await list('')).facets.technologies.find((facet) => facet.value === 'Elixir')?.count ?? 0;
    await createProject(owner, { technologies: ['Elixir', 'elixir lang'] });
    expect((await list('')).facets.technologies).toContainEqual({
      skillId: 'elixir',
      value: 'Elixir',
      count: before + 1,
    });
  });

  test.each([
    'startIndex=-1',
    'startIndex=abc',
    'limit=0',
    'limit=1.5',
    'order=up',
    'startIndex=99999999999',
  ])('rejects %s', async (query) => {
    expect((await site.guest().call('GET', `/api/post/getPosts?${query}`)).statusCode).toBe(400);
  });

  test('clamps a larger limit', async () => {
    for (const limit of ['5000', '99999999999'])
      expect((await list(`limit=${limit}`)).posts.length).toBeLessThanOrEqual(100);
  });

  test('uses the same number of queries for one project and for many', async () => {
    const count = (query: string) => countQueries(site, () => list(query, owner));
    expect(await count('limit=1')).toBeGreaterThan(0);
    expect(await count('limit=1')).toBe(await count('limit=12'));
    expect(await count('limit=12')).toBeLessThanOrEqual(9);
  });
});

describe('a project page', () => {
  test('shows the time zones of members who have set one', async () => {
    const host = await createUser(site, { profile: { timeZone: 'Asia/Kolkata' } });
    const mate = await createUser(site);
    const shared = await createProject(host, { teamSize: 4 });
    await join(mate, shared, host);
    const page = (await site.guest().call('GET', `/api/post/slug/${shared.slug}`)).json();
    expect(page.members).toHaveLength(2);
    expect(page.clocks).toEqual([{ userId: host.user.id, offset: 5.5 }]);
  });

  test('shows the area and hours of the owner, also to guests', async () => {
    const host = await createUser(site, { profile: { area: 'Tromsø, Norway', hoursPerWeek: 6 } });
    const { slug } = await createProject(host);
    const page = (await site.guest().call('GET', `/api/post/slug/${slug}`)).json();
    expect(page.owner).toEqual({ area: 'Tromsø, Norway', hoursPerWeek: 6 });
  });

  test('shows members and viewer when each is available, and guests no hours', async () => {
    const tuesday = `${'0'.repeat(6)}00003c${'0'.repeat(30)}`;
    const host = await createUser(site, { profile: { timeZone: 'Asia/Kolkata', availability: tuesday } });
    const viewer = await createUser(site, { profile: { timeZone: 'UTC' } });
    const shared = await createProject(host);
    const path = `/api/post/slug/${shared.slug}`;
    expect((await site.guest().call('GET', path)).json().hours).toBeNull();
    const { hours } = (await viewer.call('GET', path)).json();
    expect(new Date(hours.from).getUTCDay()).toBe(0);
    expect(hours).toMatchObject({
      zone: 'UTC',
      people: [
        { userId: host.user.id, assumed: false },
        { userId: viewer.user.id, assumed: true },
      ],
    });
    // 18:00 to 22:00 in India. The nine days from Sunday contain one Tuesday, the third day.
    const start = 2 * 1440 + 12 * 60 + 30;
    expect(hours.people[0].spans).toEqual([[start, start + 240]]);
    expect(hours.people[1].spans).toHaveLength(9);
    expect((await host.call('GET', path)).json().hours.people).toHaveLength(1);
  });

  test('shows team, coverage and what a guest may do', async () => {
    const project = await createProject(owner, { technologies: ['React'], skills: ['Testing'] });
    const page = (await site.guest().call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page).toMatchObject({ id: project.id, can: { request: true, invite: false, enterRoom: false } });
    expect(page.viewer).toBeUndefined();
    expect(page.coverage.skills.map((skill: { label: string }) => skill.label)).toEqual(['React', 'Testing']);
    const own = (await owner.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(own.can).toMatchObject({ request: false, invite: true, enterRoom: true });
  });

  test.each(['no-such-project', '%00'])('returns not_found for the slug %s', async (slug) => {
    const answer = await site.guest().call('GET', `/api/post/slug/${slug}`);
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
      status: 404,
      code: 'not_found',
    });
  });
});

describe("the user's own projects", () => {
  test('are listed with their required skills and gaps, for the owner only', async () => {
    const user = await createUser(site, { skills: ['React'] });
    await createProject(user, { technologies: ['React', 'Docker'], skills: ['Frontend'] });
    const path = `/flask/posts/user/${encodeURIComponent(user.user.username)}`;
    const own = (await user.call('GET', path)).json();
    expect(own).toMatchObject([{ requiredSkills: ['React', 'Docker', 'Frontend'], gaps: ['Docker'] }]);
    expect((await owner.call('GET', path)).statusCode).toBe(403);
    expect((await site.guest().call('GET', path)).statusCode).toBe(401);
  });

  test('name the skills that only one member of a team has', async () => {
    const user = await createUser(site, { skills: ['React', 'Docker'] });
    const mate = await createUser(site, { skills: ['Docker'] });
    const project = await createProject(user, { technologies: ['React', 'Docker'], skills: ['Kafka'] });
    const read = async () =>
      (await user.call('GET', `/flask/posts/user/${encodeURIComponent(user.user.username)}`)).json();
    expect(await read()).toMatchObject([{ gaps: ['Kafka'], coveredByOne: [] }]);
    await join(mate, project, user);
    expect(await read()).toMatchObject([{ gaps: ['Kafka'], coveredByOne: ['React'] }]);
  });

  test('include projects of which the user is a co-owner, not those of which they are a member', async () => {
    const [first, coOwner] = [await createUser(site), await createUser(site)];
    const [managed, joined] = [await createProject(first), await createProject(first)];
    for (const project of [managed, joined]) await join(coOwner, project, first);
    const role = `/api/post/${managed.id}/members/${coOwner.user.id}/role`;
    expect((await first.call('PUT', role, { body: { role: 'co_owner' } })).statusCode).toBe(200);
    const path = `/flask/posts/user/${encodeURIComponent(coOwner.user.username)}`;
    expect((await coOwner.call('GET', path)).json()).toMatchObject([{ id: managed.id }]);
  });

  test('are limited to the newest up to the response limit', async () => {
    const user = await createUser(site);
    await createProject(user);
    const newest = await createProject(user);
    const rows = await listManagedProjects(site.database.db, user.user.id, 1);
    expect(rows.map(({ id }) => id)).toEqual([newest.id]);
    const rooms = await listRooms(site.database.db, { userId: user.user.id }, 1);
    expect(rooms.map(({ id }) => id)).toEqual([newest.id]);
  });
});
