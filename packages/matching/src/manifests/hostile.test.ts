import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { parseManifest } from './parse-manifest.ts';

const size = 600_000;
/**
 * Several times the duration of a linear pass over the half megabyte that is read, far below a quadratic one.
 */
const limitMs = 600;

/** One file for every reader. */
const paths = [
  'package.json',
  'deno.json',
  'composer.json',
  'requirements.txt',
  'pyproject.toml',
  'Pipfile',
  'setup.py',
  'environment.yml',
  'go.mod',
  'Cargo.toml',
  'CMakeLists.txt',
  'conanfile.txt',
  'vcpkg.json',
  'pom.xml',
  'build.gradle.kts',
  'gradle/libs.versions.toml',
  'build.sbt',
  'project.clj',
  'Gemfile',
  'x.gemspec',
  'App.csproj',
  'mix.exs',
  'pubspec.yaml',
  'Package.swift',
  'Podfile',
  'Cartfile',
  'project.pbxproj',
  'DESCRIPTION',
  'renv.lock',
  'Dockerfile',
  'docker-compose.yml',
  '.github/workflows/ci.yml',
  '.gitlab-ci.yml',
  'main.tf',
  'schema.prisma',
  '.env.example',
];

/** Shapes that block or overflow readers that recurse, backtrack or expand. */
const shapes = [
  '[',
  '{"a":',
  '{"a":[',
  '{',
  '"',
  '\\"',
  '"\\',
  "'",
  '/*',
  '//',
  '<a>',
  '<a ',
  '<!--',
  '<![CDATA[',
  '<!ENTITY a "&b;">',
  '<a b="',
  'a.',
  'a = [',
  '[a.b.',
  '"""',
  'a = """\n',
  '- ',
  '-',
  'a: [\n',
  'a: {\n',
  'a: |\n ',
  ' ',
  '\t',
  '\n',
  'a:\n ',
  '&a [*a,',
  'a ',
  'a-',
  'FROM ',
  'FROM a AS b\n',
  'gem "a" do\n',
  'group :a do\n',
  'install_requires=[',
  'install_requires\n ',
  '{:a, ',
  '"a" % "b" ',
  "id 'a' ",
  'group: "a", name: ',
  'postgres://',
  'postgres+',
  'Imports: a,',
  'source = "',
  '\0',
  '\uFEFF',
  '\ud83d',
  '\u202e',
  '\r',
  '<script>alert(1)</script>',
];

/** Well-formed files: a start, the line of an index many times, an end. */
const wellFormed: readonly (readonly [string, string, (index: number) => string, string])[] = [
  ['pom.xml', '<a>', () => 'x\r', '</a>'],
  ['pom.xml', '<a>', (index) => `<b${index} c="&amp;">x</b${index}>`, '</a>'],
  ['pom.xml', '<a ', (index) => `b${index}="" `, '/>'],
  ['pyproject.toml', '', (index) => `a${index} = 1\n`, ''],
  ['pyproject.toml', '', (index) => `[[a]]\nb.c.d${index} = 1\n`, ''],
  ['compose.yaml', '', (index) => `? a${index}\n`, ''],
  ['compose.yaml', '', () => `- ${'['.repeat(98)}${']'.repeat(98)}\n`, ''],
  ['compose.yaml', 'a: &a [b]\nc: [', () => '*a,', ']'],
  ['package.json', '{', (index) => `"a${index}": {"b": []},`, '}'],
];

describe('parseManifest on hostile files', () => {
  parseManifest('package.json', '{}');

  test.each(paths)('reads %s in linear time for any repeated shape', (path) => {
    const slow = shapes
      .map((shape) => {
        const text = shape.repeat(Math.ceil(size / shape.length));
        return { shape, time: cpuMs(() => parseManifest(path, text)) };
      })
      .filter(({ time }) => time > limitMs);
    expect(slow).toEqual([]);
  });

  test.each(wellFormed)('reads a long well-formed %s in linear time', (path, start, lineOf, end) => {
    const lines = Array.from({ length: 10_000 }, (_, index) => lineOf(index));
    const text = `${start}${lines.join('')}${end}`;
    expect(cpuMs(() => parseManifest(path, text))).toBeLessThan(limitMs);
  });

  test('reads at most the first half megabyte', () => {
    const text = `{"dependencies":{"react":"1",${'"a":"1",'.repeat(6_000_000)}"vue":"3"}}`;
    expect(cpuMs(() => parseManifest('package.json', text))).toBeLessThan(limitMs);
    expect(parseManifest('package.json', text).map(({ skillId }) => skillId)).toContain('react');
  });

  test('never throws and returns only lines of the file', () => {
    const piece = fc.oneof(
      fc.constantFrom(...shapes),
      fc.constantFrom('react', 'dependencies', '"react": "1"', 'flask', '=', ':', ']', '}', '</a>', '\n  '),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.array(piece, { maxLength: 60 }), (path, pieces) => {
        const text = pieces.join('');
        const lines = text.split(/\r\n?|\n/).length;
        for (const skill of parseManifest(path, text)) {
          expect(skill.line).toBeLessThanOrEqual(lines);
          expect(skill.weight).toBeGreaterThan(0);
          expect(skill.snippet).not.toMatch(/[\p{Cc}\p{Cf}]/u);
          expect(skill.snippet.length).toBeLessThanOrEqual(160);
        }
      }),
    );
  });

  test('accepts any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(() => parseManifest(path, 'react')).not.toThrow();
      }),
    );
    expect(parseManifest('/'.repeat(1_000_000), 'x')).toEqual([]);
  });
});
