import type { RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { afterAll, expect, test } from 'vitest';
import { createWorkPool } from '../../platform/work-pool.ts';
import viewCode, { type CodeText } from './repositories.evidence.view.ts';

const pool = createWorkPool();
afterAll(() => pool.close());

const task = { module: import.meta.resolve('./repositories.evidence.view.ts') };

function largeSnapshot(): RepositorySnapshot {
  const manifest = JSON.stringify({ dependencies: { react: '^19', redis: '^5', express: '^5' } });
  const files = Array.from({ length: 60 }, (_, part) => [`part-${part}/package.json`, manifest]);
  return {
    repository: 'someone/large',
    languages: { TypeScript: 90_000, Go: 40_000 },
    topics: ['postgresql'],
    files: Object.fromEntries(files),
    paths: Array.from({ length: 3_000 }, (_, file) => `src/file-${file}.ts`),
    readme: { path: 'README.md', text: 'Built with React. API_KEY=abc Zażółć 🎿\n'.repeat(4_000) },
    firstSeen: 0,
    lastSeen: 1,
  };
}

test.each([false, true])(
  'a worker thread returns the same bytes as the function, private: %s',
  async (own) => {
    const input: CodeText = { snapshot: largeSnapshot(), private: own };
    const here = JSON.stringify(viewCode(input));
    expect(here).toContain('React');
    expect(here).not.toContain('abc');
    expect(JSON.stringify(await pool.run(task, input))).toBe(here);
  },
);
