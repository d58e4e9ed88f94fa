import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { uiCopy } from '../../copy/ui.ts';
import { skillsQuery } from '../../lib/skills/person-skills.ts';
import { paths } from '../../paths.ts';
import type { SessionUser } from '../../stores/session.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import type { FoundSkill } from './analysis-state.tsx';
import { ownRepositoriesQuery } from './repositories.queries.ts';
import { type Repository, RepositoryCard } from './repository-card.tsx';
import { useRemoval } from './use-removal.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlay/dialog.tsx')).ConfirmDialog,
}));

const { repository: copy } = dashboardCopy;

const gridClass = 'grid gap-4 lg:grid-cols-2';

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
        </div>
      ) : null}
    </>
  );
}

/** The skills that each repository shows, the strongest first. */
function useSkillsOfRepositories(userId: string) {
  const { data = [], isPending } = useQuery(skillsQuery(userId));
  const found = new Map<string, FoundSkill[]>();
  for (const { label, level, status, evidence } of data.toSorted((a, b) => b.strength - a.strength)) {
    if (status === 'hidden') continue;
    for (const repoId of new Set(evidence.map((one) => one.repoId)))
      if (repoId !== null) found.set(repoId, [...(found.get(repoId) ?? []), { label, level }]);
  }
  return { skills: found, isPending };
}

interface RepositoriesProps {
  user: SessionUser;
  onRemove: (repository: Repository) => void;
}

function Repositories({ user: { id, email }, onRemove }: RepositoriesProps) {
  const { data, error, refetch } = useQuery(ownRepositoriesQuery(email));
  const { skills, isPending } = useSkillsOfRepositories(id);
  if (error) {
    return (
      <ErrorState
        title={texts.dashboard.failed}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="rounded-10 border"
      />
    );
  }
  if (!data || isPending) return <Loading />;
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
          <RepositoryCard
            repository={repository}
            skills={skills.get(repository.repoId) ?? []}
            onRemove={() => onRemove(repository)}
          />
        </SectionBoundary>
      ))}
    </ul>
  );
}

interface RepositoryGridProps {
  user: SessionUser;
  /** Renders nothing without a repository. */
  onlyFilled?: boolean;
}

/** 'My GitHub Projects': the repositories that the user uploaded from the code host. */
export function RepositoryGrid({ user, onlyFilled = false }: RepositoryGridProps) {
  const { removal, ask, keep, confirm } = useRemoval(user.email);
  const { data } = useQuery(ownRepositoriesQuery(user.email));
  const heading = useRef<HTMLHeadingElement>(null);
  const step = removal?.step;
  if (onlyFilled && !data?.length) return null;
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-18">
        {texts.dashboard.myGitHubProjects}
      </h2>
      <Repositories user={user} onRemove={ask} />
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
