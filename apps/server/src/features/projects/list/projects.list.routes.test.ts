import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { countQueries } from '../../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

interface Facet {
  value: string;
  count: number;
}

interface List {
  posts: Project[];
  totalPosts: number;
  otherPosts: number;
  facets: Record<'technologies' | 'skills' | 'areas' | 'schools', Facet[]>;
  matched: string[];
}

const plain = { description: 'Nothing else.', technologies: ['Elm'], skills: ['Testing'] };

beforeAll(async () => {
  site = await createTestApp();
  const profile = { area: 'Porto', school: 'Harbour School', hoursPerWeek: 6 };
  owner = await createUser(site, { profile });
  const other = await createUser(site, { profile: { area: 'Lisboa', hoursPerWeek: 20 } });
  await createProject(owner, { ...plain, title: 'Cluster gardening', technologies: ['Kubernetes'] });
  await createProject(owner, { ...plain, title: 'Page turner', technologies: ['JavaScript'] });
  await createProject(owner, {
    ...plain,
    title: 'Otter census',
    description: 'Counts otters, tested in Häfen.',
  });
  await createProject(owner, { ...plain, title: 'A list of things', description: 'Also of otter toys.' });
  await createProject(other, {
    ...plain,
    title: 'Engine room',
    technologies: ['C++'],
    skills: ['Machine Learning'],
  });
  await createProject(other, { ...plain, title: 'Plain letters', technologies: ['C'], teamSize: 1 });
});
afterAll(() => site.close());

async function list(query: Record<string, string | number>, client = site.guest()): Promise<List> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) search.set(key, String(value));
  const answer = await client.call('GET', `/api/post/getPosts?${search}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}

async function titles(searchTerm: string, order = 'relevance'): Promise<string[]> {
  return (await list({ searchTerm, order })).posts.map((post) => post.title);
}

describe('the order by match', () => {
  const titlesFor = async (client: TestUser, query = {}) =>
    (await list({ order: 'match', ...query }, client)).posts.map((post) => post.title);

  test('starts with the open projects that fit best, then lists the others, newest first', async () => {
    const developer = await createUser(site, { skills: ['Kubernetes'] });
    const newest = (await list({ limit: 100 }, developer)).posts.map((post) => post.title);
    const ranked = await titlesFor(developer, { limit: 100 });
    expect(ranked[0]).toBe('Cluster gardening');
    expect(ranked.toSorted()).toEqual(newest.toSorted());
    const pages = [
      await titlesFor(developer, { limit: 2 }),
      await titlesFor(developer, { startIndex: 2, limit: 2 }),
    ];
    expect(pages.flat()).toEqual(ranked.slice(0, 4));
    expect(await titlesFor(developer, { technology: 'JavaScript' })).toEqual(['Page turner']);
  });

  test('is by date for guests and for users without a known skill', async () => {
    const newest = (await list({})).posts.map((post) => post.title);
    expect((await list({ order: 'match' })).posts.map((post) => post.title)).toEqual(newest);
    expect(await titlesFor(await createUser(site))).toEqual(newest);
  });
});

describe('the filter by status', () => {
  test('counts the projects with another status that meet the other filters', async () => {
    const open = await list({ status: 'open' });
    expect(open.posts.map(({ status }) => status)).not.toContain('full');
    const all = await list({});
    expect([open.totalPosts + open.otherPosts, all.otherPosts]).toEqual([all.totalPosts, 0]);
    expect(await list({ status: 'open', technology: 'C' })).toMatchObject({ totalPosts: 0, otherPosts: 1 });
    expect(await list({ status: 'archived' })).toMatchObject({ totalPosts: 0, otherPosts: all.totalPosts });
  });
});

describe('searching projects', () => {
  test.each([
    ['k8s', ['Cluster gardening']],
    ['kuberntes', ['Cluster gardening']],
    ['Kubernetse gardening', ['Cluster gardening']],
    ['js', ['Page turner']],
    ['javascript page', ['Page turner']],
    ['gardning', ['Cluster gardening']],
    ['clus', ['Cluster gardening']],
    ['ml', ['Engine room']],
    ['machine learning', ['Engine room']],
    ['c++', ['Engine room']],
    ['c', ['Plain letters']],
    ['hafen', ['Otter census']],
    ['HÄFEN', ['Otter census']],
    ['testing otters', ['Otter census', 'A list of things']],
    ['plain nothing else letters testing', ['Plain letters']],
    ['otters walrus', []],
    ['zzzzzz', []],
    ["'otter' | !", ['Otter census', 'A list of things']],
    [
      '\\ % _ & : *',
      [
        'Plain letters',
        'Engine room',
        'A list of things',
        'Otter census',
        'Page turner',
        'Cluster gardening',
      ],
    ],
  ])('%s returns %j', async (typed, found) => {
    expect(await titles(typed)).toEqual(found);
  });

  test('sorts by date unless relevance is requested', async () => {
    expect(await titles('otter', 'relevance')).toEqual(['Otter census', 'A list of things']);
    expect(await titles('otter', 'desc')).toEqual(['A list of things', 'Otter census']);
    expect(await titles('otter', 'asc')).toEqual(['Otter census', 'A list of things']);
  });

  test('returns what to highlight: as typed, as corrected, and all names of a skill', async () => {
    expect((await list({ searchTerm: 'K8s' })).matched).toEqual(
      expect.arrayContaining(['k8s', 'kubernetes']),
    );
    expect((await list({ searchTerm: 'gardning' })).matched).toContain('gardening');
    expect((await list({})).matched).toEqual([]);
  });

  test('finds the new words of a changed project', async () => {
    const { id } = await createProject(owner, { ...plain, title: 'Before' });
    await site.database.pool.query(
      "update projects set title = 'Zephyr', search_text = 'zephyrine' where id = $1",
      [id],
    );
    expect(await titles('zephyrnie')).toEqual(['Zephyr']);
    await site.database.pool.query("update projects set status = 'archived' where id = $1", [id]);
    expect(await titles('zephyrine')).toEqual([]);
  });

  test('rejects what is too long and accepts hostile input', async () => {
    const call = (term: string) =>
      site.guest().call('GET', `/api/post/getPosts?searchTerm=${encodeURIComponent(term)}`);
    expect((await call('x'.repeat(201))).statusCode).toBe(400);
    expect((await call('a\u0000b')).statusCode).toBe(400);
    for (const term of ["');drop table projects;--", 'a:*&b', '<->', '🦦 otter', 'x'.repeat(200), 'ख़ोज कर'])
      expect((await call(term)).statusCode).toBe(200);
  });
});

describe('filters', () => {
  test('match any of several values', async () => {
    const some = (query: string) => site.guest().call('GET', `/api/post/getPosts?${query}`);
    const both = await some('technology=k8s&technology=JS');
    expect(both.json<List>().posts.map((post) => post.title)).toEqual(['Page turner', 'Cluster gardening']);
    expect((await some('technology=&skill=')).json<List>().totalPosts).toBeGreaterThan(5);
    expect((await some(Array(21).fill('technology=x').join('&'))).statusCode).toBe(400);
  });

  test.each<[Record<string, string | number>, number]>([
    [{ area: 'porto' }, 4],
    [{ school: 'Harbour School' }, 4],
    [{ area: 'Porto', school: 'Other' }, 0],
    [{ hoursMax: 6 }, 4],
    [{ hoursMax: 5 }, 0],
    [{ hoursMax: 20, area: 'Lisboa' }, 2],
    [{ status: 'full' }, 1],
    [{ status: 'open', area: 'Lisboa', technology: 'C++', skill: 'ML', searchTerm: 'engine' }, 1],
    [{ status: 'full', area: 'Lisboa', technology: 'C++' }, 0],
  ])('%j returns %d projects', async (query, count) => {
    expect((await list({ ...query, limit: 1, order: 'asc' })).totalPosts).toBeGreaterThanOrEqual(count);
    expect((await list(query)).posts.filter((post) => post.title !== 'Before')).toHaveLength(count);
  });

  test('list the values in use, including places, immediately after a change', async () => {
    const { facets } = await list({});
    expect(facets.technologies).toContainEqual({ skillId: 'kubernetes', value: 'Kubernetes', count: 1 });
    expect(facets.areas).toContainEqual({ value: 'Lisboa', count: 2 });
    expect(facets.schools.map((facet) => facet.value)).toEqual(['Harbour School']);
    await createProject(owner, { ...plain, title: 'One more', technologies: ['Kubernetes'] });
    expect((await list({})).facets.technologies).toContainEqual({
      skillId: 'kubernetes',
      value: 'Kubernetes',
      count: 2,
    });
  });

  test('count the projects that a choice shows, with the same status', async () => {
    const lone = { ...plain, technologies: ['Fortran'], skills: ['Numerical methods'] };
    await createProject(owner, { ...lone, title: 'Open wind tunnel' });
    await createProject(owner, { ...lone, title: 'Full wind tunnel', teamSize: 1 });
    const queries: Record<string, string>[] = [{ status: 'open' }, { status: 'full' }, {}];
    for (const query of queries) {
      const { facets } = await list(query);
      const technology = facets.technologies.find(({ value }) => value === 'Fortran');
      const skill = facets.skills.find(({ value }) => value === 'Numerical methods');
      const { totalPosts } = await list({ ...query, technology: 'Fortran' });
      expect([technology?.count, skill?.count], JSON.stringify(query)).toEqual([totalPosts, totalPosts]);
    }
    expect((await list({ status: 'closed' })).facets.technologies).toEqual([]);
  });

  test('are recounted after a response, and before it when they are too old', async () => {
    const rename = (to: string) =>
      site.database.pool.query("update projects set technologies = array[$1] where title = 'Engine room'", [
        to,
      ]);
    const offered = async () => (await list({})).facets.technologies.map((facet) => facet.value);
    await rename('Renamed once');
    site.clock.advance(21_000);
    expect(await offered()).not.toContain('Renamed once');
    await expect.poll(offered).toContain('Renamed once');
    await rename('Renamed twice');
    expect(await offered()).toContain('Renamed once');
    site.clock.advance(30_000);
    expect(await offered()).toContain('Renamed twice');
    await rename('C++');
  });

  test('each have their own maximum length', async () => {
    for (let n = 0; n < 5; n += 1)
      await createProject(owner, {
        ...plain,
        technologies: Array.from({ length: 30 }, (_, m) => `Tool ${n} ${m}`),
      });
    const { facets } = await list({});
    expect(facets.technologies).toHaveLength(100);
    expect(facets.skills.length).toBeGreaterThan(0);
    expect(facets.areas.length).toBeGreaterThan(0);
  });
});

test('use the same number of queries for one project as for many, and one more for misspelled words', async () => {
  const count = (query: Record<string, string | number>) => countQueries(site, () => list(query, owner));
  const bare = await count({ limit: 1 });
  expect(await count({ limit: 12, searchTerm: 'k8s', order: 'relevance' })).toBe(bare);
  expect(await count({ limit: 12, searchTerm: 'otter', order: 'relevance' })).toBe(bare + 1);
  expect(await count({ limit: 1, searchTerm: 'otter cenzus' })).toBe(bare + 1);
});

test('the filter by hours uses those of an open seat, or else those of the owner', async () => {
  const busy = await createUser(site, { profile: { hoursPerWeek: 30 } });
  const free = await createUser(site, { profile: { hoursPerWeek: 4 } });
  const post = (client: TestUser, title: string, hoursPerWeek: number | null) => {
    const seat = { skills: ['Zig'], level: 'any', hoursPerWeek };
    const seats = [
      { ...seat, name: 'Compiler' },
      { ...seat, name: 'Library' },
    ];
    return createProject(client, { ...plain, title, technologies: ['Zig'], teamSize: 2, seats });
  };
  await post(busy, 'Short seat of a busy owner', 5);
  await post(free, 'Long seat of an owner with little time', 20);
  await post(free, 'Owner with little time', null);
  const { posts } = await list({ technology: 'Zig', hoursMax: 5, order: 'asc' });
  expect(posts.map(({ title }) => title)).toEqual(['Short seat of a busy owner', 'Owner with little time']);
});
