import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { formatFull } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { LineLoading, NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { AnswerButtons, AnswerProblem, ReasonButton } from './answer-buttons.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { isAwaitingAnswer, noteOf, roleOf } from './notification-status.ts';
import { momentText } from './notification-text.ts';
import { NotificationWays } from './notification-ways.tsx';
import { readerOf, useNotificationMatch } from './notifications.queries.ts';
import { ProposedProjects } from './proposed-projects.tsx';
import { SenderActions } from './sender-actions.tsx';
import { SenderPicture } from './sender-picture.tsx';
import { OutcomeBadge, ReopenButton } from './status-part.tsx';
import type { Answers } from './use-answers.ts';
import { useSeen } from './use-seen.ts';

interface NotificationItemProps {
  notification: Notification;
  answers: Answers;
  /** Unread at the start of this visit. */
  fresh: boolean;
  /** Its details are shown next to the list. */
  selected: boolean;
  /** In milliseconds. */
  now: number;
  onSelect: () => void;
  onSeen: () => void;
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

type NotificationBodyProps = Pick<NotificationItemProps, 'notification' | 'answers' | 'fresh' | 'now'> & {
  asks: boolean;
};

/** The message, time and links of a notification; on small screens also its details. */
function NotificationBody({ notification, answers, fresh, now, asks }: NotificationBodyProps) {
  const { match, hasNoScore, isLoading } = useNotificationMatch(notification, asks);
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex items-start gap-1">
        <p className="min-w-0 flex-1 text-15 wrap-anywhere">
          <NotificationMessage notification={notification} />
          {fresh ? <span className="sr-only"> ({notificationsCopy.unreadMark})</span> : null}
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
      {noteOf(notification) ? (
        <p className="my-1 text-14 wrap-anywhere whitespace-pre-wrap text-text lg:hidden">
          {noteOf(notification)}
        </p>
      ) : null}
      {roleOf(notification) ? (
        <p className="text-14 lg:hidden">{fill(notificationsCopy.role, { role: roleOf(notification) })}</p>
      ) : null}
      <time
        dateTime={notification.createdAt}
        title={formatFull(notification.createdAt)}
        className="text-13 text-muted"
      >
        {momentText(notification.createdAt, now)}
      </time>
      <AnswerProblem notification={notification} answers={answers} />
      <ProposedProjects notification={notification} className="my-1 lg:hidden" />
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden lg:hidden">
        <NotificationWays notification={notification} />
        {asks ? (
          <ReasonButton notification={notification} answers={answers} className="relative -ml-3" />
        ) : null}
      </div>
    </div>
  );
}

export function NotificationItem(props: NotificationItemProps) {
  const { notification, answers, fresh, selected, onSelect, onSeen } = props;
  const asks = isAwaitingAnswer(notification);
  const row = useFocusAfterAnswer(asks);
  useSeen(row, notification.readAt === null, onSeen);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={cx(
        'group relative grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3 border-t p-4 outline-offset-[-2px] first:rounded-t-[9px] first:border-t-0 last:rounded-b-[9px] md:grid-cols-[40px_minmax(0,1fr)_auto] md:gap-4 md:px-5',
        selected && 'lg:bg-surface dark:lg:bg-fill',
        fresh &&
          'before:tail-left before:absolute before:top-4 before:-left-px before:h-10 before:w-[5px] before:bg-primary',
      )}
    >
      <SenderPicture notification={notification} />
      <NotificationBody {...props} asks={asks} />
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
          className="relative max-md:col-span-full max-md:mt-1 max-md:*:flex-1"
        />
      ) : (
        <div className="relative flex flex-wrap items-center gap-2 max-md:col-start-2">
          <ReopenButton notification={notification} answers={answers} className="lg:hidden" />
          <OutcomeBadge notification={notification} />
        </div>
      )}
    </li>
  );
}
