import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** The fields of a repository on the code host that the form shows. */
export interface HostRepository {
  readonly fullName: string;
  readonly description: string;
  readonly language: string;
  /** Time of the last push; empty if the code host does not report it. */
  readonly updatedAt: string;
  readonly isPrivate: boolean;
  readonly isFork: boolean;
}

/** The largest page size of the code host. */
const pageSize = 100;
/** Limits the list to 1,000 repositories. */
const maxPages = 10;

function textOf(record: object, key: string): string {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value : '';
}

// The response is the code host's own, so skip entries with missing fields.
function parseRepository(entry: unknown): HostRepository[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const fullName = textOf(entry, 'full_name');
  if (fullName === '') return [];
  return [
    {
      fullName,
      description: textOf(entry, 'description'),
      language: textOf(entry, 'language'),
      updatedAt: textOf(entry, 'pushed_at'),
      isPrivate: Reflect.get(entry, 'private') === true,
      isFork: Reflect.get(entry, 'fork') === true,
    },
  ];
}

async function listAll(signal: AbortSignal): Promise<HostRepository[]> {
  const found: HostRepository[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { per_page: String(pageSize), page: String(page), sort: 'pushed' } as const;
    const answer = await call('github.repositories', { query, signal });
    const entries: unknown[] = Array.isArray(answer) ? answer : [];
    found.push(...entries.flatMap(parseRepository));
    if (entries.length < pageSize) break;
  }
  return found;
}

/** The repositories of the linked account, last changed first. */
export const hostRepositories = queryOptions({
  queryKey: ['github', 'repositories'],
  queryFn: ({ signal }) => listAll(signal),
});
