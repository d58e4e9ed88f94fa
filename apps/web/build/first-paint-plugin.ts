import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';

const placeholder = '<!--first-paint-->';
const source = new URL('../src/theme/first-paint.js', import.meta.url);
const fontName = /hanken-grotesk-latin-wght-normal.*\.woff2$/;

/** Returns the inline theme script, minified. It is the only inline script of the product. */
export function firstPaintScript(): string {
  return minifySync('first-paint.js', readFileSync(source, 'utf8')).code.trim();
}

/** Returns the CSP source of an inline script: `script-src 'self' 'sha256-…'`. */
function cspHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The font that every page preloads. */
export function fontsOf(files: readonly string[]): string[] {
  return files.filter((file) => fontName.test(file));
}

function preloadFont(files: readonly string[]): HtmlTagDescriptor[] {
  return fontsOf(files).map((file) => ({
    tag: 'link',
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
    injectTo: 'head-prepend',
  }));
}

/**
 * Inlines the theme script and preloads the font. Writes `csp.json`, `{"scriptHashes": ["sha256-…"]}`. The
 * server adds these hashes to the `script-src` of its Content-Security-Policy.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'teamwright:first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return {
          html: html.replace(placeholder, `<script>${firstPaintScript()}</script>`),
          tags: preloadFont(Object.keys(bundle ?? {})),
        };
      },
    },
    generateBundle() {
      const scriptHashes = [cspHash(firstPaintScript())];
      this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify({ scriptHashes }) });
    },
  };
}
