import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { analyseRepository } from './analyse-repository.ts';
import { proposeSkills } from './propose-skills.ts';

const bare = { repository: 'a/b', firstSeen: 0, lastSeen: 0 };

describe('analyseRepository on hostile repositories', () => {
  const usual = {
    ...bare,
    languages: { TypeScript: 100_000, CSS: 20_000 },
    files: Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `packages/p${index}/package.json`,
        JSON.stringify({ dependencies: { react: '1', express: '1', [`own-${index}`]: '1' } }, null, 2),
      ]),
    ),
    readme: { path: 'README.md', text: '## Tech stack\nReact and PostgreSQL. '.repeat(200) },
  };
  for (let run = 0; run < 20; run++) analyseRepository(usual);

  test('takes at most 50 ms for a typical repository', () => {
    const times = Array.from({ length: 9 }, () => cpuMs(() => analyseRepository(usual)));
    expect(Math.min(...times)).toBeLessThan(50);
  });

  test('bounds its work for thousands of large manifests', () => {
    const text = `{"dependencies":{${'"react":"1",'.repeat(50_000)}}}`;
    const files = Object.fromEntries(
      Array.from({ length: 5_000 }, (_, index) => [`p${index}/package.json`, text]),
    );
    expect(cpuMs(() => analyseRepository({ ...bare, files }))).toBeLessThan(5_000);
  });

  test('reads only the start of each file, of all files together (root first) and of the README', () => {
    const named = (name: string, before: number) => `${'#'.repeat(before)}\n${name}==1\n`;
    const shows = (snapshot: object, skill: string) =>
      analyseRepository({ ...bare, ...snapshot }).some(({ skillId }) => skillId === skill);
    const one = (before: number) => shows({ files: { 'requirements.txt': named('flask', before) } }, 'flask');
    expect([one(130_000), one(132_000)]).toEqual([true, false]);
    const several = ['requirements.txt', 'a/requirements.txt', 'b/requirements.txt', 'c/d/requirements.txt'];
    const full = Object.fromEntries(several.map((path) => [path, named('flask', 130_500)]));
    expect(shows({ files: { ...full, 'c/d/e/requirements.txt': 'django==1' } }, 'django')).toBe(false);
    expect(shows({ files: { ...full, 'requirements.in': 'django==1' } }, 'django')).toBe(true);
    const readme = (before: number) => ({
      path: 'README.md',
      text: `${' '.repeat(before)}\n# Stack\nDjango\n`,
    });
    expect(shows({ readme: readme(31_000) }, 'django')).toBe(true);
    expect(shows({ readme: readme(32_500) }, 'django')).toBe(false);
  });

  test.each([
    ['headings', '# '],
    ['unclosed links', '[a]('],
    ['nested links', '[!['],
    ['tags', '<a '],
    ['bold', '**a'],
    ['tables', '|-'],
    ['fences', '```\n'],
    ['stack headings', '## Tech stack\n'],
    ['names', 'React, '],
    ['addresses', 'https://'],
  ])('reads a README of 5 megabytes of %s', (_what, piece) => {
    const text = piece.repeat(Math.ceil(5_000_000 / piece.length));
    const readme = { path: 'README.md', text };
    expect(cpuMs(() => analyseRepository({ ...bare, readme }))).toBeLessThan(500);
  });

  test('returns valid rows for any input', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 80 });
    const name = fc.oneof(anything, fc.constantFrom('package.json', 'Cargo.toml', 'a/pom.xml', '__proto__'));
    const snapshot = fc.record({
      languages: fc.dictionary(fc.oneof(anything, fc.constantFrom('Go', 'HTML')), fc.double()),
      extensions: fc.dictionary(fc.constantFrom('m', 'ts', 'x'), fc.double()),
      topics: fc.array(fc.oneof(anything, fc.constantFrom('react', 'docker'))),
      files: fc.dictionary(name, anything),
      paths: fc.array(name),
      readme: fc.record({ path: anything, text: anything }),
    });
    fc.assert(
      fc.property(snapshot, (given) => {
        const rows = analyseRepository({ ...bare, ...given });
        for (const { weight, volume, skillId } of rows) {
          expect(skillId).not.toBe('');
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
          expect(volume).toBeGreaterThan(0);
          expect(volume).toBeLessThanOrEqual(1);
        }
        expect(proposeSkills(rows).every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
        expect(analyseRepository({ ...bare, ...given })).toEqual(rows);
      }),
    );
  });
});
