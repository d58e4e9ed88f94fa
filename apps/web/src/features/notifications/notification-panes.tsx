import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { type ReactNode, useId, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { choiceField } from '../../lib/search-state.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useSearchState } from '../../lib/use-search-state.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { NoDetails, NotificationDetails } from './notification-details.tsx';
import { NotificationList } from './notification-list.tsx';
import { markRead, unreadQuery } from './notifications.queries.ts';
import { useAnswers } from './use-answers.ts';

const searchFields = { show: choiceField(['all', 'unread'], 'all') };

/** Marks notifications as read when they are seen. They keep their 'new' mark during this visit. */
function useReadMarks(userId: string) {
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());

  function see(id: string): void {
    setReadHere((before) => new Set(before).add(id));
    void markRead(userId, id);
  }

  return { isFresh: ({ id, readAt }: Notification) => readAt === null || readHere.has(id), see };
}

interface NotificationPanesProps {
  notifications: readonly Notification[];
  user: SessionUser;
  /** Shown below the list. */
  children: ReactNode;
}

/** The list and, from 1024 px, the details of the selected notification next to it. */
export function NotificationPanes({ notifications, user, children }: NotificationPanesProps) {
  const [{ show }, change] = useSearchState(searchFields);
  const { data: unread } = useQuery(unreadQuery());
  const { isFresh, see } = useReadMarks(user.id);
  const [chosen, setChosen] = useState<string>();
  const beside = useMediaQuery('(width >= 1024px)');
  const answers = useAnswers(user);
  const panelId = useId();

  const shown = notifications.filter((notification) => show === 'all' || isFresh(notification));
  const selected = shown.find(({ id }) => id === chosen) ?? shown[0];

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <Tabs
          label={notificationsCopy.filter}
          tabs={[
            { id: 'all', label: notificationsCopy.all },
            { id: 'unread', label: notificationsCopy.unread, count: unread?.unread ?? 0 },
          ]}
          selected={show}
          onSelect={(next) => change({ show: next }, { replace: true })}
          panelId={panelId}
          flush
          className="mb-6"
        />
        <div id={panelId} role="tabpanel" aria-label={texts.header.notifications}>
          {shown.length === 0 ? (
            <EmptyState title={notificationsCopy.nothingUnread} hint={notificationsCopy.nothingUnreadHint} />
          ) : (
            <SectionBoundary data={notifications}>
              <NotificationList
                notifications={shown}
                answers={answers}
                selectedId={beside ? selected?.id : undefined}
                isFresh={isFresh}
                onSelect={setChosen}
                onSeen={see}
              />
            </SectionBoundary>
          )}
          {children}
        </div>
      </div>
      {beside ? (
        <aside className="sticky top-24">
          {selected ? (
            <SectionBoundary key={selected.id} data={selected}>
              <NotificationDetails notification={selected} answers={answers} />
            </SectionBoundary>
          ) : (
            <NoDetails />
          )}
        </aside>
      ) : null}
    </div>
  );
}
