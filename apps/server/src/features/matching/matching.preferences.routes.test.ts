import type { Match, RecommendedProject } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  project = await createProject(owner, { technologies: ['React', 'PostgreSQL'], skills: ['Frontend'] });
});
afterAll(() => site.close());

async function projectsFor(developer: TestUser): Promise<RecommendedProject[]> {
  return (await developer.call('GET', `/flask/projects/recommendations/${developer.user.id}`)).json();
}

describe('preferences', () => {
  const flexible = { skills: 'flexible', hours: 'flexible', timeZone: 'flexible', interests: 'flexible' };

  async function choose(developer: TestUser, preferences: unknown): Promise<number> {
    const body = { preferences };
    return (await developer.call('POST', `/api/user/update/${developer.user.id}`, { body })).statusCode;
  }

  async function hidden(developer: TestUser): Promise<number> {
    return (await developer.call('GET', `/api/recommendations/hidden/${developer.user.id}`)).json().hidden;
  }

  test('hide projects without a must-have, return their number, and show them on request', async () => {
    const developer = await createUser(site, { skills: ['React'] });
    const foreign = await createProject(owner, { technologies: ['Sourdough'], skills: ['Rye'] });
    const all = (await projectsFor(developer)).map(({ id }) => id);
    expect(all).toContain(foreign.id);
    expect(await hidden(developer)).toBe(0);
    expect(await choose(developer, { ...flexible, skills: 'must' })).toBe(200);
    const ids = (await projectsFor(developer)).map(({ id }) => id);
    expect(ids).toContain(project.id);
    expect(ids).not.toContain(foreign.id);
    expect(await hidden(developer)).toBe(all.length - ids.length);
    const shown = await developer.call(
      'GET',
      `/flask/projects/recommendations/${developer.user.id}?mustHaves=show`,
    );
    expect(shown.json<RecommendedProject[]>().map(({ id }) => id)).toContain(foreign.id);
  });

  test('remove an ignored term from the sum, which still adds up', async () => {
    const developer = await createUser(site, { skills: ['React'] });
    await choose(developer, { ...flexible, skills: 'ignore', hours: 'ignore', timeZone: 'ignore' });
    const match = (
      await developer.call('GET', `/api/match/${project.id}/${developer.user.id}`)
    ).json<Match>();
    const { projectToYou } = match.terms;
    expect(projectToYou.map(({ feature }) => feature)).not.toEqual(expect.arrayContaining(['skills']));
    expect(projectToYou.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(
      match.fit.projectToYou,
    );
  });

  test('have three values, are stored, and are visible to their user only', async () => {
    const developer = await createUser(site);
    expect(await choose(developer, { ...flexible, hours: 'always' })).toBe(400);
    expect(await choose(developer, { hours: 'must' })).toBe(400);
    expect(await choose(developer, { ...flexible, hours: 'must' })).toBe(200);
    const me = (await developer.call('GET', '/api/user/me')).json();
    expect(me.user.preferences).toEqual({ ...flexible, hours: 'must' });
    const seen = await owner.call('GET', `/api/user/by-name/${developer.user.username}`);
    expect(seen.body).not.toContain('preferences');
    expect((await owner.call('GET', `/api/recommendations/hidden/${developer.user.id}`)).statusCode).toBe(
      403,
    );
  });
});
