import { fileURLToPath } from 'node:url';

/** What lets a process of the server start in less time, as `npm start` does. */

export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../../node_modules/.cache/node', import.meta.url)),
};

/** Arguments of Node. */
export const resolveCache = [
  '--import',
  new URL('../../platform/drizzle-resolve-cache.ts', import.meta.url).href,
] as const;
