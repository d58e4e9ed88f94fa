import { describe, expect, test } from 'vitest';
import { analyseRepository } from './analyse-repository.ts';
import { proposeSkills } from './propose-skills.ts';
import type { RepositorySnapshot } from './repository.ts';

const bare = { repository: 'ada/bees', firstSeen: 1_000, lastSeen: 2_000 };
const react = '{"dependencies":{"react":"19"}}';

function ids(snapshot: Partial<RepositorySnapshot>): string[] {
  return proposeSkills(analyseRepository({ ...bare, ...snapshot }))
    .map(({ skillId }) => skillId)
    .sort();
}

describe('analyseRepository', () => {
  test('returns evidence rows with file, line and dates', () => {
    const rows = analyseRepository({
      ...bare,
      files: { 'web/package.json': '{\n"dependencies":{\n"react":"19"}}' },
    });
    expect(rows.find(({ skillId }) => skillId === 'react')).toEqual({
      skillId: 'react',
      label: 'React',
      source: 'manifest',
      repository: 'ada/bees',
      file: 'web/package.json',
      line: 3,
      snippet: '"react":"19"}}',
      weight: 0.6,
      volume: 1,
      minor: false,
      firstSeen: 1_000,
      lastSeen: 2_000,
    });
  });

  test('returns one row per skill and source if several files show the skill', () => {
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}/package.json`, react]));
    const rows = analyseRepository({ ...bare, files, topics: ['react'] });
    expect(rows.filter(({ skillId }) => skillId === 'react').map(({ source }) => source)).toEqual([
      'topic',
      'manifest',
    ]);
  });

  test('returns nothing for a fork without own commits', () => {
    const files = { 'package.json': react };
    expect(analyseRepository({ ...bare, files, fork: { ownCommits: 0 } })).toEqual([]);
    expect(ids({ files, fork: { ownCommits: 1 } })).toContain('react');
  });

  test.each([
    'node_modules/a/package.json',
    'vendor/a/package.json',
    'examples/a/package.json',
    'example-app/package.json',
    'test/fixtures/package.json',
    'api_tests/package.json',
    'packages/a/Third_Party/package.json',
  ])('ignores %s', (path) => {
    expect(analyseRepository({ ...bare, files: { [path]: react }, paths: [path] })).toEqual([]);
  });

  test.each(['package.json', 'packages/latest/package.json', 'apps/attestation/package.json'])(
    'reads %s',
    (path) => {
      expect(ids({ files: { [path]: react } })).toContain('react');
    },
  );

  test('finds skills by file names alone', () => {
    expect(ids({ paths: ['apps/web/next.config.mjs', 'ios/Podfile', 'docs/readme.txt'] })).toEqual([
      'ios',
      'nextjs',
    ]);
  });

  test('counts known topics, and topics about a subject with less weight', () => {
    expect(ids({ topics: ['django', 'hacktoberfest', 'machine-learning', 'frontend'] })).toEqual(['django']);
  });
});

describe('languages', () => {
  test('returns languages with a minimum share, by name or by extension', () => {
    expect(ids({ languages: { TypeScript: 90_000, Python: 9_000, Makefile: 500, Klingon: 9 } })).toEqual([
      'python',
      'typescript',
    ]);
    expect(ids({ extensions: { go: 500_000, json: 9_000_000, sql: 2_000, py: 40_000 } })).toEqual([
      'go',
      'python',
    ]);
  });

  test('gives more weight to a larger share', () => {
    const rows = analyseRepository({ ...bare, languages: { Rust: 90, Python: 10 } });
    const [rust, python] = ['rust', 'python'].map(
      (id) => rows.find(({ skillId }) => skillId === id)?.volume ?? 0,
    );
    expect(rust).toBeGreaterThan(python ?? 1);
    expect(rust).toBeLessThanOrEqual(1);
  });

  test('distinguishes Objective-C from MATLAB by the other file types', () => {
    expect(ids({ extensions: { m: 9_000, h: 100 } })).toEqual(['objective-c']);
    expect(ids({ extensions: { m: 9_000 } })).toEqual(['matlab']);
  });

  test('ignores invalid byte counts', () => {
    const odd = { Python: Number.NaN, Go: -5, Rust: Number.POSITIVE_INFINITY, constructor: 5 };
    expect(ids({ languages: odd })).toEqual([]);
  });
});

describe('README', () => {
  function readme(text: string): Partial<RepositorySnapshot> {
    return { readme: { path: 'README.md', text } };
  }

  test('counts skills in the section about the stack', () => {
    const text =
      '# Bees\nFaster than Angular.\n## Tech Stack\n- [Vue](https://react.dev)\n- PostgreSQL\n## Thanks\nDjango';
    expect(ids(readme(text))).toEqual(['postgresql', 'vue']);
    const row = analyseRepository({ ...bare, ...readme(text) }).find(
      ({ skillId }) => skillId === 'postgresql',
    );
    expect(row).toMatchObject({ file: 'README.md', line: 5, snippet: '- PostgreSQL', source: 'readme' });
  });

  test('confirms by a README mention what only one corner of a large repository names', () => {
    const names = ['a', 'b', 'c', 'd'];
    const files = Object.fromEntries(names.map((name) => [`packages/${name}/package.json`, react]));
    files['packages/a/package.json'] = '{"dependencies":{"react":"19","konva":"9"}}';
    expect(ids({ files })).toEqual(['nodejs', 'react']);
    expect(ids({ files, ...readme('Drawing with Konva.') })).toContain('konva');
  });

  test('ignores names in code blocks', () => {
    expect(ids(readme('## Built with\n```\nPostgreSQL\n```'))).toEqual([]);
  });
});

describe('proposeSkills', () => {
  test('leaves out skills that every repository of its kind shows', () => {
    expect(ids({ files: { 'package.json': '{"devDependencies":{"eslint":"9","prettier":"3"}}' } })).toEqual([
      'nodejs',
    ]);
  });

  test('orders skills by confidence', () => {
    const rows = analyseRepository({ ...bare, topics: ['redis'], files: { 'package.json': react } });
    const proposed = proposeSkills(rows);
    expect(proposed.map(({ skillId }) => skillId)).toEqual(['react', 'nodejs', 'redis']);
    for (const { confidence } of proposed) expect(confidence).toBeLessThanOrEqual(1);
  });
});
