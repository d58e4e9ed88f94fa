import { describe, expect, test } from 'vitest';
import { isManifest, parseManifest } from '../manifests/parse-manifest.ts';
import { taxonomyRows } from '../taxonomy/data/rows.ts';
import { labelKey } from '../taxonomy/label-key.ts';
import { getSkill } from '../taxonomy/taxonomy.ts';
import type { DetectorKind } from './detector-table.ts';
import { detect } from './detectors.ts';
import { detectorRows } from './rows/rows.ts';

/** The smallest manifest that contains the name. */
const manifests: Record<Exclude<DetectorKind, 'files' | 'ext'>, (name: string) => [string, string]> = {
  npm: (name) => ['package.json', JSON.stringify({ dependencies: { [name]: '1.0.0' } })],
  pypi: (name) => ['requirements.txt', `${name}==1.0`],
  gem: (name) => ['Gemfile', `gem "${name}", "~> 1.0"`],
  cargo: (name) => {
    const [crate, feature] = name.split('/');
    return ['Cargo.toml', `[dependencies]\n${crate} = { version = "1", features = ["${feature ?? ''}"] }`];
  },
  go: (name) => ['go.mod', `require ${name.includes('/') ? name : `${name}/x`} v1.0.0`],
  maven: (name) => {
    if (name.includes('/')) return ['project.clj', `:dependencies [[${name} "1.0"]]`];
    return name.includes(':')
      ? ['build.gradle', `implementation '${name}:1.0'`]
      : ['build.gradle.kts', `plugins { id("${name}") }`];
  },
  nuget: (name) => [
    'App.csproj',
    `<ItemGroup><PackageReference Include="${name}" Version="1" /></ItemGroup>`,
  ],
  hex: (name) => ['mix.exs', `{:${name}, "~> 1.0"}`],
  pub: (name) => ['pubspec.yaml', `dependencies:\n  ${name}: ^1.0.0`],
  composer: (name) => ['composer.json', JSON.stringify({ require: { [name]: '^1' } })],
  pod: (name) => ['Podfile', `pod '${name}', '~> 1.0'`],
  cran: (name) => ['DESCRIPTION', `Imports: ${name}`],
  cpp: (name) => ['CMakeLists.txt', `find_package(${name} REQUIRED)`],
  docker: (name) => ['Dockerfile', `FROM ${name}:1`],
  action: (name) => ['.github/workflows/ci.yml', `jobs:\n  a:\n    steps:\n      - uses: ${name}@v1`],
  terraform: (name) => ['main.tf', `source = "${name}"`],
  setting: (name) => {
    const [kind, value] = name.split('/');
    return kind === 'url'
      ? ['.env.example', `URL=${value}://localhost`]
      : ['schema.prisma', `provider = "${value}"`];
  },
};

describe('the detectors', () => {
  test('have one row per skill, with the label of the taxonomy', () => {
    const strange = detectorRows.filter(({ skillId, label }) => getSkill(skillId)?.label !== label);
    expect(strange.map(({ skillId }) => skillId)).toEqual([]);
    expect(new Set(detectorRows.map(({ skillId }) => skillId)).size).toBe(detectorRows.length);
  });

  test('contain no name twice in a row', () => {
    const repeated = detectorRows.filter(
      ({ names }) => new Set(names.map(({ kind, name }) => `${kind} ${name}`)).size < names.length,
    );
    expect(repeated.map(({ skillId }) => skillId)).toEqual([]);
  });

  test('use no package name that is an alias of another skill in the taxonomy', () => {
    const packages = Map.groupBy(
      detectorRows.flatMap(({ skillId, names }) => names.map(({ kind, name }) => ({ skillId, kind, name }))),
      ({ name }) => labelKey(name),
    );
    const lumped = taxonomyRows.flatMap(({ id, aliases }) =>
      aliases
        .map((alias) => ({ alias, owners: packages.get(labelKey(alias))?.filter(isPackage) ?? [] }))
        .filter(({ owners }) => owners.length > 0 && owners.every(({ skillId }) => skillId !== id))
        .map(({ alias }) => `${id}: ${alias}`),
    );
    // The package `ai` is a library named by the abbreviation of its subject.
    expect(lumped).toEqual(['artificial-intelligence: AI']);
  });

  test('find their skill in a manifest by each of their names', () => {
    const missed: string[] = [];
    for (const { skillId, names } of detectorRows)
      for (const { kind, name } of names) {
        const example = name.replaceAll('*', 'xx');
        if (!finds(skillId, kind, example)) missed.push(`${skillId}: ${kind} ${name}`);
      }
    expect(missed).toEqual([]);
  });

  test('cover every ecosystem', () => {
    const kinds = new Set(detectorRows.flatMap(({ names }) => names.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...Object.keys(manifests), 'ext', 'files'].sort());
  });
});

/** Names of files, services and settings may show several skills, so they are not checked. */
function isPackage({ kind }: { kind: DetectorKind }): boolean {
  return !['files', 'ext', 'action', 'setting', 'terraform'].includes(kind);
}

function finds(skillId: string, kind: DetectorKind, name: string): boolean {
  if (kind === 'files' || kind === 'ext')
    return detect(kind, name).some(({ detector }) => detector.skillId === skillId);
  const [path, text] = manifests[kind](name);
  expect(isManifest(path)).toBe(true);
  return parseManifest(path, text).some((skill) => skill.skillId === skillId && skill.line > 0);
}
