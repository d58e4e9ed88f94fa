import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** The first column has the headers of the rows. */
  columns: readonly string[];
  /** One or more `tbody` elements. */
  children: ReactNode;
}

/** A table of the report. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-13 text-muted">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx(
                'border-b py-1.5 align-bottom font-semibold not-first:pl-3',
                index === 0 ? 'text-left' : 'text-right',
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface RowProps {
  name: ReactNode;
  /** Small text below the name. */
  note?: ReactNode;
  cells: readonly ReactNode[];
}

export function Row({ name, note, cells }: RowProps) {
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className="border-b py-2 text-left align-top font-normal text-heading">
        {name}
        {note === undefined ? null : <span className="block text-13 text-muted">{note}</span>}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are constant
        <td key={index} className="border-b py-2 pl-3 text-right align-top tabular-nums text-heading">
          {cell}
        </td>
      ))}
    </tr>
  );
}
