import { useQuery } from '@tanstack/react-query';
import { shellCopy } from '../../copy/shell.ts';
import { endpointQuery, usePageCache } from '../../lib/api/query.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { fill } from '../../texts.ts';
import { Count } from '../../ui/count.tsx';

const unreadQuery = endpointQuery('notifications.unread');

/**
 * On the corner of an icon: the number of requests that wait for an answer, or a dot for other unread notifications.
 */
export function NotificationCount({ className }: { className: string }) {
  const { data } = useQuery(unreadQuery, usePageCache());
  // Not on the server: the data can be there, or change, before this part of the page is hydrated.
  const hydrated = useHydrated();
  if (!hydrated || !data || (data.toAnswer === 0 && data.unread === 0)) return null;
  const { toAnswer, unread } = data;
  return (
    <>
      <span aria-hidden="true" className={className}>
        {toAnswer > 0 ? (
          <Count value={toAnswer} size="sm" />
        ) : (
          <span className="block size-2 rounded-full border-2 border-bg bg-primary box-content" />
        )}
      </span>
      <span className="sr-only">
        ,{' '}
        {toAnswer > 0
          ? fill(shellCopy.toAnswer, { count: toAnswer })
          : fill(shellCopy.unread, { count: unread })}
      </span>
    </>
  );
}
