import type { Match } from '@teamwright/contracts/matching/matching.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function skillFor(reader: TestUser, { id }: Project, user: TestUser, name = 'Elixir') {
  const match = (await reader.call('GET', `/api/match/${id}/${user.user.id}`)).json<Match>();
  return match.seatSkills.find(({ label }) => label === name);
}

test('a skill that only a finished project names is implied by it, with a link while the user is a member', async () => {
  const [owner, lead] = [await createUser(site), await createUser(site)];
  const member = await createUser(site, { skills: ['Go'] });
  const asking = await createProject(owner, { technologies: ['Elixir'] });
  const finished = await createProject(lead, { title: 'Tide table', technologies: ['Elixir'] });
  await join(member, finished, lead);
  // The acceptance counts as evidence of its own.
  await site.database.pool.query("delete from skill_evidence where user_id = $1 and source = 'outcome'", [
    member.user.id,
  ]);
  expect((await lead.call('POST', `/api/post/${finished.id}/close`)).statusCode).toBe(200);
  await vi.waitFor(async () =>
    expect(await skillFor(owner, asking, member)).toMatchObject({
      how: 'implied',
      via: null,
      repositories: 0,
      projects: 1,
      evidence: [],
      finishedProjects: [{ title: 'Tide table', slug: finished.slug }],
    }),
  );

  expect((await member.call('POST', `/api/post/${finished.id}/leave`)).statusCode).toBe(200);
  await vi.waitFor(async () => expect(await skillFor(owner, asking, member)).toMatchObject({ how: 'none' }));
});

test('a finished project is no evidence of a skill that the user has hidden', async () => {
  const [owner, lead] = [await createUser(site), await createUser(site)];
  const member = await createUser(site, { skills: ['Go'] });
  const asking = await createProject(owner, { technologies: ['Loomcraft', 'Tidewright'] });
  const finished = await createProject(lead, { technologies: ['Loomcraft', 'Tidewright'] });
  await join(member, finished, lead);
  expect((await lead.call('POST', `/api/post/${finished.id}/close`)).statusCode).toBe(200);
  await vi.waitFor(async () =>
    expect(await skillFor(owner, asking, member, 'Loomcraft')).toMatchObject({
      finishedProjects: [{ slug: finished.slug }],
    }),
  );
  const hidden = await member.call('PUT', `/api/user/${member.user.id}/skills/loomcraft`, {
    body: { status: 'hidden' },
  });
  expect(hidden.statusCode, hidden.body).toBe(200);
  await vi.waitFor(async () =>
    expect(await skillFor(owner, asking, member, 'Loomcraft')).toMatchObject({ how: 'none', projects: 0 }),
  );
  expect(await skillFor(owner, asking, member, 'Loomcraft')).toMatchObject({
    evidence: [],
    finishedProjects: [],
  });
});

test('a project that its owner closed alone shows no skill, unless the contributions are known', async () => {
  const owner = await createUser(site);
  const alone = await createUser(site, { skills: ['Ropecraft', 'Sailcraft'] });
  const asking = await createProject(owner, { technologies: ['Ropecraft', 'Sailcraft'] });
  const closed = await createProject(alone, { technologies: ['Ropecraft', 'Sailcraft'] });
  const shared = await createProject(alone, { technologies: ['Sailcraft'] });
  const friend = await createUser(site);
  await join(friend, shared, alone);
  expect(await skillFor(owner, asking, alone, 'Sailcraft')).toMatchObject({ how: 'declared', projects: 0 });
  for (const { id } of [closed, shared])
    expect((await alone.call('POST', `/api/post/${id}/close`)).statusCode).toBe(200);
  await expect
    .poll(() => skillFor(owner, asking, alone, 'Sailcraft'))
    .toMatchObject({ projects: 1, finishedProjects: [{ slug: shared.slug }] });
  expect(await skillFor(owner, asking, alone, 'Ropecraft')).toMatchObject({
    projects: 0,
    finishedProjects: [],
  });

  // As the import of an operator does, who knows the commits.
  await site.database.pool.query(
    'update memberships set contributions = 40 where project_id = $1 and user_id = $2',
    [closed.id, alone.user.id],
  );
  expect((await friend.call('POST', `/api/post/${shared.id}/leave`)).statusCode).toBe(200);
  const known = { projects: 1, finishedProjects: [{ slug: closed.slug }] };
  await expect.poll(() => skillFor(owner, asking, alone, 'Sailcraft')).toMatchObject(known);
  expect(await skillFor(owner, asking, alone, 'Ropecraft')).toMatchObject(known);
});
