import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emojiDataPlugin } from './build/emoji-data-plugin.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { inlineTextsPlugin } from './build/inline-texts-plugin.ts';
import { insightsPlugin } from './build/insights-plugin.ts';
import { pageListPlugin } from './build/page-list-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';
import { replacements } from './build/replacements/replacements.ts';

/** Where `npm run dev` finds the server. The paths below are proxied to it. */
const server = process.env.WEB_PROXY ?? 'http://127.0.0.1:3000';
const serverPaths = ['/api', '/flask', '/media', '/login', '/user', '/code-host', '/insights'];
const proxy = {
  ...Object.fromEntries(serverPaths.map((path) => [path, { target: server }])),
  '/socket.io': { target: server, ws: true },
};

/**
 * The React compiler, except for modules that use react-hook-form: its `register()` must run on every render,
 * but the compiler would cache its first result.
 */
function compiler() {
  const preset = reactCompilerPreset();
  const code = { include: /\b(?:[A-Z]|use[A-Z])/, exclude: 'react-hook-form' };
  return babel({ presets: [{ ...preset, rolldown: { ...preset.rolldown, filter: { code } } }] });
}

/** `REACT_COMPILER=off` builds without it, for comparison. */
const compiled = process.env.REACT_COMPILER === 'off' ? [] : [compiler()];

/** The cache of server data, without the parts for changes and for lists, which only pages use. */
const query =
  /node_modules[\\/]@tanstack[\\/](?:react-)?query.*[\\/](?!(?:infiniteQueryObserver|mutationObserver|queriesObserver|use(?:InfiniteQuery|Mutation|Queries))\.js$)[\w-]+\.js$/;

/** Used by most pages, but not by the shell. */
const pages = /node_modules[\\/]@tanstack[\\/](?:react-)?query|src[\\/]lib[\\/]dates\.ts$/;

/** Needed by the header, the errors and every call to the server. */
const kit =
  /(?:src|replacements)[\\/](?:texts|paths|create-icon|copy[\\/](?:ui|shell|errors)|lib[\\/]api[\\/](?:api|api-error|error-text)|ui[\\/](?:[\w-]+[\\/])?(?:avatar|avatar-look|button|button-class|count|illustration|input-class|joint-icon|page-title|search-field|section-boundary|spinner|state-message|use-delayed-skeleton))\.tsx?$|icons[\\/](?:chevron-(?:down|left|right)|circle-exclamation-point|x)\.mjs$|contracts[\\/]src[\\/]limits\.ts$/;

/** Shown by nearly every page, but not by the shell. */
const parts = /src[\\/]ui[\\/](?:[\w-]+[\\/])?(?:badge|bars|card|match-score|reasons|skeleton|tag)\.tsx?$/;

/** The shell for signed-in users. */
const signedIn =
  /src[\\/](?:app[\\/](?:header[\\/](?:account-menu|bottom-bar|notifications-link|signed-in-tools|unread-count)|shell[\\/](?:live-updates|query-layout))|lib[\\/]api[\\/](?:own-user|query|realtime|use-realtime)|stores[\\/]toasts)\.tsx?$|icons[\\/](?:bell|compass|house|message-square|user)\.mjs$/;

/** Components of project lists. */
const lists =
  /src[\\/](?:features[\\/]projects[\\/](?:[\w-]+[\\/])?(?:project-browser|project-results|project-card|project-tags|facet-select|answer-habit|saved-searches|projects\.queries)|features[\\/]requests[\\/](?:join-action|requests\.queries)|copy[\\/]projects[\\/]projects|lib[\\/]storage[\\/]local-list)\.tsx?$/;

/** Components of fields and filters. */
const controls =
  /src[\\/](?:lib[\\/](?:search-state|use-debounced-text|use-search-state)|ui[\\/](?:form[\\/](?:field|select)|pagination))\.tsx?$/;

/**
 * Few files for a first load, because each costs a round trip on a slow line. Libraries are separate because
 * they rarely change.
 */
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], test: /src[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router/, priority: 2 },
  { name: 'query', test: query, priority: 2 },
  { name: 'kit', test: kit, priority: 1 },
  { name: 'signed-in', test: signedIn, priority: 1 },
  { name: 'pages', test: pages, priority: 1, includeDependenciesRecursively: false },
  { name: 'parts', test: parts, priority: 1 },
  { name: 'lists', test: lists, priority: 1, includeDependenciesRecursively: false },
  { name: 'controls', test: controls, priority: 1, includeDependenciesRecursively: false },
];

// The server needs these files of `dist`: pages.json (the app's addresses and the prerendered files),
// index.html for every other address, a copy of each page that counts page views, csp.json for its
// Content-Security-Policy, and assets/*, served for a year with their .br and .gz.
export default defineConfig({
  plugins: [
    react(),
    ...compiled,
    tailwindcss(),
    emojiDataPlugin(),
    firstPaintPlugin(),
    pageListPlugin(),
    prerenderPlugin(),
    inlineTextsPlugin(),
    insightsPlugin(),
    precompressPlugin(),
  ],
  resolve: { alias: replacements },
  server: { proxy },
  preview: { proxy },
  // A worker may lazily load its own chunks.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    // The polyfill preloads chunks in browsers from before 2023. Without it, they load the same chunks a little later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
