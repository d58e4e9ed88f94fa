import type { ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../core/ids.ts';
import { createProject, createUser, join, type TestUser } from '../../testing/actors/factories.ts';
import { makeCoOwner, pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site);
});
afterAll(() => site.close());

function edit(user: Pick<TestUser, 'call'>, id: string, body: Record<string, unknown>) {
  return user.call('PATCH', `/api/post/${id}`, { body });
}

/** The page as seen by a guest. */
function seen(slug: string): Promise<ProjectPage> {
  return pageOf(site.guest(), { slug });
}

describe('editing a project', () => {
  test('changes the given fields and keeps the rest', async () => {
    const project = await createProject(owner, { technologies: ['React'] });
    const change = { description: 'Counts otters.', technologies: ['Elixir', ' elixir ', ''], teamSize: '5' };
    const answer = await edit(owner, project.id, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ...project,
      description: 'Counts otters.',
      technologies: ['Elixir'],
      teamSize: 5,
      seatsOpen: 4,
      seats: expect.any(Array),
      viewer: expect.objectContaining({ relation: 'owner' }),
    });
  });

  test('needs no fields that were empty, but empties none that was filled', async () => {
    const project = await createProject(owner, { description: 'Counts otters.' });
    await site.database.pool.query(
      "update projects set technologies = '{}', skills = '{}', responsibilities = '', start_date = null, end_date = null where id = $1",
      [project.id],
    );
    const kept = { teamSize: 5, technologies: [], responsibilities: '', startDate: null, endDate: null };
    expect((await edit(owner, project.id, { teamSize: 5 })).json()).toMatchObject(kept);
    const started = await edit(owner, project.id, { technologies: [], startDate: '2026-12-01' });
    expect(started.json()).toMatchObject({ ...kept, startDate: '2026-12-01' });
    for (const emptied of [{ description: '' }, { startDate: '' }])
      expect((await edit(owner, project.id, emptied)).json()).toMatchObject({
        message: 'Please fill in all fields.',
        fields: { [Object.keys(emptied)[0] ?? '']: 'Required' },
      });
  });

  test('updates search and filters to the new text', async () => {
    const project = await createProject(owner, { description: 'Charts kelp.', technologies: ['Fortran'] });
    await site.guest().call('GET', '/api/post/getPosts');
    await edit(owner, project.id, { description: 'Charts walrus.', technologies: ['COBOL'] });
    const list = async (query: string) =>
      (await site.guest().call('GET', `/api/post/getPosts?${query}`)).json();
    expect((await list('searchTerm=walrus')).posts).toMatchObject([{ id: project.id }]);
    expect((await list('searchTerm=kelp')).totalPosts).toBe(0);
    expect((await list('technology=COBOL')).posts).toMatchObject([{ id: project.id }]);
    const names = (await list('')).facets.technologies.map((facet: { value: string }) => facet.value);
    expect(names).toContain('COBOL');
    expect(names).not.toContain('Fortran');
  });

  test('updates match scores to the new requirements', async () => {
    const project = await createProject(owner, { technologies: ['Haskell'], skills: ['Haskell'] });
    const user = await createUser(site, { skills: ['COBOL'] });
    const score = async () =>
      (await user.call('GET', `/api/match/${project.id}/${user.user.id}`)).json().score as number;
    const before = await score();
    await edit(owner, project.id, { technologies: ['COBOL'], skills: ['COBOL'] });
    expect(await score()).toBeGreaterThan(before);
  });

  test('is allowed for managers', async () => {
    const project = await createProject(owner, { teamSize: 5 });
    const [member, coOwner] = [await createUser(site), await createUser(site)];
    await join(member, project, owner);
    await makeCoOwner(site, coOwner, project, owner);
    const change = { description: 'Changed' };
    expect((await edit(site.guest(), project.id, change)).statusCode).toBe(401);
    expect((await edit(await createUser(site), project.id, change)).statusCode).toBe(403);
    expect((await edit(member, project.id, change)).statusCode).toBe(403);
    expect((await edit(owner, newId(), change)).statusCode).toBe(404);
    expect((await edit(owner, 'nonsense', change)).statusCode).toBe(404);
    expect((await seen(project.slug)).description).toBe(project.description);
    expect((await edit(coOwner, project.id, change)).json().description).toBe('Changed');
  });

  test.each([
    [{ title: ' ' }, 'Please fill in all fields.'],
    [{ technologies: [''] }, 'Please fill in all fields.'],
    [{ teamSize: '' }, 'Please fill in all fields.'],
    [{ endDate: '2026-01-01' }, 'End date must be after the start date.'],
  ])('rejects %j with the same error as a new project', async (change, message) => {
    const refused = await edit(owner, (await createProject(owner)).id, change);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({ status: 400, message });
  });

  test('never makes the team smaller than its number of members', async () => {
    const project = await createProject(owner, { teamSize: 4 });
    for (let n = 0; n < 2; n += 1) await join(await createUser(site), project, owner);
    const refused = await edit(owner, project.id, { teamSize: 2 });
    expect({ status: refused.statusCode, fields: refused.json().fields }).toEqual({
      status: 409,
      fields: { teamSize: 'The team already has 3 members' },
    });
    expect((await edit(owner, project.id, { teamSize: 3 })).json()).toMatchObject({
      status: 'full',
      seatsOpen: 0,
    });
    expect((await edit(owner, project.id, { teamSize: 4 })).json()).toMatchObject({
      status: 'open',
      seatsOpen: 1,
    });
  });

  test("makes all members' clients refetch the project", async () => {
    const project = await createProject(owner);
    const member = await createUser(site);
    await join(member, project, owner);
    const { realtime } = site.app.deps;
    const [toUser, toWatchers] = [vi.spyOn(realtime, 'toUser'), vi.spyOn(realtime, 'toWatchers')];
    await edit(owner, project.id, { description: 'News' });
    const changed = { entity: 'project', id: project.id };
    expect(toWatchers).toHaveBeenCalledWith(project.id, 'changed', changed);
    for (const { user } of [owner, member]) expect(toUser).toHaveBeenCalledWith(user.id, 'changed', changed);
  });
});

describe('a new title', () => {
  test('creates a new address, and all former ones redirect to it', async () => {
    const project = await createProject(owner, { title: 'Alder map' });
    const second = (await edit(owner, project.id, { title: 'Birch map' })).json();
    const third = (await edit(owner, project.id, { title: 'Cedar map' })).json();
    expect({ second: second.slug, third: third.slug }).toEqual({ second: 'birch-map', third: 'cedar-map' });
    for (const slug of ['alder-map', 'birch-map', 'cedar-map'])
      expect(await seen(slug)).toMatchObject({ id: project.id, slug: 'cedar-map' });
    expect((await createProject(owner, { title: 'Alder map' })).slug).toBe('alder-map-2');
  });

  test('keeps an address that fits, and restores a former one', async () => {
    const project = await createProject(owner, { title: 'Dune watch' });
    expect((await edit(owner, project.id, { title: 'Dune  Watch!' })).json().slug).toBe('dune-watch');
    await edit(owner, project.id, { title: 'Fen watch' });
    expect((await edit(owner, project.id, { title: 'Dune watch' })).json().slug).toBe('dune-watch');
    expect(await seen('fen-watch')).toMatchObject({ id: project.id, slug: 'dune-watch' });
  });

  test('creates five different addresses when five projects take the same title concurrently', async () => {
    const projects = [];
    for (let n = 0; n < 5; n += 1) projects.push(await createProject(owner, { title: `Reef ${n}` }));
    const answers = await Promise.all(projects.map(({ id }) => edit(owner, id, { title: 'Same reef' })));
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().slug)).size).toBe(5);
  });
});

test('rejects the later of a smaller team size and a new member', async () => {
  for (let round = 0; round < 4; round += 1) {
    const project = await createProject(owner, { teamSize: 2 });
    const asker = await createUser(site);
    const asked = await asker.call('POST', '/api/notifications/send', { body: { postId: project.id } });
    const answers = await Promise.all([
      edit(owner, project.id, { teamSize: 1 }),
      owner.call('PUT', `/api/notifications/accept/${asked.json().id}`),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const { members, seatsOpen, status } = await seen(project.slug);
    expect([seatsOpen, status, [1, 2].includes(members.length)]).toEqual([0, 'full', true]);
  }
});
