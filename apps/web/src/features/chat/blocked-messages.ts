import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/api/query.ts';

/** Whether messages of this sender are collapsed for the viewer. */
export type Folds = (senderId: string | null) => boolean;

/**
 * The only rule for messages of blocked users. They are collapsed, and excluded from announcements, previews,
 * unread counts, typing indicators and mention suggestions. Messages of deleted accounts are never collapsed.
 */
export function foldsOf(blockedIds: readonly string[]): Folds {
  const blocked = new Set(blockedIds);
  return (senderId) => senderId !== null && blocked.has(senderId);
}

const noneBlocked = foldsOf([]);
const blockedQuery = {
  ...endpointQuery('blocks.list'),
  select: ({ people }: { people: { id: string }[] }) => foldsOf(people.map(({ id }) => id)),
};

/** Collapses nothing while the list of blocked users is loading. */
export function useFolds(): Folds {
  return useQuery(blockedQuery).data ?? noneBlocked;
}

/**
 * Whether the list of blocked users is loading for the first time. Rooms wait for it, so that no message is
 * shown briefly and then collapsed.
 */
export function useFoldsPending(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(blockedQuery);
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
