import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assertNoCircle, chunkNames } from './chunks.ts';

const app = 'src/app.tsx';
const home = 'src/app/home/signed-in-home.tsx';
const landing = 'src/features/landing/landing-page.tsx';
const dashboard = 'src/app/dashboard/dashboard-page.tsx';
const chat = 'src/features/chat/chat-page.tsx';
const settings = 'src/app/settings/settings-page.tsx';

/** Each module with those that it imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'src/main.tsx': ['src/stores/session.ts'],
  [app]: ['src/stores/session.ts', 'src/app/header/header.tsx'],
  [landing]: ['src/features/landing/hero.tsx', 'src/lib/public-config.ts'],
  [home]: ['src/app/today/teams.tsx', 'src/app/today/day.tsx', 'src/lib/public-config.ts'],
  [dashboard]: [
    'src/app/today/teams.tsx',
    'src/features/chat/rooms.ts',
    'src/app/header/header.tsx',
    'src/ui/list.tsx',
  ],
  [chat]: ['src/features/chat/rooms.ts', 'src/ui/tabs.tsx'],
  [settings]: ['src/ui/tabs.tsx', 'src/ui/list.tsx', 'src/app/settings/theme.tsx'],
};

function idOf(module: string): string {
  return join(import.meta.dirname, '..', module);
}

const lazy = [app, landing, home, dashboard, chat, settings].map(idOf);

function nameIn(module: string): string | null {
  const graph = {
    // Safe: of the information about a module, only its imports are read.
    getModuleInfo: (id: string) =>
      ({
        importedIds: (Object.entries(imports).find(([name]) => idOf(name) === id)?.[1] ?? []).map(idOf),
        dynamicallyImportedIds: id === idOf('src/main.tsx') ? lazy : [],
      }) as unknown as NonNullable<ReturnType<Parameters<ReturnType<typeof chunkNames>>[1]['getModuleInfo']>>,
  };
  return chunkNames()(idOf(module), graph);
}

test.each<[module: string, chunk: string | null, loads: string]>([
  ['src/stores/session.ts', 'start', 'the entry and the app load'],
  ['src/app/header/header.tsx', 'app', 'the app and a page load'],
  ['src/lib/public-config.ts', 'app', 'the landing page and another page load'],
  ['src/app/today/teams.tsx', 'dashboard-shared', 'home and dashboard load'],
  ['src/features/chat/rooms.ts', 'chat-shared', 'chat and dashboard load'],
  ['src/ui/tabs.tsx', 'chat-shared', 'a room and a settings page load'],
  ['src/ui/list.tsx', 'dashboard-parts', 'one first page and a settings page load'],
  ['src/app/today/day.tsx', null, 'only one page loads'],
  ['src/features/landing/hero.tsx', null, 'only the landing page loads'],
  ['src/app/settings/theme.tsx', null, 'only a page loads that visits rarely start with'],
])('puts %s into %s: %s it', (module, chunk) => {
  expect(nameIn(module)).toBe(chunk);
});

test.each([
  ['/x/node_modules/react-dom/client.js', 'react'],
  ['/x/node_modules/react-router/dist/index.js', 'app'],
  ['/x/node_modules/@tanstack/query-core/build/modern/query.js', 'pages'],
  ['/x/node_modules/lucide-react/dist/esm/icons/search.mjs', 'app'],
  ['/x/node_modules/d3-scale/src/band.js', null],
])('puts the package file %s into %s', (id, chunk) => {
  expect(chunkNames()(id, { getModuleInfo: () => null })).toBe(chunk);
});

test('rejects chunks that import each other in a circle', () => {
  const chain = [
    ['start', ['app']],
    ['app', ['parts']],
    ['parts', []],
  ] as const;
  expect(() => assertNoCircle(new Map<string, readonly string[]>(chain))).not.toThrow();
  const circle = new Map<string, readonly string[]>([...chain, ['parts', ['app']]]);
  expect(() => assertNoCircle(circle)).toThrow('chunks in a circle: start, app, parts, app');
});
