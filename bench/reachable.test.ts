import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../tools/imports/sources.ts';
import { root } from '../tools/steps.ts';

const sources = new Map(readSources(root).map(({ path, imports }) => [path, imports]));

/** All files that these files import, directly or indirectly. Test files are not followed. */
function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts);
  for (const path of reached)
    for (const target of sources.get(path) ?? []) reached.add(posix.normalize(target));
  return reached;
}

function productFiles(folder: string): string[] {
  return [...sources.keys()].filter(
    (path) => path.startsWith(folder) && !/\.test\.tsx?$|\/testing[/.]/.test(path),
  );
}

const byApps = reachedFrom(productFiles('apps/'));
const byBench = reachedFrom(productFiles('bench/'));
const measured = [...byBench].filter(
  (path) => /^packages\/[^/]+\/src\/.+\.ts$/.test(path) && !path.includes('/src/testing/'),
);

test('the benchmark uses no module of the packages that the apps do not use', () => {
  expect(measured.filter((path) => !byApps.has(path))).toEqual([]);
});

test('the graph of imports contains the engine and its weights', () => {
  expect(byApps.has('packages/matching/src/matcher.ts')).toBe(true);
  expect(byBench.has('apps/server/src/features/imports/imports.service.ts')).toBe(true);
});
