import type { Ctx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import * as repository from './links.repository.ts';

/** Search engines accept 50,000 addresses in a file. */
const maxAddresses = 10_000;

const subjects = {
  projects: {
    path: '/project/',
    count: repository.countListedProjects,
    list: repository.listListedProjects,
  },
  events: { path: '/events/', count: repository.countPublicEvents, list: repository.listPublicEvents },
  people: { path: '/u/', count: repository.countFindableUsers, list: repository.listFindableUsers },
} as const;

export type SitemapSubject = keyof typeof subjects;

interface Entry {
  readonly path: string;
  readonly changedAt?: Date;
}

function addressesOf(ctx: Ctx, element: 'url' | 'sitemap', entries: readonly Entry[]): string {
  const { publicUrl } = ctx.deps.config;
  return entries
    .map(({ path, changedAt }) => {
      const date = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<${element}><loc>${escapeHtml(publicUrl + path)}</loc>${date}</${element}>`;
    })
    .join('');
}

function document(root: 'urlset' | 'sitemapindex', content: string): string {
  const start = '<?xml version="1.0" encoding="UTF-8"?>';
  return `${start}<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</${root}>`;
}

/** The list of all site maps: of the pages without a subject, and of all subjects in files of 10,000. */
export async function getSitemapIndex(ctx: Ctx): Promise<string> {
  const files = await Promise.all(
    Object.entries(subjects).map(async ([subject, { count }]) => {
      const numbers = Math.ceil((await count(ctx.db)) / maxAddresses);
      return Array.from({ length: numbers }, (_, index) => ({
        path: `/sitemap/${subject}/${index + 1}.xml`,
      }));
    }),
  );
  return document(
    'sitemapindex',
    addressesOf(ctx, 'sitemap', [{ path: '/sitemap/pages.xml' }, ...files.flat()]),
  );
}

/** The public pages without a subject. */
export interface ListedPages {
  readonly listed: readonly string[];
  /** When the web app was built, which has the texts of these pages. */
  readonly builtAt: Date;
}

interface SubjectList {
  readonly path: string;
  readonly of: SitemapSubject;
}

/** The lists of subjects of a page. No link leads to the second tab of Discover. */
const listsOf: Readonly<Record<string, readonly SubjectList[]>> = {
  '/': [{ path: '/', of: 'projects' }],
  '/Discover': [
    { path: '/Discover', of: 'projects' },
    { path: '/Discover?show=people', of: 'people' },
  ],
  '/events': [{ path: '/events', of: 'events' }],
};

/** A page that lists subjects changes with the last of them, any other page with the web app. */
export async function getSitemapOfPages(ctx: Ctx, { listed, builtAt }: ListedPages): Promise<string> {
  const lastChanges = await repository.findLastChanges(ctx.db);
  const entries = listed.flatMap((page): Entry[] => {
    const lists = listsOf[page];
    if (lists === undefined) return [{ path: page, changedAt: builtAt }];
    return lists.map(({ path, of }) => ({ path, changedAt: lastChanges[of] ?? builtAt }));
  });
  return document('urlset', addressesOf(ctx, 'url', entries));
}

/** `number` starts at 1. @throws AppError `not_found` after the last file */
export async function getSitemapOf(ctx: Ctx, subject: SitemapSubject, number: number): Promise<string> {
  const { path, list } = subjects[subject];
  const rows = await list(ctx.db, { offset: (number - 1) * maxAddresses, limit: maxAddresses });
  if (rows.length === 0) throw notFound('Site map');
  const entries = rows.map(({ name, changedAt }) => ({ path: path + encodeURIComponent(name), changedAt }));
  return document('urlset', addressesOf(ctx, 'url', entries));
}
