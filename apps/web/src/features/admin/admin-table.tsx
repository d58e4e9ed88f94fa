import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';

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

const sortIcons = { asc: ArrowUp, desc: ArrowDown, none: ArrowUpDown };
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function SortButton({
  label,
  sorted,
  onClick,
}: {
  label: string;
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

interface HeadingProps<Item> {
  column: AdminColumn<Item>;
  sorted: false | 'asc' | 'desc';
  onSort: AdminTableProps<Item>['onSort'];
}

function ColumnHeading<Item>({ column, sorted, onSort }: HeadingProps<Item>) {
  const firstOrder = column.numeric ? 'desc' : 'asc';
  const nextOrder = sorted ? (sorted === 'asc' ? 'desc' : 'asc') : firstOrder;
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : undefined}
      className={cx(
        'px-4 py-2 text-13 font-semibold whitespace-nowrap text-muted',
        column.numeric || column.bare ? 'text-right' : 'text-left',
      )}
    >
      {column.sortable ? (
        <SortButton label={column.label} sorted={sorted} onClick={() => onSort?.(column.id, nextOrder)} />
      ) : (
        column.label
      )}
    </th>
  );
}

function WideTable<Item extends { id: string }>(props: AdminTableProps<Item>) {
  const { label, columns, items, sort, order = 'asc', onSort } = props;
  return (
    <div className="overflow-x-auto rounded-10 border bg-card">
      <table className="w-full border-collapse text-14" aria-label={label}>
        <thead>
          <tr className="border-b bg-surface dark:bg-bg">
            {columns.map((column) => (
              <ColumnHeading
                key={column.id}
                column={column}
                sorted={column.id === sort && order}
                onSort={onSort}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              className="border-b align-middle last:border-b-0 hover:bg-surface dark:hover:bg-bg"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cx('px-4 py-3', column.numeric && 'text-right tabular-nums', column.className)}
                >
                  {column.cell(item)}
                </td>
              ))}
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
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0">{title?.cell(item)}</div>
            {columns
              .filter((column) => column.bare)
              .map((column) => (
                <div key={column.id} className="-mt-1 -mr-2 flex-none empty:hidden">
                  {column.cell(item)}
                </div>
              ))}
          </div>
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
        </li>
      ))}
    </ul>
  );
}
