import { adminCopy as copy } from '../../copy/admin.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import type { ListState } from './admin.queries.ts';

export interface Choice {
  value: string;
  label: string;
}

interface ListControlsProps {
  state: ListState;
  searchLabel: string;
  showLabel: string;
  shown: readonly Choice[];
  sorts: readonly Choice[];
  onChange: (changes: Partial<Record<'searchTerm' | 'status' | 'sort' | 'order', string>>) => void;
  onSearch: (searchTerm: string) => void;
}

function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** Search and filter, plus the order for lists without sortable column headings. */
export function ListControls({
  state,
  searchLabel,
  showLabel,
  shown,
  sorts,
  onChange,
  onSearch,
}: ListControlsProps) {
  const [typed, type] = useDebouncedText(state.searchTerm, onSearch);
  const cards = !useMediaQuery('(width >= 768px)');
  const orders = [
    { value: 'asc', label: copy.ascending },
    { value: 'desc', label: copy.descending },
  ];
  return (
    <search className="grid gap-2 md:grid-cols-[minmax(0,1fr)_200px]">
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <Select
        aria-label={showLabel}
        value={state.status}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <Options choices={shown} />
      </Select>
      {cards && sorts.length > 0 ? (
        <div className="grid grid-cols-2 gap-2">
          <Select
            aria-label={copy.sortBy}
            value={state.sort}
            onChange={(event) => onChange({ sort: event.target.value })}
          >
            <Options choices={sorts} />
          </Select>
          <Select
            aria-label={copy.order}
            value={state.order}
            onChange={(event) => onChange({ order: event.target.value })}
          >
            <Options choices={orders} />
          </Select>
        </div>
      ) : null}
    </search>
  );
}
