import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { formatRelative } from '../../lib/dates.ts';
import { useNow } from '../../lib/use-now.ts';
import { Avatar } from '../../ui/people/avatar.tsx';

function Age({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} className="text-13 text-muted">
      {formatRelative(iso, now)}
    </time>
  );
}

/** A line per notification, with the picture of its sender. */
export function NotificationLines({ notifications }: { notifications: readonly Notification[] }) {
  return (
    <ul className="mt-2 divide-y">
      {notifications.map(({ id, senderId, senderUsername, senderPic, message, createdAt }) => (
        <li key={id} className="flex items-center gap-3 py-3">
          <Avatar id={senderId} name={senderUsername} picture={senderPic} size={40} />
          <p className="min-w-0 flex-1 text-14 wrap-anywhere">
            {message} <Age iso={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
