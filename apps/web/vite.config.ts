import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkNames } from './build/chunks.ts';
import { developmentPagesPlugin } from './build/development-pages-plugin.ts';
import { emojiDataPlugin } from './build/emoji-data-plugin.ts';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { inlineTextsPlugin } from './build/inline-texts-plugin.ts';
import { insightsPlugin } from './build/insights-plugin.ts';
import { pageListPlugin } from './build/page-list-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';
import { replacements } from './build/replacements/replacements.ts';

/** Where `npm run dev` finds the server. The paths below are proxied to it. */
const server = process.env.WEB_PROXY ?? 'http://127.0.0.1:3000';
const serverPaths = [
  '/api',
  '/flask',
  '/media',
  '/login',
  '/user',
  '/code-host',
  '/insights',
  '/share',
  '/sitemap',
  '/robots.txt',
];
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

/** Few files for a first load, because each costs a round trip on a slow line. */
const chunkGroups = [
  // Its rules keep chunks from importing each other in a circle.
  { name: chunkNames(), priority: 1, includeDependenciesRecursively: false },
  { name: 'icons', test: /icons[\\/][\w-]+\.mjs$/, minShareCount: 2 },
];

/** The build for the server: `dist/server/entry.js`, which renders pages, with all of its packages. */
const serverBuild: UserConfig = {
  plugins: [react(), emojiDataPlugin()],
  resolve: { alias: replacements },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { target: 'node24', copyPublicDir: false, minify: false },
};

// The server needs these files of `dist`: pages.json (the app's addresses, and the pages that it renders), index.html for
// every other page and as the template of rendered pages, its copy that counts page views, csp.json for its
// Content-Security-Policy, and assets/*, served for a year with their .br and .gz.
const browserBuild: UserConfig = {
  plugins: [
    react(),
    ...compiled,
    tailwindcss(),
    emojiDataPlugin(),
    developmentPagesPlugin(server),
    firstPaintPlugin(),
    pageListPlugin(),
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
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? serverBuild : browserBuild));
