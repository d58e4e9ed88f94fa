import { useInfiniteQuery } from '@tanstack/react-query';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { useEffect, useId } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { choiceField } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
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
import { NotificationTabs, type ShownList, shownLists } from './notification-tabs.tsx';
import { listQuery } from './notifications.queries.ts';
import { useSeenRows } from './seen-rows.ts';

function statusOf(count: number | undefined): string {
  if (count === undefined) return notificationsCopy.loading;
  return count === 1 ? notificationsCopy.loadedOne : fill(notificationsCopy.loaded, { count });
}

function waitingTextOf(waiting: number): string {
  if (waiting === 0) return '';
  return waiting === 1 ? notificationsCopy.newOne : fill(notificationsCopy.newMany, { count: waiting });
}

/** The tab has the number of unread ones, which are only a part of the list. */
function statusOfShown(show: ShownList, list: readonly Notification[] | undefined): string {
  if (show !== 'unread' || list === undefined) return statusOf(list?.length);
  return list.some(({ readAt }) => readAt === null) ? '' : notificationsCopy.nothingUnread;
}

function Nothing({ show }: { show: ShownList }) {
  return show === 'to-answer' ? (
    <EmptyState title={notificationsCopy.nothingToAnswer} hint={notificationsCopy.nothingToAnswerHint} />
  ) : (
    <EmptyState title={texts.notifications.empty} hint={texts.notifications.emptyHint} />
  );
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

const searchFields = { show: choiceField(shownLists, 'all') };

function Content({ user }: { user: SessionUser }) {
  const [{ show }, change] = useSearchState(searchFields);
  const list = useInfiniteQuery(listQuery(user.id, show === 'to-answer' ? 'to_answer' : undefined));
  const { rows, waiting, isFirst, showWaiting } = useSeenRows(show, {
    list: list.data?.pages.flat(),
    isFetching: list.isFetching,
  });
  const waitingText = waitingTextOf(waiting);
  const panelId = useId();
  // Each failure shows a toast: the first load, a refetch, an earlier page.
  useEffect(() => {
    if (list.errorUpdatedAt > 0) toast.error(texts.notifications.failedToLoad);
  }, [list.errorUpdatedAt]);
  return (
    <>
      {/* As high as the button, which comes and goes. */}
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4 md:mb-4 md:min-h-10">
        <h1>{texts.header.notifications}</h1>
        <MarkAllRead />
      </div>
      <NotificationTabs
        selected={show}
        onSelect={(next) => change({ show: next }, { replace: true })}
        panelId={panelId}
      />
      <Announcer>{waitingText || (list.isError && !rows ? '' : statusOfShown(show, rows))}</Announcer>
      <div id={panelId} role="tabpanel" aria-label={texts.header.notifications}>
        {rows === undefined && list.isPending ? <Loading /> : null}
        {rows === undefined && list.isError ? (
          <ErrorState
            quiet
            title={notificationsCopy.notLoaded}
            action={<Button onClick={() => void list.refetch()}>{notificationsCopy.tryAgain}</Button>}
          />
        ) : null}
        {rows ? (
          <NotificationPanes
            key={show}
            notifications={rows}
            show={show}
            isFirst={isFirst}
            waitingText={waitingText}
            onShowWaiting={showWaiting}
            nothing={<Nothing show={show} />}
          >
            {list.hasNextPage ? (
              <Button
                className="mt-6"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {notificationsCopy.loadMore}
              </Button>
            ) : null}
          </NotificationPanes>
        ) : null}
      </div>
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
