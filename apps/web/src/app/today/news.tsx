import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homeCopy } from '../../copy/home.ts';
import type { Answer } from '../../lib/api/api.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { formatRelative } from '../../lib/time/dates.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { FoldCard } from '../../ui/fold-card.tsx';
import { Line, NotificationLines } from './notification-lines.tsx';

const { news: copy } = homeCopy;

type SinceVisit = Answer<'news.get'>;

/** Lines about notifications and teammates together. */
const shownLines = 3;
/** Number of recent notifications searched for unread ones. */
const maxSearched = 20;

export const newsQuery = endpointQuery('news.get');

export function recentQuery(userId: string) {
  return endpointQuery('notifications.list', { params: { userId }, query: { limit: maxSearched } });
}

function TeammateLines({ teammates }: Pick<SinceVisit, 'teammates'>) {
  return (
    <ul className="divide-y not-first:border-t">
      {teammates.map(({ id, username, profilePicture, joinedAt, project }) => (
        <Line
          key={`${id} ${project.slug}`}
          sender={{ id, name: username, picture: profilePicture }}
          text={fill(copy.joined, { username, project: project.title })}
          at={joinedAt}
          to={paths.project(project.slug)}
        />
      ))}
    </ul>
  );
}

/** How many new projects fit, if there is space. Those among the best matches are marked there. */
function NewProjects({ count }: { count: number }) {
  return (
    <p className="py-2 text-14 not-first:border-t">
      <Link to={paths.discover({ order: 'match' })} className="link hit-44 md:after:hidden">
        {count === 1 ? copy.oneProject : fill(copy.projects, { count })}
      </Link>
    </p>
  );
}

/**
 * What is new since the last visit: unread notifications that need no answer, people who joined the user's teams, and
 * the number of projects that fit. On the first visit, all unread notifications. Renders nothing without any of them.
 */
export function News({ userId }: { userId: string }) {
  const { data: notifications = [] } = useQuery(recentQuery(userId));
  const { data } = useQuery(newsQuery);
  const now = useNow();
  const { since = null, teammates = [], projects = [] } = data ?? {};
  // The moments have one format, so they are compared as text.
  const unread = notifications
    .filter(({ readAt, status }) => readAt === null && status !== 'pending')
    .filter(({ createdAt }) => since === null || createdAt > since)
    .slice(0, shownLines);
  const joined = teammates.slice(0, shownLines - unread.length);
  if (unread.length + teammates.length + projects.length === 0) return null;
  return (
    <FoldCard
      title={copy.title}
      summary={fill(copy.count, { count: unread.length + teammates.length + projects.length })}
      className="flex flex-col md:p-5!"
    >
      {since ? (
        <p className="text-13 text-muted">{fill(copy.since, { when: formatRelative(since, now) })}</p>
      ) : null}
      {unread.length > 0 ? <NotificationLines notifications={unread} to={paths.notifications()} /> : null}
      {joined.length > 0 ? <TeammateLines teammates={joined} /> : null}
      {projects.length > 0 && unread.length + joined.length < shownLines ? (
        <NewProjects count={projects.length} />
      ) : null}
      <div className="mt-auto pt-2">
        <Link
          to={paths.notifications()}
          className="link inline-flex min-h-11 items-center text-14 md:min-h-8"
        >
          {copy.all}
        </Link>
      </div>
    </FoldCard>
  );
}
