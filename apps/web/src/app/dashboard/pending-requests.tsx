import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import { Link } from 'react-router';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/people/avatar.tsx';

const { pending: copy } = dashboardHomeCopy;

/** Number of requests shown here; the notifications page shows all. */
const shown = 3;

interface PendingRequestsProps {
  /** The newest notifications, including answered ones. */
  notifications: readonly Notification[];
  /** Whether there are older notifications that were not searched. */
  more: boolean;
}

/** A reminder is another notification of the same request, so keep one per request. */
function withoutReminders(notifications: readonly Notification[]): Notification[] {
  return [...new Map(notifications.map((one) => [one.requestId ?? one.id, one])).values()];
}

function countText(count: number, more: boolean): string {
  if (more) return fill(copy.more, { count });
  return count === 1 ? copy.one : fill(copy.many, { count });
}

/** Requests and invitations that wait for the user's answer. Renders nothing if there are none. */
export function PendingRequests({ notifications, more }: PendingRequestsProps) {
  const pending = withoutReminders(notifications.filter(({ status }) => status === 'pending'));
  if (pending.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="pending-requests">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="pending-requests" className="text-18">
            {copy.title}
          </h2>
          <span className="text-14 text-muted">{countText(pending.length, more)}</span>
        </div>
        <Link to={paths.notifications()} className={buttonClass()}>
          {copy.answer}
        </Link>
      </div>
      <ul className="mt-3 divide-y">
        {pending.slice(0, shown).map((notification) => (
          <li key={notification.id} className="flex items-center gap-3 py-3">
            <Avatar name={notification.senderUsername} picture={notification.senderPic} size={40} />
            <p className="min-w-0 text-14">{notification.message}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
