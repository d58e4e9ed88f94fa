import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { NearbyGroup, nearby } from '@teamwright/contracts/nearby.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readStalePlaces } from './nearby.places.service.ts';

let site: TestApp;
let people: TestUser[];

/**
 * Six users in Bergen in six spellings, with one school in two; four in Oslo, which are too few; two who have not
 * opted in.
 */
beforeAll(async () => {
  site = await createTestApp();
  const bergen = ['Bergen', 'BERGEN', 'Bergen, Norway', 'bergen , Norge', 'Bergen; NO', ' Bergen.'];
  const shown = [
    ...bergen.map((area, at) => ({ area, school: at % 2 ? 'Univ. of Bergen' : 'The University of Bergen' })),
    ...Array.from({ length: 4 }, () => ({ area: 'Oslo, Norway', school: 'Fjord Institute' })),
  ];
  people = [];
  for (const profile of shown)
    people.push(await createUser(site, { skills: ['React'], profile: { ...profile, nearby: true } }));
  for (const area of ['Bergen', 'Oslo, Norway'])
    people.push(await createUser(site, { profile: { area, school: 'Fjord Institute' } }));
});
afterAll(() => site.close());

type Groups = Answer<typeof nearby.groups>;

async function look(user: TestUser, by = 'area', more = ''): Promise<Groups> {
  const answer = await user.call('GET', `/api/nearby?by=${by}${more}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Groups>();
}

function at(index: number): TestUser {
  const user = people[index];
  if (user === undefined) throw new RangeError('no such user');
  return user;
}

function sizes({ groups }: { groups: readonly NearbyGroup[] }) {
  return Object.fromEntries(groups.map((group) => [group.label || group.level, group.totalPeople]));
}

describe('Nearby', () => {
  test('requires a session', async () => {
    expect((await site.guest().call('GET', '/api/nearby')).statusCode).toBe(401);
  });

  test('is empty and rejects every part for a user who has not opted in', async () => {
    expect(await look(at(10))).toEqual({
      by: 'area',
      optedIn: false,
      place: 'Bergen',
      merged: false,
      groups: [],
      totalGroups: 0,
    });
    const more = await at(10).call('GET', '/api/nearby/people?by=area&group=elsewhere');
    expect(more.statusCode).toBe(403);
  });

  test('groups different spellings of an area, and only users who opted in', async () => {
    const answer = await look(at(0));
    expect(sizes(answer)).toEqual({ 'Bergen, Norway': 6, elsewhere: 4 });
    expect(answer).toMatchObject({ optedIn: true, place: 'Bergen', merged: false, totalGroups: 2 });
    const [own] = answer.groups;
    expect(own).toMatchObject({ mine: true, level: 'city' });
    expect(own?.people).toHaveLength(limits.nearbyGroups.people);
    expect(own?.people[0]).toMatchObject({ you: false, skills: ['React'] });
    const query = `by=area&group=${encodeURIComponent(own?.key ?? '')}&limit=20`;
    const all = (await at(0).call('GET', `/api/nearby/people?${query}`)).json<Answer<typeof nearby.people>>();
    // The caller comes last.
    expect(all.people.map((user) => user.you)).toEqual([false, false, false, false, false, true]);
    expect(all.people.at(-1)?.id).toBe(at(0).user.id);
  });

  test('finds places by a part of their name', async () => {
    expect(sizes(await look(at(0), 'area', '&place=BERG'))).toEqual({ 'Bergen, Norway': 6 });
    expect(await look(at(0), 'area', '&place=nowhere')).toMatchObject({ groups: [], totalGroups: 0 });
  });

  test('reports that an area has too few users, without any name of a place', async () => {
    const answer = await look(at(7));
    expect(answer).toMatchObject({ merged: true, place: 'Oslo, Norway' });
    expect(answer.groups.map(({ level, mine }) => ({ level, mine }))).toEqual([
      { level: 'city', mine: false },
      { level: 'elsewhere', mine: true },
    ]);
    expect(answer.groups[1]?.label).toBe('');
    const { place: _, ...rest } = answer;
    expect(JSON.stringify(rest)).not.toContain('Oslo');
  });

  test('groups by school too', async () => {
    const answer = await look(at(0), 'school');
    expect(sizes(answer)).toEqual({ 'The University of Bergen': 6, otherSchools: 4 });
  });

  test('shows projects of opted-in owners with their open seats, and the same counts', async () => {
    const project = await createProject(at(1), { title: 'Rain log', teamSize: 3 });
    await join(at(2), project, at(1));
    await createProject(at(10), { title: 'Hidden log' });
    const [own] = (await look(at(0))).groups;
    expect(own).toMatchObject({
      totalProjects: 1,
      projects: [{ title: 'Rain log', seatsOpen: 1, teamSize: 3, ownerUsername: at(1).user.username }],
    });
    const full = await createProject(at(1), { title: 'Full log', teamSize: 1 });
    expect((await look(at(0))).groups[0]?.projects).toMatchObject([
      { title: 'Rain log' },
      { title: 'Full log', slug: full.slug, status: 'full', seatsOpen: 0 },
    ]);
  });

  test('returns groups and their content in pages', async () => {
    const second = await look(at(0), 'area', '&startIndex=1&limit=1');
    expect({
      groups: second.groups.length,
      totalGroups: second.totalGroups,
      level: second.groups[0]?.level,
    }).toEqual({ groups: 1, totalGroups: 2, level: 'elsewhere' });
    const key = encodeURIComponent((await look(at(0))).groups[0]?.key ?? '');
    const more = await at(0).call('GET', `/api/nearby/people?by=area&group=${key}&startIndex=4&limit=4`);
    expect(more.json()).toMatchObject({ totalPeople: 6 });
    expect(more.json<{ people: unknown[] }>().people).toHaveLength(2);
    const projects = await at(0).call('GET', `/api/nearby/projects?by=area&group=${key}&limit=1`);
    expect(projects.json()).toMatchObject({ totalProjects: 2, projects: [{ title: 'Rain log' }] });
    for (const group of ['city:no//oslo', 'nonsense', 'school:fjord institute'])
      expect(
        (await at(0).call('GET', `/api/nearby/people?by=area&group=${encodeURIComponent(group)}`)).statusCode,
      ).toBe(404);
  });

  test('uses the same number of queries for one group and for many', async () => {
    const few = await countQueries(site, () => look(at(0), 'area', '&limit=1'));
    expect(await countQueries(site, () => look(at(0)))).toBe(few);
    expect(few).toBeLessThanOrEqual(15);
  });

  test('shows the match of projects, the best first, but not to members', async () => {
    const posted = [
      await createProject(at(3), { title: 'Cobol log', technologies: ['COBOL'], skills: ['Fortran'] }),
      await createProject(at(3), { title: 'React log', technologies: ['React'], skills: ['React'] }),
    ];
    async function openProjects(user: TestUser) {
      const key = encodeURIComponent((await look(user)).groups[0]?.key ?? '');
      const answer = await user.call('GET', `/api/nearby/projects?by=area&group=${key}&limit=20`);
      return answer.json<Answer<typeof nearby.projects>>().projects.filter(({ status }) => status === 'open');
    }
    const scores = (await openProjects(at(5))).map(({ viewer }) => viewer?.match?.score ?? 0);
    expect(new Set(scores).size).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    const own = (await openProjects(at(3))).filter(
      ({ ownerUsername }) => ownerUsername === at(3).user.username,
    );
    expect(own.map(({ viewer }) => viewer?.match)).toEqual([undefined, undefined]);
    for (const { id } of posted) await at(3).call('POST', `/api/post/${id}/close`);
  });

  test('shows the reader’s relation to projects and whether they may ask to join', async () => {
    const [owner, reader] = [at(3), at(4)];
    const project = await createProject(owner, { title: 'Knot log', teamSize: 3 });
    async function viewerOf(user: TestUser) {
      const key = encodeURIComponent((await look(user)).groups[0]?.key ?? '');
      const answer = await user.call('GET', `/api/nearby/projects?by=area&group=${key}&limit=20`);
      const { projects } = answer.json<Answer<typeof nearby.projects>>();
      return projects.find(({ id }) => id === project.id)?.viewer;
    }
    expect(await viewerOf(owner)).toMatchObject({ relation: 'owner', can: { request: false } });
    expect(await viewerOf(reader)).toMatchObject({ relation: 'none', can: { request: true } });
    await createJoinRequest(reader, project);
    expect(await viewerOf(reader)).toMatchObject({ relation: 'requested' });
    await owner.call('POST', `/api/post/${project.id}/close`);
  });

  test('lists users with the skills that the caller looks for before others', async () => {
    const [owner, wanted] = [at(6), at(8)];
    const { id } = await createProject(owner, { technologies: ['Kafka'], skills: ['Kafka'] });
    await wanted.call('PUT', `/api/user/${wanted.user.id}/skills/Kafka`, { body: { status: 'confirmed' } });
    const [best, ...others] = (await look(owner)).groups.at(-1)?.people ?? [];
    expect(best?.id).toBe(wanted.user.id);
    expect(best?.ownFit).toMatchObject({
      project: { id },
      relation: 'none',
      match: { seat: expect.anything() },
    });
    expect(best?.fits).toEqual({ wanted: ['Kafka'], shared: ['React'] });
    // No score without any of the skills, and none of another owner's project.
    expect(others.map(({ ownFit }) => ownFit)).toEqual(others.map(() => undefined));
    expect((await look(at(7))).groups.at(-1)?.people.every(({ ownFit }) => ownFit === undefined)).toBe(true);
    await owner.call('POST', `/api/post/${id}/close`);
  });

  test('lists projects that ask for more of the user’s skills first', async () => {
    const [owner, reader] = [at(1), at(0)];
    const asked = await createProject(owner, {
      title: 'Rope locker',
      technologies: ['React'],
      skills: ['Testing'],
    });
    const newer = await createProject(owner, {
      title: 'Tar kettle',
      technologies: ['COBOL'],
      skills: ['Fortran'],
    });
    const [own] = (await look(reader)).groups;
    const ids = own?.projects.map(({ id }) => id) ?? [];
    expect(ids.indexOf(asked.id)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(asked.id)).toBeLessThan(ids.indexOf(newer.id));
    for (const { id } of [asked, newer]) await owner.call('POST', `/api/post/${id}/close`);
  });

  test('removes a group as soon as one of five users leaves, is suspended, moves or is deleted', async () => {
    const turku = [];
    for (let count = 0; count < 5; count++)
      turku.push(await createUser(site, { profile: { area: 'Turku, Finland', nearby: true } }));
    const [first, second] = turku;
    if (!first || !second) throw new Error('fewer than two users');
    const others = async () => sizes(await look(at(0)));
    const update = (body: object) => second.call('POST', `/api/user/update/${second.user.id}`, { body });
    expect(await others()).toMatchObject({ 'Turku, Finland': 5, elsewhere: 4 });
    const moves: [object, object][] = [
      [{ nearby: false }, { nearby: true }],
      [{ area: 'Tampere, Finland' }, { area: 'TURKU' }],
    ];
    for (const [away, back] of moves) {
      await update(away);
      expect(await others()).not.toHaveProperty('Turku, Finland');
      await update(back);
      expect(await others()).toMatchObject({ 'Turku, Finland': 5 });
    }
    const setStatus = (status: string) =>
      site.database.pool.query('update users set status = $1 where id = $2', [status, second.user.id]);
    await setStatus('suspended');
    expect(await others()).toMatchObject({ elsewhere: 8 });
    await setStatus('active');
    await deleteAccount(second);
    expect(await others()).toMatchObject({ elsewhere: 8 });
    const { rows } = await site.database.pool.query('select 1 from places where user_id = $1', [
      second.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('returns the same result with and without a hidden user', async () => {
    const before = await look(at(0));
    await createUser(site, { profile: { area: 'Bergen, Norway', school: 'University of Bergen' } });
    await createProject(await createUser(site, { profile: { area: 'Bergen' } }));
    expect(await look(at(0))).toEqual(before);
  });

  test('parses places written by another version of the server, and shows no stale ones until then', async () => {
    const { id } = at(9).user;
    await site.database.pool.query("update profiles set area = 'Bergen' where user_id = $1", [id]);
    expect(sizes(await look(at(0)))['Bergen, Norway']).toBe(6);
    await readStalePlaces(systemCtx(site.app));
    expect(sizes(await look(at(0)))['Bergen, Norway']).toBe(7);
  });
});

describe('suggestions', () => {
  async function suggest(kind: string, searchTerm: string): Promise<string[]> {
    const query = new URLSearchParams({ kind, searchTerm });
    const answer = await at(0).call('GET', `/api/nearby/suggestions?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<string[]>();
  }

  async function change(assignments: string, ...values: string[]): Promise<void> {
    await site.database.pool.query(`update users set ${assignments} where status = 'active'`, values);
  }

  test('exclude places of unverified and new accounts', async () => {
    expect(await suggest('school', 'fjord')).toEqual([]);
    expect(await suggest('area', 'berg')).toEqual([]);
    const { minAccountAgeDays } = limits.nearbySuggestions;
    await change(
      "email_verified = true, created_at = now() - interval '1 day' * $1",
      String(minAccountAgeDays - 1),
    );
    expect(await suggest('school', 'fjord')).toEqual([]);
    await change(
      "email_verified = false, created_at = now() - interval '1 day' * $1",
      String(minAccountAgeDays + 1),
    );
    expect(await suggest('area', 'berg')).toEqual([]);
    await change('email_verified = true');
    expect(await suggest('area', 'berg')).toEqual(['Bergen, Norway']);
  });

  test('contain countries and places of at least five users', async () => {
    expect(await suggest('school', 'univ. of')).toEqual(['The University of Bergen']);
    expect(await suggest('school', 'fjord')).toEqual(['Fjord Institute']);
    expect(await suggest('area', 'berg')).toEqual(['Bergen, Norway']);
    expect(await suggest('area', 'norw')).toEqual(['Norway']);
  });

  test('exclude places of fewer users, and are empty for an empty text', async () => {
    await createUser(site, { profile: { area: 'Vadsø', school: 'Very Secret School' } });
    await change("email_verified = true, created_at = now() - interval '1 year'");
    expect(await suggest('area', 'vads')).toEqual([]);
    expect(await suggest('school', 'very')).toEqual([]);
    for (const typed of ['', ' ', '%', '🦦']) expect(await suggest('area', typed)).toEqual([]);
  });
});

describe('projects near me', () => {
  async function count(user: { call: TestUser['call'] }, query: string): Promise<number> {
    const answer = await user.call('GET', `/api/post/getPosts?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ totalPosts: number }>().totalPosts;
  }

  test('are those of owners in the same area, in any spelling', async () => {
    const near = await count(at(5), 'near=me');
    expect(near).toBe(await count(site.guest(), 'area=BERGEN,%20norge'));
    expect(near).toBe(9);
    expect(await count(at(5), 'near=me&area=Oslo')).toBe(0);
  });

  test('are empty for guests and users without an area', async () => {
    expect(await count(site.guest(), 'near=me')).toBe(0);
    expect(await count(await createUser(site), 'near=me')).toBe(0);
    expect((await at(0).call('GET', '/api/post/getPosts?near=you')).statusCode).toBe(400);
  });
});
