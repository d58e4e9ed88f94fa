import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { Link } from 'react-router';
import { formatRelative } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { SenderAvatar } from '../../ui/people/sender-avatar.tsx';

function Age({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <time dateTime={iso} className="block text-13 text-muted">
      {formatRelative(iso, now)}
    </time>
  );
}

interface LineProps {
  sender: { id: string | null; name: string; picture: string | null };
  text: string;
  at: string;
  to: string;
}

/** A line with a picture. All of it is a link. */
export function Line({ sender, text, at, to }: LineProps) {
  return (
    <li className="group relative flex items-center gap-3 py-2">
      <SenderAvatar {...sender} />
      <div className="min-w-0 flex-1 text-14">
        <p className="line-clamp-2 wrap-anywhere">
          <Link
            to={to}
            className="text-inherit no-underline group-hover:underline after:absolute after:inset-0 after:rounded-6"
          >
            <bdi>{text}</bdi>
          </Link>
        </p>
        <Age iso={at} />
      </div>
    </li>
  );
}

interface NotificationLinesProps {
  notifications: readonly Notification[];
  /** Where a line leads. */
  to: string;
}

/** A line per notification, with the picture of its sender. Each is a link to the list that shows it in full. */
export function NotificationLines({ notifications, to }: NotificationLinesProps) {
  return (
    <ul className="mt-1 divide-y">
      {notifications.map(({ id, senderId, senderUsername, senderPic, message, createdAt }) => (
        <Line
          key={id}
          sender={{ id: senderId, name: senderUsername, picture: senderPic }}
          text={message}
          at={createdAt}
          to={to}
        />
      ))}
    </ul>
  );
}
