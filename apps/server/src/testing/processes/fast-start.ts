import { fileURLToPath } from 'node:url';

/** The variable with which `npm start` keeps compiled modules. A server process then starts in less time. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../../../node_modules/.cache/node', import.meta.url)),
};

/** Arguments of Node with which `npm start` finds the modules of a large library in less time. */
export const resolveCache = [
  '--import',
  new URL('../../platform/drizzle-resolve-cache.ts', import.meta.url).href,
] as const;
