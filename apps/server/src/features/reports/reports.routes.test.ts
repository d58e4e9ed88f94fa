import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { ReportedThing } from '@teamwright/contracts/reports/reports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../../testing/actors/admins.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: TestUser;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let project: Project;

beforeAll(async () => {
  site = await createTestApp();
  admin = await createAdmin(site);
  owner = await createUser(site);
  member = await createUser(site);
  stranger = await createUser(site);
  project = await createProject(owner);
  await join(member, project, owner);
});
afterAll(() => site.close());

type Kind = ReportedThing['kind'];

async function report(user: TestUser, kind: Kind, id: string, more: object = {}) {
  return await user.call('POST', '/api/reports', { body: { kind, id, reason: 'spam', ...more } });
}

async function say(body: string, by = member): Promise<string> {
  return (await by.call('POST', `/api/post/${project.id}/comments`, { body: { body } })).json().id;
}

async function write(message: string, by = member): Promise<string> {
  return (await by.call('POST', '/api/chat/send', { body: { postId: project.id, message } })).json()._id;
}

async function queue(query = ''): Promise<{ things: ReportedThing[]; total: number }> {
  const answer = await admin.call('GET', `/api/admin/reports${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function thingOf(id: string, query = ''): Promise<ReportedThing | undefined> {
  return (await queue(`?limit=100${query}`)).things.find(({ subjectId }) => subjectId === id);
}

async function resolve(kind: Kind, id: string, action: string, by = admin) {
  const body = { action, note: 'As agreed' };
  return await by.call('POST', `/api/admin/reports/${kind}/${id}/resolve`, { body });
}

describe('reporting', () => {
  test('stores visible content of any kind as it was', async () => {
    const [message, comment] = [await write('Cheap ink'), await say('Cheap paper')];
    const responses = [
      await report(owner, 'message', message, { note: 'Again' }),
      await report(stranger, 'comment', comment),
      await report(stranger, 'project', project.id),
      await report(stranger, 'person', owner.user.id),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    await member.call('PATCH', `/api/chat/messages/${message}`, { body: { message: 'Good morning' } });
    await member.call('DELETE', `/api/comments/${comment}`);
    expect(await thingOf(message)).toMatchObject({
      snapshot: 'Cheap ink',
      current: 'Good morning',
      count: 1,
      about: { id: member.user.id },
      project: { slug: project.slug },
      reports: [{ reporter: { id: owner.user.id }, reason: 'spam', note: 'Again' }],
    });
    expect(await thingOf(comment)).toMatchObject({ snapshot: 'Cheap paper', current: null });
    expect((await thingOf(project.id))?.snapshot).toContain(project.description);
    expect((await thingOf(owner.user.id))?.about.username).toBe(owner.user.username);
  });

  test("rejects what is unknown, deleted, invisible or the reporter's own", async () => {
    const message = await write('For the team');
    const gone = await say('Gone');
    await member.call('DELETE', `/api/comments/${gone}`);
    const refused = [
      await report(stranger, 'comment', 'no-id'),
      await report(stranger, 'comment', gone),
      await report(stranger, 'message', message),
      await report(member, 'message', message),
      await report(stranger, 'person', stranger.user.id),
      await report(stranger, 'person', owner.user.id, { reason: 'boredom' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 403, 409, 409, 400]);
    expect((await report(site.guest() as TestUser, 'person', owner.user.id)).statusCode).toBe(401);
  });

  test('creates one report when sent twice, also concurrently; another user adds a second', async () => {
    const comment = await say('Again and again');
    const both = await Promise.all([
      report(stranger, 'comment', comment),
      report(stranger, 'comment', comment),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await report(stranger, 'comment', comment)).json().message).toMatch(
      /^You have already reported this/,
    );
    await report(owner, 'comment', comment);
    expect(await thingOf(comment)).toMatchObject({ count: 2 });
  });

  test('does not notify the reported user', async () => {
    const news = JSON.stringify(await listNotificationsOf(member));
    expect(news).not.toContain(stranger.user.id);
  });
});

describe('the queue', () => {
  test('has a count, a search and pages', async () => {
    const comment = await say('A needle in here');
    await report(stranger, 'comment', comment, { note: 'Look closely' });
    const open = (await admin.call('GET', '/api/admin/reports/open')).json().open;
    expect((await queue()).total).toBe(open);
    expect((await queue('?searchTerm=needle')).things.map(({ subjectId }) => subjectId)).toEqual([comment]);
    expect((await queue('?searchTerm=closely')).total).toBe(1);
    expect((await queue('?searchTerm=100%25')).total).toBe(0);
    const first = await queue('?limit=1&kind=comment');
    expect([first.things.length, first.total > 1]).toEqual([1, true]);
    expect((await queue('?limit=1&kind=comment&startIndex=1')).things[0]?.id).not.toBe(first.things[0]?.id);
  });

  test('rejects the second of two concurrent resolutions and writes one audit entry', async () => {
    const comment = await say('Contested');
    await report(stranger, 'comment', comment);
    const second = await createAdmin(site);
    const both = await Promise.all([
      resolve('comment', comment, 'dismiss'),
      resolve('comment', comment, 'remove', second),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await resolve('comment', comment, 'dismiss')).statusCode).toBe(409);
    const trail = (await admin.call('GET', `/api/admin/audit?userId=${member.user.id}&limit=100`)).json();
    const entries = trail.entries.filter(
      (entry: { subject: string; action: string }) =>
        entry.subject === comment && entry.action.startsWith('report_'),
    );
    expect(entries).toMatchObject([{ reason: 'As agreed' }]);
    expect(await thingOf(comment)).toBeUndefined();
    expect(await thingOf(comment, '&state=resolved')).toMatchObject({
      resolved: { note: 'As agreed' },
      can: { dismiss: false, remove: false, suspend: false },
    });
  });

  test('removes a comment, a message and a project', async () => {
    const [comment, message] = [await say('Out'), await write('Out too')];
    const target = await createProject(member);
    for (const [kind, id] of [
      ['comment', comment],
      ['message', message],
      ['project', target.id],
    ] as const) {
      await report(owner, kind, id);
      expect((await resolve(kind, id, 'remove')).statusCode).toBe(200);
      expect((await thingOf(id, '&state=resolved'))?.current).toBeNull();
    }
    expect((await member.call('GET', `/api/post/slug/${target.slug}`)).json().status).toBe('archived');
    const body = { postId: target.id, message: 'Anybody?' };
    expect((await member.call('POST', '/api/chat/send', { body })).statusCode).toBe(409);
    const room = await member.call('GET', `/api/chat/room/${target.id}`);
    expect(room.json().can.write).toBe(false);
  });

  test('suspends a user, but cannot remove one', async () => {
    const loud = await createUser(site);
    await report(stranger, 'person', loud.user.id);
    expect((await resolve('person', loud.user.id, 'remove')).statusCode).toBe(400);
    expect((await resolve('person', loud.user.id, 'suspend')).statusCode).toBe(200);
    expect((await loud.call('GET', '/api/user/sessions')).statusCode).toBe(401);
    expect((await resolve('person', admin.user.id, 'suspend')).statusCode).toBe(404);
  });

  test('is closed to other users, to former administrators, and for reports about the actor', async () => {
    await report(stranger, 'person', admin.user.id);
    expect((await resolve('person', admin.user.id, 'dismiss')).statusCode).toBe(403);
    expect((await resolve('person', admin.user.id, 'dismiss', stranger)).statusCode).toBe(404);
    const former = await createAdmin(site);
    await site.database.pool.query('update users set is_admin = false where id = $1', [former.user.id]);
    expect((await resolve('person', admin.user.id, 'dismiss', former)).statusCode).toBe(404);
    expect((await former.call('GET', '/api/admin/reports')).statusCode).toBe(404);
  });

  test('keeps no texts of a deleted account', async () => {
    const leaver = await createUser(site);
    const comment = await say('Words of a leaver', leaver);
    await report(stranger, 'comment', comment);
    await report(stranger, 'person', leaver.user.id);
    await report(leaver, 'project', project.id, { note: 'My own words' });
    await deleteAccount(leaver);
    expect(await thingOf(comment)).toMatchObject({ snapshot: '', current: 'Words of a leaver' });
    expect(await thingOf(leaver.user.id)).toBeUndefined();
    expect(await thingOf(leaver.user.id, '&state=resolved')).toMatchObject({ resolved: { outcome: 'gone' } });
    expect(JSON.stringify(await queue('?limit=100'))).not.toContain('My own words');
  });
});
