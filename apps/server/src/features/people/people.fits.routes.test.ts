import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { FoundPerson, PersonPage } from '@teamwright/contracts/people.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let full: TestUser;
let half: TestUser;
let none: TestUser;
let member: TestUser;
let older: Project;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { username: 'owner', skills: ['Kotlin'] });
  full = await createUser(site, { username: 'full-fit', skills: ['Rust', 'Docker'] });
  half = await createUser(site, { username: 'half-fit', skills: ['Rust'] });
  none = await createUser(site, { username: 'no-fit', skills: ['Photoshop'] });
  member = await createUser(site, { username: 'member', skills: ['Rust', 'Docker'] });
  older = await createProject(owner, { title: 'Older', technologies: ['Photoshop'], skills: ['Photoshop'] });
  project = await createProject(owner, {
    title: 'Newer',
    technologies: ['Rust'],
    skills: ['Docker'],
    teamSize: 9,
  });
  await join(member, project, owner);
});
afterAll(() => site.close());

interface Found {
  people: FoundPerson[];
  forProject: OwnFit['project'] | null;
}

async function search(query: string, reader: Pick<TestUser, 'call'> = owner): Promise<Found> {
  const answer = await reader.call('GET', `/api/people?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Found>();
}

async function fitsOf(user: TestUser, reader: Pick<TestUser, 'call'> = owner): Promise<OwnFit[]> {
  const answer = await reader.call('GET', `/api/user/by-name/${user.user.username}`);
  return answer.json<PersonPage>().fits;
}

describe('people for a project of the caller', () => {
  test('are listed with their fit, the best first', async () => {
    const { people, forProject } = await search('forProject=mine');
    expect(forProject).toEqual({ id: project.id, title: 'Newer', slug: project.slug });
    const fitting = people.slice(0, 2);
    expect(fitting.map(({ username }) => username).sort()).toEqual(['full-fit', 'half-fit']);
    const scores = fitting.map(({ fit }) => fit?.match?.score ?? 0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { fit } of fitting) expect(fit?.match?.reason).toMatch(/^(Would add|Covers) (Rust|Docker)/);
  });

  test('are listed for the project that the caller chooses', async () => {
    const { people, forProject } = await search(`forProject=${older.id.toUpperCase()}`);
    expect(forProject?.title).toBe('Older');
    expect(people[0]?.username).toBe('no-fit');
  });

  test('have no score without any of the skills, as a member, or as the caller', async () => {
    const { people } = await search('forProject=mine');
    const fitOf = (user: TestUser) => people.find(({ id }) => id === user.user.id)?.fit;
    expect(fitOf(none)).toMatchObject({ relation: 'none', match: null });
    expect(fitOf(member)).toMatchObject({ relation: 'member', match: null });
    expect(fitOf(owner)).toBeUndefined();
  });

  test('are found by name before others with a better fit', async () => {
    const { people } = await search('forProject=mine&searchTerm=half-fit');
    expect(people[0]?.username).toBe('half-fit');
  });

  test('have no fit for guests, users without projects, and projects of other users', async () => {
    for (const reader of [site.guest(), half]) {
      const { people, forProject } = await search(`forProject=${project.id}`, reader);
      expect(forProject).toBeNull();
      expect(people.every(({ fit }) => fit === undefined)).toBe(true);
    }
    expect((await search('forProject=mine', half)).forProject).toBeNull();
    expect((await search('forProject=nonsense')).forProject).toBeNull();
    // A member is no manager.
    expect((await search(`forProject=${project.id}`, member)).forProject).toBeNull();
  });

  test('show who is invited and who asks to join', async () => {
    const invitee = await createUser(site, { username: 'invitee', skills: ['Rust'] });
    const asker = await createUser(site, { username: 'asker', skills: ['Rust'] });
    await createInvitation(owner, project, invitee);
    await createJoinRequest(asker, project);
    const { people } = await search('forProject=mine&limit=50');
    const relationOf = (user: TestUser) => people.find(({ id }) => id === user.user.id)?.fit?.relation;
    expect([relationOf(invitee), relationOf(asker)]).toEqual(['invited', 'requested']);
    expect((await fitsOf(invitee))[0]).toMatchObject({ relation: 'invited', project: { title: 'Newer' } });
  });

  test('exclude the fit of a user who has blocked the caller', async () => {
    const blocker = await createUser(site, { username: 'blocker', skills: ['Rust', 'Docker'] });
    expect(await fitsOf(blocker)).toHaveLength(2);
    await blocker.call('PUT', `/api/blocks/${owner.user.id}`);
    expect(await fitsOf(blocker)).toEqual([]);
  });

  test('use the same number of queries for one user and for many', async () => {
    const few = await countQueries(site, () => search('forProject=mine&limit=1'));
    expect(await countQueries(site, () => search('forProject=mine&limit=50'))).toBe(few);
  });
});

describe('the page of a user', () => {
  test('shows the owner of projects how well the user fits each, the best first', async () => {
    const fits = await fitsOf(full);
    expect(fits.map((fit) => fit.project.title)).toEqual(['Newer', 'Older']);
    expect(fits[0]?.match?.score).toBeGreaterThanOrEqual(50);
    expect(fits[1]?.match).toBeNull();
  });

  test('has no fits for guests, other users and the user', async () => {
    expect(await fitsOf(full, site.guest())).toEqual([]);
    expect(await fitsOf(full, half)).toEqual([]);
    expect(await fitsOf(owner)).toEqual([]);
  });
});
