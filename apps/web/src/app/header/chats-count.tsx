import { useQuery } from '@tanstack/react-query';
import { shellCopy } from '../../copy/shell.ts';
import { endpointQuery, usePageCache } from '../../lib/api/query.ts';
import { fill } from '../../texts.ts';
import { CornerCount } from './corner-count.tsx';

const unreadQuery = endpointQuery('chat.unread');

/** On the corner of the link to the chats: the number of unread messages that the notification levels include. */
export function ChatsCount({ className }: { className: string }) {
  const count = useQuery(unreadQuery, usePageCache()).data?.unread ?? 0;
  if (count === 0) return null;
  return <CornerCount value={count} text={fill(shellCopy.unread, { count })} className={className} />;
}
