import { useMutation, useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type RefObject, useRef } from 'react';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { type Answer, call } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryClient } from '../../lib/api/query.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { toast } from '../../stores/toasts.ts';
import { fill, texts } from '../../texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NoScore } from '../../ui/match/explanation/explanation-state.tsx';
import { sentenceOf } from '../../ui/match/explanation/explanation-text.ts';
import { MatchLine } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { RejectWithReason } from '../../ui/overlay/reject-with-reason.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { waitingQuery } from './requests.queries.ts';

const copy = requestsCopy.waiting;

type Waiting = Answer<'requests.listWaiting'>[number];

interface Decision {
  verb: 'accept' | 'reject';
  reason?: string;
}

function useAnswer({ person, notificationId, postId, userId }: Waiting) {
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
function RequestMatch({ person, match }: Waiting) {
  const reader = { kind: 'owner', name: person.username } as const;
  if (!match) return <NoScore reader={reader} className="text-13 text-muted" />;
  return (
    <MatchLine score={match.score} tier={match.tier}>
      {sentenceOf(match, reader)}
    </MatchLine>
  );
}

interface RowProps {
  request: Waiting;
  full: boolean;
  fallback: RefObject<HTMLElement | null>;
}

function Row({ request, full, fallback }: RowProps) {
  const { person, role, note, seat, createdAt, notificationId } = request;
  const { mutate, isPending, variables } = useAnswer(request);
  const underWay = isPending ? variables.verb : undefined;
  const row = useFocusHandover(fallback);
  return (
    <li ref={row} className="grid gap-2 py-3 not-first:border-t">
      <div className="flex items-center gap-3">
        <Avatar id={request.userId} name={person.username} picture={person.profilePicture} />
        <span className="flex min-w-0 flex-1">
          <PersonLink username={person.username} />
        </span>
        <time dateTime={createdAt} className="text-13 text-muted">
          {formatDay(createdAt)}
        </time>
      </div>
      <SeatLine seat={seat ?? { name: seatsCopy.any }} className="text-13" />
      <RequestMatch {...request} />
      {role ? <p className="text-13">{fill(requestsCopy.roleLine, { role })}</p> : null}
      {note ? <p className="text-13 wrap-anywhere whitespace-pre-line text-muted">{note}</p> : null}
      {notificationId ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="soft"
            busy={underWay === 'accept'}
            disabled={full || underWay === 'reject'}
            title={full ? requestsCopy.notOpen.full : undefined}
            onClick={() => mutate({ verb: 'accept' })}
          >
            {texts.notifications.accept}
          </Button>
          <Button
            busy={underWay === 'reject'}
            disabled={underWay === 'accept'}
            onClick={() => mutate({ verb: 'reject' })}
          >
            {texts.notifications.reject}
          </Button>
          <RejectWithReason
            name={person.username}
            maxLength={limits.reason.max}
            disabled={isPending}
            onReject={(reason) => mutate({ verb: 'reject', reason })}
            className="self-center"
          />
        </div>
      ) : null}
    </li>
  );
}

/** The best fit first; users without a score last, in the order in which they asked. */
function bestFirst(requests: readonly Waiting[]): Waiting[] {
  return requests.toSorted((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1));
}

/**
 * The pending requests for owners and co-owners, the best fit first. While no seat is open, they form the waitlist and
 * keep its order.
 */
export function WaitingRequests({ projectId, full }: { projectId: string; full: boolean }) {
  const { data = [] } = useQuery(waitingQuery(projectId));
  const heading = useRef<HTMLHeadingElement>(null);
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="waiting-requests">
      <div className="flex items-center justify-between gap-2">
        <h2 id="waiting-requests" ref={heading} tabIndex={-1} className="text-16 leading-6">
          {full ? copy.waitlist : copy.title}
        </h2>
        <Badge tone="neutral">{data.length}</Badge>
      </div>
      {full ? <p className="mt-1 text-13 text-muted">{copy.fullText}</p> : null}
      <ol className="mt-2 text-14">
        {(full ? data : bestFirst(data)).map((request) => (
          <SectionBoundary key={request.id} data={request} look="item">
            <Row request={request} full={full} fallback={heading} />
          </SectionBoundary>
        ))}
      </ol>
    </Card>
  );
}
