import { useMutation } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { RejectWithReason } from '../../ui/overlay/reject-with-reason.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';

export type WaitingRequest = Answer<'requests.listWaiting'>[number];

interface Decision {
  verb: 'accept' | 'reject';
  reason?: string;
}

function useAnswer({ person, notificationId, postId, userId }: WaitingRequest) {
  return useMutation({
    mutationFn: ({ verb, reason = '' }: Decision) => {
      const params = { notificationId: notificationId ?? '' };
      return verb === 'accept'
        ? call('requests.accept', { params, body: { postId, userId } })
        : call('requests.reject', { params, body: { reason } });
    },
    onSuccess: (_, { verb }) =>
      toast.success(
        verb === 'accept'
          ? fill(texts.notifications.joined, { name: person.username })
          : texts.notifications.requestRejected,
      ),
    onError: (error, { verb }) =>
      toast.error(
        errorText(
          error,
          verb === 'accept' ? texts.notifications.failedToAccept : texts.notifications.failedToReject,
        ),
      ),
    onSettled: () => {
      for (const feature of ['requests', 'projects', 'notifications', 'chat', 'matching'])
        void queryClient.invalidateQueries({ queryKey: [feature] });
    },
  });
}

/** How the user fits the seat of the request, in one line. */
function RequestMatch({ person, match }: WaitingRequest) {
  const reader = { kind: 'owner', name: person.username } as const;
  if (!match) return <NoScore reader={reader} className="text-13 text-muted" />;
  return (
    <MatchLine score={match.score} tier={match.tier}>
      {sentenceOf(match, reader)}
    </MatchLine>
  );
}

interface WaitingRowProps {
  request: WaitingRequest;
  full: boolean;
  fallback: RefObject<HTMLElement | null>;
}

const copy = requestsCopy.waiting;

function scoreText(match: WaitingRequest['match']): string {
  return match ? `${match.score} ${match.tier}` : copy.noScore;
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
      {isOpen ? copy.less : scoreText(match)}
      <span className="sr-only">: {fill(copy.details, { name: person.username })}</span>
      <Chevron aria-hidden="true" className="size-4" />
    </button>
  );
}

/**
 * A pending join request with its match and the buttons to answer it, which are beside it where there is space. On
 * phones it is one line until the user opens it.
 */
export function WaitingRow({ request, full, fallback }: WaitingRowProps) {
  const { person, role, note, seat, createdAt, notificationId } = request;
  const { mutate, isPending, variables } = useAnswer(request);
  const underWay = isPending ? variables.verb : undefined;
  const row = useFocusHandover(fallback);
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const folded = isOpen ? '' : 'max-md:hidden';
  return (
    <li ref={row} className="@container py-3 not-first:border-t">
      <div
        className={cx(
          'grid gap-x-6 gap-y-2 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto] @min-[36rem]:items-center',
          !isOpen && 'max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2',
        )}
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <Avatar id={request.userId} name={person.username} picture={person.profilePicture} />
          <div className="min-w-0">
            <div className="flex items-baseline justify-between gap-3 @min-[36rem]:justify-start">
              <PersonLink username={person.username} className="min-w-0 leading-6" />
              <time dateTime={createdAt} className={cx('flex-none text-13 text-muted', folded)}>
                {formatDay(createdAt)}
              </time>
            </div>
            <Fold
              request={request}
              isOpen={isOpen}
              detailsId={detailsId}
              onToggle={() => setOpen((wasOpen) => !wasOpen)}
            />
            <SeatLine seat={seat ?? { name: seatsCopy.any }} className={cx('text-13', folded)} />
          </div>
          <div id={detailsId} className={cx('col-span-full grid gap-1 @min-[36rem]:col-start-2', folded)}>
            <RequestMatch {...request} />
            {role ? <p className="text-13">{fill(requestsCopy.roleLine, { role })}</p> : null}
            {note ? <p className="text-13 wrap-anywhere whitespace-pre-line text-muted">{note}</p> : null}
          </div>
        </div>
        {notificationId ? (
          <div className="flex flex-wrap gap-x-2 gap-y-1 @min-[36rem]:max-w-42 @min-[36rem]:justify-end">
            <Button
              variant="soft"
              busy={underWay === 'accept'}
              disabled={full || underWay === 'reject'}
              title={full ? requestsCopy.notOpen.full : undefined}
              aria-label={fill(copy.accept, { name: person.username })}
              onClick={() => mutate({ verb: 'accept' })}
              className="max-md:px-3"
            >
              {texts.notifications.accept}
            </Button>
            <Button
              busy={underWay === 'reject'}
              disabled={underWay === 'accept'}
              aria-label={fill(copy.reject, { name: person.username })}
              onClick={() => mutate({ verb: 'reject' })}
              className="max-md:px-3"
            >
              {texts.notifications.reject}
            </Button>
            <div className={cx('contents', folded)}>
              <RejectWithReason
                name={person.username}
                maxLength={limits.reason.max}
                disabled={isPending}
                onReject={(reason) => mutate({ verb: 'reject', reason })}
                className="self-center"
              />
            </div>
          </div>
        ) : null}
      </div>
    </li>
  );
}
