import { type InfiniteData, infiniteQueryOptions, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/limits.ts';
import type { Notification } from '@teamwright/contracts/notifications.ts';
import { call } from '../../lib/api.ts';
import { endpointQuery, queryClient } from '../../lib/query.ts';

const pageSize = limits.notificationPage.default;

type Pages = InfiniteData<Notification[], string | undefined>;

/** One's notifications, newest first, page by page. */
export function listQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ['notifications', 'list', { userId }],
    queryFn: ({ pageParam, signal }) =>
      call('notifications.list', {
        params: { userId },
        query: { limit: pageSize, before: pageParam },
        signal,
      }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });
}

function firstPage(): string | undefined {
  return undefined;
}

export function unreadQuery() {
  return endpointQuery('notifications.unread');
}

function patchAll(userId: string, change: (notification: Notification) => Notification): void {
  queryClient.setQueryData<Pages>(listQuery(userId).queryKey, (data) =>
    data ? { ...data, pages: data.pages.map((page) => page.map(change)) } : data,
  );
}

/** Puts the server's newer version of a notification into the list. */
export function replaceNotification(userId: string, next: Notification): void {
  patchAll(userId, (notification) => (notification.id === next.id ? next : notification));
}

function setUnread(change: (unread: number) => number): void {
  queryClient.setQueryData(unreadQuery().queryKey, (data) =>
    data ? { unread: Math.max(0, change(data.unread)) } : data,
  );
}

/** Marks as read here at once, then on the server; a failure is corrected by the next look. */
export async function markRead(userId: string, id: string): Promise<void> {
  const readAt = new Date().toISOString();
  patchAll(userId, (notification) => (notification.id === id ? { ...notification, readAt } : notification));
  setUnread((unread) => unread - 1);
  await call('notifications.read', { params: { id } }).catch(refetchNotifications);
}

export async function markAllRead(userId: string): Promise<void> {
  const readAt = new Date().toISOString();
  patchAll(userId, (notification) => ({ ...notification, readAt: notification.readAt ?? readAt }));
  setUnread(() => 0);
  await call('notifications.readAll');
}

export function refetchNotifications(): void {
  void queryClient.invalidateQueries({ queryKey: ['notifications'] });
}

/** Whom a notification is about: who asks to join, or the one who is invited. */
function candidateOf({ type, senderId, recipientId }: Notification): string | null {
  return type === 'invitation' ? recipientId : senderId;
}

/** How the person and the project fit, where that may be seen and there is still something to decide. */
export function useMatch(notification: Notification, wanted: boolean) {
  const { postId } = notification;
  const userId = candidateOf(notification);
  const { data } = useQuery({
    ...endpointQuery('matching.explain', { params: { postId: postId ?? '', userId: userId ?? '' } }),
    enabled: wanted && postId !== null && userId !== null,
    retry: false,
  });
  // What was known before the answer is still in the cache after it.
  return wanted ? data : undefined;
}

/** The project of a notification, for its open seats. */
export function useProject(notification: Notification, wanted: boolean) {
  const slug = notification.postSlug ?? '';
  return useQuery({
    ...endpointQuery('projects.bySlug', { params: { slug } }),
    enabled: wanted && slug !== '',
    retry: false,
  }).data;
}
