import { type InfiniteData, infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { call } from '../../lib/api/api.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { matchQuery, useExplainedMatch } from '../../lib/match-query.ts';
import type { Reader } from '../../ui/match/explanation/explained.ts';
import { isWaitlisted } from './notification-status.ts';

const pageSize = limits.notificationPage.default;

const allLists = ['notifications', 'list'] as const;

type Pages = InfiniteData<Notification[], string | undefined>;

/** The user's notifications in pages, newest first; all, or only those that wait for an answer. */
export function listQuery(userId: string, only?: 'to_answer') {
  return infiniteQueryOptions({
    queryKey: [...allLists, { userId, only }],
    queryFn: ({ pageParam, signal }) =>
      call('notifications.list', {
        params: { userId },
        query: { limit: pageSize, before: pageParam, only },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
}

function firstPage(): string | undefined {
  return undefined;
}

export function countsQuery() {
  return endpointQuery('notifications.unread');
}

function patchAll(change: (notification: Notification) => Notification): void {
  queryClient.setQueriesData<Pages>({ queryKey: allLists }, (data) =>
    data ? { ...data, pages: data.pages.map((page) => page.map(change)) } : data,
  );
}

/** Replaces a notification in the lists with the server's newer version. */
export function replaceNotification(next: Notification): void {
  patchAll((notification) => (notification.id === next.id ? next : notification));
}

function setUnread(change: (unread: number) => number): void {
  queryClient.setQueryData(countsQuery().queryKey, (data) =>
    data ? { ...data, unread: Math.max(0, change(data.unread)) } : data,
  );
}

/** Marks as read here immediately, then on the server. A failure is corrected by the next refetch. */
export async function markRead(id: string): Promise<void> {
  const readAt = new Date().toISOString();
  patchAll((notification) => (notification.id === id ? { ...notification, readAt } : notification));
  setUnread((unread) => unread - 1);
  await call('notifications.read', { params: { id } }).catch(refetchNotifications);
}

export async function markAllRead(): Promise<void> {
  const readAt = new Date().toISOString();
  patchAll((notification) => ({ ...notification, readAt: notification.readAt ?? readAt }));
  setUnread(() => 0);
  await call('notifications.readAll');
}

export function refetchNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: ['notifications'] });
}

/** Returns the id of the user who asks to join or is invited. */
function candidateOf({ type, senderId, recipientId }: Notification): string | null {
  return type === 'invitation' ? recipientId : senderId;
}

/** Whether the recipient reads about the project or about the user who asks to join. */
export function readerOf({ type, senderUsername }: Notification): Reader {
  return type === 'invitation' ? { kind: 'user' } : { kind: 'owner', name: senderUsername };
}

/**
 * The match of person and the requested seat, or else the seat that a join request fills, if the user may see it and
 * the request is pending.
 */
export function useNotificationMatch(notification: Notification, wanted: boolean) {
  const { postId: projectId, seat, withoutScore = false } = notification;
  const userId = candidateOf(notification);
  const enabled = wanted && !withoutScore && projectId !== null && userId !== null;
  const toFill = useSeatToFill(notification, enabled && seat === null && !isWaitlisted(notification));
  const { match, hasNoScore, isLoading } = useExplainedMatch(
    matchQuery(projectId ?? '', userId ?? '', seat?.id ?? toFill.fills?.id),
    { enabled: enabled && !toFill.isLoading, retry: false },
  );
  // The match stays cached after the answer, so hide it here.
  return {
    match: wanted ? match : undefined,
    hasNoScore: wanted && (withoutScore || hasNoScore),
    isLoading: isLoading || toFill.isLoading,
  };
}

/** The seat that a pending join request fills. The requests of a project are read once for all its notifications. */
export function useSeatToFill({ type, requestId, postId }: Notification, wanted: boolean) {
  const query = endpointQuery('requests.listWaiting', { params: { id: postId ?? '' } });
  const enabled = wanted && type === 'join_request' && postId !== null;
  const { data, isLoading } = useQuery({ ...query, enabled, retry: false });
  return { fills: data?.find(({ id }) => id === requestId)?.fills, isLoading };
}

/** The project of a notification, used for its open seats. */
export function useProject(notification: Notification, wanted: boolean) {
  const slug = notification.postSlug ?? '';
  return useQuery({
    ...endpointQuery('projects.bySlug', { params: { slug } }),
    enabled: wanted && slug !== '',
    retry: false,
  }).data;
}
