import { maxTotalCharacters } from '@teamwright/matching/analysis/analyse-repository.ts';
import type { RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import type { DetectorKind } from '@teamwright/matching/detect/detector-table.ts';
import { detectorRows } from '@teamwright/matching/detect/rows/rows.ts';

const maxManifests = 60;
const maxPaths = 3_000;

interface Format {
  readonly name: string;
  /** The kind of names it contains. */
  readonly kind: DetectorKind;
  readonly head: string;
  readonly line: (name: string) => string;
}

/** One format per parser; every line has a known name, so that no line is skipped. */
const formats: readonly Format[] = [
  { name: 'package.json', kind: 'npm', head: '{"dependencies":{', line: (name) => `  "${name}": "^1.0.0",` },
  {
    name: 'pyproject.toml',
    kind: 'pypi',
    head: '[tool.poetry.dependencies]',
    line: (name) => `${name} = "1"`,
  },
  { name: 'requirements.txt', kind: 'pypi', head: '', line: (name) => `${name}==1.0` },
  { name: 'go.mod', kind: 'go', head: 'require (', line: (name) => `\t${name} v1.0.0` },
  { name: 'build.gradle', kind: 'maven', head: '', line: (name) => `implementation '${name}:1.0'` },
  { name: 'compose.yaml', kind: 'docker', head: 'services:', line: (name) => `  a:\n    image: ${name}:1` },
  { name: 'Dockerfile', kind: 'docker', head: '', line: (name) => `FROM ${name}:1` },
];

const sentence =
  'It is built with React and PostgreSQL, and tells of tides, ferries and the weather at sea.\n';

function textOf({ kind, head, line }: Format, length: number): string {
  const names = detectorRows.flatMap((row) =>
    row.names.filter((one) => one.kind === kind).map(({ name }) => name.replaceAll('*', 'own')),
  );
  let text = `${head}\n`;
  for (let index = 0; text.length < length; index += 1)
    text += `${line(names[index % names.length] ?? '')}\n`;
  return text;
}

function repositoryOf(files: Record<string, string>, readme: string, paths: number): RepositorySnapshot {
  return {
    repository: 'bench/repository',
    languages: { TypeScript: 900_000, CSS: 90_000, Go: 40_000 },
    topics: ['react', 'postgresql'],
    files,
    paths: Array.from({ length: paths }, (_, index) => `src/part-${index % 90}/file-${index}.ts`),
    readme: { path: 'README.md', text: readme },
    firstSeen: 0,
    lastSeen: 0,
  };
}

export function usualRepository(): RepositorySnapshot {
  const [first] = formats;
  const manifest = first ? textOf(first, 2_000) : '';
  const files = { 'package.json': manifest, 'compose.yaml': 'services: {}\n' };
  return repositoryOf(files, sentence.repeat(44), 300);
}

/** For each format, a repository whose manifests fill the size limit. */
export function largestRepositories(): { name: string; snapshot: RepositorySnapshot }[] {
  return formats.map((format) => {
    const text = textOf(format, maxTotalCharacters / maxManifests);
    const paths = Array.from({ length: maxManifests }, (_, index) => `packages/part-${index}/${format.name}`);
    const files = Object.fromEntries(paths.map((path) => [path, text]));
    return { name: format.name, snapshot: repositoryOf(files, sentence.repeat(1_100), maxPaths) };
  });
}
