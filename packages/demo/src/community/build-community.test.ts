import { expect, test } from 'vitest';
import { dayMs } from '../durations.ts';
import { buildCommunity, demoSeed } from './build-community.ts';
import type { DemoProject } from './types.ts';

const now = new Date('2026-11-20T12:00:00Z');
const community = buildCommunity({ now, seed: demoSeed });
const { developers, projects, requests, messages, reads, signIns } = community;
const developerIds = new Set(developers.map((developer) => developer.id));
const projectsById = new Map(projects.map((project) => [project.id, project]));

function projectOf(id: string): DemoProject {
  const project = projectsById.get(id);
  if (project === undefined) throw new Error(`no project ${id}`);
  return project;
}

function memberIds(project: DemoProject): string[] {
  return project.members.map((member) => member.userId);
}

test('builds the same community for the same moment and seed, and another for another seed', () => {
  expect(buildCommunity({ now, seed: demoSeed })).toEqual(community);
  expect(buildCommunity({ now, seed: demoSeed + 1 })).not.toEqual(community);
});

test('builds for any seed and any day of the year', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const built = buildCommunity({ now: new Date(Date.UTC(2027, seed * 2, 1)), seed });
    expect(built.projects).toHaveLength(projects.length);
  }
});

test('has unique UUIDv7 ids', () => {
  const ids = [...developers, ...projects, ...requests, ...messages].map((row) => row.id);
  const evidence = developers.flatMap((developer) => developer.evidence.map((row) => row.id));
  const all = [...ids, ...evidence];
  expect(new Set(all).size).toBe(all.length);
  expect(
    all.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBe(true);
});

test('refers only to existing users and projects', () => {
  const mentioned = [
    ...projects.flatMap((project) => [project.ownerId, ...memberIds(project)]),
    ...requests.flatMap((request) => [
      request.developerId,
      request.senderId,
      request.decidedById ?? request.senderId,
    ]),
    ...messages.map((message) => message.senderId),
    ...reads.map((read) => read.userId),
    ...Object.values(signIns).map((signIn) => signIn.userId),
  ];
  expect(mentioned.filter((id) => !developerIds.has(id))).toEqual([]);
  const rooms = [...requests, ...messages, ...reads].map((row) => row.projectId);
  expect(rooms.filter((id) => !projectsById.has(id))).toEqual([]);
});

test('has pending requests only from outside the team, once per user, within fourteen days', () => {
  const pending = requests.filter((request) => request.status === 'pending');
  const joining = pending.filter((request) => request.kind === 'join_request');
  expect(joining.length).toBeGreaterThanOrEqual(25);
  expect(pending.length).toBeGreaterThan(joining.length);
  expect(new Set(pending.map((request) => `${request.projectId}/${request.developerId}`)).size).toBe(
    pending.length,
  );
  for (const request of pending) {
    const project = projectOf(request.projectId);
    expect(memberIds(project)).not.toContain(request.developerId);
    expect(project.status).not.toBe('closed');
    expect(now.getTime() - request.createdAt.getTime()).toBeLessThan(14 * dayMs);
    expect(request.decidedAt).toBeNull();
  }
});

test('dates each answer after its request, by the right side', () => {
  for (const request of requests.filter(({ status }) => status !== 'pending')) {
    const { ownerId, createdAt } = projectOf(request.projectId);
    expect(request.createdAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
    expect(request.decidedAt?.getTime()).toBeGreaterThan(request.createdAt.getTime());
    expect(request.decidedAt?.getTime()).toBeLessThan(now.getTime());
    const answering = request.kind === 'join_request' ? ownerId : request.developerId;
    const deciders = { withdrawn: request.senderId, expired: null };
    expect(request.decidedById).toBe(
      request.status === 'withdrawn' || request.status === 'expired' ? deciders[request.status] : answering,
    );
  }
});

test('has an accepted request for every membership', () => {
  const accepted = requests.filter((request) => request.status === 'accepted');
  const joined = projects.flatMap((project) =>
    project.members.slice(1).map(({ userId }) => `${project.id}/${userId}`),
  );
  expect(accepted.map((request) => `${request.projectId}/${request.developerId}`).toSorted()).toEqual(
    joined.toSorted(),
  );
});

test('has no activity before an account exists', () => {
  const since = new Map(developers.map((developer) => [developer.id, developer.createdAt.getTime()]));
  for (const project of projects)
    expect(project.createdAt.getTime()).toBeGreaterThan(since.get(project.ownerId) ?? Infinity);
  for (const request of requests) {
    expect(request.createdAt.getTime()).toBeGreaterThan(since.get(request.developerId) ?? Infinity);
  }
});

test('gives the demo owner open seats and pending requests', () => {
  const own = projects.filter((project) => project.ownerId === signIns.owner.userId);
  expect(own.length).toBeGreaterThanOrEqual(2);
  for (const project of own) {
    expect(project.status).toBe('open');
    expect(requests.some(({ projectId, status }) => projectId === project.id && status === 'pending')).toBe(
      true,
    );
  }
});

test('gives the demo developer two teams, an invitation and a join request', () => {
  const { userId } = signIns.developer;
  expect(projects.filter((project) => memberIds(project).includes(userId))).toHaveLength(2);
  const pending = requests.filter(
    (request) => request.developerId === userId && request.status === 'pending',
  );
  expect(pending.map((request) => request.kind).toSorted()).toEqual(['invitation', 'join_request']);
});

test('has one administrator', () => {
  expect(developers.filter((developer) => developer.isAdmin).map((developer) => developer.id)).toEqual([
    signIns.admin.userId,
  ]);
});
