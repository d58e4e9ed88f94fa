import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { moderationCopy as copy } from '../../copy/moderation.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { formatDay } from '../../lib/time/dates.ts';
import { useUnblock } from '../../lib/use-unblock.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';
import { PersonLink } from '../../ui/people/person-link.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';

/** The user's blocked users. Unblocking removes the row, so the focus moves to the heading. */
export function BlockedPanel() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useQuery(endpointQuery('blocks.list'));
  const unblock = useUnblock(() => heading.current?.focus());
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {copy.list.title}
      </h2>
      <p className="mt-1 mb-2 text-14 text-muted">{copy.list.text}</p>
      {error ? (
        <ErrorState
          title={errorText(error, copy.list.failed)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        />
      ) : null}
      {isPending && !error ? <RowSkeleton /> : null}
      {data?.people.length === 0 ? <p className="text-14">{copy.list.none}</p> : null}
      <ul>
        {data?.people.map((user) => (
          <li key={user.id} className="flex items-center gap-3 py-3 not-first:border-t">
            <Avatar id={user.id} name={user.username} picture={user.profilePicture} size={32} />
            <span className="min-w-0 flex-1">
              <PersonLink username={user.username} className="block text-14" />
              <span className="block text-13 text-muted">
                {fill(copy.list.since, { date: formatDay(user.blockedAt) })}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={fill(copy.unblockOf, { name: user.username })}
              busy={unblock.isPending && unblock.variables.id === user.id}
              onClick={() => unblock.mutate(user)}
            >
              {copy.unblock}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
