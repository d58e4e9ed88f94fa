import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dashboardHomeCopy } from '../../copy/dashboard-home.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { NotificationLines } from './notification-lines.tsx';

const { pending: copy } = dashboardHomeCopy;

/** Number of requests shown here; the notifications page shows all. */
const shown = 2;

/** The latest requests and invitations that wait for the user's answer. */
export function waitingQuery(userId: string) {
  return endpointQuery('notifications.list', {
    params: { userId },
    query: { only: 'to_answer', limit: shown },
  });
}

/** Requests and invitations that wait for the user's answer. Renders nothing if there are none. */
export function Waiting({ userId }: { userId: string }) {
  const { data: waiting } = useQuery(waitingQuery(userId));
  const { data: counts } = useQuery(endpointQuery('notifications.unread'));
  if (!waiting || waiting.length === 0) return null;
  const count = Math.max(counts?.toAnswer ?? 0, waiting.length);
  return (
    <Card as="section" aria-labelledby="pending-requests" className="flex flex-col md:p-5!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="pending-requests" className="text-18">
          {copy.title}
        </h2>
        <span className="text-14 text-muted">{count === 1 ? copy.one : fill(copy.many, { count })}</span>
      </div>
      <NotificationLines notifications={waiting} to={paths.notifications('to-answer')} />
      <div className="mt-auto grid pt-3">
        <Link to={paths.notifications('to-answer')} className={buttonClass({ variant: 'soft' })}>
          {copy.answer}
        </Link>
      </div>
    </Card>
  );
}
