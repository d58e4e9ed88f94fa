import type { Plugin } from 'vite';
import { pagePaths } from '../src/page-paths.ts';

/** Writes `pages.json`, the addresses of the app: the server answers 404 with the same HTML for any other. */
export function pageListPlugin(): Plugin {
  return {
    name: 'teamwright:page-list',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pagePaths) });
    },
  };
}
