import {
  createColumnHelper,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

const features = tableFeatures({ rowSortingFeature });

export interface AdminColumn<Item> {
  /** Also the sort key, if the column can be sorted. */
  id: string;
  label: string;
  sortable?: boolean;
  /** Used as the heading of a card. */
  title?: boolean;
  /** A column of buttons: at the end of a row, without a label on a card. */
  bare?: boolean;
  /** Right-aligned numbers. */
  numeric?: boolean;
  className?: string;
  cell: (item: Item) => ReactNode;
}

interface AdminTableProps<Item> {
  /** The accessible name. */
  label: string;
  columns: readonly AdminColumn<Item>[];
  items: readonly Item[];
  sort?: string;
  order?: 'asc' | 'desc';
  onSort?: (sort: string, order: 'asc' | 'desc') => void;
}

/** A table on wide screens, cards on narrow ones. The server sorts. */
export function AdminTable<Item extends { id: string }>(props: AdminTableProps<Item>) {
  const roomy = useMediaQuery('(width >= 768px)');
  return roomy ? <WideTable {...props} /> : <Cards {...props} />;
}

function useRows<Item extends { id: string }>({
  columns,
  items,
  sort,
  order,
  onSort,
}: AdminTableProps<Item>) {
  const helper = createColumnHelper<typeof features, Item>();
  const sorting: SortingState = sort ? [{ id: sort, desc: order === 'desc' }] : [];
  return useTable({
    features,
    data: items,
    columns: columns.map((column) =>
      helper.accessor((): unknown => column.id, {
        id: column.id,
        header: column.label,
        enableSorting: column.sortable ?? false,
        sortDescFirst: column.numeric ?? false,
        cell: ({ row }) => column.cell(row.original),
      }),
    ),
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) onSort?.(next.id, next.desc ? 'desc' : 'asc');
    },
  });
}

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({
  label,
  sorted,
  onClick,
}: {
  label: ReactNode;
  sorted: false | 'asc' | 'desc';
  onClick: () => void;
}) {
  const Icon = sortIcons[sorted || 'none'];
  return (
    <button
      type="button"
      onClick={onClick}
      className="-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-6 px-2 font-semibold hover:bg-fill hover:text-heading"
    >
      {label}
      <Icon aria-hidden="true" className={cx('size-3.5', sorted ? 'text-heading' : 'opacity-60')} />
    </button>
  );
}

function WideTable<Item extends { id: string }>(props: AdminTableProps<Item>) {
  const table = useRows(props);
  const columnOf = new Map(props.columns.map((column) => [column.id, column]));
  return (
    <div className="overflow-x-auto rounded-10 border bg-card">
      <table className="w-full border-collapse text-14" aria-label={props.label}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b bg-surface dark:bg-bg">
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                const column = columnOf.get(header.column.id);
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted ? ariaSort[sorted] : undefined}
                    className={cx(
                      'px-4 py-2 text-13 font-semibold whitespace-nowrap text-muted',
                      column?.numeric || column?.bare ? 'text-right' : 'text-left',
                    )}
                  >
                    {header.column.getCanSort() ? (
                      <SortButton
                        label={<table.FlexRender header={header} />}
                        sorted={sorted}
                        onClick={() => header.column.toggleSorting()}
                      />
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-b align-top last:border-b-0 hover:bg-surface dark:hover:bg-bg">
              {row.getAllCells().map((cell) => {
                const column = columnOf.get(cell.column.id);
                return (
                  <td
                    key={cell.id}
                    className={cx(
                      'px-4 py-3',
                      column?.numeric && 'text-right tabular-nums',
                      column?.className,
                    )}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Item extends { id: string }>({ label, columns, items }: AdminTableProps<Item>) {
  const title = columns.find((column) => column.title);
  return (
    <ul aria-label={label} className="grid gap-3">
      {items.map((item) => (
        <li key={item.id} className="min-w-0 rounded-10 border bg-card p-4">
          {title?.cell(item)}
          <dl className="mt-3 grid gap-2 text-14">
            {columns
              .filter((column) => column !== title && !column.bare)
              .map((column) => (
                <div key={column.id} className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-2">
                  <dt className="text-muted">{column.label}</dt>
                  <dd className="min-w-0">{column.cell(item)}</dd>
                </div>
              ))}
          </dl>
          {columns
            .filter((column) => column.bare)
            .map((column) => (
              <div key={column.id} className="mt-3 empty:hidden">
                {column.cell(item)}
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}
