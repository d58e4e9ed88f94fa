import { z } from 'zod';

/** What the web build writes to `pages.json`: route patterns, and the files of the prerendered addresses. */
export const pageList = z.object({ paths: z.array(z.string()), files: z.record(z.string(), z.string()) });

/** Which addresses the web app has, compared without case and without a slash at the end. */
export function webPages({ paths, files }: z.infer<typeof pageList>) {
  const patterns = paths.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`, 'i'));
  return {
    has: (path: string): boolean => patterns.some((pattern) => pattern.test(path)),
    /** The route pattern that an address belongs to. */
    patternOf: (path: string): string | undefined =>
      paths[patterns.findIndex((pattern) => pattern.test(path))],
    /** The file that a visitor gets for this address, if it is ready as HTML. */
    prerendered: (path: string): string | undefined => {
      const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
      return Object.hasOwn(files, plain) ? files[plain] : undefined;
    },
    /** The public pages that search engines may list. */
    listed: [...Object.keys(files), ...paths.filter((page) => page === '/Discover')],
  };
}
