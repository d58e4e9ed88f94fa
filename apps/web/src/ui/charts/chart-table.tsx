import { cx } from 'class-variance-authority';

export interface ChartRow {
  key: string;
  /** The first cell is the row's header; the others are figures or words. */
  cells: readonly (string | number)[];
}

export interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly ChartRow[];
}

/** Maximum number of rows shown at full height; more rows scroll. */
const fullHeight = 10;

/** A chart's data as a table. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const scrolls = rows.length > fullHeight;
  const align = (index: number) => (index === 0 ? 'text-left' : 'text-right');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark for every chart
    <div
      role="group"
      aria-label={caption}
      tabIndex={scrolls ? 0 : undefined}
      className={cx('relative overflow-auto', scrolls && 'max-h-96')}
    >
      <table className="w-full text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-13 text-muted">
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cx('border-b py-1.5 align-bottom font-semibold not-first:pl-3', align(index))}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row" className="border-b py-1.5 text-left font-normal wrap-anywhere text-heading">
                {name}
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]} className="border-b py-1.5 pl-3 text-right tabular-nums">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
