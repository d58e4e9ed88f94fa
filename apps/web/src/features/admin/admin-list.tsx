import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminCopy as copy } from '../../copy/admin.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { pagesOf } from './admin.queries.ts';
import { AdminRefusal } from './admin-refusal.tsx';

interface AdminListProps {
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  page: number;
  onPage: (page: number) => void;
  /** Undefined if the list is not filtered. */
  onShowAll: (() => void) | undefined;
  /** The empty state of an unfiltered list. */
  none?: { title: string; hint: string };
  /** The list, shown if it has entries. */
  children: ReactNode;
}

function statusText(total: number, page: number, none: string): string {
  if (total === 0) return none;
  return total === 1 ? copy.foundOne : fill(copy.found, { count: total, page, pages: pagesOf(total) });
}

/** Wraps every administrator list: result count, pagination, and loading, error and empty states. */
export function AdminList({ query, page, onPage, onShowAll, none, children }: AdminListProps) {
  const { data, error, isPending, isFetching, refetch } = query;
  const skeleton = useDelayedSkeleton(isPending);
  const empty = onShowAll
    ? { title: copy.nothing, hint: copy.nothingHint }
    : (none ?? { title: copy.nothing });
  const lost = error && (!data || isApiError(error, 'not_found'));
  return (
    <div aria-busy={isFetching}>
      {/* For an empty list this line is only for screen readers: the empty state shows the same text. */}
      <p
        role="status"
        className={data?.total === 0 && !error ? 'sr-only' : 'my-4 min-h-5 text-14 text-muted'}
      >
        {error ? '' : data ? statusText(data.total, page, empty.title) : copy.loading}
      </p>
      {lost ? <AdminRefusal error={error} onRetry={() => void refetch()} /> : null}
      {skeleton && !data ? (
        <div className="rounded-10 border bg-card">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <RowSkeleton key={row} />
          ))}
        </div>
      ) : null}
      {data?.total === 0 && !lost ? (
        <EmptyState
          {...empty}
          action={onShowAll ? <Button onClick={onShowAll}>{copy.showAll}</Button> : undefined}
          className="mt-4 rounded-10 border"
        />
      ) : null}
      {data && data.total > 0 && !lost ? (
        <>
          <SectionBoundary data={data}>{children}</SectionBoundary>
          <Pagination page={page} pages={pagesOf(data.total)} onPage={onPage} />
        </>
      ) : null}
    </div>
  );
}
