import { shellCopy } from '../../copy/shell.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../stores/session.ts';
import { SearchField } from '../../ui/form/search-field.tsx';

/** The search box on larger screens. The `/` shortcut in `shortcuts.tsx` focuses it. */
export function HeaderSearch() {
  const singleKeys = useSession((session) => session.singleKeys);
  return (
    <search className="max-w-105 flex-1 max-[900px]:hidden">
      <form action={paths.search()} method="get">
        <SearchField
          name="searchTerm"
          label={shellCopy.search}
          placeholder={shellCopy.search}
          shortcut={singleKeys ? '/' : undefined}
        />
      </form>
    </search>
  );
}
