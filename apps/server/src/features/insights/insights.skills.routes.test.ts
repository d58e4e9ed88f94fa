import type { SkillReport } from '@teamwright/contracts/insights.ts';
import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  createJoinRequest,
  createProject,
  createUser,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let projects: Project[];

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { skills: ['Docker'] });
  const wanted = [['React', 'Docker'], ['Docker'], ['Rust', 'Kafka', 'Elixir', 'Haskell'], ['React']];
  projects = [];
  for (const technologies of wanted) {
    projects.push(await createProject(owner, { technologies, skills: [technologies[0]] }));
  }
});
afterAll(() => site.close());

async function report(user: TestUser): Promise<SkillReport> {
  const answer = await user.call('GET', `/api/insights/skills/${user.user.id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<SkillReport>();
}

async function hide(user: TestUser, skill: string): Promise<void> {
  await user.call('PUT', `/api/user/${user.user.id}/skills/${skill}`, { body: { status: 'hidden' } });
}

async function scores(user: TestUser): Promise<number[]> {
  const answers = projects.map(({ id }) => user.call('GET', `/api/match/${id}/${user.user.id}`));
  return (await Promise.all(answers)).map((answer) => answer.json<Match>().score);
}

describe('skill charts', () => {
  test('are visible to their user only', async () => {
    const path = `/api/insights/skills/${owner.user.id}`;
    const other = await createUser(site);
    expect((await other.call('GET', path)).statusCode).toBe(403);
    expect((await site.guest().call('GET', path)).statusCode).toBe(401);
    expect((await other.call('GET', '/api/insights/skills/nonsense')).statusCode).toBe(404);
  });

  test('of an empty profile are empty, and still show the demand', async () => {
    const newcomer = await createUser(site);
    expect(await report(newcomer)).toMatchObject({
      areas: [],
      growth: [],
      standing: { both: [], shown: [], declared: [] },
      openProjects: 4,
      demand: [],
    });
  });

  test('of one skill show it, its demand and how many other users have it', async () => {
    const user = await createUser(site, { skills: ['Docker'] });
    const { areas, demand, standing, growth } = await report(user);
    expect(areas).toEqual([{ label: 'DevOps', strength: 0.42, skills: ['Docker'] }]);
    expect(standing).toEqual({ both: [], shown: [], declared: ['Docker'] });
    expect(growth.map(({ all }) => all)).toEqual([0, 1]);
    // The owner has it too.
    expect(demand).toEqual([{ skillId: 'docker', label: 'Docker', projects: 2, people: 1 }]);
    await hide(user, 'Docker');
    expect(await report(user)).toMatchObject({ areas: [], demand: [] });
  });

  test("leave out the user's own projects and those they have asked to join", async () => {
    const user = await createUser(site);
    expect((await report(owner)).openProjects).toBe(0);
    const [first] = projects;
    if (first) await createJoinRequest(user, first);
    expect((await report(user)).openProjects).toBe(3);
  });

  test('use the same number of queries for many skills as for one', async () => {
    const skills = ['React', 'Vue', 'Rust', 'Go', 'PostgreSQL', 'Redis', 'Kafka', 'Terraform'];
    const one = await createUser(site, { skills: ['React'] });
    const many = await createUser(site, { skills });
    await report(one);
    await report(many);
    const few = await countQueries(site, () => report(one));
    expect(await countQueries(site, () => report(many))).toBe(few);
  });
});

describe('the next skill', () => {
  test('opens as many projects as become a good match when it is declared', async () => {
    const user = await createUser(site, { skills: ['React'] });
    const before = await scores(user);
    const { next } = await report(user);
    const docker = next.find(({ label }) => label === 'Docker');
    expect(docker).toMatchObject({ opens: expect.any(Number), projects: 2 });
    await user.call('PUT', `/api/user/${user.user.id}/skills/Docker`, { body: { status: 'confirmed' } });
    const after = await scores(user);
    const opened = after.filter((score, at) => score >= 50 && (before[at] ?? 0) < 50);
    expect(opened.length).toBeGreaterThan(0);
    expect(docker?.opens).toBe(opened.length);
    expect((await report(user)).next.map(({ label }) => label)).not.toContain('Docker');
  });

  test('is computed again only when something changed', async () => {
    const user = await createUser(site, { skills: ['React'] });
    const { matchIndex } = site.app.deps;
    await matchIndex.catchUp();
    const compute = vi.spyOn(matchIndex.matcher, 'outlook');
    const first = await report(user);
    expect(await report(user)).toEqual(first);
    expect(compute).toHaveBeenCalledTimes(1);
    await createProject(owner, { technologies: ['Docker'] });
    expect((await report(user)).openProjects).toBe(first.openProjects + 1);
    await hide(user, 'React');
    expect((await report(user)).openProjects).toBe(first.openProjects + 1);
    expect(compute).toHaveBeenCalledTimes(3);
    compute.mockRestore();
  });

  test('is never a hidden one', async () => {
    const user = await createUser(site, { skills: ['React', 'Docker'] });
    await hide(user, 'Docker');
    expect((await report(user)).next.map(({ label }) => label)).not.toContain('Docker');
  });
});
