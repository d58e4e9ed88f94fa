import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { expect, test } from 'vitest';
import { projectRow } from './projects.ts';

test('gives every project a slug of its own, without a number', () => {
  const { projects } = buildCommunity({ now: new Date('2026-11-20T12:00:00Z'), seed: demoSeed });
  const slugs = projects.map((project) => projectRow(project).slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
