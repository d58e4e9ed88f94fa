import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest } from '../../testing/actors/requests.ts';
import { pageOf } from '../../testing/actors/teams.ts';
import { inLockOrder } from '../../testing/audits/lock-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { seatsJobs } from './seats.jobs.ts';

let site: TestApp;
let owner: TestUser;
let people: TestUser[];

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site, { skills: ['Node.js'] });
  people = await Promise.all(
    ['React', 'Node.js', 'Figma', 'Docker', 'React'].map((skill) => createUser(site, { skills: [skill] })),
  );
});
afterAll(() => site.close());

const webApp = { technologies: ['React', 'Node.js', 'Docker'], skills: ['Figma'], teamSize: 4 };

interface Counts {
  readonly size: number;
  readonly seats: number;
  readonly filled: number;
  readonly members: number;
  readonly seated: number;
}

/** What the database holds about a project's seats; `seated` counts members with a seat. */
async function countsOf({ id }: Pick<Project, 'id'>): Promise<Counts | undefined> {
  const { rows } = await site.database.db.execute<Counts & Record<string, unknown>>(sql`
    select p.team_size::int as size,
      (select count(*) from seats where project_id = p.id)::int as seats,
      (select count(member_id) from seats where project_id = p.id)::int as filled,
      (select count(*) from memberships where project_id = p.id)::int as members,
      (select count(distinct s.member_id) from seats s join memberships m
        on m.project_id = s.project_id and m.user_id = s.member_id where s.project_id = p.id)::int as seated
    from projects p where p.id = ${id}`);
  return rows[0];
}

async function expectSettled(project: Pick<Project, 'id'>): Promise<void> {
  const counts = await countsOf(project);
  expect(counts).toMatchObject({
    seats: counts?.size,
    filled: counts?.members,
    seated: counts?.members,
  });
}

/** Numbers 0 to `below` - 1 that are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Act = (project: Project, pick: (below: number) => number) => Promise<unknown>;

function pickUser(pick: (below: number) => number): TestUser {
  const person = people[pick(people.length)];
  if (person === undefined) throw new Error('no such person');
  return person;
}

const acts: readonly Act[] = [
  async (project, pick) => {
    const person = pickUser(pick);
    const seatId = project.seats[pick(project.seats.length)]?.id;
    const body = { postId: project.id, ...(pick(2) === 0 && { seatId }) };
    await person.call('POST', '/api/notifications/send', { body });
    const asked = (await listNotificationsOf(owner)).find(
      (one) => one.postId === project.id && one.status === 'pending',
    );
    if (asked) await answerRequest(owner, 'accept', asked.id);
  },
  (project, pick) => pickUser(pick).call('POST', `/api/post/${project.id}/leave`),
  (project, pick) => owner.call('DELETE', `/api/post/${project.id}/members/${pickUser(pick).user.id}`),
  (project, pick) => owner.call('PATCH', `/api/post/${project.id}`, { body: { teamSize: 2 + pick(5) } }),
  (project, pick) =>
    owner.call('PATCH', `/api/post/${project.id}`, {
      body: { technologies: ['React', 'Vue', 'Go'].slice(pick(3)) },
    }),
  async (project, pick) => {
    const { seats } = await pageOf(owner, project);
    const kept = seats.filter(({ memberId }) => memberId !== null || pick(3) > 0).toReversed();
    const edited = kept.map((seat) => ({ ...seat, name: `Seat ${pick(9)}x`, memberId: null }));
    return await owner.call('PATCH', `/api/post/${project.id}`, { body: { seats: edited } });
  },
];

test.each([11, 12])(
  'every member has exactly one seat after each of 30 random changes (%i)',
  async (seed) => {
    const project = await createProject(owner, webApp);
    const pick = numbers(seed);
    for (let step = 0; step < 30; step += 1) {
      await acts[pick(acts.length)]?.(project, pick);
      await expectSettled(project);
    }
  },
);

test('every member has exactly one seat after changes at the same time', async () => {
  const pick = numbers(5);
  for (let round = 0; round < 3; round += 1) {
    const project = await createProject(owner, webApp);
    await Promise.all(Array.from({ length: 8 }, () => acts[pick(acts.length)]?.(project, pick)));
    await expectSettled(project);
  }
});

test('of two concurrent accepts for the last seat, one succeeds and the other gets conflict', async () => {
  const [one, other] = people as [TestUser, TestUser];
  const project = await createProject(owner, { ...webApp, teamSize: 2 });
  const seatId = project.seats.find(({ memberId }) => memberId === null)?.id;
  const requests = [
    await createJoinRequest(one, project, { seatId }),
    await createJoinRequest(other, project, { seatId }),
  ];
  const answers = await Promise.all(requests.map(({ id }) => answerRequest(owner, 'accept', id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'conflict' });
  await expectSettled(project);
});

test('an edit that removes a seat loses against an accept that fills it just before', async () => {
  const [person] = people as [TestUser];
  const project = await createProject(owner, webApp);
  const open = project.seats.find(({ memberId }) => memberId === null);
  const asked = await createJoinRequest(person, project, { seatId: open?.id });
  const seats = project.seats.filter(({ id }) => id !== open?.id);
  const [accepted, edited] = await inLockOrder(site, project.id, [
    () => answerRequest(owner, 'accept', asked.id),
    () => owner.call('PATCH', `/api/post/${project.id}`, { body: { seats } }),
  ]);
  expect(accepted?.statusCode).toBe(200);
  expect(edited?.statusCode).toBe(409);
  expect(edited?.json()).toMatchObject({ code: 'conflict', fields: { seats: expect.any(String) } });
  await expectSettled(project);
});

test('an accept gets the best open seat when an edit removes the named one just before', async () => {
  const [person] = people as [TestUser];
  const project = await createProject(owner, webApp);
  const open = project.seats.find(({ memberId }) => memberId === null);
  const asked = await createJoinRequest(person, project, { seatId: open?.id });
  const seats = project.seats.filter(({ id }) => id !== open?.id);
  const [edited, accepted] = await inLockOrder(site, project.id, [
    () => owner.call('PATCH', `/api/post/${project.id}`, { body: { seats } }),
    () => answerRequest(owner, 'accept', asked.id),
  ]);
  expect(edited?.statusCode).toBe(200);
  expect(accepted?.statusCode).toBe(200);
  await expectSettled(project);
});

test('seats of projects from before are shown, matched and requested before the job stores the same ones', async () => {
  const [person, next] = people as [TestUser, TestUser];
  const project = await createProject(owner, webApp);
  await join(person, project, owner);
  const stored = (await pageOf(owner, project)).seats;
  await site.database.db.execute(sql`delete from seats where project_id = ${project.id}`);
  const shown = (await pageOf(owner, project)).seats;
  expect(shown.map(({ id, name }) => [id, name])).toEqual(stored.map(({ id, name }) => [id, name]));
  const match = await next.call('GET', `/api/match/${project.id}/${next.user.id}`);
  expect(match.json()).toMatchObject({ seat: { id: expect.any(String), name: expect.any(String) } });
  await runJob();
  await expectSettled(project);
  expect((await pageOf(owner, project)).seats).toEqual(shown);
  await runJob();
  expect((await pageOf(owner, project)).seats).toEqual(shown);
});

test('a request can name a seat that the job has not stored yet', async () => {
  const [person] = people as [TestUser];
  const project = await createProject(owner, webApp);
  await site.database.db.execute(sql`delete from seats where project_id = ${project.id}`);
  const open = (await pageOf(owner, project)).seats.find(({ memberId }) => memberId === null);
  const asked = await createJoinRequest(person, project, { seatId: open?.id });
  expect(asked.seat?.name).toBe(open?.name);
  await expectSettled(project);
});

test('the job gives a seat to a member added by an old server, and does not change archived projects', async () => {
  const [person] = people as [TestUser];
  const project = await createProject(owner, webApp);
  const archived = await createProject(owner, webApp);
  const { db } = site.database;
  await db.execute(sql`insert into memberships (project_id, user_id, role)
    values (${project.id}, ${person.user.id}, 'member')`);
  await db.execute(sql`update projects set status = 'archived' where id = ${archived.id}`);
  await db.execute(sql`delete from seats where project_id = ${archived.id}`);
  await runJob();
  await expectSettled(project);
  expect(await countsOf(archived)).toMatchObject({ seats: 0 });
});

async function runJob(): Promise<void> {
  for (const job of seatsJobs) await job.run(systemCtx(site.app));
}
