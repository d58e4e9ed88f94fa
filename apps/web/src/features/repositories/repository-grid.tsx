import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api.ts';
import { formatDay } from '../../lib/dates.ts';
import { endpointQuery } from '../../lib/query.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { useShownWhile } from '../../ui/use-shown-while.ts';

type Repository = Answer<'repositories.listOwn'>[number];

const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function RepositoryCard({ repository }: { repository: Repository }) {
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="break-words">{repository.name}</h3>
      <p className="line-clamp-3 text-14">{repository.description || texts.dashboard.noDescription}</p>
      <dl className="mt-auto grid grid-cols-[max-content_1fr] gap-x-3 text-13">
        <dt className="text-muted">{texts.dashboard.language}</dt>
        <dd>{repository.language || texts.dashboard.notAvailable}</dd>
        <dt className="text-muted">{texts.dashboard.updated}</dt>
        <dd>
          <time dateTime={repository.updatedAt}>{formatDay(repository.updatedAt)}</time>
        </dd>
      </dl>
      <a href={repository.url} target="_blank" rel="noreferrer" className={buttonClass()}>
        <ExternalLink aria-hidden="true" />
        {texts.dashboard.viewRepository}
        <span className="sr-only"> {dashboardCopy.opensInNewTab}</span>
      </a>
    </Card>
  );
}

function Loading() {
  const shown = useShownWhile(true);
  return (
    <>
      <p role="status" className="mb-4 text-14 text-muted">
        {texts.dashboard.loading}
      </p>
      {shown ? (
        <div aria-hidden="true" className={gridClass}>
          <CardSkeleton />
          <CardSkeleton />
          <CardSkeleton />
        </div>
      ) : null}
    </>
  );
}

/** The repositories that a person has brought from the code host. */
export function RepositoryGrid({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(endpointQuery('repositories.listOwn', { query: { email } }));
  if (error) {
    return (
      <ErrorState
        title={texts.dashboard.failed}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="rounded-10 border"
      />
    );
  }
  if (!data) return <Loading />;
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
    <ul className={gridClass}>
      {data.map((repository) => (
        <RepositoryCard key={repository.repoId} repository={repository} />
      ))}
    </ul>
  );
}
