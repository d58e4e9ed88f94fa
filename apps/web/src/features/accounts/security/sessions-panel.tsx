import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { profilesCopy } from '../../../copy/accounts/profiles.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { type Answer, call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { endpointQuery, queryClient } from '../../../lib/api/query.ts';
import { formatDay, formatFull, formatRelative } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { deviceName } from './device-name.ts';

const copy = profilesCopy.sessions;
const query = endpointQuery('accounts.listSessions');

type Session = Answer<'accounts.listSessions'>[number];

/** Ends a session. Also succeeds if the session has already ended. */
async function endSession(id: string): Promise<void> {
  try {
    await call('accounts.endSession', { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'not_found')) throw error;
  }
}

/** Ends sessions one by one. */
function useEndSessions(onEnded: () => void) {
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await endSession(id);
    },
    onSuccess: (_, ids) => {
      toast.success(ids.length > 1 ? copy.endedOthers : copy.ended);
      // The button's row disappears, so the focus moves to the heading of the list.
      onEnded();
    },
    onError: (error) => toast.error(errorText(error, copy.endFailed)),
    onSettled: () => queryClient.invalidateQueries(query),
  });
}

interface SessionRowProps {
  session: Session;
  now: number;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, now, busy, onEnd }: SessionRowProps) {
  const device = deviceName(session.userAgent);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold text-heading">
          {device}
          {session.current ? (
            <Badge tone="success" size="sm">
              {copy.current}
            </Badge>
          ) : null}
        </span>
        <span className="block text-13 text-muted">
          <time dateTime={session.lastSeenAt} title={formatFull(session.lastSeenAt)}>
            {fill(copy.lastActive, { when: formatRelative(session.lastSeenAt, now) })}
          </time>
          {', '}
          {fill(copy.since, { day: formatDay(session.createdAt) })}
        </span>
      </span>
      {session.current ? null : (
        <Button size="sm" busy={busy} aria-label={fill(copy.endOne, { device })} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  );
}

/** The user's sessions. Each except the current one can be ended. */
export function SessionsPanel() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const { data, error, refetch } = useQuery(query);
  const { mutate, isPending, variables } = useEndSessions(() => heading.current?.focus());
  const sessions = data?.toSorted((a, b) => Number(b.current) - Number(a.current)) ?? [];
  const others = sessions.filter((session) => !session.current).map((session) => session.id);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {copy.title}
      </h2>
      <p className="mt-1 mb-2 text-14 text-muted">{copy.text}</p>
      {error ? (
        <ErrorState
          title={errorText(error, copy.failed)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        />
      ) : null}
      {data || error ? null : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
        </div>
      )}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            busy={isPending && variables.includes(session.id)}
            onEnd={() => mutate([session.id])}
          />
        ))}
      </ul>
      {data && others.length === 0 ? <p className="text-14 text-muted">{copy.only}</p> : null}
      {others.length > 1 ? (
        <Button className="mt-2" busy={isPending && variables.length > 1} onClick={() => mutate(others)}>
          {copy.endOthers}
        </Button>
      ) : null}
    </Card>
  );
}
