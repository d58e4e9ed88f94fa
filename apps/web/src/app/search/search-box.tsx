import { limits } from '@teamwright/contracts/core/limits.ts';
import { searchCopy } from '../../copy/search.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { SearchField } from '../../ui/form/search-field.tsx';

interface SearchBoxProps {
  term: string;
  onSearch: (term: string, options?: { replace: boolean }) => void;
}

/**
 * The input of the search page on small screens. It searches while the user types, and has the focus if the term is
 * empty. On larger screens the box of the header does both.
 */
export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useDebouncedText(term, (text) => onSearch(text, { replace: true }));
  return (
    <search aria-label={searchCopy.label} className="min-[900px]:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <SearchField
          label={searchCopy.label}
          placeholder={searchCopy.placeholder}
          value={typed}
          autoFocus={term === ''}
          maxLength={limits.searchTerm.max}
          onChange={(event) => setTyped(event.target.value)}
          className="max-w-160"
        />
      </form>
    </search>
  );
}
