import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { uiCopy } from '../../copy/ui.ts';
import type { Answer } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { pagesOf } from '../../lib/api/pages-of.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import type { FoundPerson } from './people.queries.ts';
import { PersonCard } from './person-card.tsx';

type PeopleQuery = UseQueryResult<Answer<'people.search'>, Error>;

const grid = 'grid gap-3 md:gap-4 md:grid-cols-2 xl:grid-cols-3';

function statusText(total: number, page: number): string {
  if (total === 0) return peopleCopy.statusNone;
  if (total === 1) return peopleCopy.statusOne;
  return fill(peopleCopy.status, { count: total, page, pages: pagesOf(total) });
}

/** Announces that people are loading, then how many were found. */
export function PeopleStatus({ query, page }: { query: PeopleQuery; page: number }) {
  const { data, error, isFetching } = query;
  const loading = isFetching && !error;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-14 text-muted">
      {loading ? <Spinner /> : null}
      {loading ? peopleCopy.loading : null}
      {!loading && data && !error ? statusText(data.totalPeople, page) : null}
    </span>
  );
}

interface PeopleResultsProps {
  query: PeopleQuery;
  page: number;
  onPage: (page: number) => void;
  emptyAction: ReactNode;
  /** What the viewer can do with a person. */
  renderAction: (person: FoundPerson) => ReactNode;
}

/** The people found, or a loading, empty or error state. */
export function PeopleResults({ query, page, onPage, emptyAction, renderAction }: PeopleResultsProps) {
  const { data, error, isPending, refetch } = query;
  const skeletons = useDelayedSkeleton(isPending);
  if (error) {
    return (
      <ErrorState
        title={errorText(error, peopleCopy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="rounded-10 border"
      />
    );
  }
  if (!data) {
    if (!skeletons) return null;
    return (
      <div className={grid}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="rounded-10 border bg-card py-3">
            <RowSkeleton />
          </div>
        ))}
      </div>
    );
  }
  if (data.people.length === 0)
    return <EmptyState title={peopleCopy.empty} action={emptyAction} className="rounded-10 border" />;
  return (
    <>
      <ul className={grid}>
        {data.people.map((person) => (
          <li key={person.id} className="min-w-0">
            <SectionBoundary data={person}>
              <PersonCard person={person} marks={data.matched} action={renderAction(person)} />
            </SectionBoundary>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pagesOf(data.totalPeople)} onPage={onPage} />
    </>
  );
}
