import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readSearch, type SearchFields, writeSearch } from './search-state.ts';

interface ChangeOptions {
  /** Replace the history entry, for changes with every keystroke. */
  replace?: boolean;
  /** Scroll to the top, for example for another page of a list. */
  scroll?: boolean;
}

/** An address that was navigated to, while `from` is still the location. */
interface RequestedSearch {
  readonly from: string;
  readonly search: URLSearchParams;
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
  const [requested, setRequested] = useState<RequestedSearch>();
  // The browser returns to former locations, so a request is forgotten as soon as another location is shown.
  if (requested && requested.from !== key) setRequested(undefined);
  const search = requested?.from === key ? requested.search : loaded;

  function change(changes: Partial<State>, { replace = false, scroll = false }: ChangeOptions = {}): void {
    const next = writeSearch(fields, search, changes);
    setRequested({ from: key, search: next });
    setSearch(next, { replace, preventScrollReset: !scroll });
  }

  return [readSearch(fields, search), change];
}
