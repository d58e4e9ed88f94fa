import { z } from 'zod';

/** The content of `pages.json`, written by the web build: route patterns, and the files of prerendered pages. */
export const pageList = z.object({ paths: z.array(z.string()), files: z.record(z.string(), z.string()) });

/** Finds the page of a path, ignoring case and a slash at the end. */
export function webPages({ paths, files }: z.infer<typeof pageList>) {
  const patterns = paths.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));
  return {
    has: (path: string): boolean => patterns.some((pattern) => pattern.test(path)),
    /** The route pattern that matches a path. */
    patternOf: (path: string): string | undefined =>
      paths[patterns.findIndex((pattern) => pattern.test(path))],
    /** The file for visitors if the page is prerendered. */
    prerendered: (path: string): string | undefined => {
      const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
      return Object.hasOwn(files, plain) ? files[plain] : undefined;
    },
    /** The public pages that search engines may list. */
    listed: [...Object.keys(files), ...paths.filter((page) => page === '/Discover')],
  };
}
