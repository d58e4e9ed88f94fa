import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { browserPages, renderedPages, userShell } from './rendered-pages.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The pages that most visits start with. A module that some of them share belongs to the first one in this list. */
const firstPages = {
  '/chat/:projectId': 'chat',
  '/dashboard': 'dashboard',
  '/Discover': 'discover',
  '/search': 'search',
  '/': 'home',
  '/u/:username': 'person',
  '/notifications': 'notifications',
  '/project/:slug': 'project',
  '/events/:slug': 'event',
  '/events': 'events',
} as const;

type FirstPage = keyof typeof firstPages;

const room: FirstPage = '/chat/:projectId';

/** A module of at least this many first pages is in the chunk for all pages. */
const minFirstPages = 9;
/**
 * A module of at least this many first pages, or of this many modules that load on demand, is in one for most pages.
 */
const [minFirstPagesForParts, minLoadsForParts, minLoadsOfHelpers] = [5, 15, 8];

/** The modules that load together with the start of the app, its shells and its pages. */
interface Uses {
  readonly ofStart: ReadonlySet<string>;
  readonly ofApp: ReadonlySet<string>;
  readonly ofUserShell: ReadonlySet<string>;
  readonly ofLanding: ReadonlySet<string>;
  readonly ofPages: ReadonlyMap<FirstPage, ReadonlySet<string>>;
  /** How many modules that load on demand need a module. */
  readonly loads: ReadonlyMap<string, number>;
}

function idsOf(modules: readonly string[]): string[] {
  return modules.map((module) => join(import.meta.dirname, '..', module));
}

/** The modules that load together with these. */
function loadedWith(modules: Iterable<string>, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  for (const id of modules) visit(id);
  return found;
}

/** The modules that load on demand, from these modules or from each other. */
function loadedOnDemand(modules: readonly string[], graph: Graph): Set<string> {
  const lazy = new Set<string>();
  let unseen = loadedWith(modules, graph);
  while (unseen.size > 0) {
    const imported = [...unseen].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    const found = new Set(imported).difference(lazy);
    for (const id of found) lazy.add(id);
    unseen = loadedWith(found, graph);
  }
  return lazy;
}

function countLoads(modules: Iterable<string>, graph: Graph): Map<string, number> {
  const counts = new Map<string, number>();
  for (const module of modules)
    for (const id of loadedWith([module], graph)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function isFirstPage(path: string): path is FirstPage {
  return Object.hasOwn(firstPages, path);
}

function findUses(graph: Graph): Uses {
  const main = idsOf(['src/main.tsx']);
  const app = idsOf(['src/app.tsx']);
  const landing = idsOf(['src/features/landing/landing-page.tsx']);
  const shell = idsOf(userShell);
  const pages = new Map<FirstPage, string[]>();
  for (const { path, modules, userModules = modules } of [...renderedPages, ...browserPages])
    if (isFirstPage(path)) pages.set(path, idsOf(userModules));
  return {
    ofStart: loadedWith(main, graph),
    ofApp: loadedWith(app, graph),
    ofUserShell: loadedWith(shell, graph),
    ofLanding: loadedWith(landing, graph),
    ofPages: new Map([...pages].map(([path, ids]) => [path, loadedWith(ids, graph)])),
    loads: countLoads(loadedOnDemand(main, graph), graph),
  };
}

const ownCode = /[\\/](?:apps[\\/]web|packages)[\\/].*\.tsx?$/;
const bundlerRuntime = /rolldown[\\/]runtime/;
const react = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
/** With the app, because few files load faster. Separate from React, whose file would be too long. */
const libraries = /node_modules[\\/](?:react-router|zustand|clsx|class-variance-authority)[\\/]/;
/** Modules that replace parts of libraries. */
const replacements = /build[\\/]replacements[\\/]/;
const queryLibraries = /node_modules[\\/]@tanstack[\\/](?:react-)?query/;
/** A library exports all of its icons from one module, so their pages are not known. */
const icons: readonly [chunk: string, icon: RegExp][] = [
  ['app', /icons[\\/](?:search|sun-moon|wifi-off)\.mjs$/],
  ['dashboard-parts', /icons[\\/]external-link\.mjs$/],
  [
    'pages',
    /icons[\\/](?:bell|check|chevron-(?:down|left|right)|circle-exclamation-point|clock|compass|flag|house|message-square|users?|x)\.mjs$/,
  ],
];
/** Small functions and hooks without a feature. */
const helpers = /src[\\/]lib[\\/][\w-]+\.ts$/;
/** A chat has no matches, so they are not in the parts of most pages. */
const matches = /src[\\/](?:ui[\\/]match[\\/]|copy[\\/](?:explanation|coverage))/;
/** Small parts of unrelated pages, which none of them should load with the parts of another one. */
const ownChunks: readonly [chunk: string, module: RegExp][] = [
  ['fold', /src[\\/]ui[\\/]fold\.tsx$/],
  [
    'unsaved',
    /src[\\/](?:ui[\\/]form[\\/]unsaved-guard\.tsx|copy[\\/]unsaved\.ts|lib[\\/]address[\\/]use-leave-question\.ts)$/,
  ],
];
/** Dialogs load on demand on most pages. */
const overlays = /src[\\/]ui[\\/]overlay[\\/]/;

function nameOfPackage(id: string): string | undefined {
  if (react.test(id)) return 'react';
  if (libraries.test(id) || replacements.test(id)) return 'app';
  if (queryLibraries.test(id)) return 'pages';
  return icons.find(([, icon]) => icon.test(id))?.[0];
}

function nameOf(id: string, uses: Uses): string | undefined {
  if (uses.ofStart.has(id) || bundlerRuntime.test(id)) return 'start';
  if (!ownCode.test(id) || replacements.test(id) || overlays.test(id)) return nameOfPackage(id);
  const own = ownChunks.find(([, module]) => module.test(id));
  if (own) return own[0];
  const pages = Object.keys(firstPages).filter(
    (path) => isFirstPage(path) && uses.ofPages.get(path)?.has(id),
  );
  const loads = uses.loads.get(id) ?? 0;
  if (uses.ofApp.has(id) || (uses.ofLanding.has(id) && loads > 1)) return 'app';
  if (pages.length >= minFirstPages || uses.ofUserShell.has(id)) return 'pages';
  const minLoads = helpers.test(id) ? minLoadsOfHelpers : minLoadsForParts;
  if (pages.length >= minFirstPagesForParts || loads >= minLoads)
    return matches.test(id) ? 'matches' : 'parts';
  const [first] = pages;
  if (first === undefined || !isFirstPage(first) || loads < 2) return undefined;
  // The parts of a room are small, and one more request would cost more.
  return `${firstPages[first]}-${pages.length > 1 || first === room ? 'shared' : 'parts'}`;
}

/**
 * Returns a function that names the chunk of a module, or returns null for the bundler's choice: the chunk of the only
 * page that loads it. A module is used by all pages of the modules that import it, so chunks rarely import each other
 * in a circle. `assertNoCircle` finds the remaining cases.
 */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let uses: Uses | undefined;
  return (id, graph) => {
    uses ??= findUses(graph);
    return nameOf(id, uses) ?? null;
  };
}

/** @throws Error if chunks import each other in a circle: a value could be used before its chunk has run */
export function assertNoCircle(chunks: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>();
  const visit = (file: string, importers: readonly string[]): void => {
    if (importers.includes(file)) throw new Error(`chunks in a circle: ${[...importers, file].join(', ')}`);
    if (done.has(file)) return;
    for (const imported of chunks.get(file) ?? []) visit(imported, [...importers, file]);
    done.add(file);
  };
  for (const file of chunks.keys()) visit(file, []);
}
