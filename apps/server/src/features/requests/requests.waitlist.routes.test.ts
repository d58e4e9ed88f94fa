import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Project, ProjectPage } from '@teamwright/contracts/projects/projects.ts';
import type { OwnRequest, WaitingRequest } from '@teamwright/contracts/requests.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, eventually, messagesTo, withdrawRequest } from '../../testing/actors/requests.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let first: TestUser;
let second: TestUser;
let member: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createUser(site)));
  [owner, first, second, member] = people as [TestUser, TestUser, TestUser, TestUser];
});

/** A project whose last seat went to `member` while the two others waited. */
async function fullProject(title = 'Peat bog survey'): Promise<Project> {
  const project = await createProject(owner, { title, teamSize: 2 });
  await createJoinRequest(first, project, { note: 'I know peat.', role: 'Cartographer' });
  site.clock.advance(1000);
  await createJoinRequest(second, project);
  await join(member, project, owner);
  return project;
}

async function ownRequests(person: TestUser): Promise<OwnRequest[]> {
  return (await person.call('GET', '/api/requests')).json<OwnRequest[]>();
}

async function pageOf(person: TestUser, { slug }: Project) {
  return (await person.call('GET', `/api/post/slug/${slug}`)).json<ProjectPage>();
}

async function viewerOf(person: TestUser, project: Project) {
  return (await pageOf(person, project)).viewer;
}

function waitingOf(person: Pick<TestUser, 'call'>, { id }: { id: string }) {
  return person.call('GET', `/api/post/${id}/requests`);
}

describe('the waitlist of a full project', () => {
  test('gives each request a position, which moves up when an earlier request ends', async () => {
    const project = await fullProject();
    expect((await viewerOf(first, project))?.waitlist).toEqual({ position: 1, of: 2 });
    expect((await viewerOf(second, project))?.waitlist).toEqual({ position: 2, of: 2 });
    const [listed] = await ownRequests(first);
    await withdrawRequest(first, listed?.id ?? '');
    expect(await viewerOf(second, project)).toMatchObject({
      relation: 'requested',
      waitlist: { position: 1, of: 1 },
    });
    expect(await ownRequests(second)).toMatchObject([
      { project: { status: 'full' }, waitlist: { position: 1, of: 1 }, can: { remind: false } },
    ]);
  });

  test('contains only users who asked while it was open', async () => {
    const project = await fullProject();
    const late = await createUser(site);
    const body = { postId: project.id };
    expect((await late.call('POST', '/api/notifications/send', { body })).json().message).toBe(
      'This project is full',
    );
  });

  test('excludes expired requests', async () => {
    const project = await fullProject();
    site.clock.advance(14 * dayMs - 500);
    expect((await viewerOf(first, project))?.relation).toBe('none');
    expect((await viewerOf(second, project))?.waitlist).toEqual({ position: 1, of: 1 });
  });

  test('is an ordered list for managers, who answer with their notifications', async () => {
    const project = await fullProject();
    const waiting = (await waitingOf(owner, project)).json<WaitingRequest[]>();
    expect(waiting.map(({ person }) => person.username)).toEqual([first.user.username, second.user.username]);
    expect(waiting[0]).toMatchObject({ note: 'I know peat.', role: 'Cartographer', status: 'pending' });
    const refused = await answerRequest(owner, 'accept', waiting[0]?.notificationId ?? '');
    expect(refused.json().message).toBe('No seat is open in this team');
    await member.call('POST', `/api/post/${project.id}/leave`);
    expect((await answerRequest(owner, 'accept', waiting[0]?.notificationId ?? '')).statusCode).toBe(200);
    expect((await waitingOf(owner, project)).json()).toHaveLength(1);
  });

  test('lists each request with its match, and one without a match if no skill of the user is known', async () => {
    const project = await createProject(owner, { technologies: ['React', 'Docker'] });
    const known = await createUser(site, { skills: ['React'] });
    for (const user of [first, known]) await createJoinRequest(user, project);
    const waiting = (await waitingOf(owner, project)).json<WaitingRequest[]>();
    expect(waiting.map(({ match }) => match?.score ?? null)).toEqual([null, expect.any(Number)]);
    const match = await owner.call('GET', `/api/match/${project.id}/${known.user.id}`);
    const { score, tier, seat, summary, adds } = match.json();
    const reason = 'Would add React and Frontend: React is declared.';
    expect(waiting[1]?.match).toEqual({ score, tier, seat, summary, adds, reason });
  });

  test('takes the same number of queries for any number of requests', async () => {
    const project = await createProject(owner, { technologies: ['React', 'Docker'] });
    const count = async () => {
      await createJoinRequest(await createUser(site, { skills: ['Docker'] }), project);
      // The index is up to date when the queries are counted.
      await waitingOf(owner, project);
      return await countQueries(site, () => waitingOf(owner, project));
    };
    const forOne = await count();
    await count();
    expect(await count()).toBe(forOne);
  });

  test('is hidden from all other users', async () => {
    const project = await fullProject();
    expect((await waitingOf(site.guest(), project)).statusCode).toBe(401);
    for (const person of [first, member]) expect((await waitingOf(person, project)).statusCode).toBe(403);
    for (const id of [newId(), 'nonsense']) expect((await waitingOf(owner, { id })).statusCode).toBe(404);
  });
});

describe('an open seat', () => {
  test('notifies managers and the waitlist, with its name', async () => {
    const project = await fullProject('Lock gates');
    const { seats } = await pageOf(owner, project);
    const left = seats.find(({ memberId }) => memberId === member.user.id)?.name;
    await member.call('POST', `/api/post/${project.id}/leave`);
    expect((await viewerOf(first, project))?.waitlist).toBeUndefined();
    const open = `The seat “${left}” is open again in Lock gates`;
    await eventually(async () => {
      expect(await messagesTo(owner, project, 'join_request')).toContain(`${open}; 2 people are waiting`);
      expect(await messagesTo(first, project)).toEqual([`${open}; you are number 1 of 2 on its waitlist`]);
      expect(await messagesTo(second, project)).toEqual([`${open}; you are number 2 of 2 on its waitlist`]);
    });
  });

  test('notifies an invitee, also when the team becomes larger', async () => {
    const project = await createProject(owner, { title: 'Weir gauge', teamSize: 2 });
    await createInvitation(owner, project, first);
    await join(member, project, owner);
    await owner.call('PATCH', `/api/post/${project.id}`, { body: { teamSize: 3 } });
    const { seats } = await pageOf(owner, project);
    const added = seats.find(({ memberId }) => memberId === null)?.name;
    await eventually(async () =>
      expect(await messagesTo(first, project, 'invitation')).toContain(
        `The seat “${added}” is open again in Weir gauge; your invitation is still open`,
      ),
    );
    expect((await messagesTo(owner, project)).filter((text) => text.includes('open again'))).toEqual([]);
  });
});

describe("the user's own requests", () => {
  test('are listed while pending, with the available actions', async () => {
    const [asked, invited] = [await createProject(owner), await createProject(first)];
    const { requestId } = await createJoinRequest(first, asked, { note: 'Hello', role: 'Tester' });
    await createInvitation(first, invited, second);
    expect(await ownRequests(first)).toMatchObject([
      { kind: 'invitation', person: { username: second.user.username }, project: { slug: invited.slug } },
      {
        id: requestId,
        kind: 'join_request',
        note: 'Hello',
        role: 'Tester',
        project: { title: asked.title, status: 'open' },
        waitlist: null,
        can: { remind: false },
      },
    ]);
    site.clock.advance(5 * dayMs);
    expect((await ownRequests(first)).map(({ can }) => can.remind)).toEqual([true, true]);
    await withdrawRequest(first, requestId);
    site.clock.advance(9 * dayMs);
    expect(await ownRequests(first)).toEqual([]);
    expect((await site.guest().call('GET', '/api/requests')).statusCode).toBe(401);
  });

  test('use the same number of queries for one as for many', async () => {
    await createJoinRequest(first, await createProject(owner));
    const count = () => countQueries(site, () => ownRequests(first));
    const forOne = await count();
    for (let n = 0; n < 3; n += 1) await createJoinRequest(first, await createProject(owner));
    expect(await count()).toBe(forOne);
  });

  test('are withdrawn together, except those answered in the meantime', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map(async () => createJoinRequest(first, await createProject(owner))),
    );
    const ids = asked.map(({ requestId }) => requestId);
    await answerRequest(owner, 'accept', asked[1]?.id ?? '');
    const withdraw = (person: Pick<TestUser, 'call'>, body: unknown) =>
      person.call('POST', '/api/requests/withdraw-others', { body });
    expect((await withdraw(site.guest(), { ids })).statusCode).toBe(401);
    expect((await withdraw(second, { ids })).statusCode).toBe(403);
    expect((await withdraw(first, { ids: [...ids, newId()] })).statusCode).toBe(404);
    expect((await withdraw(first, { ids: [] })).statusCode).toBe(400);
    expect(await ownRequests(first)).toHaveLength(2);
    const done = await withdraw(first, { ids });
    expect({ status: done.statusCode, body: done.json() }).toEqual({
      status: 200,
      body: { withdrawn: [ids[0], ids[2]] },
    });
    expect(await ownRequests(first)).toEqual([]);
  });
});
