import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { emojiDataPlugin } from './build/emoji-data-plugin.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { insightsPlugin } from './build/insights-plugin.ts';
import { pageListPlugin } from './build/page-list-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { prerenderPlugin } from './build/prerender-plugin.ts';

/** Where `npm run dev` finds the server; the paths below belong to it. */
const server = process.env.WEB_PROXY ?? 'http://127.0.0.1:3000';
const serverPaths = ['/api', '/flask', '/media', '/login', '/user', '/code-host', '/insights'];
const proxy = {
  ...Object.fromEntries(serverPaths.map((path) => [path, { target: server }])),
  '/socket.io': { target: server, ws: true },
};

/**
 * The compiler, except for modules that use react-hook-form: its `register()` must run with every render,
 * and the compiler would keep its first result.
 */
function compiler() {
  const preset = reactCompilerPreset();
  const code = { include: /\b(?:[A-Z]|use[A-Z])/, exclude: 'react-hook-form' };
  return babel({ presets: [{ ...preset, rolldown: { ...preset.rolldown, filter: { code } } }] });
}

/** `REACT_COMPILER=off` builds without it, to compare. */
const compiled = process.env.REACT_COMPILER === 'off' ? [] : [compiler()];

/** What the header, the errors and every call to the server need. */
const kit =
  /src[\\/](?:texts|paths|copy[\\/](?:ui|shell|errors)|lib[\\/](?:api|api-error|error-text|dates)|ui[\\/](?:avatar|avatar-look|button|button-class|count|illustration|input-class|joint-icon|page-title|search-field|spinner|use-shown-while))\.tsx?$|icons[\\/](?:chevron-(?:down|left|right)|circle-exclamation-point|x)\.mjs$|contracts[\\/]src[\\/]limits\.ts$/;

/** What nearly every page shows, but not the shell around it. */
const parts = /src[\\/]ui[\\/](?:badge|bars|card|match-score|reasons|skeleton|state-message|tag)\.tsx?$/;

/** What goes around every page of somebody who is signed in. */
const signedIn =
  /src[\\/](?:app[\\/](?:account-menu|bottom-bar|live-updates|notifications-link|query-layout|signed-in-tools|unread-count)|lib[\\/](?:query|realtime|use-realtime)|stores[\\/]toasts)\.tsx?$|icons[\\/](?:bell|compass|house|message-square|user)\.mjs$/;

/** What lists of projects are made of, on their pages alone. */
const lists =
  /src[\\/](?:features[\\/]projects[\\/](?:project-browser|project-results|project-card|project-tags|facet-select|answer-habit|saved-searches|projects\.queries)|features[\\/]requests[\\/](?:join-action|requests\.queries)|copy[\\/]projects|lib[\\/]local-list)\.tsx?$/;

/** What fields and filters are made of. */
const controls =
  /src[\\/](?:lib[\\/](?:search-state|use-debounced-text|use-search-state)|ui[\\/](?:field|select|pagination))\.tsx?$/;

/** Few files for a first load, as each costs a round trip on a slow line; libraries apart, because they change seldom. */
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], test: /src[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]react-router/, priority: 2 },
  { name: 'query', test: /node_modules[\\/]@tanstack[\\/](?:react-)?query/, priority: 2 },
  { name: 'kit', test: kit, priority: 1 },
  { name: 'signed-in', test: signedIn, priority: 1 },
  { name: 'parts', test: parts, priority: 1 },
  { name: 'lists', test: lists, priority: 1, includeDependenciesRecursively: false },
  { name: 'controls', test: controls, priority: 1, includeDependenciesRecursively: false },
];

// What the server needs of `dist`: pages.json, the addresses of the app and the files of those that are prerendered
// for visitors; index.html for every other address; for each page a copy that counts page views; csp.json for its Content-Security-Policy; assets/* served for a
// year, with their .br and .gz.
export default defineConfig({
  plugins: [
    react(),
    ...compiled,
    tailwindcss(),
    emojiDataPlugin(),
    firstPaintPlugin(),
    pageListPlugin(),
    prerenderPlugin(),
    insightsPlugin(),
    precompressPlugin(),
  ],
  server: { proxy },
  preview: { proxy },
  // A worker may load parts of itself when it needs them.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
