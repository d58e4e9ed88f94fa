import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { uiCopy } from '../../copy/ui.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { type Repository, RepositoryCard } from './repository-card.tsx';
import { useRemoval } from './use-removal.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/dialog.tsx')).ConfirmDialog,
}));

const { repository: copy } = dashboardCopy;
const gridClass = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Loading() {
  const shown = useDelayedSkeleton(true);
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

interface RepositoriesProps {
  email: string;
  onRemove: (repository: Repository) => void;
}

function Repositories({ email, onRemove }: RepositoriesProps) {
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
        action={
          <Link to={paths.dashboard('posts')} className={buttonClass()}>
            {dashboardCopy.bringFirst}
          </Link>
        }
        className="rounded-10 border"
      />
    );
  }
  return (
    <ul className={gridClass}>
      {data.map((repository) => (
        <SectionBoundary key={repository.repoId} data={repository} look="item">
          <RepositoryCard repository={repository} onRemove={() => onRemove(repository)} />
        </SectionBoundary>
      ))}
    </ul>
  );
}

/** 'My GitHub Projects': the repositories that the user uploaded from the code host. */
export function RepositoryGrid({ email }: { email: string }) {
  const { removal, ask, keep, confirm } = useRemoval(email);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = removal?.step;
  return (
    <section className="mt-8 md:mt-12">
      <h2 ref={heading} tabIndex={-1} className="mb-4">
        {texts.dashboard.myGitHubProjects}
      </h2>
      <Repositories email={email} onRemove={ask} />
      {removal ? (
        <Suspense>
          <ConfirmDialog
            open={step === 'asked' || step === 'busy'}
            onClose={keep}
            title={fill(copy.question, { name: removal.repository.name })}
            description={copy.questionText}
            confirmLabel={copy.yes}
            cancelLabel={copy.no}
            busy={step === 'busy'}
            onConfirm={() => void confirm()}
            finalFocus={step === 'done' ? heading : undefined}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
