import type { AuditEntry, ManagedUser } from '@teamwright/contracts/admin.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, restore, suspend } from '../../testing/actors/admins.ts';
import { createProject, createUser, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
});
afterAll(() => site.close());

async function users(query = ''): Promise<{ users: ManagedUser[]; total: number }> {
  const answer = await admin.call('GET', `/api/admin/users${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function audit(query = ''): Promise<{ entries: AuditEntry[]; total: number }> {
  const answer = await admin.call('GET', `/api/admin/audit${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe('the list of users', () => {
  test('finds users by a part of name or email address, in any case and with special characters', async () => {
    const user = await createUser(site, { username: 'needle_one', email: 'Haystack@example.org' });
    await createUser(site, { username: 'needleXone' });
    for (const term of ['NEEDLE_ONE', 'haystack@EXAMPLE'])
      expect((await users(`?searchTerm=${term}`)).users.map(({ id }) => id)).toEqual([user.user.id]);
    expect(await users('?searchTerm=100%25')).toEqual({ users: [], total: 0 });
  });

  test('shows role and state of each user, and the available actions', async () => {
    const owner = await createUser(site, { username: 'gate owner' });
    await createProject(owner);
    const [found] = (await users('?searchTerm=gate%20owner')).users;
    expect(found).toMatchObject({
      email: owner.user.email,
      status: 'active',
      projects: 1,
      suspension: null,
      lastSeenAt: expect.any(String),
      can: { suspend: true, restore: false, remove: true },
    });
    const [self] = (await users(`?searchTerm=${admin.user.username}`)).users;
    expect(self).toMatchObject({ isAdmin: true, can: { suspend: false, restore: false, remove: false } });
  });

  test('has pages and orders, each user once', async () => {
    for (const name of ['page-b', 'page-A', 'page-c']) await createUser(site, { username: name });
    const names = async (query: string) =>
      (await users(`?searchTerm=page-&${query}`)).users.map(({ username }) => username);
    expect(await names('sort=username&order=asc')).toEqual(['page-A', 'page-b', 'page-c']);
    expect(await names('sort=username&order=desc')).toEqual(['page-c', 'page-b', 'page-A']);
    expect(await names('sort=createdAt&order=asc')).toEqual(['page-b', 'page-A', 'page-c']);
    const pages = [await names('sort=projects&limit=2'), await names('sort=projects&limit=2&startIndex=2')];
    expect(pages.flat().sort()).toEqual(['page-A', 'page-b', 'page-c']);
    expect((await users('?searchTerm=page-&limit=1')).total).toBe(3);
  });

  test('filters by state and by administrators, and shows deleted users only on request', async () => {
    const [gone, held] = [await createUser(site), await createUser(site, { username: 'state-held' })];
    await admin.call('DELETE', `/api/user/delete/${gone.user.id}`);
    await suspend(admin, held);
    const ids = async (query: string) => (await users(`?limit=100${query}`)).users.map(({ id }) => id);
    expect(await ids('&status=suspended')).toEqual([held.user.id]);
    expect(await ids('&status=deleted')).toEqual([gone.user.id]);
    expect(await ids('')).not.toContain(gone.user.id);
    expect(await ids('&role=admin')).toEqual([admin.user.id]);
  });

  test.each(['status=vanished', 'sort=email', 'limit=0', 'startIndex=-1', 'order=up'])(
    'rejects %s',
    async (query) => {
      expect((await admin.call('GET', `/api/admin/users?${query}`)).statusCode).toBe(400);
    },
  );
});

describe('the administrator role', () => {
  test('is read at the time of the call', async () => {
    const other = await createAdmin(site);
    expect((await other.call('GET', '/api/admin/users')).statusCode).toBe(200);
    await site.database.pool.query('update users set is_admin = false where id = $1', [other.user.id]);
    expect((await other.call('GET', '/api/admin/users')).statusCode).toBe(404);
    expect(await suspend(other, await createUser(site))).toBe(404);
  });
});

describe('the audit trail', () => {
  test('lists what a user did and what was done to them, newest first', async () => {
    const user = await createUser(site);
    await suspend(admin, user, 'Sent adverts to everybody');
    await restore(admin, user);
    const { entries, total } = await audit(`?userId=${user.user.id}`);
    expect(entries.map(({ action }) => action)).toEqual([
      'account_restored',
      'account_suspended',
      'signed_in',
    ]);
    expect(total).toBe(3);
    expect(entries[1]).toMatchObject({
      actor: { username: admin.user.username },
      subjectUser: { id: user.user.id, username: user.user.username },
      reason: 'Sent adverts to everybody',
    });
    const second = await audit(`?userId=${user.user.id}&startIndex=1&limit=1`);
    expect(second.entries.map(({ action }) => action)).toEqual(['account_suspended']);
    expect((await audit(`?userId=${user.user.id}&action=signed_in`)).total).toBe(1);
  });

  test('records rejected calls of administrator routes', async () => {
    const user = await createUser(site);
    const path = `/api/admin/users/${user.user.id}/suspend`;
    await user.call('POST', path, { body: { reason: 'x' } });
    await user.call('DELETE', `/api/user/delete/${admin.user.id}`);
    await expect
      .poll(async () => (await audit(`?userId=${user.user.id}&action=refused`)).entries)
      .toMatchObject([
        { subject: 'DELETE /api/user/delete/:id', actor: { id: user.user.id } },
        { subject: 'POST /api/admin/users/:id/suspend', actor: { id: user.user.id } },
      ]);
  });

  test('has no text about a deleted account', async () => {
    const user = await createUser(site, { username: 'Fleeting Fern' });
    await suspend(admin, user, 'Fleeting Fern wrote adverts');
    await restore(admin, user);
    await admin.call('DELETE', `/api/user/delete/${user.user.id}`);
    const { entries } = await audit(`?userId=${user.user.id}`);
    expect(entries).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toContain('Fern');
    expect(entries.at(-2)).toMatchObject({ action: 'account_suspended', reason: null });
  });

  test.each([
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'truncate audit_log cascade',
  ])('rejects changes in the database: %s', async (statement) => {
    await expect(site.database.pool.query(statement)).rejects.toThrow('append-only');
  });

  test('returns not_found for unknown users and invalid ids', async () => {
    expect(await audit('?userId=01890000-0000-7000-8000-000000000000')).toMatchObject({ total: 0 });
    expect((await admin.call('GET', '/api/admin/audit?userId=nobody')).statusCode).toBe(404);
  });
});
