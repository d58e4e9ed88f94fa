import { fileURLToPath } from 'node:url';

function file(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** Parts of libraries that every page would load but none uses, as imported inside their packages. */
export const replacements = [
  { find: '../createLucideIcon.mjs', replacement: file('create-icon.tsx') },
  { find: './webtransport.js', replacement: file('web-transport.ts') },
  { find: /^\.\/(?:dom\/)?ssr\/components\.js$/, replacement: file('framework-mode.ts') },
  { find: './instrumentation.js', replacement: file('router-instrumentation.ts') },
];
