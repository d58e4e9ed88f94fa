import { useSearchParams } from 'react-router';
import { readSearch, type SearchFields, writeSearch } from './search-state.ts';

interface ChangeOptions {
  /** Replace the history entry, for changes with every keystroke. */
  replace?: boolean;
  /** Scroll to the top, for example for another page of a list. */
  scroll?: boolean;
}

/** The page's state in its address: `[state, change]`. Declare `fields` outside the component. */
export function useSearchState<State extends object>(
  fields: SearchFields<State>,
): [State, (changes: Partial<State>, options?: ChangeOptions) => void] {
  const [search, setSearch] = useSearchParams();

  function change(changes: Partial<State>, { replace = false, scroll = false }: ChangeOptions = {}): void {
    setSearch((current) => writeSearch(fields, current, changes), { replace, preventScrollReset: !scroll });
  }

  return [readSearch(fields, search), change];
}
