import { useEffect, useRef } from 'react';
import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { SearchField } from '../../ui/form/search-field.tsx';

interface HeaderSearchProps {
  /** What the search page shows; empty on other pages. */
  term: string;
}

/**
 * The search box on larger screens. The `/` shortcut in `shortcuts.tsx` focuses it. On the search page it is the only
 * one, and `use-search-submit.ts` searches while the user types.
 */
export function HeaderSearch({ term }: HeaderSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  // The input belongs to the user while they type.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = term;
  }, [term]);
  const singleKeys = useSession((session) => session.singleKeys);
  return (
    <search className="max-w-105 flex-1 max-[900px]:hidden">
      <form action={paths.search()} method="get">
        <SearchField
          ref={box}
          name="searchTerm"
          defaultValue={term}
          label={shellCopy.search}
          placeholder={shellCopy.search}
          shortcut={singleKeys ? '/' : undefined}
        />
      </form>
    </search>
  );
}
