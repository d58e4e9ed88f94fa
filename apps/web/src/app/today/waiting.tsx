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
const shown = 3;

/** The latest requests and invitations that wait for the user's answer. */
export function waitingQuery(userId: string) {
  return endpointQuery('notifications.list', {
    params: { userId },
    query: { only: 'to_answer', limit: shown },
  });
}

function countText(count: number, lines: number): string {
  if (lines < count && lines > 0) return fill(copy.some, { shown: lines, count });
  return count === 1 ? copy.one : fill(copy.many, { count });
}

/** For pages that show no request elsewhere. */
const noneElsewhere: ReadonlySet<string> = new Set();

interface WaitingProps {
  userId: string;
  /** Ids of notifications about requests that the page shows elsewhere. */
  elsewhere?: ReadonlySet<string>;
}

/** Requests and invitations that wait for the user's answer. Renders nothing if there are none. */
export function Waiting({ userId, elsewhere = noneElsewhere }: WaitingProps) {
  const { data: waiting } = useQuery(waitingQuery(userId));
  const { data: counts } = useQuery(endpointQuery('notifications.unread'));
  if (!waiting) return null;
  const lines = waiting.filter(({ id }) => !elsewhere.has(id));
  const count = Math.max((counts?.toAnswer ?? 0) - elsewhere.size, lines.length);
  if (waiting.length === 0 || count === 0) return null;
  return (
    <Card as="section" aria-labelledby="pending-requests" className="flex flex-col md:p-5!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="pending-requests" className="text-18">
          {copy.title}
        </h2>
        <span className="text-14 text-muted">{countText(count, lines.length)}</span>
      </div>
      {lines.length > 0 ? (
        <NotificationLines notifications={lines} to={paths.notifications('to-answer')} />
      ) : null}
      <div className="mt-auto grid pt-3">
        <Link to={paths.notifications('to-answer')} className={buttonClass({ variant: 'soft' })}>
          {copy.answer}
        </Link>
      </div>
    </Card>
  );
}
