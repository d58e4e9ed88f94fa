import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const source = new URL('../src/insights/script.js', import.meta.url);
const tag = '<script defer src="/insights/script.js"></script>';

/**
 * Writes the script that counts page views and, for each page, a copy that loads it. The server sends these
 * copies only if the operator has turned counting on.
 */
export function insightsPlugin(): Plugin {
  return {
    name: 'teamwright:insights',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { code } = minifySync('script.js', readFileSync(source, 'utf8'));
        this.emitFile({ type: 'asset', fileName: 'insights/script.js', source: code });
        for (const page of Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'))) {
          if (page.type !== 'asset') continue;
          this.emitFile({
            type: 'asset',
            fileName: page.fileName.replace('.html', '.insights.html'),
            source: String(page.source).replace('</head>', `${tag}</head>`),
          });
        }
      },
    },
  };
}
