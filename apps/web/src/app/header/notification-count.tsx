import { useQuery } from '@tanstack/react-query';
import { shellCopy } from '../../copy/shell.ts';
import { endpointQuery, usePageCache } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { CornerCount } from './corner-count.tsx';

const unreadQuery = endpointQuery('notifications.unread');

/**
 * On the corner of an icon: the number of requests that wait for an answer, or a dot for other unread notifications.
 */
export function NotificationCount({ className }: { className: string }) {
  const { data: { toAnswer, unread } = { toAnswer: 0, unread: 0 } } = useQuery(unreadQuery, usePageCache());
  if (toAnswer === 0 && unread === 0) return null;
  const text =
    toAnswer > 0 ? fill(shellCopy.toAnswer, { count: toAnswer }) : fill(shellCopy.unread, { count: unread });
  return <CornerCount value={toAnswer} text={text} className={className} />;
}
