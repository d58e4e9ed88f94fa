import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { makeCoOwner, pageOf } from '../../testing/actors/teams.ts';
import { inLockOrder } from '../../testing/audits/lock-order.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let member: TestUser;
let other: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  admin = await createAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, member, other] = [await createUser(site), await createUser(site), await createUser(site)];
  project = await createProject(owner, { teamSize: 4 });
  await join(member, project, owner);
});

function offer(user: TestUser) {
  return owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: user.user.id } });
}

function accept(user: TestUser) {
  return user.call('POST', `/api/post/${project.id}/transfer/accept`);
}

/** Both calls wait for the lock of the project in this order. Returns their status codes. */
async function inOrder(...acts: (() => ReturnType<TestUser['call']>)[]): Promise<number[]> {
  return (await inLockOrder(site, project.id, acts)).map(({ statusCode }) => statusCode);
}

/** Owner, status and roles of the project, by user id. */
async function readOwnership() {
  const { ownerId, status, members } = await pageOf(site.guest(), project);
  return { ownerId, status, roles: Object.fromEntries(members.map(({ userId, role }) => [userId, role])) };
}

describe('an ownership offer accepted just before an account deletion', () => {
  test("keeps the new owner when the old owner's account is deleted", async () => {
    await offer(member);
    expect(
      await inOrder(
        () => accept(member),
        () => deleteAccount(owner),
      ),
    ).toEqual([200, 200]);
    const id = member.user.id;
    expect(await readOwnership()).toEqual({ ownerId: id, status: 'open', roles: { [id]: 'owner' } });
  });

  test('keeps the new owner also beside another co-owner', async () => {
    await makeCoOwner(site, other, project, owner);
    await offer(member);
    expect(
      await inOrder(
        () => accept(member),
        () => deleteAccount(owner),
      ),
    ).toEqual([200, 200]);
    expect(await readOwnership()).toEqual({
      ownerId: member.user.id,
      status: 'open',
      roles: { [member.user.id]: 'owner', [other.user.id]: 'co_owner' },
    });
  });

  test("goes back to the old owner when the new owner's account is deleted", async () => {
    await offer(member);
    const answers = await inOrder(
      () => accept(member),
      () => deleteAccount(member),
    );
    // Each transaction needs a lock of the other (project or account), so the database may abort either.
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual(answers);
    const id = owner.user.id;
    expect(await readOwnership()).toEqual({ ownerId: id, status: 'open', roles: { [id]: 'owner' } });
  });
});

test("rejects the acceptance when the offering owner's account was deleted just before", async () => {
  await makeCoOwner(site, other, project, owner);
  await offer(member);
  expect(
    await inOrder(
      () => deleteAccount(owner),
      () => accept(member),
    ),
  ).toEqual([200, 409]);
  expect(await readOwnership()).toMatchObject({ ownerId: other.user.id, status: 'open' });
});

test('frees one seat when a member is removed just before their account is deleted', async () => {
  const remove = () => owner.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`);
  expect(await inOrder(remove, () => deleteAccount(member))).toEqual([200, 200]);
  expect((await pageOf(owner, project)).seatsOpen).toBe(3);
});

describe('an ownership offer and the archiving of its project', () => {
  const archive = () =>
    admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, {
      body: { action: 'remove', note: 'Spam' },
    });
  const take = () => accept(member);

  beforeEach(async () => {
    await offer(member);
    await member.call('POST', '/api/reports', { body: { kind: 'project', id: project.id, reason: 'spam' } });
  });

  test('is rejected when the project is archived just before', async () => {
    expect(await inOrder(archive, take)).toEqual([200, 409]);
    expect(await readOwnership()).toMatchObject({ ownerId: owner.user.id, status: 'archived' });
  });

  test('is accepted when the project is archived just after', async () => {
    expect(await inOrder(take, archive)).toEqual([200, 200]);
    expect(await readOwnership()).toMatchObject({ ownerId: member.user.id, status: 'archived' });
  });
});

describe('concurrent ownership changes', () => {
  const decline = () => member.call('POST', `/api/post/${project.id}/transfer/decline`);
  const leave = () => member.call('POST', `/api/post/${project.id}/leave`);
  const promote = () =>
    owner.call('PUT', `/api/post/${project.id}/members/${member.user.id}/role`, {
      body: { role: 'co_owner' },
    });

  test('keep one of two offers, and only that can be accepted', async () => {
    await join(other, project, owner);
    expect(
      await inOrder(
        () => offer(member),
        () => offer(other),
      ),
    ).toEqual([200, 409]);
    expect((await pageOf(owner, project)).offeredTo).toBe(member.user.id);
    expect({
      otherStatus: (await accept(other)).statusCode,
      memberStatus: (await accept(member)).statusCode,
    }).toEqual({ otherStatus: 403, memberStatus: 200 });
  });

  test('apply the first of accept and reject', async () => {
    await offer(member);
    expect(await inOrder(() => accept(member), decline)).toEqual([200, 409]);
    expect((await readOwnership()).ownerId).toBe(member.user.id);
  });

  test('apply the first of reject and accept', async () => {
    await offer(member);
    expect(await inOrder(decline, () => accept(member))).toEqual([200, 409]);
    expect((await readOwnership()).ownerId).toBe(owner.user.id);
  });

  test('give no role to a member who has left', async () => {
    expect(await inOrder(leave, promote)).toEqual([200, 409]);
    expect((await readOwnership()).roles).toEqual({ [owner.user.id]: 'owner' });
  });

  test('remove a member who has just got a role', async () => {
    expect(await inOrder(promote, leave)).toEqual([200, 200]);
    expect((await readOwnership()).roles).toEqual({ [owner.user.id]: 'owner' });
  });
});
