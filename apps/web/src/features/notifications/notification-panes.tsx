import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notificationsCopy } from '../../copy/notifications.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { type KeptRow, withKept } from './kept-rows.ts';
import { NewNotificationsButton } from './new-notifications-button.tsx';
import { NoDetails, NotificationDetails } from './notification-details.tsx';
import { NotificationList } from './notification-list.tsx';
import { isPendingRequest } from './notification-status.ts';
import type { ShownList } from './notification-tabs.tsx';
import { markRead } from './notifications.queries.ts';
import { useAnswers } from './use-answers.ts';

/** Marks notifications as read. The list of unread ones keeps them during this visit. */
function useReading() {
  const [readHere, setReadHere] = useState<ReadonlySet<string>>(new Set());

  function read(id: string): void {
    setReadHere((before) => new Set(before).add(id));
    void markRead(id);
  }

  return { isFresh: ({ id, readAt }: Notification) => readAt === null || readHere.has(id), read };
}

/**
 * Answers that keep their rows, and those of other requests for the project, which leave the list if the last seat is
 * filled: the next row would otherwise move below the pointer, and a second press would answer it. The details show the
 * answered notification.
 */
function useKeptRows(notifications: readonly Notification[], onAnswer: (id: string) => void) {
  const answers = useAnswers();
  const [places, setPlaces] = useState<readonly KeptRow[]>([]);
  const kept = places.map((row) => ({
    ...row,
    notification: answers.withSeats(answers.answered.get(row.notification.id) ?? row.notification),
  }));
  const listed = withKept(notifications, kept);

  const keeping =
    <Rest extends unknown[]>(answer: (notification: Notification, ...rest: Rest) => void) =>
    (notification: Notification, ...rest: Rest): void => {
      const { id, postId } = notification;
      const rows = [...listed.entries()].flatMap(([at, one]) => {
        const isOther = one.postId === postId && isPendingRequest(one);
        return one.id === id || isOther ? [{ notification: one, at }] : [];
      });
      setPlaces((before) => {
        const known = new Set(before.map((row) => row.notification.id));
        return [...before, ...rows.filter((row) => !known.has(row.notification.id))];
      });
      onAnswer(id);
      answer(notification, ...rest);
    };

  return {
    listed,
    forget: () => setPlaces([]),
    answers: {
      ...answers,
      accept: keeping(answers.accept),
      reject: keeping(answers.reject),
      reopen: keeping(answers.reopen),
    },
  };
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

/** The button that shows new rows disappears, so the first of them receives the focus. */
function focusFirstNew(panel: RefObject<HTMLElement | null>, showRows: () => void): void {
  const rows = () => [...(panel.current?.querySelectorAll('li') ?? [])];
  const before = new Set(rows());
  flushSync(showRows);
  rows()
    .find((row) => !before.has(row))
    ?.focus();
}

function groupsOf(shown: readonly Notification[], isFirst: (notification: Notification) => boolean) {
  return { first: shown.filter(isFirst), dated: shown.filter((notification) => !isFirst(notification)) };
}

interface NotificationPanesProps {
  /** Those that the list shows or keeps in their places. */
  notifications: readonly Notification[];
  show: ShownList;
  isFirst: (notification: Notification) => boolean;
  /** Says how many notifications wait to be shown; empty if none does. */
  waitingText: string;
  onShowWaiting: () => void;
  /** Shown instead of an empty list. */
  nothing: ReactNode;
  /** Shown below the list. */
  children: ReactNode;
}

/** The list and, from 1024 px, the details of the selected notification next to it. */
export function NotificationPanes(props: NotificationPanesProps) {
  const { notifications, show, isFirst, waitingText, onShowWaiting, nothing, children } = props;
  const { isFresh, read } = useReading();
  const [chosen, setChosen] = useState<string>();
  const beside = useMediaQuery('(width >= 1024px)');
  const { listed, forget, answers } = useKeptRows(notifications, setChosen);

  const shown = listed.filter((notification) => show !== 'unread' || isFresh(notification));
  const rows = show === 'all' ? groupsOf(shown, isFirst) : { first: [], dated: shown };
  const selected = shown.find(({ id }) => id === chosen) ?? rows.first[0] ?? shown[0];
  // Also the first one stays open: otherwise a new request would take its place, below a pointer at Accept.
  if (selected && selected.id !== chosen) setChosen(selected.id);

  const panel = useFocusOfRemovedRow(shown.length);
  const showWaiting = () => {
    // Their places count from the start of the list.
    forget();
    onShowWaiting();
  };
  // In an empty list they move nothing.
  const isShownAtOnce = waitingText !== '' && shown.length === 0;
  const showAtOnce = useEffectEvent(showWaiting);
  useEffect(() => {
    if (isShownAtOnce) showAtOnce();
  }, [isShownAtOnce]);

  if (listed.length === 0) return nothing;

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="relative">
        {waitingText === '' ? null : (
          <NewNotificationsButton text={waitingText} onShow={() => focusFirstNew(panel, showWaiting)} />
        )}
        <div ref={panel} tabIndex={-1} className="outline-0">
          {shown.length === 0 ? (
            <EmptyState title={notificationsCopy.nothingUnread} hint={notificationsCopy.nothingUnreadHint} />
          ) : (
            <SectionBoundary data={notifications}>
              <NotificationList
                {...rows}
                answers={answers}
                selectedId={beside ? selected?.id : undefined}
                onSelect={setChosen}
                onRead={read}
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
