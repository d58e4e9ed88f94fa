import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { savedSearchesCopy as copy } from '../../../copy/projects/saved-searches.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { namedFilters } from '../browser/filter-names.ts';
import type { ProjectFilter } from '../projects.queries.ts';
import {
  addressOf,
  filterOf,
  type SavedSearch,
  savedSearchesQuery,
  useRemoveSearch,
  useSaveSearch,
} from './saved-searches.queries.ts';
import { useLocalSearches } from './use-local-searches.ts';

interface BrowserSearchesProps {
  filter: ProjectFilter;
  /** On Discover, whose addresses have another default. */
  discovers: boolean;
}

/** Saves the current search. Without filters, lists the saved searches. Guests sign in first. */
export function BrowserSearches({ filter, discovers }: BrowserSearchesProps) {
  const user = useCurrentUser();
  const { pathname, search } = useLocation();
  if (user) return <OwnSearches userId={user.id} filter={filter} discovers={discovers} />;
  if (namedFilters(filter).length === 0) return null;
  return (
    <Link to={paths.signIn(pathname + search)} className={buttonClass({ variant: 'ghost' })}>
      <Bookmark aria-hidden="true" />
      {copy.save}
    </Link>
  );
}

function OwnSearches({ userId, filter, discovers }: BrowserSearchesProps & { userId: string }) {
  useLocalSearches(userId);
  const { data } = useQuery(savedSearchesQuery);
  const searches = data?.searches ?? [];
  if (namedFilters(filter).length === 0) return <SearchList searches={searches} discovers={discovers} />;
  const address = addressOf(filter);
  const saved = searches.find((search) => addressOf(filterOf(search)) === address);
  return <SaveButton filter={filter} saved={saved} />;
}

interface SaveButtonProps {
  filter: ProjectFilter;
  /** The current search, if it is saved. */
  saved: SavedSearch | undefined;
}

function SaveButton({ filter, saved }: SaveButtonProps) {
  const navigate = useNavigate();
  const manage = { label: copy.manage, run: () => void navigate(paths.savedSearches()) };
  const save = useSaveSearch(() => toast.success(copy.savedToast, manage));
  const remove = useRemoveSearch();
  return (
    <Button
      variant="ghost"
      aria-pressed={saved !== undefined}
      busy={save.isPending || remove.isPending}
      onClick={() => (saved ? remove.mutate(saved) : save.mutate({ filter, alerts: true }))}
    >
      {saved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {saved ? copy.saved : copy.save}
    </Button>
  );
}

/** More are on the page of saved searches. */
const maxShown = 5;

interface SearchListProps {
  searches: readonly SavedSearch[];
  discovers: boolean;
}

function SearchList({ searches, discovers }: SearchListProps) {
  if (searches.length === 0) return null;
  return (
    <>
      <ul aria-label={copy.title} className="flex min-w-0 flex-wrap gap-2">
        {searches.slice(0, maxShown).map((search) => (
          <li key={search.id} className="max-w-full min-w-0 rounded-full border">
            <Link
              to={{ search: addressOf(filterOf(search), discovers) }}
              className="flex h-11 min-w-0 items-center gap-1.5 px-3 text-13 text-text no-underline hover:text-primary md:h-8"
            >
              <Bookmark aria-hidden="true" className="text-muted" />
              <bdi className="max-w-52 truncate">{search.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.savedSearches()} className="link py-2 text-14">
        {copy.manage}
      </Link>
    </>
  );
}
