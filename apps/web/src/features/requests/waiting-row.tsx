import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { notificationsCopy } from '../../copy/notifications.ts';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { useFocusAfterChange } from '../../lib/focus/use-focus-after-change.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { waitlistSentence } from '../../ui/match/explanation/waitlist-sentence.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { scoreText } from '../../ui/match/score-text.ts';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { SeatToFill } from '../../ui/match/seat-to-fill.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { RejectWithReason } from '../../ui/reject-with-reason.tsx';
import type { WaitingRequest } from './requests.queries.ts';
import type { AnsweredRequests, ListedRequest, Verb } from './use-answered-requests.ts';

interface Decision {
  verb: Verb;
  reason?: string;
}

function useAnswer(request: WaitingRequest, { keep, refetch }: AnsweredRequests) {
  const { notificationId, postId, userId } = request;
  return useSingleMutation({
    mutationFn: ({ verb, reason = '' }: Decision) => {
      const params = { notificationId: notificationId ?? '' };
      return verb === 'accept'
        ? call('requests.accept', { params, body: { postId, userId } })
        : call('requests.reject', { params, body: { reason } });
    },
    onSuccess: ({ notification: { seat }, seatsOpen }, { verb }) =>
      keep({ ...request, seat }, verb, seatsOpen),
    onError: (error, { verb }) =>
      toast.error(
        errorText(
          error,
          verb === 'accept' ? texts.notifications.failedToAccept : texts.notifications.failedToReject,
        ),
      ),
    onSettled: refetch,
  });
}

/** How the user fits the seat of the request, in one line. */
function RequestMatch({ request: { person, match }, waits }: { request: WaitingRequest; waits: boolean }) {
  const reader = { kind: 'owner', name: person.username } as const;
  if (!match) return <NoScore reader={reader} className="text-13 text-muted" />;
  return (
    <MatchLine score={match.score} tier={match.tier}>
      {waits ? waitlistSentence(match.seat) : (match.reason ?? sentenceOf(match, reader))}
    </MatchLine>
  );
}

const copy = requestsCopy.waiting;

function foldText(match: WaitingRequest['match']): string {
  return match ? scoreText(match) : copy.noScore;
}

interface FoldProps {
  request: WaitingRequest;
  isOpen: boolean;
  detailsId: string;
  onToggle: () => void;
}

/** The score, which opens and closes the details on phones. */
function Fold({ request: { person, match }, isOpen, detailsId, onToggle }: FoldProps) {
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={detailsId}
      onClick={onToggle}
      className={cx(
        'inline-flex min-h-6 items-center gap-1 text-13 font-semibold md:hidden',
        match && !isOpen ? 'text-brass' : 'text-muted',
      )}
    >
      {isOpen ? copy.less : foldText(match)}
      <span className="sr-only">: {fill(copy.details, { name: person.username })}</span>
      <Chevron aria-hidden="true" className="size-4" />
    </button>
  );
}

interface WaitingRowProps extends ListedRequest {
  requests: AnsweredRequests;
  /** The id of the text that says that the requests are on the waitlist, so that none can be accepted. */
  waitlistId?: string | undefined;
  fallback: RefObject<HTMLElement | null>;
}

/** What the user has answered, with a way back from a rejection. */
function Answered({ request, answer, over, requests }: Omit<WaitingRowProps, 'waitlistId' | 'fallback'>) {
  const { mutate, isPending } = useSingleMutation({ mutationFn: () => requests.reopen(request, over) });
  const name = request.person.username;
  return (
    <>
      {/* First, where the pressed button was: a second press does nothing. */}
      <Outcome rejected={answer === 'reject'}>
        {answer === 'accept' ? texts.notifications.accepted : texts.notifications.rejected}
        <span className="sr-only">: {name}</span>
      </Outcome>
      {answer === 'reject' ? (
        <Button
          variant="ghost"
          busy={isPending}
          aria-label={fill(copy.undo, { name })}
          onClick={() => mutate(undefined)}
          className="max-md:px-3"
        >
          {notificationsCopy.undo}
        </Button>
      ) : null}
    </>
  );
}

/** The buttons to answer a request. */
function AnswerButtons({ request, requests, waitlistId, folded }: WaitingRowProps & { folded: string }) {
  const { mutate, isPending, variables } = useAnswer(request, requests);
  const underWay = isPending ? variables.verb : undefined;
  const name = request.person.username;
  return (
    <>
      <Button
        variant="soft"
        busy={underWay === 'accept'}
        disabled={waitlistId !== undefined || underWay === 'reject'}
        aria-describedby={waitlistId}
        aria-label={fill(copy.accept, { name })}
        onClick={() => mutate({ verb: 'accept' })}
        className="max-md:px-3"
      >
        {texts.notifications.accept}
      </Button>
      <Button
        busy={underWay === 'reject'}
        disabled={underWay === 'accept'}
        aria-label={fill(copy.reject, { name })}
        onClick={() => mutate({ verb: 'reject' })}
        className="max-md:px-3"
      >
        {texts.notifications.reject}
      </Button>
      <div className={cx('contents', folded)}>
        <RejectWithReason
          name={name}
          maxLength={limits.reason.max}
          disabled={isPending}
          onReject={(reason) => mutate({ verb: 'reject', reason })}
          className="self-center"
        />
      </div>
    </>
  );
}

/**
 * A join request with its match and the buttons to answer it, which are beside it where there is space. On phones it is
 * one line until the user opens it, and the buttons stay where they are.
 */
export function WaitingRow(props: WaitingRowProps) {
  const { request, answer, waitlistId, fallback } = props;
  const { person, role, note, seat, createdAt, notificationId } = request;
  const row = useFocusHandover(fallback);
  useFocusAfterChange(row, answer);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const folded = isOpen ? '' : 'max-md:hidden';
  // Not below the bottom bar.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, row]);
  return (
    <li ref={row} tabIndex={-1} className="@container scroll-mb-20 py-3 not-first:border-t">
      <div className="grid gap-x-6 gap-y-1 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:items-center">
        <div className="flex min-w-0 items-center gap-x-3">
          <Avatar id={request.userId} name={person.username} picture={person.profilePicture} />
          <div className="grid min-w-0 justify-items-start">
            <PersonLink username={person.username} className="max-w-full leading-6" />
            <Fold
              request={request}
              isOpen={isOpen}
              detailsId={detailsId}
              onToggle={() => setOpen((wasOpen) => !wasOpen)}
            />
          </div>
        </div>
        <div
          id={detailsId}
          className={cx(
            'grid gap-1 max-md:order-1 max-md:col-span-full @min-[36rem]:row-start-2 @min-[36rem]:pl-11',
            folded,
          )}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 text-13">
            {/* The seat that a request for any seat fills is named below. */}
            {seat || answer || !request.fills ? <SeatLine seat={seat ?? { name: seatsCopy.any }} /> : null}
            <time dateTime={createdAt} className="text-muted">
              {formatDay(createdAt)}
            </time>
          </div>
          <RequestMatch request={request} waits={waitlistId !== undefined} />
          {role ? <p className="text-13">{fill(requestsCopy.roleLine, { role })}</p> : null}
          {note ? <p className="text-13 wrap-anywhere whitespace-pre-line text-muted">{note}</p> : null}
        </div>
        {answer ? null : (
          <SeatToFill
            fills={request.fills}
            seat={seat}
            className="text-13 text-muted max-md:order-1 max-md:col-span-full @min-[36rem]:row-start-3 @min-[36rem]:pl-11"
          />
        )}
        {notificationId ? (
          <div className="flex flex-wrap gap-x-2 gap-y-1 max-md:max-w-36 max-md:justify-end @min-[36rem]:row-span-3 @min-[36rem]:max-w-42 @min-[36rem]:justify-end">
            {answer ? <Answered {...props} /> : <AnswerButtons {...props} folded={folded} />}
          </div>
        ) : null}
      </div>
    </li>
  );
}
