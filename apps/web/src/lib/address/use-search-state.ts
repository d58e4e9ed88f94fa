import { useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import {
  pendingSearch,
  type RequestedSearch,
  readSearch,
  type SearchFields,
  writeSearch,
} from './search-state.ts';

interface ChangeOptions {
  /** Replace the history entry, for changes with every keystroke. */
  replace?: boolean;
  /** Scroll to the top, for example for another page of a list. */
  scroll?: boolean;
}

/**
 * The page's state in its address: `[state, change]`. Declare `fields` outside the component. The state contains a
 * change at once. The address follows when the loader of the page is done, and the next change may come before.
 */
export function useSearchState<State extends object>(
  fields: SearchFields<State>,
): [State, (changes: Partial<State>, options?: ChangeOptions) => void] {
  const [loaded, setSearch] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigation();
  const [requested, setRequested] = useState<RequestedSearch>();
  const pending = pendingSearch(requested, { key, loading: navigation.location?.search });
  // The browser returns to former locations, so a request that is not pending is forgotten.
  if (requested && !pending) setRequested(undefined);
  const search = pending ?? loaded;

  function change(changes: Partial<State>, { replace = false, scroll = false }: ChangeOptions = {}): void {
    const next = writeSearch(fields, search, changes);
    setRequested({ from: key, search: next });
    setSearch(next, { replace, preventScrollReset: !scroll });
  }

  return [readSearch(fields, search), change];
}
