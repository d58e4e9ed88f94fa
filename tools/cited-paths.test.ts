import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenCitations, citedPaths } from './cited-paths.ts';

test('resolves links from the document and code spans from the checkout', () => {
  const text =
    'See [the map](../README.md#map) and `apps/server/src/main.ts:12`, not `npm start` or `docs/NNN-title.md`.';
  expect(citedPaths(text, 'docs')).toEqual(['README.md', 'apps/server/src/main.ts']);
});

test('ignores addresses, anchors, patterns and code blocks', () => {
  const text = '[a](https://example.org/x) [b](#here) `packages/*/src`\n```sh\ncat `tools/none.ts`\n```\n';
  expect(citedPaths(text, '')).toEqual([]);
});

test('finds a citation of a missing file', () => {
  const base = mkdtempSync(join(tmpdir(), 'teamwright-cited-'));
  mkdirSync(join(base, 'docs'));
  writeFileSync(join(base, 'README.md'), '[operations](docs/operations.md) `tools/missing.ts`');
  writeFileSync(join(base, 'docs/operations.md'), '[home](../README.md) [gone](gone.md)');
  expect(brokenCitations(base)).toEqual(['README.md: tools/missing.ts', 'docs/operations.md: docs/gone.md']);
  rmSync(base, { recursive: true });
});
