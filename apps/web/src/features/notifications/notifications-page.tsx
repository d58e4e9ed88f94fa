import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { type SessionUser, useCurrentUser } from '../../stores/session.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Announcer } from '../../ui/state/announcer.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NotificationPanes } from './notification-panes.tsx';
import { listQuery } from './notifications.queries.ts';

function statusOf(count: number | undefined): string {
  if (count === undefined) return notificationsCopy.loading;
  return count === 1 ? notificationsCopy.loadedOne : fill(notificationsCopy.loaded, { count });
}

function Loading() {
  const shown = useDelayedSkeleton(true);
  return (
    <div aria-busy="true" className="rounded-10 border bg-card lg:max-w-190">
      <p aria-hidden="true" className="flex items-center gap-2 px-5 py-4 text-14 text-muted">
        <Spinner />
        {notificationsCopy.loading}
      </p>
      {shown ? [1, 2, 3, 4, 5].map((row) => <RowSkeleton key={row} />) : null}
    </div>
  );
}

function Content({ user }: { user: SessionUser }) {
  const list = useInfiniteQuery(listQuery(user.id));
  const notifications = list.data?.pages.flat();
  // Each failure shows a toast: the first load, a refetch, an earlier page.
  useEffect(() => {
    if (list.errorUpdatedAt > 0) toast.error(texts.notifications.failedToLoad);
  }, [list.errorUpdatedAt]);
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-4 md:mb-4">
        <h1>{texts.header.notifications}</h1>
        <MarkAllRead userId={user.id} />
      </div>
      <Announcer>{list.isError && !notifications ? '' : statusOf(notifications?.length)}</Announcer>
      {notifications === undefined && list.isPending ? <Loading /> : null}
      {notifications === undefined && list.isError ? (
        <ErrorState
          quiet
          title={notificationsCopy.notLoaded}
          action={<Button onClick={() => void list.refetch()}>{notificationsCopy.tryAgain}</Button>}
        />
      ) : null}
      {notifications?.length === 0 ? (
        <EmptyState title={texts.notifications.empty} hint={texts.notifications.emptyHint} />
      ) : null}
      {notifications && notifications.length > 0 ? (
        <NotificationPanes notifications={notifications} user={user}>
          {list.hasNextPage ? (
            <Button className="mt-6" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {notificationsCopy.loadMore}
            </Button>
          ) : null}
        </NotificationPanes>
      ) : null}
    </>
  );
}

export function NotificationsPage() {
  const user = useCurrentUser();
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{texts.header.notifications}</PageTitle>
      {user ? <Content user={user} /> : null}
    </div>
  );
}
