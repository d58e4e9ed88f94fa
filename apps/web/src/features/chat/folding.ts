import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query.ts';

/** Whether what this person wrote is folded for its reader. */
export type Folds = (senderId: string | null) => boolean;

/**
 * The one rule of folding: what a blocked person writes is not shown unless it is asked for, nor spoken, previewed or
 * counted as new, that they type is not told, nor are they offered to be mentioned. A deleted account is nobody's to fold.
 */
export function foldsOf(blockedIds: readonly string[]): Folds {
  const blocked = new Set(blockedIds);
  return (senderId) => senderId !== null && blocked.has(senderId);
}

const nobody = foldsOf([]);
const blockedQuery = {
  ...endpointQuery('blocks.list'),
  select: ({ people }: { people: { id: string }[] }) => foldsOf(people.map(({ id }) => id)),
};

/** Nobody's words are folded while it is not known whose. */
export function useFolds(): Folds {
  return useQuery(blockedQuery).data ?? nobody;
}

/** Whether it is being found out for the first time: a room waits, so that nothing shows that is folded a moment later. */
export function useFoldsPending(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(blockedQuery);
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
