import type { Plugin } from 'vite';
import { pagePaths } from '../src/page-paths.ts';
import { prerenderedPages } from '../src/prerendered-pages.ts';

/**
 * Writes `pages.json`, `{paths, files}`. `paths` lists the app's addresses: for any other address the server
 * returns 404 with the same HTML. `files` lists the prerendered pages.
 */
export function pageListPlugin(): Plugin {
  const files = Object.fromEntries(prerenderedPages.map(({ path, file }) => [path, file]));
  const source = JSON.stringify({ paths: pagePaths, files });
  return {
    name: 'teamwright:page-list',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source });
    },
  };
}
