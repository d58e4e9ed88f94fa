import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { users } from '../../../db/schema/accounts.ts';
import { createProject, createUser } from '../../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function similarTo({ id }: Pick<Project, 'id'>) {
  const answer = await site.guest().call('GET', `/api/post/${id}/similar`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ title: string; slug: string; shared: string[] }[]>();
}

test('sorts open projects by shared tags, whatever the spelling, and excludes others', async () => {
  const owner = await createUser(site);
  const leaver = await createUser(site);
  const tags = { technologies: ['Kubernetes', 'Elm'], skills: ['Cartography'] };
  const project = await createProject(owner, { title: 'Atlas', ...tags });
  expect(await similarTo(project)).toEqual([]);

  site.clock.advance(1000);
  await createProject(owner, { title: 'One', technologies: ['Elm'], skills: ['Bells'] });
  site.clock.advance(1000);
  await createProject(owner, { title: 'All', technologies: ['k8s', 'elm'], skills: ['cartography'] });
  site.clock.advance(1000);
  await createProject(owner, { title: 'Two', technologies: ['Elm'], skills: ['Cartography'] });
  await createProject(owner, { title: 'Full', ...tags, teamSize: 1 });
  await createProject(owner, { title: 'Other', technologies: ['Cobol'], skills: ['Bells'] });
  await createProject(leaver, { title: 'Suspended', ...tags });
  await site.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, leaver.user.id));

  const found = await similarTo(project);
  expect(found.map(({ title }) => title)).toEqual(['All', 'Two', 'One']);
  expect(found[0]?.shared).toEqual(['k8s', 'elm', 'cartography']);
  expect(found[2]?.shared).toEqual(['Elm']);
});

test('returns not_found for a missing project', async () => {
  for (const id of [newId(), 'nonsense'])
    expect((await site.guest().call('GET', `/api/post/${id}/similar`)).statusCode).toBe(404);
});

test('shows signed-in readers how well each fits, but not for their own teams', async () => {
  const owner = await createUser(site);
  const reader = await createUser(site, { skills: ['Erlang'] });
  const tags = { technologies: ['Erlang'], skills: ['Beekeeping'] };
  const project = await createProject(owner, { title: 'Hive', ...tags });
  const other = await createProject(owner, { title: 'Swarm', ...tags });
  await createProject(reader, { title: 'Own', ...tags });
  type Found = { id: string; title: string; match?: { score: number; tier: string } }[];
  const path = `/api/post/${project.id}/similar`;
  const found = (await reader.call('GET', path)).json<Found>();
  const match = found.find(({ id }) => id === other.id)?.match;
  const shown = (await reader.call('GET', `/api/post/slug/${other.slug}`)).json<Project>();
  expect(match).toBeDefined();
  expect(match).toEqual(shown.viewer?.match);
  expect(found.find(({ title }) => title === 'Own')).not.toHaveProperty('match');
  for (const one of (await site.guest().call('GET', path)).json<Found>())
    expect(one).not.toHaveProperty('match');
});
