import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { useFocusAfterChange } from '../../lib/focus/use-focus-after-change.ts';
import { formatFull } from '../../lib/time/dates.ts';
import { fill } from '../../texts.ts';
import { LineLoading, NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { waitlistSentence } from '../../ui/match/explanation/waitlist-sentence.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { SeatToFill } from '../../ui/match/seat-to-fill.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { AnswerButtons, AnswerProblem, ReasonButton } from './answer-buttons.tsx';
import { NoteText } from './note-text.tsx';
import { NotificationMessage } from './notification-message.tsx';
import { isPendingRequest, isWaitlisted, noteOf, roleOf } from './notification-status.ts';
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

type PartProps = Pick<NotificationItemProps, 'notification' | 'answers' | 'now'> & {
  asks: boolean;
  /** Hides a part on phones until the user opens the row. */
  folded: string;
};

/** The message and how well the sender fits. */
function Head({
  notification,
  asks,
  folds,
  folded,
}: Omit<PartProps, 'answers' | 'now'> & { folds: boolean }) {
  const { match, hasNoScore, isLoading } = useNotificationMatch(notification, asks);
  return (
    <div className={cx('grid min-w-0 gap-0.5 col-start-2 col-end-4 md:col-end-3', folds && 'max-md:pr-8')}>
      <div className="flex items-start gap-1">
        <p className={cx('min-w-0 flex-1 text-15 wrap-anywhere', folded && 'max-md:line-clamp-2')}>
          <NotificationMessage notification={notification} />
          {notification.readAt === null ? (
            <span className="sr-only"> ({notificationsCopy.unreadMark})</span>
          ) : null}
        </p>
        {asks ? (
          <div className="relative -my-2 -mr-2 min-w-11 lg:hidden">
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
          {isWaitlisted(notification)
            ? waitlistSentence(match.seat)
            : sentenceOf(match, readerOf(notification))}
        </MatchLine>
      ) : null}
    </div>
  );
}

/** On small screens the note and what accepting leads to. */
function Details({ notification, answers, asks, folded }: Omit<PartProps, 'now'>) {
  const waits = isWaitlisted(notification);
  const { fills, isLoading } = useSeatToFill(notification, asks && !waits);
  const note = noteOf(notification);
  const role = roleOf(notification);
  return (
    <div
      className={cx(
        'grid min-w-0 gap-0.5 empty:hidden max-md:col-end-4 md:col-start-2',
        asks ? 'max-md:col-start-1' : 'max-md:col-start-2',
        folded,
      )}
    >
      {note ? <NoteText note={note} from={notification.senderUsername} className="my-1 lg:hidden" /> : null}
      {role ? <p className="text-14 lg:hidden">{fill(notificationsCopy.role, { role })}</p> : null}
      {isLoading ? <Skeleton className="my-1 h-3 w-3/5 lg:hidden" /> : null}
      {/* Also for a request that names the seat: the rows below would move if the line were left out. */}
      <SeatToFill fills={fills} seat={null} className="text-13 text-muted lg:hidden" />
      <AnswerProblem notification={notification} answers={answers} />
      <ProposedProjects notification={notification} className="my-1 lg:hidden" />
    </div>
  );
}

/** The time of a notification; on small screens also its links. */
function Meta({ notification, answers, now, asks, folded }: PartProps) {
  return (
    <div
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-4 max-md:text-13 md:col-start-2',
        asks && 'max-md:col-span-full max-md:justify-between max-md:gap-x-2',
        !asks && (folded ? 'max-md:col-start-2' : 'max-md:col-start-2 max-md:col-end-4'),
      )}
    >
      <time
        dateTime={notification.createdAt}
        title={formatFull(notification.createdAt)}
        className="text-13 text-muted"
      >
        {momentText(notification.createdAt, now)}
      </time>
      <NotificationWays notification={notification} className={cx('relative lg:hidden', folded)} />
      {asks ? (
        <ReasonButton notification={notification} answers={answers} className="relative -mx-3 lg:hidden" />
      ) : null}
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

/** The answer buttons, and for a request on the waitlist why it cannot be accepted. */
function Answer({ notification, answers }: Pick<PartProps, 'notification' | 'answers'>) {
  const waitlistId = useId();
  return (
    <div className="relative grid gap-1 max-md:col-span-full md:col-start-3 md:row-span-3 md:row-start-1">
      {isWaitlisted(notification) ? (
        <p id={waitlistId} className="text-13 text-muted md:max-w-48">
          {requestsCopy.waiting.taken}
        </p>
      ) : null}
      <AnswerButtons
        notification={notification}
        answers={answers}
        waitlistId={waitlistId}
        className="max-md:*:flex-1"
      />
    </div>
  );
}

export function NotificationItem(props: NotificationItemProps) {
  const { notification, answers, selected, onSelect, onRead } = props;
  const asks = isPendingRequest(notification);
  const isUnread = notification.readAt === null;
  // A row that is answered or read during this visit stays open, so that the next one does not move.
  const [startsOpen] = useState(asks || isUnread);
  const [isOpen, setOpen] = useState(startsOpen);
  const folded = isOpen || asks ? '' : 'max-md:hidden';
  const row = useRef<HTMLLIElement>(null);
  useFocusAfterChange(row, asks);
  useReadOnPress(row, isUnread, onRead);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const details = fill(notificationsCopy.showDetails, { message: notification.message });
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={cx(
        'group relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-start gap-x-3 border-t p-4 outline-offset-[-2px] first:rounded-t-[9px] first:border-t-0 last:rounded-b-[9px] md:gap-x-4 md:gap-y-0.5 md:px-5',
        asks ? 'gap-y-2' : 'gap-y-0.5 max-md:py-3',
        selected && 'lg:bg-surface dark:lg:bg-fill',
        isUnread &&
          'before:tail-left before:absolute before:top-4 before:-left-px before:h-10 before:w-[5px] before:bg-primary',
      )}
    >
      <div className={cx('grid md:row-span-3', !asks && 'max-md:row-span-3')}>
        <SenderPicture notification={notification} />
      </div>
      <Head notification={notification} asks={asks} folds={!startsOpen} folded={folded} />
      <button
        type="button"
        aria-label={details}
        aria-pressed={selected}
        onClick={onSelect}
        className="absolute inset-0 rounded-6 outline-offset-[-2px] max-lg:hidden"
      />
      {startsOpen ? null : (
        <button
          type="button"
          aria-label={details}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-0 rounded-6 text-muted outline-offset-[-2px] md:hidden"
        >
          <Chevron aria-hidden="true" className="absolute top-3.5 right-3 size-5" />
        </button>
      )}
      <Details {...props} asks={asks} folded={folded} />
      {asks ? (
        <Answer notification={notification} answers={answers} />
      ) : (
        <div
          className={cx(
            'relative flex flex-wrap items-center gap-2 empty:hidden md:col-start-3 md:row-span-3 md:row-start-1',
            folded ? 'max-md:col-start-3 max-md:row-start-2' : 'max-md:col-start-2 max-md:col-end-4',
          )}
        >
          <ReopenButton notification={notification} answers={answers} className={cx('lg:hidden', folded)} />
          <OutcomeBadge notification={notification} />
        </div>
      )}
      <Meta {...props} asks={asks} folded={folded} />
    </li>
  );
}
