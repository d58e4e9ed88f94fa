import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';
import { createAdmin } from '../../testing/actors/admins.ts';
import { block, unblock } from '../../testing/actors/blocks.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, runRequestJobs, withdrawRequest } from '../../testing/actors/requests.ts';
import { inLockOrder } from '../../testing/audits/lock-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Each race runs this many times, each time with new rows. */
const rounds = 2;

let site: TestApp;
let owner: TestUser;
let asker: TestUser;
let member: TestUser;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  admin = await createAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  const people = await Promise.all([1, 2, 3].map(() => createUser(site)));
  [owner, asker, member] = people as [TestUser, TestUser, TestUser];
});

interface Scene {
  readonly project: Project;
  readonly asked: Notification;
}

type Act = (scene: Scene) => Promise<{ readonly statusCode: number } | undefined>;

const act = {
  accept: ({ asked }) => answerRequest(owner, 'accept', asked.id),
  reject: ({ asked }) => answerRequest(owner, 'reject', asked.id),
  withdraw: ({ asked }) => withdrawRequest(asker, asked.requestId),
  withdrawOthers: ({ asked }) =>
    asker.call('POST', '/api/requests/withdraw-others', { body: { ids: [asked.requestId] } }),
  remind: ({ asked }) => asker.call('POST', `/api/requests/${asked.requestId}/remind`),
  reopen: ({ asked }) => owner.call('POST', `/api/requests/${asked.requestId}/reopen`),
  invite: ({ project }) =>
    owner.call('POST', '/api/invitations', { body: { postId: project.id, userId: asker.user.id } }),
  ask: ({ project }) => asker.call('POST', '/api/notifications/send', { body: { postId: project.id } }),
  close: ({ project }) => owner.call('POST', `/api/post/${project.id}/close`),
  archive: ({ project }) =>
    admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, {
      body: { action: 'remove', note: 'Spam' },
    }),
  take: ({ asked }) => answerRequest(asker, 'accept', asked.id),
  turnDown: ({ asked }) => answerRequest(asker, 'reject', asked.id),
  takeBack: ({ asked }) => withdrawRequest(owner, asked.requestId),
  block: async () => ({ statusCode: await block(asker, owner) }),
  shutOut: async () => ({ statusCode: await block(owner, asker) }),
  leave: ({ project }) => member.call('POST', `/api/post/${project.id}/leave`),
  fillTeam: ({ project }) => owner.call('PATCH', `/api/post/${project.id}`, { body: { teamSize: 1 } }),
  clock: async () => void (await runRequestJobs(site)),
} satisfies Record<string, Act>;

interface Race {
  readonly first: keyof typeof act;
  readonly second: keyof typeof act;
  /** All possible results: both responses (0 for the job), the status of the request and the size of the team. */
  readonly ends: readonly string[];
  readonly before?: (scene: Scene) => Promise<unknown> | undefined;
  /** Days since the request. */
  readonly after?: number;
  readonly full?: boolean;
  /** The user is invited instead of asking. */
  readonly invited?: boolean;
}

const races: readonly Race[] = [
  { first: 'reject', second: 'withdraw', ends: ['200 409 rejected 1', '409 200 withdrawn 1'] },
  { first: 'withdraw', second: 'withdraw', ends: ['200 409 withdrawn 1', '409 200 withdrawn 1'] },
  { first: 'accept', second: 'withdrawOthers', ends: ['200 200 accepted 2', '409 200 withdrawn 1'] },
  { first: 'invite', second: 'reject', ends: ['201 409 accepted 2', '201 200 rejected 1'] },
  { first: 'invite', second: 'accept', ends: ['201 409 accepted 2', '409 200 accepted 2'] },
  { first: 'close', second: 'accept', ends: ['200 200 accepted 2', '200 409 expired 1'] },
  { first: 'close', second: 'reject', ends: ['200 200 rejected 1', '200 409 expired 1'] },
  { first: 'close', second: 'withdraw', ends: ['200 200 withdrawn 1', '200 409 expired 1'] },
  { first: 'archive', second: 'accept', before: report, ends: ['200 200 accepted 2', '200 409 expired 1'] },
  {
    first: 'archive',
    second: 'withdraw',
    before: report,
    ends: ['200 200 withdrawn 1', '200 409 expired 1'],
  },
  { first: 'take', second: 'takeBack', invited: true, ends: ['200 409 accepted 2', '409 200 withdrawn 1'] },
  { first: 'take', second: 'turnDown', invited: true, ends: ['200 409 accepted 2', '409 200 rejected 1'] },
  { first: 'take', second: 'close', invited: true, ends: ['200 200 accepted 2', '409 200 expired 1'] },
  { first: 'take', second: 'shutOut', invited: true, ends: ['200 200 accepted 2', '409 200 withdrawn 1'] },
  { first: 'take', second: 'clock', invited: true, after: 14, ends: ['409 0 expired 1'] },
  { first: 'block', second: 'accept', ends: ['200 200 accepted 2', '200 409 withdrawn 1'] },
  { first: 'shutOut', second: 'accept', ends: ['200 200 accepted 2', '200 409 expired 1'] },
  { first: 'shutOut', second: 'reject', ends: ['200 200 rejected 1', '200 409 expired 1'] },
  {
    first: 'block',
    second: 'reopen',
    before: act.reject,
    ends: ['200 409 rejected 1', '200 200 withdrawn 1'],
  },
  { first: 'leave', second: 'accept', full: true, ends: ['200 200 accepted 2', '200 409 pending 1'] },
  { first: 'remind', second: 'accept', after: 6, ends: ['200 200 accepted 2', '409 200 accepted 2'] },
  { first: 'clock', second: 'accept', after: 14, ends: ['0 409 expired 1'] },
  { first: 'clock', second: 'withdraw', after: 14, ends: ['0 409 expired 1'] },
  { first: 'clock', second: 'accept', after: 8, ends: ['0 200 accepted 2'] },
  {
    first: 'reopen',
    second: 'reopen',
    before: act.reject,
    ends: ['200 409 pending 1', '409 200 pending 1'],
  },
  { first: 'reopen', second: 'close', before: act.reject, ends: ['200 200 expired 1', '409 200 rejected 1'] },
  { first: 'reopen', second: 'fillTeam', before: act.reject, ends: ['200 200 pending 1'] },
  { first: 'leave', second: 'reopen', before: act.reject, full: true, ends: ['200 200 pending 1'] },
  {
    first: 'reopen',
    second: 'reopen',
    before: act.reject,
    full: true,
    ends: ['200 409 pending 2', '409 200 pending 2'],
  },
  {
    first: 'reopen',
    second: 'close',
    before: act.reject,
    full: true,
    ends: ['200 200 expired 2', '409 200 rejected 2'],
  },
  {
    first: 'reopen',
    second: 'accept',
    before: act.reject,
    full: true,
    ends: ['200 409 pending 2'],
  },
  { first: 'reopen', second: 'ask', before: act.reject, ends: ['200 409 pending 1'] },
];

async function invite(project: Project): Promise<Notification> {
  await createInvitation(owner, project, asker);
  const [newest] = await listNotificationsOf(asker);
  if (newest === undefined) throw new Error('the invitee was not notified');
  return newest;
}

/** An administrator archives only reported projects. */
function report({ project }: Scene) {
  const body = { kind: 'project', id: project.id, reason: 'spam' };
  return member.call('POST', '/api/reports', { body });
}

async function setUp({ full, invited, before, after = 0 }: Race): Promise<Scene> {
  await Promise.all([unblock(asker, owner), unblock(owner, asker)]);
  const project = await createProject(owner, { teamSize: full ? 2 : 3 });
  const asked = invited ? await invite(project) : await createJoinRequest(asker, project);
  if (full) await join(member, project, owner);
  const scene = { project, asked };
  await before?.(scene);
  site.clock.advance(after * dayMs);
  return scene;
}

/** Returns the result of one race. */
async function run(race: Race): Promise<string> {
  const scene = await setUp(race);
  return await endOf(scene, await Promise.all([act[race.first](scene), act[race.second](scene)]));
}

async function endOf({ asked, project }: Scene, answers: Awaited<ReturnType<Act>>[]): Promise<string> {
  const { db } = site.database;
  const [request] = await db
    .select()
    .from(requests)
    .where(eq(requests.id, asked.requestId ?? ''));
  const members = await db.$count(memberships, eq(memberships.projectId, project.id));
  return [...answers.map((answer) => answer?.statusCode ?? 0), request?.status, members].join(' ');
}

/** Both calls have started and wait for the lock of the project, in this order, before either continues. */
async function runInOrder(race: Race): Promise<string> {
  const scene = await setUp(race);
  const acts = [race.first, race.second].map((one) => (): ReturnType<Act> => act[one](scene));
  return await endOf(scene, await inLockOrder(site, scene.project.id, acts));
}

test.each<Race>([
  { first: 'archive', second: 'accept', before: report, ends: ['200 409 expired 1'] },
  { first: 'accept', second: 'archive', before: report, ends: ['200 200 accepted 2'] },
  { first: 'archive', second: 'take', invited: true, before: report, ends: ['200 409 expired 1'] },
  { first: 'take', second: 'archive', invited: true, before: report, ends: ['200 200 accepted 2'] },
])(
  'applies $first when $second comes just after it, and rejects the later call without changes',
  async (race) => {
    expect(race.ends).toContain(await runInOrder(race));
  },
);

test.each(
  races.map((race) => [`${race.first} against ${race.second} after ${race.after ?? 0} days`, race] as const),
)('%s: applies one of them', async (_, race) => {
  for (let round = 0; round < rounds && (race.after ?? 0) * round < 20; round += 1)
    expect(race.ends).toContainEqual(await run(race));
});
