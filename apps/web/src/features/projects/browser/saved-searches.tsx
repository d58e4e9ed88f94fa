import { Bookmark, BookmarkCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { readSearch, writeSearch } from '../../../lib/search-state.ts';
import { useLocalList } from '../../../lib/storage/local-list.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { type ProjectFilter, projectFields } from '../projects.queries.ts';
import { namedFilters, searchName } from './filter-names.ts';

const maxSaved = 8;

/** Saves the current search in this browser. Without filters, lists the saved searches. */
export function SavedSearches({ filter }: { filter: ProjectFilter }) {
  const user = useCurrentUser();
  const saved = useLocalList('saved-searches', user?.id, maxSaved);
  if (namedFilters(filter).length === 0) return <SavedList items={saved.items} onRemove={saved.remove} />;
  const address = writeSearch(projectFields, new URLSearchParams(), { ...filter, page: 1 }).toString();
  const kept = saved.items.includes(address);
  return (
    <Button
      variant="ghost"
      aria-pressed={kept}
      onClick={() => (kept ? saved.remove(address) : saved.add(address))}
    >
      {kept ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {kept ? projectsCopy.searchSaved : projectsCopy.saveSearch}
    </Button>
  );
}

interface SavedListProps {
  items: readonly string[];
  onRemove: (item: string) => void;
}

function SavedList({ items, onRemove }: SavedListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={projectsCopy.savedSearches} className="flex min-w-0 flex-wrap gap-2">
      {items.map((item) => {
        const name = searchName(readSearch(projectFields, new URLSearchParams(item)));
        return (
          <li key={item} className="flex max-w-full min-w-0 items-center rounded-full border">
            <Link
              to={{ search: item }}
              className="flex h-11 min-w-0 items-center gap-1.5 pl-3 text-13 text-text no-underline hover:text-primary md:h-8"
            >
              <Bookmark aria-hidden="true" className="text-muted" />
              <span className="max-w-52 truncate">{name}</span>
            </Link>
            <button
              type="button"
              aria-label={fill(projectsCopy.removeSaved, { name })}
              onClick={() => onRemove(item)}
              className="grid size-11 place-items-center rounded-full text-muted hover:text-danger md:size-8"
            >
              <X aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
