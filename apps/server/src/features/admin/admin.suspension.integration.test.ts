import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createAdmin, restore, suspend } from '../../testing/actors/admins.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { collect, connect, enter, listen, settle } from '../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setAdmin } from '../accounts/accounts.roles.service.ts';

let site: TestApp;
let url: string;
let admin: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  admin = await createAdmin(site);
});
afterAll(() => site.close());

function signIn({ user }: TestUser) {
  const body = { email: user.email, password: testPassword };
  return site.guest().call('POST', '/api/auth/login', { body });
}

/** How many projects the filter shows for a technology. */
async function facetCountOf(technology: string): Promise<number> {
  const { facets } = (await site.guest().call('GET', '/api/post/getPosts')).json<{
    facets: { technologies: { value: string; count: number }[] };
  }>();
  return facets.technologies.find(({ value }) => value === technology)?.count ?? 0;
}

async function listedTitles(): Promise<string[]> {
  const answer = await site.guest().call('GET', '/api/post/getPosts?limit=100');
  return answer.json<{ posts: { title: string }[] }>().posts.map(({ title }) => title);
}

describe('a suspended user', () => {
  test('loses every session and socket immediately, and sees the reason at sign-in', async () => {
    const user = await createUser(site);
    const elsewhere = site.guest();
    const body = { email: user.user.email, password: testPassword };
    await elsewhere.call('POST', '/api/auth/login', { body });
    const sockets = [await connect(url, user.cookie), await connect(url, elsewhere.cookie)];
    const project = await createProject(user);
    for (const socket of sockets) await enter(socket, project.id);
    const ended = Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))),
    );
    expect(await suspend(admin, user, 'Adverts in every room')).toBe(200);
    await ended;
    for (const client of [user, elsewhere])
      expect((await client.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    await expect(connect(url, user.cookie)).rejects.toThrow('unauthenticated');
    const refused = await signIn(user);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'This account is suspended: Adverts in every room',
    });
    const wrong = { email: user.user.email, password: 'another password' };
    expect((await site.guest().call('POST', '/api/auth/login', { body: wrong })).statusCode).toBe(401);
  });

  test('can sign in again after being restored, but earlier sessions stay ended', async () => {
    const user = await createUser(site);
    await suspend(admin, user);
    expect(await restore(admin, user)).toBe(200);
    expect((await user.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    expect((await signIn(user)).statusCode).toBe(200);
  });

  test('is not recommended until restored', async () => {
    const [owner, user] = [await createUser(site), await createUser(site, { skills: ['Zig', 'Nix'] })];
    const project = await createProject(owner, { technologies: ['Zig'], skills: ['Nix'] });
    const recommended = async () => {
      const answer = await owner.call('GET', `/flask/users/recommendations/post/${project.id}`);
      return answer.json<{ id: string }[]>().map(({ id }) => id);
    };
    expect(await recommended()).toContain(user.user.id);
    await suspend(admin, user);
    expect(await recommended()).not.toContain(user.user.id);
    expect(await restore(admin, user)).toBe(200);
    expect(await recommended()).toContain(user.user.id);
  });
});

describe('a project of a suspended owner', () => {
  test('is hidden and accepts no members until the owner is restored', async () => {
    const [owner, asker, hopeful] = [
      await createUser(site),
      await createUser(site, { skills: ['Zig'] }),
      await createUser(site),
    ];
    const coOwner = await createUser(site);
    const project = await createProject(owner, {
      title: 'Paused mill',
      technologies: ['Zig', 'Elm'],
      teamSize: 5,
    });
    await join(coOwner, project, owner);
    await site.database.pool.query(
      "update memberships set role = 'co_owner' where project_id = $1 and user_id = $2",
      [project.id, coOwner.user.id],
    );
    const pending = await createJoinRequest(hopeful, project);
    const notification = await pendingNotification(coOwner, pending.requestId);
    await createInvitation(owner, project, await createUser(site));
    await suspend(admin, owner);

    expect(await listedTitles()).not.toContain('Paused mill');
    expect(await facetCountOf('Elm')).toBe(0);
    const page = (await asker.call('GET', `/api/post/slug/${project.slug}`)).json();
    expect(page).toMatchObject({ status: 'open', can: { request: false } });
    const refusalText = 'This project isn’t accepting members right now';
    const refusals = [
      await asker.call('POST', '/api/notifications/send', { body: { postId: project.id } }),
      await coOwner.call('POST', '/api/invitations', {
        body: { postId: project.id, userId: asker.user.id },
      }),
      await coOwner.call('PUT', `/api/notifications/accept/${notification}`),
    ];
    for (const refusal of refusals)
      expect({ status: refusal.statusCode, message: refusal.json().message }).toEqual({
        status: 409,
        message: refusalText,
      });
    expect(await recommendedProjects(asker)).not.toContain(project.id);

    await restore(admin, owner);
    expect(await listedTitles()).toContain('Paused mill');
    expect(await facetCountOf('Elm')).toBe(1);
    expect(await recommendedProjects(asker)).toContain(project.id);
    expect((await coOwner.call('PUT', `/api/notifications/accept/${notification}`)).statusCode).toBe(200);
  });

  test('keeps its room open for the other members', async () => {
    const [owner, member] = [await createUser(site), await createUser(site)];
    const project = await createProject(owner);
    await join(member, project, owner);
    const socket = await connect(url, member.cookie);
    await enter(socket, project.id);
    const seen = collect(socket, 'new_message');
    await suspend(admin, owner);
    const body = { postId: project.id, message: 'Shall we go on?' };
    expect((await member.call('POST', '/api/chat/send', { body })).statusCode).toBe(201);
    await settle(socket);
    expect(seen).toHaveLength(1);
    socket.disconnect();
  });
});

async function recommendedProjects(user: TestUser): Promise<string[]> {
  const answer = await user.call('GET', `/flask/projects/recommendations/${user.user.id}`);
  return answer.json<{ id: string }[]>().map(({ id }) => id);
}

async function pendingNotification(user: TestUser, requestId: string | null): Promise<string> {
  const answer = await user.call('GET', `/api/notifications/${user.user.id}`);
  const found = answer.json<{ id: string; requestId: string }[]>().find((row) => row.requestId === requestId);
  if (found === undefined) throw new Error('the co-owner was not notified');
  return found.id;
}

describe('suspending', () => {
  test("rejects the administrator's own account and other administrators, as does deleting", async () => {
    const other = await createAdmin(site);
    expect(await suspend(admin, admin)).toBe(403);
    expect(await suspend(admin, other)).toBe(403);
    expect((await admin.call('DELETE', `/api/user/delete/${other.user.id}`)).statusCode).toBe(403);
    expect((await other.call('GET', '/api/user/me')).json().user.id).toBe(other.user.id);
  });

  test('returns not_found for unknown or deleted accounts and requires a reason', async () => {
    const user = await createUser(site);
    expect(await suspend(admin, user, '   ')).toBe(400);
    await admin.call('DELETE', `/api/user/delete/${user.user.id}`);
    expect(await suspend(admin, user)).toBe(404);
    expect(await restore(admin, user)).toBe(404);
    const path = '/api/admin/users/01890000-0000-7000-8000-000000000000/suspend';
    expect((await admin.call('POST', path, { body: { reason: 'x' } })).statusCode).toBe(404);
  });

  test('happens once when two administrators do it at the same time, and so does restoring', async () => {
    const [user, other] = [await createUser(site), await createAdmin(site)];
    expect((await Promise.all([suspend(admin, user), suspend(other, user)])).sort()).toEqual([200, 409]);
    expect((await Promise.all([restore(admin, user), restore(other, user)])).sort()).toEqual([200, 409]);
    expect(await restore(admin, user)).toBe(409);
  });

  test('leaves no session when it races a sign-in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await createUser(site);
      const [, signedIn] = await Promise.all([suspend(admin, user), signIn(user)]);
      const client = site.guest();
      client.cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      expect((await client.call('GET', '/api/user/me')).json()).toEqual({ user: null });
      await restore(admin, user);
      expect((await client.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    }
  });
});

describe('a role', () => {
  test('that changes on the command line updates open pages and the audit trail', async () => {
    const user = await createUser(site);
    const socket = await connect(url, user.cookie);
    const seen = collect(socket, 'changed');
    await setAdmin(systemCtx(site.app), user.user.email, true);
    await expect.poll(() => seen).toEqual([{ entity: 'profile', id: user.user.id }]);
    const trail = await user.call('GET', `/api/admin/audit?userId=${user.user.id}`);
    expect(trail.json().entries[0]).toMatchObject({ action: 'admin_granted', actor: null });
    await setAdmin(systemCtx(site.app), user.user.email, false);
    expect((await user.call('GET', '/api/admin/audit')).statusCode).toBe(404);
    socket.disconnect();
  });
});
