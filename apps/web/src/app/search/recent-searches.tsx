import { History, X } from 'lucide-react';
import { Link } from 'react-router';
import { searchCopy } from '../../copy/search.ts';
import { type LocalList, useLocalList } from '../../lib/storage/local-list.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';

const maxRecent = 8;

/** The user's recent searches in this browser. */
export function useRecentSearches(): LocalList {
  return useLocalList('recent-searches', useCurrentUser()?.id, maxRecent);
}

export function RecentSearches({ recent }: { recent: LocalList }) {
  if (recent.items.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="mt-8 max-w-160">
      <h2 id="recent-searches" className="mb-2 text-16 leading-6">
        {searchCopy.recent}
      </h2>
      <ul className="rounded-10 border bg-card">
        {recent.items.map((term) => (
          <li key={term} className="flex items-center border-t first:border-t-0">
            <Link
              to={paths.search(term)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 pl-4 text-text no-underline hover:text-primary"
            >
              <History aria-hidden="true" className="text-muted" />
              <span className="truncate">{term}</span>
            </Link>
            <button
              type="button"
              aria-label={fill(searchCopy.removeRecent, { term })}
              onClick={() => recent.remove(term)}
              className="grid size-12 flex-none place-items-center rounded-10 text-muted hover:text-danger"
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
