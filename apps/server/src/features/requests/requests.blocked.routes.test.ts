import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blocks } from '../../db/schema/blocks.ts';
import { block } from '../../testing/actors/blocks.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, eventually, messagesTo } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let helper: TestUser;
let asker: TestUser;
let other: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  const people = await Promise.all([1, 2, 3, 4].map(() => createUser(site)));
  [owner, helper, asker, other] = people as [TestUser, TestUser, TestUser, TestUser];
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.db.delete(blocks);
  project = await createProject(owner);
});

/** The status of the request and the number of members. */
async function endOf({ id }: Project): Promise<(string | number)[]> {
  const { rows } = await site.database.pool.query<{ status: string; members: number }>(
    `select status, (select count(*)::int from memberships where project_id = $1) as members from requests
      where project_id = $1 and user_id = $2`,
    [id, asker.user.id],
  );
  return rows.flatMap(({ status, members }) => [status, members]);
}

const sides = [
  ['the one who asks has blocked them', () => block(asker, helper), 'withdrawn'],
  ['they have blocked the one who asks', () => block(helper, asker), 'expired'],
] as const;

describe.each(sides)('a join request, a user has become a manager, and %s', (_who, shut, status) => {
  /** Writes to the database directly, because the routes would end the request; simulates a race. */
  const comesToLead = () => makeCoOwner(site, helper, project, owner);
  const words = status === 'expired' ? 'has expired' : 'has already been withdrawn';

  test('ends the request on accept without a notification', async () => {
    const asked = await createJoinRequest(asker, project);
    await shut();
    await comesToLead();
    const refused = await answerRequest(owner, 'accept', asked.id);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: `This request ${words}`,
    });
    expect(await endOf(project)).toEqual([status, 2]);
    expect(await messagesTo(asker, project)).toEqual([]);
    expect((await answerRequest(owner, 'accept', asked.id)).statusCode).toBe(409);
  });

  test('does not add the user who asked when they are invited', async () => {
    await createJoinRequest(asker, project);
    await shut();
    await comesToLead();
    const body = { postId: project.id, userId: asker.user.id };
    const refused = await owner.call('POST', '/api/invitations', { body });
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'This user isn’t accepting invitations right now',
    });
    expect((await endOf(project)).at(-1)).toBe(2);
  });

  test('skips the user on the waitlist when a seat is free again', async () => {
    project = await createProject(owner, { teamSize: 3 });
    const asked = await createJoinRequest(asker, project);
    await shut();
    await comesToLead();
    await join(other, project, owner);
    await other.call('POST', `/api/post/${project.id}/leave`);
    expect((await answerRequest(owner, 'accept', asked.id)).statusCode).toBe(409);
    expect(await endOf(project)).toEqual([status, 2]);
  });
});

describe.each([
  ['the invitee has blocked them', () => block(asker, helper), 'expired'],
  ['they have blocked the invitee', () => block(helper, asker), 'expired'],
  ['the invitee has blocked the one who invited', () => block(asker, owner), 'expired'],
] as const)('an invitation, a user has become a manager, and %s', (_who, shut, status) => {
  test('rejects the acceptance of an invitation', async () => {
    await createInvitation(owner, project, asker);
    const [asked] = await listNotificationsOf(asker);
    await shut();
    await makeCoOwner(site, helper, project, owner);
    const refused = await answerRequest(asker, 'accept', asked?.id ?? '');
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 409,
      message: 'This invitation has expired',
    });
    expect(await endOf(project)).toEqual([status, 2]);
    expect(await messagesTo(owner, project, 'request_expired')).toEqual([]);
  });
});

describe('becoming a manager', () => {
  test.each([
    ['a co-owner', () => block(asker, helper), 'withdrawn'],
    ['a co-owner', () => block(helper, asker), 'expired'],
  ] as const)(
    'as %s ends pending requests across a block, and keeps the others',
    async (_how, shut, status) => {
      await join(helper, project, owner);
      await createJoinRequest(asker, project);
      await createJoinRequest(other, project);
      await shut();
      await owner.call('PUT', `/api/post/${project.id}/members/${helper.user.id}/role`, {
        body: { role: 'co_owner' },
      });
      expect(await endOf(project)).toEqual([status, 2]);
      const waiting = await owner.call('GET', `/api/post/${project.id}/requests`);
      expect(waiting.json()).toMatchObject([{ userId: other.user.id }]);
      await eventually(async () => expect(await messagesTo(helper, project, 'join_request')).toHaveLength(1));
    },
  );

  test('ends them also for a new owner', async () => {
    await join(helper, project, owner);
    await createJoinRequest(asker, project);
    await block(helper, asker);
    await owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: helper.user.id } });
    await helper.call('POST', `/api/post/${project.id}/transfer/accept`);
    expect(await endOf(project)).toEqual(['expired', 2]);
  });
});
