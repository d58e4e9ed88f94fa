import { useEffect, useEffectEvent } from 'react';
import { readSearch } from '../../../lib/address/search-state.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useLocalList } from '../../../lib/storage/local-list.ts';
import { projectFields } from '../projects.queries.ts';
import { refetchSearches, saveSearch } from './saved-searches.queries.ts';

const maxLocal = 8;

/**
 * Moves searches that an earlier version saved in this browser to the account, without alerts, and removes them here.
 * A search that the server refuses for now stays and is tried again on the next visit.
 */
export function useLocalSearches(userId: string): void {
  const own = useLocalList('saved-searches', userId, maxLocal);
  const visitors = useLocalList('saved-searches', undefined, maxLocal);

  const move = useEffectEvent(async () => {
    // The oldest first, so that the order by creation stays the same.
    for (const list of [own, visitors])
      for (const address of list.items.toReversed()) {
        const filter = readSearch(projectFields, new URLSearchParams(address));
        try {
          await saveSearch({ filter, alerts: false });
        } catch (error) {
          if (!isApiError(error, 'invalid')) return;
        }
        list.remove(address);
      }
  });

  const count = own.items.length + visitors.items.length;
  useEffect(() => {
    if (count > 0) void move().then(refetchSearches);
  }, [count]);
}
