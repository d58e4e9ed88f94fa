import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { buildDevelopers } from './build-developers.ts';
import { layOut } from './repository-files.ts';

const developers = buildDevelopers(new Date('2026-11-20T12:00:00Z'), createRandom(1));

test('contains every piece of evidence at its line', () => {
  let placed = 0;
  for (const { repositories, evidence } of developers)
    for (const repository of repositories) {
      const { files, places } = layOut(repository, evidence);
      for (const { file, line, snippet } of places.values()) {
        if (file === '') continue;
        placed += 1;
        expect(files[file]?.split('\n')[line - 1]?.trim()).toBe(snippet);
      }
    }
  expect(placed).toBeGreaterThan(1_000);
});

test('has a README for every repository and valid JSON', () => {
  for (const { repositories, evidence } of developers)
    for (const repository of repositories) {
      const { files } = layOut(repository, evidence);
      expect(files['README.md']).toContain(repository.description);
      for (const [path, text] of Object.entries(files)) if (path.endsWith('.json')) JSON.parse(text);
    }
});
