import { limits } from '@teamwright/contracts/core/limits.ts';
import { expect, test } from 'vitest';
import { buildCommunity, demoSeed } from '../build-community.ts';

const now = new Date('2026-11-20T12:00:00Z');
const { developers, projects } = buildCommunity({ now, seed: demoSeed });
const today = '2026-11-20';

test('has projects in each status that is not archived', () => {
  const statuses = new Set(projects.map((project) => project.status));
  expect([...statuses].sort()).toEqual(['closed', 'full', 'open']);
});

test('keeps the limits of projects', () => {
  for (const { title, description, responsibilities, technologies, skills } of projects) {
    expect(title.length).toBeLessThanOrEqual(limits.title.max);
    expect(description.length, title).toBeLessThanOrEqual(limits.description.max);
    expect(responsibilities.length, title).toBeLessThanOrEqual(limits.responsibilities.max);
    expect(technologies.length, title).toBeGreaterThan(0);
    expect(skills.length, title).toBeGreaterThan(0);
  }
});

test('has unique titles, and no tag twice in a project', () => {
  const titles = projects.map((project) => project.title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { title, technologies, skills } of projects) {
    const tags = [...technologies, ...skills];
    expect(new Set(tags).size, title).toBe(tags.length);
  }
});

test('has written seats for the whole team, with required skills and all levels', () => {
  const written = projects.filter(({ seats }) => seats.length > 0);
  expect(written.length).toBeGreaterThan(6);
  for (const { seats, teamSize, technologies, skills, title } of written) {
    expect(seats.length, title).toBe(teamSize);
    for (const seat of seats) {
      expect(seat.name.length, title).toBeLessThanOrEqual(limits.seatName.max);
      expect([...technologies, ...skills], title).toEqual(expect.arrayContaining(seat.skills));
      if (seat.hoursPerWeek !== null) expect(seat.hoursPerWeek).toBeLessThanOrEqual(limits.hoursPerWeek.max);
    }
  }
  const levels = new Set(written.flatMap(({ seats }) => seats.map(({ level }) => level)));
  expect(levels).toEqual(new Set(['any', 'learning', 'solid']));
});

test('has two to four skills in most seats and one skill in a few', () => {
  const counts = projects.flatMap(({ seats }) => seats.map(({ skills }) => skills.length));
  const share = (fits: (count: number) => boolean) => counts.filter(fits).length / counts.length;
  expect(share((count) => count >= 2 && count <= 4)).toBeGreaterThan(0.8);
  expect(share((count) => count === 1)).toBeGreaterThan(0.05);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
});

test('leaves at least one project to the proposal of the product', () => {
  expect(projects.filter(({ seats }) => seats.length === 0).length).toBeGreaterThan(0);
});

test('has teams of each size from two to eight', () => {
  const sizes = new Set(projects.map(({ teamSize }) => teamSize));
  expect([2, 3, 4, 5, 6, 7, 8].filter((size) => !sizes.has(size))).toEqual([]);
});

test('has teams of two to twelve, mostly small', () => {
  const sizes = projects.map(({ teamSize }) => teamSize);
  expect(Math.min(...sizes)).toBe(2);
  expect(Math.max(...sizes)).toBe(12);
  expect(sizes.filter((size) => size <= 5).length / sizes.length).toBeGreaterThan(0.8);
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
