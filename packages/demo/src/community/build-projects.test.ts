import { limits } from '@teamwright/contracts/core/limits.ts';
import { expect, test } from 'vitest';
import { buildCommunity, demoSeed } from './build-community.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { developers, projects } = buildCommunity({ now, seed: demoSeed });
const today = '2026-11-20';
const dayMs = 86_400_000;

test('has sixty projects over ten months: mostly open, some full, two closed', () => {
  expect(projects).toHaveLength(60);
  const counted = Object.groupBy(projects, (project) => project.status);
  expect(counted.open?.length).toBeGreaterThan(45);
  expect(counted.full?.length).toBeGreaterThanOrEqual(4);
  expect(counted.closed).toHaveLength(2);
  const ages = projects.map((project) => (now.getTime() - project.createdAt.getTime()) / dayMs);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toSatisfy((days: number) => days > 240 && days < 305);
});

test('repeats no text', () => {
  for (const texts of [
    projects.map((project) => project.title),
    projects.map((project) => project.description),
    projects.flatMap((project) => project.responsibilities.split('\n')),
  ]) {
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('keeps the limits of texts and tags, without repeated tags', () => {
  for (const project of projects) {
    expect(project.title.length).toBeLessThanOrEqual(limits.title.max);
    expect(project.description.split(/[.!?]\s/).length, project.title).toSatisfy(
      (n: number) => n >= 2 && n <= 5,
    );
    expect(project.responsibilities.split('\n').length).toBeGreaterThanOrEqual(3);
    const tags = [...project.technologies, ...project.skills];
    expect(new Set(tags).size, project.title).toBe(tags.length);
    expect(project.technologies.length * project.skills.length).toBeGreaterThan(0);
  }
});

test('never exceeds the team size, and marks full projects as full', () => {
  for (const { members, status, teamSize, title } of projects) {
    expect(members.length, title).toBeLessThanOrEqual(teamSize);
    if (status !== 'closed') expect(status === 'full', title).toBe(members.length === teamSize);
    expect(new Set(members.map((member) => member.userId)).size, title).toBe(members.length);
    expect(members.map((member) => member.role === 'owner')).toEqual(members.map((_, index) => index === 0));
  }
});

test('has dates in order, and open projects end in the future', () => {
  for (const { createdAt, members, startDate, endDate, status, title } of projects) {
    const joined = members.map((member) => member.joinedAt.getTime());
    expect(joined, title).toEqual(joined.toSorted((a, b) => a - b));
    expect(joined[0]).toBe(createdAt.getTime());
    expect(Math.max(...joined)).toBeLessThan(now.getTime());
    expect(startDate < endDate, title).toBe(true);
    expect(status === 'closed' ? endDate < today : endDate > today, title).toBe(true);
  }
});

test('has only team members who show a needed skill', () => {
  const shown = new Map(
    developers.map(({ id, evidence }) => [id, new Set(evidence.map((row) => row.skill))]),
  );
  for (const { members, skills, technologies, title } of projects) {
    for (const { userId } of members) {
      const covered = [...technologies, ...skills].filter((label) => shown.get(userId)?.has(label));
      expect(covered.length, `${title}: ${userId}`).toBeGreaterThan(0);
    }
  }
});
