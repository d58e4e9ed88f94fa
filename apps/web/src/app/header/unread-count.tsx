import { useQuery } from '@tanstack/react-query';
import { shellCopy } from '../../copy/shell.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { Count } from '../../ui/count.tsx';

/** The number of unread notifications on the corner of an icon. Renders nothing for zero. */
export function UnreadCount({ className }: { className: string }) {
  const { data } = useQuery(endpointQuery('notifications.unread'), queryClient);
  if (!data || data.unread === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={className}>
        <Count value={data.unread} size="sm" />
      </span>
      <span className="sr-only">, {fill(shellCopy.unread, { count: data.unread })}</span>
    </>
  );
}
