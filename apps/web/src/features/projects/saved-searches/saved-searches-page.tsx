import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { savedSearchesCopy as copy } from '../../../copy/projects/saved-searches.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import {
  filterOf,
  type SavedSearch,
  savedSearchesQuery,
  useRemoveSearch,
  useSaveSearch,
} from './saved-searches.queries.ts';
import { useLocalSearches } from './use-local-searches.ts';

/** The user's saved searches: open, rename, delete, and turn their alerts on or off. */
export function SavedSearchesPage() {
  const user = useCurrentUser();
  return user ? <OwnSearches key={user.id} userId={user.id} /> : null;
}

/** Deletes a search, with Undo. The row goes away, so the focus moves to the heading. */
function useRemovalWithUndo(focusHeading: () => void) {
  const restore = useSaveSearch();
  return useRemoveSearch((search) => {
    focusHeading();
    const { name, alerts } = search;
    const run = () => restore.mutate({ filter: filterOf(search), name, alerts });
    toast.info(fill(copy.removed, { name }), { label: copy.undo, run });
  });
}

function OwnSearches({ userId }: { userId: string }) {
  useLocalSearches(userId);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isPending, refetch } = useQuery(savedSearchesQuery);
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{copy.title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {copy.title}
      </h1>
      <p className="mt-1 mb-6 max-w-[64ch] text-muted">
        {copy.intro}{' '}
        <Link to={paths.settings('notifications')} className="link">
          {copy.settings}
        </Link>
      </p>
      {isPending ? (
        <div role="status" aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <RowSkeleton />
        </div>
      ) : null}
      {error && !data ? (
        <ErrorState
          title={errorText(error, copy.notLoaded)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        />
      ) : null}
      {data ? <SearchTable searches={data.searches} focusHeading={() => heading.current?.focus()} /> : null}
    </div>
  );
}

interface SearchTableProps {
  searches: readonly SavedSearch[];
  focusHeading: () => void;
}

function SearchTable({ searches, focusHeading }: SearchTableProps) {
  const removal = useRemovalWithUndo(focusHeading);
  if (searches.length === 0) {
    return (
      <EmptyState
        title={copy.empty}
        hint={copy.emptyHint}
        action={
          <Link to={paths.discover()} className={buttonClass({ variant: 'primary' })}>
            {copy.discover}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <Card className="p-0!">
        <ul aria-label={copy.title}>
          {searches.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              removing={removal.isPending && removal.variables.id === search.id}
              onRemove={() => removal.mutate(search)}
            />
          ))}
        </ul>
      </Card>
      <p className="mt-3 text-13 text-muted">
        {fill(copy.count, { count: searches.length, max: limits.savedSearches })}
      </p>
    </>
  );
}
