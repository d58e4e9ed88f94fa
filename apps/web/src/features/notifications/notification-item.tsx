import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { formatFull } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { LineLoading, NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { SeatToFill } from '../../ui/match/seat-to-fill.tsx';
import { AnswerButtons, AnswerProblem, ReasonButton } from './answer-buttons.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { isAwaitingAnswer, noteOf, roleOf } from './notification-status.ts';
import { momentText } from './notification-text.ts';
import { NotificationWays } from './notification-ways.tsx';
import { readerOf, useNotificationMatch, useSeatToFill } from './notifications.queries.ts';
import { ProposedProjects } from './proposed-projects.tsx';
import { SenderActions } from './sender-actions.tsx';
import { SenderPicture } from './sender-picture.tsx';
import { OutcomeBadge, ReopenButton } from './status-part.tsx';
import type { Answers } from './use-answers.ts';

interface NotificationItemProps {
  notification: Notification;
  answers: Answers;
  /** Its details are shown next to the list. */
  selected: boolean;
  /** In milliseconds. */
  now: number;
  onSelect: () => void;
  onRead: () => void;
}

/** When an answer removes the buttons, moves the focus to their row. */
function useFocusAfterAnswer(asks: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(asks);
  useEffect(() => {
    if (before.current && !asks && document.activeElement === document.body) row.current?.focus();
    before.current = asks;
  }, [asks]);
  return row;
}

type PartProps = Pick<NotificationItemProps, 'notification' | 'answers' | 'now'> & { asks: boolean };

/** The message and how well the sender fits. */
function Head({ notification, asks }: Pick<PartProps, 'notification' | 'asks'>) {
  const { match, hasNoScore, isLoading } = useNotificationMatch(notification, asks);
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 text-15 wrap-anywhere">
          <NotificationMessage notification={notification} />
          {notification.readAt === null ? (
            <span className="sr-only"> ({notificationsCopy.unreadMark})</span>
          ) : null}
        </p>
        {asks ? (
          <div className="relative -my-2 -mr-2 lg:hidden">
            <SenderActions notification={notification} />
          </div>
        ) : null}
      </div>
      {isLoading ? <LineLoading /> : null}
      {hasNoScore ? (
        <NoScore reader={readerOf(notification)} className="relative text-13 text-muted" />
      ) : null}
      {match ? (
        <MatchLine score={match.score} tier={match.tier}>
          {sentenceOf(match, readerOf(notification))}
        </MatchLine>
      ) : null}
    </div>
  );
}

/** The time of a notification; on small screens also its note and links. */
function Rest({ notification, answers, now, asks }: PartProps) {
  const fills = useSeatToFill(notification, asks);
  return (
    <div className={cx('grid min-w-0 gap-0.5 md:col-start-2', asks ? 'max-md:col-span-full' : 'col-start-2')}>
      {noteOf(notification) ? (
        <p className="my-1 text-14 wrap-anywhere whitespace-pre-wrap text-text lg:hidden">
          {noteOf(notification)}
        </p>
      ) : null}
      {roleOf(notification) ? (
        <p className="text-14 lg:hidden">{fill(notificationsCopy.role, { role: roleOf(notification) })}</p>
      ) : null}
      <SeatToFill fills={fills} seat={notification.seat} className="text-13 text-muted lg:hidden" />
      <AnswerProblem notification={notification} answers={answers} />
      <ProposedProjects notification={notification} className="my-1 lg:hidden" />
      <div className="flex flex-wrap items-center gap-x-4">
        <time
          dateTime={notification.createdAt}
          title={formatFull(notification.createdAt)}
          className="text-13 text-muted"
        >
          {momentText(notification.createdAt, now)}
        </time>
        <NotificationWays notification={notification} className="relative lg:hidden" />
        {asks ? (
          <ReasonButton notification={notification} answers={answers} className="relative -mx-3 lg:hidden" />
        ) : null}
      </div>
    </div>
  );
}

/** A press anywhere in the row marks it as read: it opens the details, answers, or follows a link. */
function useReadOnPress(row: RefObject<HTMLElement | null>, isUnread: boolean, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    const element = row.current;
    if (!isUnread || !element) return;
    const press = () => read();
    element.addEventListener('click', press, { capture: true });
    return () => element.removeEventListener('click', press, { capture: true });
  }, [row, isUnread]);
}

export function NotificationItem(props: NotificationItemProps) {
  const { notification, answers, selected, onSelect, onRead } = props;
  const asks = isAwaitingAnswer(notification);
  const isUnread = notification.readAt === null;
  const row = useFocusAfterAnswer(asks);
  useReadOnPress(row, isUnread, onRead);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={cx(
        'group relative grid grid-cols-[40px_minmax(0,1fr)] items-start gap-x-3 gap-y-2 border-t p-4 outline-offset-[-2px] first:rounded-t-[9px] first:border-t-0 last:rounded-b-[9px] md:grid-cols-[40px_minmax(0,1fr)_auto] md:gap-x-4 md:gap-y-0.5 md:px-5',
        selected && 'lg:bg-surface dark:lg:bg-fill',
        isUnread &&
          'before:tail-left before:absolute before:top-4 before:-left-px before:h-10 before:w-[5px] before:bg-primary',
      )}
    >
      <div className={cx('grid', asks ? 'md:row-span-2' : 'row-span-3 md:row-span-2')}>
        <SenderPicture notification={notification} />
      </div>
      <Head notification={notification} asks={asks} />
      <button
        type="button"
        aria-label={fill(notificationsCopy.showDetails, { message: notification.message })}
        aria-pressed={selected}
        onClick={onSelect}
        className="absolute inset-0 rounded-6 outline-offset-[-2px] max-lg:hidden"
      />
      {asks ? (
        <AnswerButtons
          notification={notification}
          answers={answers}
          className="relative max-md:col-span-full max-md:*:flex-1 md:row-span-2"
        />
      ) : (
        <div className="relative flex flex-wrap items-center gap-2 empty:hidden max-md:col-start-2 md:row-span-2">
          <ReopenButton notification={notification} answers={answers} className="lg:hidden" />
          <OutcomeBadge notification={notification} />
        </div>
      )}
      <Rest {...props} asks={asks} />
    </li>
  );
}
