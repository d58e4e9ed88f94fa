import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';

const nobody: ReadonlySet<string> = new Set();

/** Whose messages this person wants folded; nobody while it is not known. */
export function useBlockedIds(): ReadonlySet<string> {
  const { data } = useQuery({
    ...endpointQuery('blocks.list'),
    select: ({ people }) => new Set(people.map(({ id }) => id)),
  });
  return data ?? nobody;
}
