import type { UseQueryResult } from '@tanstack/react-query';
import type { ListState } from './admin.queries.ts';
import { AdminList } from './admin-list.tsx';
import { type AdminColumn, AdminTable } from './admin-table.tsx';
import { type Choice, ListControls } from './list-controls.tsx';

interface ManagedListProps<Item, State extends ListState> {
  /** The accessible name of the table. */
  label: string;
  searchLabel: string;
  showLabel: string;
  /** The options of the filter. */
  shown: readonly Choice[];
  /** The options of the order; none if the list has a fixed order. */
  sorts: readonly Choice[];
  columns: readonly AdminColumn<Item>[];
  state: State;
  setState: (changes: Partial<State>, options?: { replace?: boolean; scroll?: boolean }) => void;
  query: Pick<UseQueryResult<{ total: number }>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>;
  items: readonly Item[] | undefined;
  /** The empty state of an unfiltered list. */
  none?: { title: string; hint: string };
}

/** A list of administrators with search, filter, sorting and pages. Its state is in the address. */
export function ManagedList<Item extends { id: string }, State extends ListState>({
  label,
  searchLabel,
  showLabel,
  shown,
  sorts,
  columns,
  state,
  setState,
  query,
  items = [],
  none,
}: ManagedListProps<Item, State>) {
  const isFiltered = state.searchTerm !== '' || state.status !== '';
  const isSortable = sorts.length > 0;
  return (
    <>
      <ListControls
        state={state}
        searchLabel={searchLabel}
        showLabel={showLabel}
        shown={shown}
        sorts={sorts}
        onChange={(changes) => setState(asChanges({ ...changes, page: 1 }))}
        onSearch={(searchTerm) => setState(asChanges({ searchTerm, page: 1 }), { replace: true })}
      />
      <AdminList
        query={query}
        page={state.page}
        onPage={(page) => setState(asChanges({ page }), { scroll: true })}
        none={none}
        onShowAll={
          isFiltered ? () => setState(asChanges({ searchTerm: '', status: '', page: 1 })) : undefined
        }
      >
        <AdminTable
          label={label}
          columns={columns}
          items={items}
          sort={isSortable ? state.sort : undefined}
          order={state.order}
          onSort={(sort, order) => setState(asChanges({ sort, order, page: 1 }))}
        />
      </AdminList>
    </>
  );
}

// Safe: the keys and values come from the list's options and columns, which match the fields of the address.
function asChanges<State extends ListState>(
  changes: Partial<Record<keyof ListState, string | number>>,
): Partial<State> {
  return changes as Partial<State>;
}
