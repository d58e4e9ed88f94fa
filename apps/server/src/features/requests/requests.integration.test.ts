import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violatesUnique } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { requests } from '../../db/schema/requests.ts';
import { memberships } from '../../db/schema/teams.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  deleteAccount,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Each race runs this many times, each time with new rows. */
const rounds = 4;

let site: TestApp;
let owner: TestUser;
let people: TestUser[];

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
  owner = await createUser(site);
  people = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

async function race(...calls: Promise<LightMyRequestResponse>[]): Promise<number[]> {
  return (await Promise.all(calls)).map((answer) => answer.statusCode).sort();
}

/** The stored state of a project, in an order that does not depend on which call came first. */
async function stored({ id }: Project) {
  const { db } = site.database;
  const rows = await db.select().from(requests).where(eq(requests.projectId, id));
  return {
    requests: rows.map((row) => row.status).sort(),
    members: await db.$count(memberships, eq(memberships.projectId, id)),
    asked: (await db.select().from(notifications).where(eq(notifications.projectId, id))).filter(
      ({ type }) => type === 'join_request' || type === 'invitation',
    ).length,
  };
}

function answer(person: TestUser, verb: 'accept' | 'reject', notificationId: string) {
  return person.call('PUT', `/api/notifications/${verb}/${notificationId}`);
}

function pair(): [TestUser, TestUser] {
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('two people take part');
  return [first, second];
}

test('lets one of two accepts for one last seat win and keeps the other request pending', async () => {
  const [first, second] = pair();
  for (let round = 0; round < rounds; round += 1) {
    const project = await createProject(owner, { teamSize: 2 });
    const one = await createJoinRequest(first, project);
    const two = await createJoinRequest(second, project);
    expect(await race(answer(owner, 'accept', one.id), answer(owner, 'accept', two.id))).toEqual([200, 409]);
    expect(await stored(project)).toEqual({ requests: ['accepted', 'pending'], members: 2, asked: 2 });
  }
});

test('applies one of accept and reject', async () => {
  const [asker] = pair();
  for (let round = 0; round < rounds; round += 1) {
    const project = await createProject(owner);
    const { id } = await createJoinRequest(asker, project);
    expect(await race(answer(owner, 'accept', id), answer(owner, 'reject', id))).toEqual([200, 409]);
    const { requests: statuses, members } = await stored(project);
    expect([
      ['accepted', 2],
      ['rejected', 1],
    ]).toContainEqual([statuses[0], members]);
  }
});

test('applies one of accept and withdraw', async () => {
  const [asker] = pair();
  for (let round = 0; round < rounds; round += 1) {
    const project = await createProject(owner);
    const { id, requestId } = await createJoinRequest(asker, project);
    const withdraw = asker.call('POST', `/api/requests/${requestId}/withdraw`);
    expect(await race(withdraw, answer(owner, 'accept', id))).toEqual([200, 409]);
    const { requests: statuses, members } = await stored(project);
    expect([
      ['accepted', 2],
      ['withdrawn', 1],
    ]).toContainEqual([statuses[0], members]);
  }
});

test('makes one member from five accepts of one request', async () => {
  const [asker] = pair();
  const project = await createProject(owner);
  const { id } = await createJoinRequest(asker, project);
  const calls = Array.from({ length: 5 }, () => answer(owner, 'accept', id));
  expect(await race(...calls)).toEqual([200, 409, 409, 409, 409]);
  expect(await stored(project)).toEqual({ requests: ['accepted'], members: 2, asked: 1 });
});

test('makes one request from five simultaneous requests of one user', async () => {
  const [asker] = pair();
  for (let round = 0; round < rounds; round += 1) {
    const project = await createProject(owner);
    const body = { postId: project.id };
    const calls = Array.from({ length: 5 }, () => asker.call('POST', '/api/notifications/send', { body }));
    expect(await race(...calls)).toEqual([201, 409, 409, 409, 409]);
    expect(await stored(project)).toEqual({ requests: ['pending'], members: 1, asked: 1 });
  }
});

test('makes a member when a request and an invitation are sent at the same moment', async () => {
  const [asker] = pair();
  for (let round = 0; round < rounds; round += 1) {
    const project = await createProject(owner);
    const statuses = await race(
      asker.call('POST', '/api/notifications/send', { body: { postId: project.id } }),
      owner.call('POST', '/api/invitations', { body: { postId: project.id, userId: asker.user.id } }),
    );
    expect(statuses).toEqual([201, 201]);
    expect(await stored(project)).toEqual({ requests: ['accepted'], members: 2, asked: 1 });
  }
});

test('leaves no deleted user on the team when accept and account deletion race', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const leaver = await createUser(site);
    const project = await createProject(owner);
    const { id } = await createJoinRequest(leaver, project);
    const accept = answer(owner, 'accept', id);
    const deletion = await deleteAccount(leaver);
    expect(deletion.statusCode).toBe(200);
    expect([200, 404, 409]).toContain((await accept).statusCode);
    expect((await stored(project)).members).toBe(1);
  }
});

test('keeps the weekly limit exactly when one user invites to many projects at the same time', async () => {
  const [invitee] = pair();
  const busy = await createUser(site);
  const projects = await Promise.all(Array.from({ length: 8 }, () => createProject(busy)));
  const now = site.clock.now();
  const sent = Array.from({ length: limits.invitationsPerWeek - 3 }, () => ({
    id: newId(),
    kind: 'invitation' as const,
    projectId: projects[0]?.id ?? '',
    userId: owner.user.id,
    createdBy: busy.user.id,
    status: 'withdrawn' as const,
    createdAt: now,
    answeredAt: now,
    expiresAt: now,
  }));
  await site.database.db.insert(requests).values(sent);
  const invite = ({ id }: Project) =>
    busy.call('POST', '/api/invitations', { body: { postId: id, userId: invitee.user.id } });
  expect(await race(...projects.map(invite))).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
});

test('the database rejects a second pending request of a user for a project', async () => {
  const [asker] = pair();
  const project = await createProject(owner);
  await createJoinRequest(asker, project);
  const second = {
    id: newId(),
    kind: 'invitation' as const,
    projectId: project.id,
    userId: asker.user.id,
    createdBy: owner.user.id,
    expiresAt: new Date(),
  };
  const insert = site.database.db.insert(requests).values(second);
  await expect(insert).rejects.toSatisfy((error) => violatesUnique(error, 'requests_pending_key'));
});
