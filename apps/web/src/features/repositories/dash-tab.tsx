import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { Answer } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { endpointQuery } from '../../lib/query.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';

type Repository = Answer<'repositories.listOwn'>[number];

function Person({ user }: { user: SessionUser }) {
  const { data } = useQuery(endpointQuery('accounts.me'));
  const person = data?.user;
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <Avatar name={user.username} picture={user.profilePicture} size={64} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate">
          <bdi>{user.username}</bdi>
        </h2>
        <p className="text-14 text-muted">{person?.workplace || dashboardCopy.noWorkplace}</p>
        <p className="mt-2 max-w-[68ch] whitespace-pre-line">{person?.bio || dashboardCopy.noBio}</p>
      </div>
      <Link to={paths.dashboard('profile')} className={buttonClass()}>
        {dashboardCopy.editProfile}
      </Link>
    </Card>
  );
}

function RepositoryCard({ repository }: { repository: Repository }) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="break-words">{repository.name}</h3>
      <p className="line-clamp-3 text-14">{repository.description || texts.dashboard.noDescription}</p>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-3 text-13">
        <dt className="text-muted">{texts.dashboard.language}</dt>
        <dd>{repository.language || texts.dashboard.notAvailable}</dd>
        <dt className="text-muted">{texts.dashboard.updated}</dt>
        <dd>
          <time dateTime={repository.updatedAt}>{formatDay(repository.updatedAt)}</time>
        </dd>
      </dl>
      <a
        href={repository.url}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ className: 'mt-auto' })}
      >
        <ExternalLink aria-hidden="true" />
        {texts.dashboard.viewRepository}
        <span className="sr-only"> {dashboardCopy.opensInNewTab}</span>
      </a>
    </Card>
  );
}

function Repositories({ email }: { email: string }) {
  const { data, error } = useQuery(endpointQuery('repositories.listOwn', { query: { email } }));
  if (error) return <ErrorState title={texts.dashboard.failed} className="rounded-10 border" />;
  if (!data) {
    return (
      <p role="status" className="flex items-center gap-2 text-14 text-muted">
        <Spinner />
        {texts.dashboard.loading}
      </p>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={texts.dashboard.empty}
        hint={dashboardCopy.emptyHint}
        className="rounded-10 border"
      />
    );
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {data.map((repository) => (
        <RepositoryCard key={repository.repoId} repository={repository} />
      ))}
    </ul>
  );
}

/** The dashboard's first tab: who one is, and the repositories one has brought. */
export function DashTab({ user }: { user: SessionUser }) {
  return (
    <>
      <PageTitle>{texts.dashboard.dashboard}</PageTitle>
      <h1 className="mb-6">{texts.dashboard.dashboard}</h1>
      <Person user={user} />
      <h2 className="mt-8 mb-4 md:mt-12">{texts.dashboard.myGitHubProjects}</h2>
      <Repositories email={user.email} />
    </>
  );
}
