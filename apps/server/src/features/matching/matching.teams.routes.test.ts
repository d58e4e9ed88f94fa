import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { ComposedTeams } from '@teamwright/contracts/matching/teams.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, suspend } from '../../testing/actors/admins.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import type { Client } from '../../testing/test-app.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let front: TestUser;
let back: TestUser;
let ops: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
  front = await createUser(site, { skills: ['React', 'Frontend'], profile: { hoursPerWeek: 10 } });
  back = await createUser(site, { skills: ['PostgreSQL'], profile: { hoursPerWeek: 10 } });
  ops = await createUser(site, { skills: ['Docker'], profile: { hoursPerWeek: 4 } });
  project = await newProject();
});
afterAll(() => site.close());

async function newProject(changes: Record<string, unknown> = {}): Promise<Project> {
  return await createProject(owner, {
    technologies: ['React', 'PostgreSQL', 'Docker'],
    skills: ['Frontend'],
    teamSize: 4,
    ...changes,
  });
}

async function ask(client: Client, body: Record<string, unknown>) {
  return await client.call('POST', '/api/teams/compose', { body });
}

async function compose(changes: Record<string, unknown> = {}, of = project): Promise<ComposedTeams> {
  const answer = await ask(owner, { postId: of.id, ...changes });
  expect(answer.statusCode).toBe(200);
  return answer.json<ComposedTeams>();
}

function newcomers(answer: ComposedTeams): string[] {
  return (answer.teams[0]?.members ?? []).filter(({ seat }) => seat !== 'member').map(({ userId }) => userId);
}

/** All users in a response, except for the team itself. */
function named({ teams }: ComposedTeams): Set<string> {
  const members = teams.flatMap((team) => team.members).filter(({ seat }) => seat !== 'member');
  return new Set(
    members.flatMap(({ userId, alternatives }) => [userId, ...alternatives.map((one) => one.userId)]),
  );
}

test('names the seat that each member has or would fill, each seat once', async () => {
  const { teams } = await compose();
  const [team] = teams;
  const seatOf = new Map(project.seats.map((seat) => [seat.id, seat]));
  const filled = (team?.members ?? []).map(({ userId, seatId }) => [userId, seatOf.get(seatId ?? '')?.name]);
  expect(filled).toEqual(
    expect.arrayContaining([
      [owner.user.id, 'Any role'],
      [front.user.id, 'Frontend'],
      [back.user.id, 'Backend'],
      [ops.user.id, 'DevOps'],
    ]),
  );
  const seatIds = (team?.members ?? []).map(({ seatId }) => seatId);
  expect(new Set(seatIds).size).toBe(seatIds.length);
});

describe('a composed team', () => {
  test('shows all that the project requires, with the grid and the terms of the score', async () => {
    const answer = await compose();
    expect(new Set(newcomers(answer))).toEqual(new Set([front, back, ops].map(({ user }) => user.id)));
    expect(answer).toMatchObject({ size: 4, seats: 3, capacity: 1, impossible: null, unavailable: [] });
    const [team] = answer.teams;
    expect(team?.members[0]).toMatchObject({ userId: owner.user.id, seat: 'member', alternatives: [] });
    for (const { cells } of team?.members ?? []) expect(cells).toHaveLength(answer.skills.length);
    const { coverage = 0, hours = 0, connections = 0, fairShare = 0 } = team?.terms ?? {};
    expect(coverage + hours + connections + fairShare).toBe(team?.score);
    expect(team?.singlePoints.map(({ userId }) => userId)).toContain(ops.user.id);
    const known = new Set(answer.people.map(({ id }) => id));
    for (const id of named(answer)) expect(known).toContain(id);
    expect(JSON.stringify(answer)).not.toContain('@example.org');
  });

  test('applies changed size, must-haves by any name, hours and users', async () => {
    expect(newcomers(await compose({ size: 2, mustHave: ['postgres'] }))).toEqual([back.user.id]);
    expect(newcomers(await compose({ dropped: [front.user.id.toUpperCase()] }))).not.toContain(front.user.id);
    const pinned = await compose({ size: 2, pinned: [ops.user.id, 'nobody'] });
    expect(newcomers(pinned)).toEqual([ops.user.id]);
    expect(pinned.unavailable).toHaveLength(1);
  });

  test('reports impossible requirements, and each suggested way out works', async () => {
    const question = { mustHave: ['Docker'], hours: 6 };
    const { impossible } = await compose(question);
    expect(impossible?.missing).toMatchObject([{ label: 'Docker', because: 'hours' }]);
    expect(impossible?.relaxations).toContainEqual({ kind: 'hours', hours: 4, by: 2, missing: 0 });
    expect((await compose({ ...question, hours: 4 })).impossible).toBeNull();
    const { impossible: left } = await compose({ mustHave: ['Docker'], dropped: [ops.user.id] });
    expect(left?.relaxations).toContainEqual({ kind: 'person', userId: ops.user.id, missing: 0 });
  });

  test('excludes owner, members, applicants, invited, recently rejected and unavailable users', async () => {
    const skills = ['React', 'PostgreSQL', 'Docker', 'Frontend'];
    const [member, invited, asking, rejected, shut, gone, free] = await Promise.all(
      Array.from({ length: 7 }, () => createUser(site, { skills })),
    );
    if (!member || !invited || !asking || !rejected || !shut || !gone || !free)
      throw new Error('seven people');
    const of = await newProject({ teamSize: 6 });
    await join(member, of, owner);
    await createInvitation(owner, of, invited);
    await createJoinRequest(asking, of);
    const request = await createJoinRequest(rejected, of);
    await owner.call('PUT', `/api/notifications/reject/${request.id}`, { body: {} });
    await shut.call('POST', `/api/user/update/${shut.user.id}`, { body: { openToCollaborate: false } });
    await suspend(await createAdmin(site), gone);
    const answer = await compose({}, of);
    const out = [owner, member, invited, asking, rejected, shut, gone].map(({ user }) => user.id);
    for (const id of out) expect(named(answer)).not.toContain(id);
    expect(named(answer)).toContain(free.user.id);
    expect(answer.waiting).toEqual({ invited: 1, asked: 1 });
    expect((await compose({ pinned: out }, of)).unavailable).toHaveLength(out.length);
    for (const developer of [free, invited, asking, rejected])
      await developer.call('POST', `/api/user/update/${developer.user.id}`, {
        body: { openToCollaborate: false },
      });
  });

  test('prefers users who got fewer invitations in the last year, whatever became of them', async () => {
    const of = await newProject({ technologies: ['Zig'], skills: ['Zig'], teamSize: 2 });
    const first = await createUser(site, { skills: ['Zig'] });
    const second = await createUser(site, { skills: ['Zig'] });
    const proposed = async () => newcomers(await compose({}, of))[0];
    const invite = async (user: TestUser, daysAgo: number) => {
      const at = new Date(site.clock.now().getTime() - daysAgo * dayMs);
      await site.database.pool.query(
        `insert into requests (id, kind, project_id, user_id, created_by, status, created_at, expires_at, answered_at)
         values (gen_random_uuid(), 'invitation', $1, $2, $3, 'withdrawn', $4, $4, $4)`,
        [project.id, user.user.id, owner.user.id, at],
      );
    };
    await invite(first, 300);
    expect(await proposed()).toBe(second.user.id);
    await invite(second, 200);
    await invite(second, 100);
    expect(await proposed()).toBe(first.user.id);
    await invite(first, 400);
    await invite(first, 500);
    expect(await proposed()).toBe(first.user.id);
  });

  test('has at most as many must-haves as it can check for every user', async () => {
    const labels = Array.from({ length: 31 }, (_, at) => `Craft ${at}`);
    const large = await newProject({ technologies: labels.slice(0, 16), skills: labels.slice(16) });
    expect((await compose({ mustHave: labels.slice(1) }, large)).impossible?.missing).toHaveLength(30);
    const refused = await ask(owner, { postId: large.id, mustHave: labels });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { mustHave: 'At most 30 skills' } });
    expect((await compose({}, large)).impossible?.missing).toHaveLength(31);
  });

  test('uses the same number of queries for any question', async () => {
    await compose();
    const few = await countQueries(site, () => compose({ size: 2 }));
    const many = await countQueries(site, () =>
      compose({ size: 4, mustHave: ['React', 'Docker'], hours: 8 }),
    );
    expect(many).toBe(few);
  });
});

describe('composing a team', () => {
  test('is allowed for managers, not for members and others; guests must sign in', async () => {
    const of = await newProject();
    const second = await createUser(site);
    await join(second, of, owner);
    const body = { postId: of.id };
    expect((await ask(second, body)).statusCode).toBe(403);
    const { pool } = site.database;
    await pool.query("update memberships set role = 'co_owner' where user_id = $1", [second.user.id]);
    expect((await ask(second, body)).statusCode).toBe(200);
    expect((await ask(front, body)).statusCode).toBe(403);
    expect((await ask(site.guest(), body)).statusCode).toBe(401);
  });

  test.each([
    ['an unknown project', { postId: '00000000-0000-4000-8000-000000000000' }, 404],
    ['no id', { postId: 'nonsense' }, 404],
    ['nothing', {}, 400],
    ['half a person', { size: 2.5 }, 400],
    ['a team without seats', { size: 0 }, 400],
    ['too many', { size: 51 }, 400],
    ['no hours', { hours: 0 }, 400],
    ['a skill that is not asked for', { mustHave: ['Kafka'] }, 400],
    ['a list that is none', { dropped: 'everybody' }, 400],
    ['too many people', { pinned: Array.from({ length: 51 }, () => 'x') }, 400],
  ])('rejects %s', async (_, changes, status) => {
    const body = Object.keys(changes).length === 0 ? {} : { postId: project.id, ...changes };
    expect((await ask(owner, body)).statusCode).toBe(status);
  });

  test('is rejected for a closed project, and allowed for a full one', async () => {
    const of = await newProject({ teamSize: 1 });
    expect(await compose({}, of)).toMatchObject({ seats: 0 });
    expect((await compose({ size: 3 }, of)).seats).toBe(2);
    await site.database.pool.query("update projects set status = 'closed' where id = $1", [of.id]);
    const refused = await ask(owner, { postId: of.id });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: 'This project is closed' });
  });

  test('is limited within ten minutes', async () => {
    const strict = await createTestApp({ env: { LIMITS: 'default' } });
    try {
      const busy = await createUser(strict);
      const calls = Array.from({ length: 121 }, () => ask(busy, { postId: 'nonsense' }));
      const codes = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
      expect(codes.filter((code) => code === 404)).toHaveLength(120);
      expect(codes.filter((code) => code === 429)).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });
});
