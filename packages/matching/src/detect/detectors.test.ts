import { describe, expect, test } from 'vitest';
import { type DetectorKind, detectorTable } from './detector-table.ts';
import { detect } from './detectors.ts';
import { createNameIndex } from './name-index.ts';

function skills(kind: DetectorKind, name: string): string[] {
  return detect(kind, name).map(({ detector }) => detector.skillId);
}

describe('detectorTable', () => {
  test('parses a row', () => {
    expect(detectorTable('saw | Saw | minor | npm saw saw-* | files saw.toml~')).toEqual([
      {
        skillId: 'saw',
        label: 'Saw',
        minor: true,
        names: [
          { kind: 'npm', name: 'saw', weak: false },
          { kind: 'npm', name: 'saw-*', weak: false },
          { kind: 'files', name: 'saw.toml', weak: true },
        ],
      },
    ]);
  });

  test.each(['saw', 'saw | Saw | npn saw', 'saw | Saw | npm'])('rejects %j', (row) => {
    expect(() => detectorTable(row)).toThrow('Detector row');
  });
});

describe('createNameIndex', () => {
  const index = createNameIndex<string>();
  for (const pattern of ['react', '@radix-ui/*', '*.csproj', 'a*b*c']) index.add(pattern, pattern);

  test.each([
    ['react', ['react']],
    ['react-dom', []],
    ['@radix-ui/slot', ['@radix-ui/*']],
    ['@radix-ui', []],
    ['App.csproj', ['*.csproj']],
    ['axxbxxc', ['a*b*c']],
    ['abc', ['a*b*c']],
    ['ab', []],
    ['ac', []],
    ['', []],
  ])('finds for %j: %j', (name, found) => {
    expect(index.find(name)).toEqual(found);
  });
});

describe('detect', () => {
  test.each<[DetectorKind, string, string]>([
    ['npm', 'next', 'nextjs'],
    ['pypi', 'Flask_SQLAlchemy', 'sqlalchemy'],
    ['go', 'github.com/labstack/echo/v4/middleware', 'echo'],
    ['go', 'github.com/jackc/pgx/v5', 'postgresql'],
    ['docker', 'docker.io/library/postgres:16-alpine@sha256:00', 'postgresql'],
    ['docker', 'registry.example.org:5000/bitnami/redis:7', 'redis'],
    ['docker', 'mcr.microsoft.com/dotnet/aspnet:8.0', 'dotnet'],
    ['maven', 'org.scalatest:scalatest_2.13', 'scalatest'],
    ['maven', 'org.springframework.boot:spring-boot-starter-web', 'spring-boot'],
    ['terraform', 'hashicorp/aws', 'aws'],
    ['files', 'apps/web/next.config.mjs', 'nextjs'],
    ['files', '.github/workflows/ci.yml', 'github-actions'],
    ['ext', 'tsx', 'typescript'],
  ])('finds by %s %s: %s', (kind, name, skillId) => {
    expect(skills(kind, name)).toContain(skillId);
  });

  test.each<[DetectorKind, string]>([
    ['npm', 'postgres-but-not-really'],
    ['docker', 'somebody/postgres-backup'],
    ['docker', 'somebody/redis'],
    ['go', 'github.com'],
    ['npm', 'constructor'],
    ['npm', ''],
    ['npm', 'react'.repeat(100)],
  ])('finds nothing by %s %s', (kind, name) => {
    expect(skills(kind, name)).toEqual([]);
  });
});

test.each([
  ['dd-trace', ['datadog']],
  ['@datadog/browser-rum', ['datadog']],
  ['@datadog/datadog-api-client', ['datadog']],
  // A profiler that writes files for any tool.
  ['@datadog/pprof', []],
])('%s shows %j', (name, found) => {
  expect(skills('npm', name)).toEqual(found);
});
