import type { Project } from '@teamwright/contracts/projects.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/admins.ts';
import { createPerson, createProject, join, type Person } from '../../testing/factories.ts';
import { inLockOrder } from '../../testing/lock-order.ts';
import { makeCoOwner, pageOf } from '../../testing/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: Person;
let owner: Person;
let member: Person;
let other: Person;
let project: Project;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  admin = await createAdmin(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, member, other] = [await createPerson(site), await createPerson(site), await createPerson(site)];
  project = await createProject(owner, { teamSize: 4 });
  await join(member, project, owner);
});

function offer(person: Person) {
  return owner.call('POST', `/api/post/${project.id}/transfer`, { body: { userId: person.user.id } });
}

function accept(person: Person) {
  return person.call('POST', `/api/post/${project.id}/transfer/accept`);
}

function deleteAccount(person: Person) {
  return person.call('DELETE', `/api/user/delete/${person.user.id}`);
}

/** Both wait for the project in this order; their answers. */
async function inOrder(...acts: (() => ReturnType<Person['call']>)[]): Promise<number[]> {
  return (await inLockOrder(site, project.id, acts)).map(({ statusCode }) => statusCode);
}

/** Whose it is, how it stands and who leads it how, by their ids. */
async function standing() {
  const { ownerId, status, members } = await pageOf(site.guest(), project);
  return { ownerId, status, roles: Object.fromEntries(members.map(({ userId, role }) => [userId, role])) };
}

describe('an ownership that is accepted just before an account is deleted', () => {
  test('stays with who accepted it, when that of the old owner is', async () => {
    await offer(member);
    expect(
      await inOrder(
        () => accept(member),
        () => deleteAccount(owner),
      ),
    ).toEqual([200, 200]);
    const id = member.user.id;
    expect(await standing()).toEqual({ ownerId: id, status: 'open', roles: { [id]: 'owner' } });
  });

  test('stays with them beside another co-owner, too', async () => {
    await makeCoOwner(site, other, project, owner);
    await offer(member);
    expect(
      await inOrder(
        () => accept(member),
        () => deleteAccount(owner),
      ),
    ).toEqual([200, 200]);
    expect(await standing()).toEqual({
      ownerId: member.user.id,
      status: 'open',
      roles: { [member.user.id]: 'owner', [other.user.id]: 'co_owner' },
    });
  });

  test('is with the old owner again when that of the new one is', async () => {
    await offer(member);
    const answers = await inOrder(
      () => accept(member),
      () => deleteAccount(member),
    );
    // Each holds what the other needs, the project or the account, so the database lets either go first.
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual(answers);
    const id = owner.user.id;
    expect(await standing()).toEqual({ ownerId: id, status: 'open', roles: { [id]: 'owner' } });
  });
});

test('an account that is deleted just before: what it offered can no longer be accepted', async () => {
  await makeCoOwner(site, other, project, owner);
  await offer(member);
  expect(
    await inOrder(
      () => deleteAccount(owner),
      () => accept(member),
    ),
  ).toEqual([200, 409]);
  expect(await standing()).toMatchObject({ ownerId: other.user.id, status: 'open' });
});

test('who is removed just before their account is deleted frees one seat', async () => {
  const remove = () => owner.call('DELETE', `/api/post/${project.id}/members/${member.user.id}`);
  expect(await inOrder(remove, () => deleteAccount(member))).toEqual([200, 200]);
  expect((await pageOf(owner, project)).seatsOpen).toBe(3);
});

describe('an offer and the end of its project', () => {
  const archive = () =>
    admin.call('POST', `/api/admin/reports/project/${project.id}/resolve`, {
      body: { action: 'remove', note: 'Spam' },
    });
  const take = () => accept(member);

  beforeEach(async () => {
    await offer(member);
    await member.call('POST', '/api/reports', { body: { kind: 'project', id: project.id, reason: 'spam' } });
  });

  test('which is archived just before has nobody to hand it over to', async () => {
    expect(await inOrder(archive, take)).toEqual([200, 409]);
    expect(await standing()).toMatchObject({ ownerId: owner.user.id, status: 'archived' });
  });

  test('which is archived just after has a new owner', async () => {
    expect(await inOrder(take, archive)).toEqual([200, 200]);
    expect(await standing()).toMatchObject({ ownerId: member.user.id, status: 'archived' });
  });
});

describe('at the same moment', () => {
  const decline = () => member.call('POST', `/api/post/${project.id}/transfer/decline`);
  const leave = () => member.call('POST', `/api/post/${project.id}/leave`);
  const promote = () =>
    owner.call('PUT', `/api/post/${project.id}/members/${member.user.id}/role`, {
      body: { role: 'co_owner' },
    });

  test('of two offers one stands, and only that can be accepted', async () => {
    await join(other, project, owner);
    expect(
      await inOrder(
        () => offer(member),
        () => offer(other),
      ),
    ).toEqual([200, 409]);
    expect((await pageOf(owner, project)).offeredTo).toBe(member.user.id);
    expect([(await accept(other)).statusCode, (await accept(member)).statusCode]).toEqual([403, 200]);
  });

  test('of "yes" and "no" to an offer the first one counts', async () => {
    await offer(member);
    expect(await inOrder(() => accept(member), decline)).toEqual([200, 409]);
    expect((await standing()).ownerId).toBe(member.user.id);
  });

  test('of "no" and "yes", too', async () => {
    await offer(member);
    expect(await inOrder(decline, () => accept(member))).toEqual([200, 409]);
    expect((await standing()).ownerId).toBe(owner.user.id);
  });

  test('who leaves gets no role any more', async () => {
    expect(await inOrder(leave, promote)).toEqual([200, 409]);
    expect((await standing()).roles).toEqual({ [owner.user.id]: 'owner' });
  });

  test('who has just got a role leaves with it', async () => {
    expect(await inOrder(promote, leave)).toEqual([200, 200]);
    expect((await standing()).roles).toEqual({ [owner.user.id]: 'owner' });
  });
});
