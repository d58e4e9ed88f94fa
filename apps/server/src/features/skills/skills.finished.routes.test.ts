import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { skills } from '@teamwright/contracts/skills.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

type Undeclared = Answer<typeof skills.listUndeclared>;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const pathOf = (user: TestUser) => `/api/user/${user.user.id}/skills/undeclared`;

async function list(user: TestUser): Promise<Undeclared> {
  const response = await user.call('GET', pathOf(user));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const labels = async (user: TestUser) => (await list(user)).map(({ label }) => label);

async function close(owner: TestUser, { id }: { id: string }): Promise<void> {
  site.clock.advance(1000);
  expect((await owner.call('POST', `/api/post/${id}/close`)).statusCode).toBe(200);
}

/** Creates and closes a project. Each is finished after the ones before it. */
async function finish(owner: TestUser, members: TestUser[], title: string, required: string[]) {
  const tags = { technologies: required, skills: required };
  const project = await createProject(owner, { title, ...tags, endDate: '2030-01-01' });
  for (const member of members) await join(member, project, owner);
  await close(owner, project);
  return project;
}

test('lists the required skills of finished projects, those of most projects first, then the last used ones', async () => {
  const [owner, member] = [await createUser(site), await createUser(site)];
  expect(await list(member)).toEqual([]);
  const first = { technologies: ['Elixir', 'k8s'], skills: ['Lighthouse keeping', 'Kubernetes'] };
  const open = await createProject(owner, { title: 'Tide table', endDate: '2030-01-01', ...first });
  await join(member, open, owner);
  expect(await list(member)).toEqual([]);
  await close(owner, open);
  await finish(owner, [member], 'Harbour map', ['Prolog', 'Lighthouse Keeping']);
  expect(await list(member)).toEqual([
    {
      skillId: 'tag:lighthouse-keeping',
      label: 'Lighthouse Keeping',
      projects: 2,
      lastProject: 'Harbour map',
    },
    { skillId: 'prolog', label: 'Prolog', projects: 1, lastProject: 'Harbour map' },
    { skillId: 'elixir', label: 'Elixir', projects: 1, lastProject: 'Tide table' },
    { skillId: 'kubernetes', label: 'Kubernetes', projects: 1, lastProject: 'Tide table' },
  ]);
  expect(await labels(owner)).toEqual(await labels(member));
});

test('a project with an end date in the past was finished on that day', async () => {
  const [owner, member] = [await createUser(site), await createUser(site)];
  const early = await finish(owner, [member], 'Early', ['Elixir']);
  await finish(owner, [member], 'Late', ['Prolog']);
  expect(await labels(member)).toEqual(['Prolog', 'Elixir']);
  await site.database.pool.query(
    "update projects set start_date = null, end_date = '2020-01-01' where title = 'Late' and owner_id = $1",
    [owner.user.id],
  );
  expect(await labels(member)).toEqual(['Elixir', 'Prolog']);
  expect((await owner.call('POST', `/api/post/${early.id}/reopen`)).statusCode).toBe(200);
  expect(await labels(member)).toEqual(['Prolog']);
});

test('leaves out skills that the profile has in any status', async () => {
  const [owner, member] = [await createUser(site), await createUser(site)];
  await finish(owner, [member], 'Tide table', ['Elixir', 'Prolog', 'Haskell', 'Loomcraft', 'Ropecraft']);
  const put = (skill: string, status: string) =>
    member.call('PUT', `/api/user/${member.user.id}/skills/${skill}`, { body: { status } });
  expect((await put('Elixir', 'confirmed')).statusCode).toBe(200);
  expect((await put('Prolog', 'hidden')).statusCode).toBe(200);
  expect((await put('Loomcraft', 'confirmed')).statusCode).toBe(200);
  // As the analysis of a repository does.
  await site.database.pool.query(
    "insert into person_skills (user_id, skill_id, label, status) values ($1, 'haskell', 'Haskell', 'proposed')",
    [member.user.id],
  );
  expect(await labels(member)).toEqual(['Ropecraft']);
  // A removed skill is no longer in the profile.
  const path = `/api/user/${member.user.id}/skills/Loomcraft`;
  expect((await member.call('DELETE', path)).statusCode).toBe(200);
  expect((await labels(member)).sort()).toEqual(['Loomcraft', 'Ropecraft']);
});

test('leaves out projects that the user has left, and those that their only member closed', async () => {
  const [owner, member] = [await createUser(site), await createUser(site)];
  const left = await finish(owner, [member], 'Left', ['Elixir']);
  const alone = await finish(owner, [], 'Alone', ['Prolog']);
  expect(await labels(owner)).toEqual(['Elixir']);
  expect(await labels(member)).toEqual(['Elixir']);
  expect((await member.call('POST', `/api/post/${left.id}/leave`)).statusCode).toBe(200);
  expect(await labels(member)).toEqual([]);
  expect(await labels(owner)).toEqual([]);
  // As the import of an operator does, who knows the commits.
  await site.database.pool.query('update memberships set contributions = 40 where project_id = $1', [
    alone.id,
  ]);
  expect(await labels(owner)).toEqual(['Prolog']);
});

test('returns at most twelve, the next ones after these are answered, and none that a full profile has no room for', async () => {
  const [owner, member] = [await createUser(site), await createUser(site)];
  const all = Array.from({ length: 15 }, (_, n) => `Knotwork ${n + 10}`);
  await finish(owner, [member], 'Knots', all);
  expect(await labels(member)).toEqual(all.slice(0, 12));
  const answers = all.slice(0, 4).map((skillId, n) => ({ skillId, status: n > 1 ? 'hidden' : 'confirmed' }));
  const put = await member.call('PUT', `/api/user/${member.user.id}/skills`, { body: { skills: answers } });
  expect(put.statusCode).toBe(200);
  expect(await labels(member)).toEqual(all.slice(4));
  await site.database.pool.query(
    `insert into person_skills (user_id, skill_id, label, status)
      select $1, 'tag:splice-' || n, 'Splice ' || n, 'hidden' from generate_series(1, 194) n`,
    [member.user.id],
  );
  expect(await labels(member)).toEqual(all.slice(4, 6));
});

test('is for the user only', async () => {
  const [user, stranger] = [await createUser(site), await createUser(site)];
  expect((await stranger.call('GET', pathOf(user))).statusCode).toBe(403);
  expect((await site.guest().call('GET', pathOf(user))).statusCode).toBe(401);
  expect((await user.call('GET', '/api/user/unknown/skills/undeclared')).statusCode).toBe(404);
});
