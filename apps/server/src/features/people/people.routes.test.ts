import type { FoundPerson, PersonPage } from '@teamwright/contracts/people.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let vera: TestUser;
let ravi: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  const profile = {
    bio: 'Builds tide tables',
    workplace: 'Harbour Office',
    area: 'Porto',
    school: 'Old School',
  };
  vera = await createUser(site, { username: 'Vera J. Lund', skills: ['Kubernetes', 'C++'], profile });
  ravi = await createUser(site, { username: 'ravi-nair', skills: ['React'] });
  await createUser(site, {
    username: 'hidden_harold',
    skills: ['Kubernetes'],
    profile: { openToCollaborate: false },
  });
});
afterAll(() => site.close());

interface Found {
  people: FoundPerson[];
  totalPeople: number;
  matched: string[];
}

async function search(searchTerm: string, more = ''): Promise<Found> {
  const answer = await site
    .guest()
    .call('GET', `/api/people?searchTerm=${encodeURIComponent(searchTerm)}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
}

async function names(searchTerm: string): Promise<string[]> {
  return (await search(searchTerm)).people.map((person) => person.username);
}

function page(username: string) {
  return site.guest().call('GET', `/api/user/by-name/${encodeURIComponent(username)}`);
}

describe('searching people', () => {
  test.each([
    ['vera', ['Vera J. Lund']],
    ['LUND', ['Vera J. Lund']],
    ['vera lund', ['Vera J. Lund']],
    ['ravi-niar', ['ravi-nair']],
    ['k8s', ['Vera J. Lund']],
    ['kuberntes', ['Vera J. Lund']],
    ['kuber', ['Vera J. Lund']],
    ['c++', ['Vera J. Lund']],
    ['reactjs', ['ravi-nair']],
    ['harbour tide', ['Vera J. Lund']],
    ['porto', ['Vera J. Lund']],
    ['tides vera', ['Vera J. Lund']],
    ['react vera', []],
    ['%', []],
    ['harold', []],
  ])('%s returns %j', async (typed, found) => {
    expect(await names(typed)).toEqual(found);
  });

  test('never shows an email address and never matches one', async () => {
    const answer = await site.guest().call('GET', '/api/people?searchTerm=vera');
    expect(answer.body).not.toContain('@');
    expect(Object.keys(answer.json<Found>().people[0] ?? {}).sort()).toEqual(
      [
        '_id',
        'area',
        'bio',
        'hoursPerWeek',
        'id',
        'profilePicture',
        'school',
        'skills',
        'username',
        'workplace',
      ].sort(),
    );
    expect(await names('example.org')).toEqual([]);
  });

  test('shows confirmed skills only', async () => {
    const person = await createUser(site, { username: 'Secretive Sam', skills: ['Elm', 'Rust'] });
    await person.call('PUT', `/api/user/${person.user.id}/skills/rust`, { body: { status: 'hidden' } });
    expect((await search('secretive')).people[0]?.skills).toEqual(['Elm']);
    expect(await names('rust')).toEqual([]);
  });

  test('excludes suspended and deleted users', async () => {
    const [suspended, gone] = [await createUser(site), await createUser(site)];
    expect(await names(suspended.user.username)).toContain(suspended.user.username);
    await site.database.pool.query("update users set status = 'suspended' where id = $1", [
      suspended.user.id,
    ]);
    await deleteAccount(gone);
    for (const { user } of [suspended, gone]) {
      expect(await names(user.username)).not.toContain(user.username);
      expect((await page(user.username)).statusCode).toBe(404);
    }
    expect(await names('Deleted user')).toEqual([]);
  });

  test('sorts the exact name first, and has pages and a count', async () => {
    for (const name of ['annabel oak', 'oak', 'oakley', 'zz-oak']) await createUser(site, { username: name });
    expect(await names('oak')).toEqual(['oak', 'oakley', 'annabel oak', 'zz-oak']);
    const second = await search('oak', '&startIndex=1&limit=2');
    expect(second.people.map((person) => person.username)).toEqual(['oakley', 'annabel oak']);
    expect(second.totalPeople).toBe(4);
    expect((await search('oak', '&startIndex=50')).people).toEqual([]);
  });

  test('uses the same number of queries for one user and for many', async () => {
    const few = await countQueries(site, () => search('oak', '&limit=1'));
    expect(await countQueries(site, () => search('oak', '&limit=50'))).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });

  test('rejects a term that is too long and accepts hostile ones', async () => {
    const long = await site.guest().call('GET', `/api/people?searchTerm=${'x'.repeat(201)}`);
    expect(long.statusCode).toBe(400);
    for (const term of ["';--", '<script>', '🦦🦦🦦🦦', '* & |', 'x'.repeat(200)]) await search(term);
  });
});

describe('browsing people', () => {
  const browse = async (query: string, reader = site.guest()) =>
    (await reader.call('GET', `/api/people?${query}`)).json<Found>();
  const namesOf = async (query: string, reader = site.guest()) =>
    (await browse(query, reader)).people.map((person) => person.username);

  test('lists everyone who is open to collaborate, users with skills first', async () => {
    const newcomer = await createUser(site, { username: 'a newcomer' });
    const all = await browse('limit=100');
    const found = all.people.map((person) => person.username);
    expect(found).toEqual(expect.arrayContaining(['Vera J. Lund', 'ravi-nair', 'a newcomer']));
    expect(found).not.toContain('hidden_harold');
    expect(all.totalPeople).toBe(found.length);
    expect(found.indexOf('ravi-nair')).toBeLessThan(found.indexOf(newcomer.user.username));
  });

  test('filters by skills, area, school and hours, all together', async () => {
    const profile = { area: 'Trondheim, Norway', school: 'Fjord Institute', hoursPerWeek: 12 };
    await createUser(site, { username: 'Facet Fay', skills: ['Rust', 'Elixir'], profile });
    expect(await namesOf('area=trondheim')).toEqual(['Facet Fay']);
    expect(await namesOf('school=fjord%20institute')).toEqual(['Facet Fay']);
    expect(await namesOf('skill=rust&skill=Elixir&hoursMin=10')).toEqual(['Facet Fay']);
    expect(await namesOf('skill=rust&skill=React')).toEqual([]);
    expect(await namesOf('area=trondheim&hoursMin=13')).toEqual([]);
    expect(await namesOf('area=trondheim&searchTerm=fay')).toEqual(['Facet Fay']);
    expect((await site.guest().call('GET', '/api/people?hoursMin=-1')).statusCode).toBe(400);
  });

  test('never finds users by hidden skills, and hides blocked users from each other', async () => {
    const person = await createUser(site, { username: 'Quiet Quinn', skills: ['Zig', 'Nim'] });
    await person.call('PUT', `/api/user/${person.user.id}/skills/nim`, { body: { status: 'hidden' } });
    expect(await namesOf('skill=zig')).toEqual(['Quiet Quinn']);
    expect(await namesOf('skill=nim')).toEqual([]);
    const reader = await createUser(site);
    await person.call('PUT', `/api/blocks/${reader.user.id}`);
    expect(await namesOf('skill=zig', reader)).toEqual([]);
  });

  test('has facets with the values of users who can be found', async () => {
    const profile = { area: 'Tromsø, Norway', school: 'Arctic School' };
    await createUser(site, { username: 'Facet Finn', skills: ['Haskell'], profile });
    await createUser(site, { username: 'Facet Flo', skills: ['Haskell'], profile });
    const hidden = { area: 'Hiddentown, Norway', openToCollaborate: false };
    await createUser(site, { skills: ['Prolog'], profile: hidden });
    const facets = (await site.guest().call('GET', '/api/people/facets')).json();
    expect(facets.skills).toContainEqual({ value: 'Haskell', count: 2 });
    expect(facets.areas).toContainEqual({ value: 'Tromsø', count: 2 });
    expect(facets.schools).toContainEqual({ value: 'Arctic School', count: 2 });
    expect(JSON.stringify(facets)).not.toMatch(/Prolog|Hiddentown/);
  });
});

describe('a public page', () => {
  test('shows the user, their skills and projects, and no email address', async () => {
    const project = await createProject(vera, { title: 'Tide mill' });
    await join(ravi, project, vera);
    const answer = await page('vera j. lund');
    expect(answer.json<PersonPage>()).toMatchObject({
      username: 'Vera J. Lund',
      bio: 'Builds tide tables',
      workplace: 'Harbour Office',
      projects: [{ title: 'Tide mill', role: 'owner', slug: project.slug }],
    });
    expect(
      answer
        .json<PersonPage>()
        .skills.map((skill) => skill.label)
        .sort(),
    ).toEqual(['C++', 'Kubernetes']);
    expect(answer.body).not.toContain('@');
    expect((await page('ravi-nair')).json<PersonPage>().projects).toMatchObject([{ role: 'member' }]);
  });

  test('also exists for users who are hidden from search', async () => {
    expect((await page('hidden_harold')).statusCode).toBe(200);
  });

  test.each(['nobody at all', '%00', 'x'.repeat(300), '%'])('is not found for %j', async (name) => {
    expect((await page(name)).statusCode).toBe(404);
  });
});
