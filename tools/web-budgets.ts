import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './steps.ts';

interface Chunk {
  file: string;
  /** Keys of the chunks that load with it. */
  imports?: string[];
  /** Files that it starts or shows, including workers. */
  assets?: string[];
  css?: string[];
}

/** The manifest of a Vite build: its entry, its lazy modules by source, and shared chunks. */
export type Manifest = Record<string, Chunk>;

interface Load {
  page: string;
  /** The entries and lazy modules that the page needs at once. */
  modules: RegExp;
  /** The modules that are already loaded. */
  after?: RegExp;
  kilobytes: number;
}

/**
 * Loaded by every page of a signed-in user: router, layout, queries, header, and the live connection. The chunk of
 * queries and header has a name of its own in `apps/web/build/chunks.ts`.
 */
const shell = /^(index\.html|src\/app\.tsx|_pages-[\w-]+\.js|.*\/socket\.io-client\/.*)$/;

/** Loaded by the front page of a visitor after its content is shown. */
const landing = /^(index\.html|src\/(app|features\/landing\/landing-page)\.tsx)$/;

/** Loaded by a room on demand. */
const onDemand =
  'catch-up/catch-up-strip|search/(search-panel|pin-list)|pictures/(picture-dialog|attachment-tray|prepare-picture)';

/** A room with plain messages. */
const chat = new RegExp(
  `^src/features/chat/(?!message/message-removal|markdown/|emoji/emoji-dialog|${onDemand})`,
);

const loads: Load[] = [
  { page: 'landing', modules: landing, kilobytes: 135 },
  { page: 'app shell', modules: shell, kilobytes: 160 },
  {
    page: 'crop and upload',
    modules: /^src\/(features\/profiles\/picture\/crop-dialog\.tsx|lib\/api\/send-picture\.ts)$/,
    // The dialog itself is one for all pages.
    after: /^(src\/(app|app\/dashboard\/profile-tab)\.tsx|_dialog-[\w-]+\.js|index\.html)$/,
    kilobytes: 40,
  },
  { page: 'chat', modules: chat, after: shell, kilobytes: 60 },
  {
    page: 'search, pins and pictures of a room',
    modules: new RegExp(`^src/(features/chat/(${onDemand})|lib/api/send-picture)\\b`),
    after: chat,
    kilobytes: 60,
  },
  {
    page: 'choosing an emoji',
    modules: /^src\/features\/chat\/emoji\/emoji-dialog\.tsx$/,
    // As above.
    after: new RegExp(`${chat.source}|^_dialog-[\\w-]+\\.js$`),
    kilobytes: 60,
  },
  {
    page: 'markup of messages',
    modules: /^src\/features\/chat\/markdown\/markdown-message\.tsx$/,
    after: chat,
    kilobytes: 90,
  },
  {
    page: 'administration',
    // The dialog and the menu load after the table, and the menu is one for all pages.
    modules: /^src\/features\/admin\/(?!reason-dialog|user-menu)/,
    after: shell,
    kilobytes: 50,
  },
];
const stylesKilobytes = 20;

/**
 * Reads files that a user drops on a project form, and loads with the first of them. Workers are not in the list of
 * modules.
 */
const worker = { page: 'manifest worker', file: /^assets\/manifest\.worker-[\w-]+\.js$/, kilobytes: 68 };

/**
 * The script files that load with these modules, including their workers. @throws Error if the build lacks a module,
 * because an empty list would pass every budget
 */
export function scriptsOf(manifest: Manifest, modules: RegExp): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const file = manifest[key]?.file;
    if (file === undefined || files.has(file)) return;
    files.add(file);
    for (const asset of manifest[key]?.assets ?? []) if (asset.endsWith('.js')) files.add(asset);
    manifest[key]?.imports?.forEach(visit);
  };
  Object.keys(manifest)
    .filter((key) => modules.test(key))
    .forEach(visit);
  if (files.size === 0) throw new Error(`the build has no module ${modules}: adjust tools/web-budgets.ts`);
  return files;
}

/** All style sheets of the build. */
export function stylesOf(manifest: Manifest): Set<string> {
  const chunks = Object.values(manifest);
  const own = chunks.map(({ file }) => file).filter((file) => file.endsWith('.css'));
  return new Set([...own, ...chunks.flatMap(({ css }) => css ?? [])]);
}

/** @throws Error if the build lacks the worker's file */
function workerOf(files: readonly string[]): string {
  const found = files.find((file) => worker.file.test(file));
  if (found === undefined)
    throw new Error(`the build has no file ${worker.file}: adjust tools/web-budgets.ts`);
  return found;
}

/** Kilobytes (1,000 bytes) after gzip of each load, the worker and the styles; `files` are all files of the build. */
export function weigh(manifest: Manifest, files: readonly string[], sizeOf: (file: string) => number) {
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  const scripts = loads.map(({ page, modules, after, kilobytes }) => {
    const there = after === undefined ? new Set() : scriptsOf(manifest, after);
    return { page, weighs: total(scriptsOf(manifest, modules).difference(there)), kilobytes };
  });
  const { page, kilobytes } = worker;
  scripts.push({ page, weighs: total([workerOf(files)]), kilobytes });
  return [...scripts, { page: 'styles', weighs: total(stylesOf(manifest)), kilobytes: stylesKilobytes }];
}

if (import.meta.main) {
  const dist = join(root, 'apps/web/dist');
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizeOf = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const { page, weighs, kilobytes } of weigh(manifest, files, sizeOf)) {
    const verdict = weighs > kilobytes ? 'OVER' : 'within';
    console.log(`${page}: ${weighs.toFixed(1)} kB gzip, ${verdict} the budget of ${kilobytes} kB`);
    if (weighs > kilobytes) process.exitCode = 1;
  }
}
