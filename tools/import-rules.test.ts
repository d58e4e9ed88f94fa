import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brokenRules } from './import-rules.ts';
import { packageRules, serverRules, webRules } from './imports/rules.ts';

const features = 'apps/server/src/features';
const web = 'apps/web/src';
let base: string;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'teamwright-rules-'));
  for (const [path, code] of Object.entries(healthy)) plant(path, code);
});

afterEach(() => rmSync(base, { recursive: true }));

/** A small product that keeps every rule, with each kind of file. */
const healthy: Record<string, string> = {
  'apps/server/src/config.ts': 'export const port = process.env.PORT;',
  'apps/server/src/core/ctx.ts': "import type { Db } from '../db/client.ts'; export type Ctx = { db: Db };",
  'apps/server/src/db/client.ts': "import pg from 'pg'; export type Db = pg.Pool;",
  'apps/server/src/testing/actors/factories.ts': 'export const user = {};',
  [`${features}/teams/teams.service.ts`]: 'export function members() {}',
  [`${features}/projects/projects.routes.ts`]:
    "import '@teamwright/contracts/projects/projects.ts'; import './projects.service.ts'; import '../../core/ctx.ts';",
  [`${features}/projects/projects.service.ts`]:
    "import './projects.policy.ts'; import './projects.repository.ts'; import '../teams/teams.service.ts';",
  [`${features}/projects/projects.policy.ts`]:
    "import type { Project } from '@teamwright/contracts/projects/projects.ts';",
  [`${features}/projects/projects.repository.ts`]: "import '../../db/client.ts'; import 'drizzle-orm';",
  [`${features}/projects/projects.events.ts`]: "import './projects.service.ts';",
  [`${features}/projects/projects.routes.test.ts`]:
    "import '../../testing/factories.ts'; import './projects.repository.ts'; const env = process.env;",
  [`${web}/routes.tsx`]: "import('./app/shell.tsx'); import('./features/chat/chat-page.tsx');",
  [`${web}/app/shell.tsx`]: "import '../features/chat/chat-page.tsx'; import '../ui/button.tsx';",
  [`${web}/features/chat/chat-page.tsx`]:
    "import 'react-router'; import '../../ui/button.tsx'; import '../../lib/api.ts';",
  [`${web}/ui/button.tsx`]: "import '../lib/class-names.ts';",
  'packages/contracts/src/projects/projects.ts': "import { z } from 'zod'; import './errors.ts';",
  'packages/matching/src/matcher.ts': "import './score.ts';",
  'packages/matching/src/matcher.test.ts': "import 'vitest'; import 'fast-check';",
  'packages/matching/src/testing/arbitraries.ts': "import 'fast-check'; import '../matcher.ts';",
};

test('finds no violation in a valid tree', () => {
  expect(brokenRules(base)).toEqual([]);
});

const planted: [path: string, code: string, message: string][] = [
  ['packages/matching/src/score.ts', "import './testing/arbitraries.ts'", 'testing/ is for tests'],
  [
    'packages/demo/src/community/build.ts',
    "import '../../../../apps/server/src/core/ctx.ts'",
    'packages/demo is pure',
  ],
  ['packages/matching/src/testing/files.ts', "import 'node:fs'", 'packages/matching is pure'],
  [
    `${features}/projects/projects.routes.ts`,
    "import './projects.repository.ts'",
    'only contracts, its own service and core',
  ],
  [
    `${features}/chat/chat.socket.ts`,
    "import '../../db/client.ts'",
    'only contracts, its own service and core',
  ],
  [
    `${features}/projects/projects.events.ts`,
    "import './projects.repository.ts'",
    'only its own service and core',
  ],
  [`${features}/projects/projects.service.ts`, "import './projects.routes.ts'", 'never what calls it'],
  [`${features}/projects/projects.policy.ts`, "import './projects.repository.ts'", '*.policy.ts'],
  [`${features}/projects/projects.repository.ts`, "import './projects.service.ts'", 'only queries'],
  [
    `${features}/projects/projects.service.ts`,
    "import '../teams/teams.repository.ts'",
    'through its service only',
  ],
  [
    'apps/server/src/core/ctx.ts',
    "export * from '../features/teams/teams.service.ts'",
    'core, platform and db',
  ],
  ['apps/server/src/app.ts', "import './features/teams/teams.service.ts'", 'from features.ts'],
  ['apps/server/src/app.ts', "import './testing/factories.ts'", 'testing/ is for tests'],
  ['apps/server/src/app.ts', "import '../../web/src/routes.tsx'", 'nothing of the web app'],
  [`${web}/app/shell.tsx`, "import '../routes.tsx'", 'app/ imports nothing above it'],
  [
    `${web}/features/chat/chat-page.tsx`,
    "import '../../app/shell.tsx'",
    'features/ imports nothing above it',
  ],
  [`${web}/ui/button.tsx`, "import '../features/chat/chat-page.tsx'", 'ui/ imports nothing above it'],
  [`${web}/lib/api.ts`, "import '../ui/button.tsx'", 'lib/ imports nothing above it'],
  [`${web}/stores/theme.ts`, "import '../ui/button.tsx'", 'stores/ imports nothing above it'],
  [
    `${web}/features/chat/chat-page.tsx`,
    "const page = import('../teams/team-page.tsx')",
    'features do not import features',
  ],
  [`${web}/ui/link.tsx`, "import { Link } from 'react-router'", 'ui/ imports no router and no API'],
  [`${web}/ui/list.tsx`, "import '../lib/api.ts'", 'ui/ imports no router and no API'],
  [`${web}/lib/api.ts`, "type A = import('../../../server/src/app.ts').App", 'nothing of the server'],
  ['packages/matching/src/matcher.ts', "import { readFileSync } from 'node:fs'", 'packages/matching is pure'],
  [
    'packages/contracts/src/projects/projects.ts',
    "import '@teamwright/matching/matcher.ts'",
    'imports zod only',
  ],
  ['apps/server/src/app.ts', "import '../../../tools/steps.ts'", 'what is shipped imports no tools'],
];

describe('finds a planted violation', () => {
  test.each(planted)('%s: %s', (path, code, message) => {
    plant(path, code);
    expect(brokenRules(base)).toEqual([expect.stringContaining(message)]);
  });

  test.each(['process.env.PORT', "process['env']"])('of the environment: %s', (code) => {
    plant('apps/server/src/core/ctx.ts', `export const port = ${code};`);
    expect(brokenRules(base)).toEqual(['apps/server/src/core/ctx.ts: only config.ts reads process.env']);
  });

  test.each(['projects.news.ts', 'projects.service.helpers.ts', 'helpers.ts', 'parts/projects.close.ts'])(
    'of the allow-list of file kinds: %s',
    (file) => {
      plant(`${features}/projects/${file}`, 'export const title = 1;');
      expect(brokenRules(base)).toEqual([
        expect.stringContaining(`${features}/projects/${file}: the last part must be one of routes, socket,`),
      ]);
    },
  );

  test('of the environment by import', () => {
    plant('apps/server/src/core/ctx.ts', "import { env } from 'node:process';");
    expect(brokenRules(base)).toHaveLength(1);
  });

  test('of the rule against cycles among features', () => {
    plant(`${features}/teams/teams.service.ts`, "import '../chat/chat.service.ts'");
    plant(`${features}/chat/chat.service.ts`, "import '../projects/projects.service.ts'");
    expect(brokenRules(base)).toEqual([expect.stringMatching(/^features form a ring: (.+) → .+ → .+ → \1$/)]);
  });

  test('and has one for every rule', () => {
    const rules = [...serverRules, ...webRules, ...packageRules];
    const unplanted = rules.filter(
      ({ message }) => !planted.some(([, , fragment]) => message.includes(fragment)),
    );
    expect(unplanted.map(({ message }) => message)).toEqual([]);
  });
});

test('reports a folder without sources as an error', () => {
  expect(() => brokenRules(join(base, 'elsewhere'))).toThrow('no source file');
});

function plant(path: string, code: string): void {
  mkdirSync(join(base, dirname(path)), { recursive: true });
  writeFileSync(join(base, path), code);
}
