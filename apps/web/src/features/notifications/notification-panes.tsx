import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { NoDetails, NotificationDetails } from './notification-details.tsx';
import { NotificationList } from './notification-list.tsx';
import { markRead } from './notifications.queries.ts';
import { useAnswers } from './use-answers.ts';

/** Marks notifications as read when they are seen. They keep their 'new' mark during this visit. */
function useReadMarks() {
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());

  function see(id: string): void {
    setReadHere((before) => new Set(before).add(id));
    void markRead(id);
  }

  return { isFresh: ({ id, readAt }: Notification) => readAt === null || readHere.has(id), see };
}

/** An answered request leaves the list of those to answer. If it had the focus, the list gets it. */
function useFocusOfRemovedRow(rows: number) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body) panel.current?.focus();
    before.current = rows;
  }, [rows]);
  return panel;
}

interface NotificationPanesProps {
  notifications: readonly Notification[];
  unreadOnly: boolean;
  /** Shown below the list. */
  children: ReactNode;
}

/** The list and, from 1024 px, the details of the selected notification next to it. */
export function NotificationPanes({ notifications, unreadOnly, children }: NotificationPanesProps) {
  const { isFresh, see } = useReadMarks();
  const [chosen, setChosen] = useState<string>();
  const beside = useMediaQuery('(width >= 1024px)');
  const answers = useAnswers();

  const shown = notifications.filter((notification) => !unreadOnly || isFresh(notification));
  const selected = shown.find(({ id }) => id === chosen) ?? shown[0];

  const panel = useFocusOfRemovedRow(shown.length);

  /** The details show the notification that was answered in the list. */
  const selecting =
    <Rest extends unknown[]>(answer: (notification: Notification, ...rest: Rest) => void) =>
    (notification: Notification, ...rest: Rest): void => {
      setChosen(notification.id);
      answer(notification, ...rest);
    };
  const answersOfList = {
    ...answers,
    accept: selecting(answers.accept),
    reject: selecting(answers.reject),
    reopen: selecting(answers.reopen),
  };

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
        <div ref={panel} tabIndex={-1} className="outline-0">
          {shown.length === 0 ? (
            <EmptyState title={notificationsCopy.nothingUnread} hint={notificationsCopy.nothingUnreadHint} />
          ) : (
            <SectionBoundary data={notifications}>
              <NotificationList
                notifications={shown}
                answers={answersOfList}
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
