import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaintPlugin } from './build/first-paint-plugin.ts';
import { pageListPlugin } from './build/page-list-plugin.ts';
import { precompressPlugin } from './build/precompress-plugin.ts';

/** Where `npm run dev` finds the server; the paths below belong to it. */
const server = process.env.WEB_PROXY ?? 'http://127.0.0.1:3000';
const serverPaths = ['/api', '/flask', '/media', '/login', '/user'];
const proxy = {
  ...Object.fromEntries(serverPaths.map((path) => [path, { target: server }])),
  '/socket.io': { target: server, ws: true },
};

/** Set to `off` to compare a build without the React Compiler. */
const compiler = process.env.REACT_COMPILER === 'off' ? [] : [babel({ presets: [reactCompilerPreset()] })];

/** Small modules that many pages share; what brings Base UI stays apart. */
const smallParts = /[\\/](?:src[\\/](?:lib|copy|ui[\\/](?!menu|dialog|drawer|toaster))|lucide-react)/;

/** Few files for the first load, libraries apart because they change seldom; small shared parts together. */
const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  { name: 'query', test: /node_modules[\\/]@tanstack/, priority: 2 },
  {
    name: 'parts',
    test: smallParts,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
    priority: 1,
  },
];

// What the server needs of `dist`: index.html for every page of pages.json (and, with status 404, for any
// other), csp.json for its Content-Security-Policy, and assets/* served for a year with their .br and .gz.
export default defineConfig({
  plugins: [react(), ...compiler, tailwindcss(), firstPaintPlugin(), pageListPlugin(), precompressPlugin()],
  server: { proxy },
  preview: { proxy },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
