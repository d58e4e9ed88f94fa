import type { Plugin } from 'vite';
import { pagePaths } from '../src/page-paths.ts';
import { prerenderedPages } from '../src/prerendered-pages.ts';

/**
 * Writes `pages.json`, `{paths, files}`: the addresses of the app, for any other of which the server answers
 * 404 with the same HTML, and the files of those that visitors get ready as HTML.
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
