import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { CardHeading } from '../../ui/card-heading.tsx';
import { NotificationLines } from './notification-lines.tsx';

const { news: copy } = homeCopy;

const shown = 3;
/** Number of recent notifications searched for news. */
const maxSearched = 20;

export function recentQuery(userId: string) {
  return endpointQuery('notifications.list', { params: { userId }, query: { limit: maxSearched } });
}

/** What the user has not read, apart from what waits for an answer. Renders nothing if all is read. */
export function News({ userId }: { userId: string }) {
  const { data = [] } = useQuery(recentQuery(userId));
  const news = data.filter(({ readAt, status }) => readAt === null && status !== 'pending').slice(0, shown);
  if (news.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="news">
      <CardHeading id="news" title={copy.title}>
        <Link to={paths.notifications()} className="link py-1 text-14">
          {copy.all}
        </Link>
      </CardHeading>
      <NotificationLines notifications={news} to={paths.notifications()} />
    </Card>
  );
}
