import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from '../tools/imports/sources.ts';
import { root } from '../tools/steps.ts';

const sources = new Map(readSources(root).map(({ path, imports }) => [path, imports]));

/** Every file that these files import, directly or not. Files of tests import what they like. */
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

/**
 * Only the benchmark uses these: the former second ranker and the fitting of weights. The list may only shrink.
 */
const onlyInBench = ['packages/matching/src/rank/', 'packages/matching/src/learn/'];

const byApps = reachedFrom(productFiles('apps/'));
const byBench = reachedFrom(productFiles('bench/'));
const measured = [...byBench].filter(
  (path) => /^packages\/[^/]+\/src\/.+\.ts$/.test(path) && !path.includes('/src/testing/'),
);

test('the benchmark uses no module of the packages that the apps do not use', () => {
  const left = measured.filter((path) => !byApps.has(path));
  expect(left.filter((path) => !onlyInBench.some((folder) => path.startsWith(folder)))).toEqual([]);
});

test('every listed exception is still used by the benchmark alone', () => {
  for (const folder of onlyInBench)
    expect(measured.filter((path) => path.startsWith(folder) && !byApps.has(path))).not.toEqual([]);
});

test('the graph of imports contains the engine and its weights', () => {
  expect(byApps.has('packages/matching/src/matcher.ts')).toBe(true);
  expect(byBench.has('apps/server/src/features/imports/imports.service.ts')).toBe(true);
});
