import { z } from 'zod';

/**
 * The content of `pages.json`, written by the web build: route patterns, the tags of pages that the server renders, the
 * Link headers of pages that the browser renders for a user, and those that come with their data.
 */
export const pageList = z.object({
  paths: z.array(z.string()),
  rendered: z.record(z.string(), z.object({ guest: z.string(), user: z.string() })),
  links: z.record(z.string(), z.string()),
  withData: z.array(z.string()),
});

/** Tags for guests and for signed-in users that name the files of the page. */
export type FileTags = z.infer<typeof pageList>['rendered'][string];

/** A page that only the browser renders names its files in the Link header. */
const noTags: FileTags = { guest: '', user: '' };

export interface WebPage {
  readonly pattern: string;
  /** Whether the server renders the content. Search engines do not list other pages. */
  readonly rendered: boolean;
  /** Undefined if the server adds neither content nor data to the document. */
  readonly tags: FileTags | undefined;
  /** The Link header, if the browser renders the page for a user. */
  readonly link: string | undefined;
}

function ownValue<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Finds the page of a path, ignoring case and a slash at the end. */
export function webPages({ paths, rendered, links, withData }: z.infer<typeof pageList>) {
  const tagsOf = (pattern: string) =>
    ownValue(rendered, pattern) ?? (withData.includes(pattern) ? noTags : undefined);
  const pages = paths.map((pattern): { matches: RegExp; page: WebPage } => ({
    matches: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
    page: {
      pattern,
      rendered: Object.hasOwn(rendered, pattern),
      tags: tagsOf(pattern),
      link: ownValue(links, pattern),
    },
  }));
  return {
    find: (path: string): WebPage | undefined => pages.find(({ matches }) => matches.test(path))?.page,
    /** The public pages without parameters that search engines may list. */
    listed: Object.keys(rendered).filter((path) => !path.includes(':') && path !== '/search'),
  };
}
