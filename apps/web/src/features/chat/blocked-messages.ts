import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/api/query.ts';

/** Whether messages of this sender are collapsed for the viewer. */
export type IsHidden = (senderId: string | null) => boolean;

/**
 * The only rule for messages of blocked users. They are collapsed, and excluded from announcements, previews,
 * unread counts, typing indicators and mention suggestions. Messages of deleted accounts are never collapsed.
 */
export function isHiddenFor(blockedIds: readonly string[]): IsHidden {
  const blocked = new Set(blockedIds);
  return (senderId) => senderId !== null && blocked.has(senderId);
}

const noneBlocked = isHiddenFor([]);
const blockedQuery = {
  ...endpointQuery('blocks.list'),
  select: ({ people }: { people: { id: string }[] }) => isHiddenFor(people.map(({ id }) => id)),
};

/** Collapses nothing while the list of blocked users is loading. */
export function useIsHidden(): IsHidden {
  return useQuery(blockedQuery).data ?? noneBlocked;
}

/**
 * Whether the list of blocked users is loading for the first time. Rooms wait for it, so that no message is
 * shown briefly and then collapsed.
 */
export function useBlockedUsersPending(): boolean {
  const { isPending, fetchStatus, failureCount } = useQuery(blockedQuery);
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
