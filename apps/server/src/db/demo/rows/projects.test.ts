import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { expect, test } from 'vitest';
import { projectRow, seatRows } from './projects.ts';

const { projects } = buildCommunity({ now: new Date('2026-11-20T12:00:00Z'), seed: demoSeed });

test('seats the members of a team with written seats in their order', () => {
  const written = projects.filter(({ seats, members }) => seats.length > 0 && members.length > 1);
  expect(written.length).toBeGreaterThan(4);
  for (const project of written) {
    const rows = seatRows(project, new Map());
    expect(rows.map(({ name }) => name)).toEqual(project.seats.map(({ name }) => name));
    expect(rows.flatMap(({ memberId }) => memberId ?? [])).toEqual(
      project.members.map(({ userId }) => userId),
    );
  }
});

test('gives every project a slug of its own, without a number', () => {
  const slugs = projects.map((project) => projectRow(project).slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
