import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Seat } from '@teamwright/contracts/seats.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProject, createUser, join, posting, type TestUser } from '../../testing/actors/factories.ts';
import { makeCoOwner, pageOf } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site, { skills: ['Node.js', 'PostgreSQL'] });
});
afterAll(() => site.close());

const webApp = {
  technologies: ['React', 'Node.js', 'PostgreSQL'],
  skills: ['Figma'],
  teamSize: 4,
};

function named(seats: readonly Pick<Seat, 'name'>[]): string[] {
  return seats.map(({ name }) => name);
}

function seatOf(project: Project, userId: string): string | undefined {
  return project.seats.find(({ memberId }) => memberId === userId)?.name;
}

async function edit(person: TestUser, project: Project, changes: Record<string, unknown>) {
  return await person.call('PATCH', `/api/post/${project.id}`, { body: changes });
}

async function edited(project: Project, changes: Record<string, unknown>): Promise<Project> {
  const response = await edit(owner, project, changes);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Project>();
}

test('proposes the same seats for a form twice, and stores nothing', async () => {
  const first = await owner.call('POST', '/api/post/seats', { body: webApp });
  const second = await owner.call('POST', '/api/post/seats', { body: webApp });
  expect(first.json<{ seats: Seat[] }>().seats).toEqual([
    { name: 'Frontend', skills: ['React'], level: 'any', hoursPerWeek: null },
    { name: 'Backend', skills: ['Node.js', 'PostgreSQL'], level: 'any', hoursPerWeek: null },
    { name: 'UX design', skills: ['Figma'], level: 'any', hoursPerWeek: null },
    { name: 'Any role', skills: [], level: 'any', hoursPerWeek: null },
  ]);
  expect(second.body).toBe(first.body);
});

test('groups a skill without a role with those that users have together with it, from five users on', async () => {
  const body = { technologies: ['React', 'Node.js'], skills: ['Tide physics'], teamSize: 2 };
  const know = () => createUser(site, { skills: ['Tide physics', 'Node.js'] });
  const skills = async () => {
    const response = await owner.call('POST', '/api/post/seats', { body });
    return response.json<{ seats: Seat[] }>().seats.map((seat) => seat.skills);
  };
  await Promise.all([1, 2, 3, 4].map(know));
  expect(await skills()).toEqual([['React', 'Tide physics'], ['Node.js']]);
  await know();
  expect(await skills()).toEqual([['React'], ['Node.js', 'Tide physics']]);
  expect((await createProject(owner, body)).seats.map((seat) => seat.skills)).toEqual(await skills());
});

test('rejects a form with 51 people, and guests', async () => {
  const tooMany = await owner.call('POST', '/api/post/seats', { body: { ...webApp, teamSize: 51 } });
  expect(tooMany.statusCode).toBe(400);
  expect(tooMany.json()).toMatchObject({
    code: 'invalid',
    fields: { teamSize: 'A team has at most 50 people' },
  });
  const guest = await site.guest().call('POST', '/api/post/seats', { body: webApp });
  expect(guest.statusCode).toBe(401);
});

test('gives a posting without seats the proposed ones, and the owner the best of them', async () => {
  const project = await createProject(owner, webApp);
  expect(named(project.seats)).toEqual(['Frontend', 'Backend', 'UX design', 'Any role']);
  expect(seatOf(project, owner.user.id)).toBe('Backend');
  const { coverage, can } = await pageOf(owner, project);
  expect(can.editSeats).toBe(true);
  const react = coverage.skills.find(({ label }) => label === 'React');
  expect(react?.seatIds).toEqual([project.seats[0]?.id]);
});

test('gives an owner without the skills of a seat the one for any role', async () => {
  const poet = await createUser(site, { skills: ['Sourdough'] });
  const project = await createProject(poet, webApp);
  expect(seatOf(project, poet.user.id)).toBe('Any role');
});

test('stores the seats of a posting as typed and adds open ones up to the team size', async () => {
  const seats = [
    { name: 'Map maker', skills: ['Cartography', 'React'], level: 'solid', hoursPerWeek: 6 },
    { name: 'Map maker', skills: [], level: 'learning' },
  ];
  const project = await createProject(owner, { ...webApp, seats });
  expect(project.seats).toMatchObject([
    { name: 'Map maker', skills: ['Cartography', 'React'], level: 'solid', hoursPerWeek: 6 },
    { name: 'Map maker', skills: [], level: 'learning', hoursPerWeek: null },
    { name: 'Any role', skills: [] },
    { name: 'Any role', skills: [] },
  ]);
  expect((await pageOf(owner, project)).seats).toEqual(project.seats);
});

test.each([
  ['50 seats', Array.from({ length: 50 }, () => ({ name: 'Tester' })), 'seats', 'At most 30 seats'],
  [
    'more seats than people',
    Array.from({ length: 5 }, () => ({ name: 'Tester' })),
    'seats',
    'A team of 4 has at most 4 seats',
  ],
  [
    'a name of one letter',
    [{ name: 'Dev' }, { name: 'Dev' }, { name: 'D' }],
    'seats.2.name',
    'At least 2 characters',
  ],
  ['a name of 41 letters', [{ name: 'x'.repeat(41) }], 'seats.0.name', 'At most 40 characters'],
  [
    '13 skills',
    [{ name: 'Dev', skills: Array.from({ length: 13 }, (_, n) => `skill ${n}`) }],
    'seats.0.skills',
    'At most 12 skills',
  ],
  ['an unknown level', [{ name: 'Dev', level: 'hero' }], 'seats.0.level', /.+/],
  ['81 hours', [{ name: 'Dev', hoursPerWeek: 81 }], 'seats.0.hoursPerWeek', 'At most 80 hours'],
  [
    'an unknown member',
    [{ name: 'Dev' }, { name: 'Dev', memberId: 'nobody' }],
    'seats.1.memberId',
    'This user is not a member of the project',
  ],
  ['an unknown seat', [{ name: 'Dev', id: 'nothing' }], 'seats.0.id', 'This seat is not in the project'],
])('rejects a posting and an edit with %s', async (_, seats, field, text) => {
  const created = await owner.call('POST', '/api/post/create', { body: posting({ ...webApp, seats }) });
  const project = await createProject(owner, webApp);
  const changed = await edit(owner, project, { seats });
  for (const response of [created, changed]) {
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.stringMatching(text) },
    });
  }
  expect((await pageOf(owner, project)).seats).toEqual(project.seats);
});

test('rejects a list with the same seat or the same member twice', async () => {
  const project = await createProject(owner, webApp);
  const [first] = project.seats;
  const twice = await edit(owner, project, { seats: [first, first] });
  expect(twice.json()).toMatchObject({
    code: 'invalid',
    fields: { 'seats.1.id': 'This seat is in the list twice' },
  });
  const memberId = owner.user.id;
  const moved = await edit(owner, project, {
    seats: [
      { name: 'One', memberId },
      { name: 'Two', memberId },
    ],
  });
  expect(moved.json()).toMatchObject({
    code: 'invalid',
    fields: { 'seats.1.memberId': 'This member is in another seat of the list' },
  });
});

test('renames, reorders, merges and splits seats for owner and co-owner, and keeps members in theirs', async () => {
  const project = await createProject(owner, webApp);
  const [frontend, backend, design, any] = project.seats;
  const swapped = await edited(project, {
    seats: [
      { ...design, name: 'Product design' },
      backend,
      { ...frontend, level: 'solid', hoursPerWeek: 8 },
      any,
    ],
  });
  expect(named(swapped.seats)).toEqual(['Product design', 'Backend', 'Frontend', 'Any role']);
  expect(swapped.seats.map(({ id }) => id)).toEqual([design?.id, backend?.id, frontend?.id, any?.id]);
  expect(swapped.seats[2]).toMatchObject({ level: 'solid', hoursPerWeek: 8 });
  expect(seatOf(swapped, owner.user.id)).toBe('Backend');
  const merged = await edited(project, {
    seats: [{ ...backend, name: 'Everything', skills: ['React', 'Node.js', 'PostgreSQL', 'Figma'] }],
  });
  expect(named(merged.seats)).toEqual(['Everything', 'Any role', 'Any role', 'Any role']);
  expect(seatOf(merged, owner.user.id)).toBe('Everything');
  const [everything] = merged.seats;
  const split = await edited(project, {
    seats: [
      { ...everything, name: 'Backend', memberId: null },
      { name: 'Frontend', skills: ['React'], memberId: owner.user.id },
    ],
  });
  expect(seatOf(split, owner.user.id)).toBe('Frontend');
  expect(named(split.seats)).toEqual(['Backend', 'Frontend', 'Any role', 'Any role']);
});

test('rejects a list without the seat of a member, and an edit by strangers and former members', async () => {
  const project = await createProject(owner, webApp);
  const member = await createUser(site, { username: 'Orla', skills: ['Figma'] });
  await join(member, project, owner);
  const { seats } = await pageOf(owner, project);
  const lost = await edit(owner, project, {
    seats: seats.filter(({ memberId }) => memberId !== member.user.id),
  });
  expect(lost.statusCode).toBe(409);
  expect(lost.json()).toMatchObject({
    code: 'conflict',
    message: 'Orla has the seat “UX design”. Move them to another seat before you remove it.',
  });
  expect((await edit(member, project, { seats })).statusCode).toBe(403);
  await owner.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`);
  expect((await edit(member, project, { seats })).statusCode).toBe(403);
  expect((await pageOf(owner, project)).seats.find(({ name }) => name === 'UX design')?.memberId).toBeNull();
});

test('of two lists that owner and co-owner save at the same time, the last one is stored completely', async () => {
  const project = await createProject(owner, webApp);
  const coOwner = await createUser(site, { skills: ['React'] });
  await makeCoOwner(site, coOwner, project, owner);
  const { seats } = await pageOf(owner, project);
  const renamed = (prefix: string) => ({
    seats: seats.map((seat, at) => ({ ...seat, name: `${prefix} ${at}` })),
  });
  const saved = await Promise.all([
    edit(owner, project, renamed('Owner')),
    edit(coOwner, project, renamed('Partner')),
  ]);
  expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const after = await pageOf(owner, project);
  const [prefix] = (after.seats[0]?.name ?? '').split(' ');
  expect(named(after.seats)).toEqual(seats.map((_, at) => `${prefix} ${at}`));
  expect(after.seats.map(({ id, memberId }) => [id, memberId])).toEqual(
    seats.map(({ id, memberId }) => [id, memberId]),
  );
});

test('rejects a list with a seat that the other owner has removed', async () => {
  const project = await createProject(owner, webApp);
  const coOwner = await createUser(site, { skills: ['React'] });
  await makeCoOwner(site, coOwner, project, owner);
  const { seats } = await pageOf(owner, project);
  const at = seats.findIndex(({ memberId }) => memberId === null);
  const removed = seats[at];
  expect((await edit(coOwner, project, { seats: seats.filter((seat) => seat !== removed) })).statusCode).toBe(
    200,
  );
  const late = await edit(owner, project, { seats });
  expect(late.statusCode).toBe(400);
  expect(late.json()).toMatchObject({ fields: { [`seats.${at}.id`]: 'This seat is not in the project' } });
  expect((await pageOf(owner, project)).seats.map(({ id }) => id)).not.toContain(removed?.id);
});

test('adds open seats to a larger team, and removes open ones from a smaller one', async () => {
  const project = await createProject(owner, webApp);
  const larger = await edited(project, { teamSize: 6 });
  expect(named(larger.seats)).toEqual([
    'Frontend',
    'Backend',
    'UX design',
    'Any role',
    'Any role',
    'Any role',
  ]);
  expect(new Set(larger.seats.map(({ id }) => id)).size).toBe(6);
  const smaller = await edited(project, { teamSize: 2 });
  expect(seatOf(smaller, owner.user.id)).toBe('Backend');
  expect(smaller.seats).toHaveLength(2);
  const skills = smaller.seats.flatMap((seat) => seat.skills).toSorted();
  expect(skills).toEqual(['Figma', 'Node.js', 'PostgreSQL', 'React']);
});

test('moves a new required skill to the nearest open seat and takes a former one out', async () => {
  const project = await createProject(owner, webApp);
  const changed = await edited(project, {
    technologies: ['Vue', 'Node.js', 'PostgreSQL'],
    skills: ['Figma', 'Kubernetes'],
  });
  expect(changed.seats.map(({ name, skills }) => [name, skills])).toEqual([
    ['DevOps', ['Kubernetes']],
    ['Backend', ['Node.js', 'PostgreSQL']],
    ['UX design and Frontend', ['Figma', 'Vue']],
    ['Any role', []],
  ]);
});

test('gives a team of 40 people 30 seats', async () => {
  const project = await createProject(owner, { ...webApp, teamSize: 40 });
  expect(project.seats).toHaveLength(30);
  expect(project.seatsOpen).toBe(39);
});
